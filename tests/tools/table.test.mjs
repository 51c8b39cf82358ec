// The commands that play by the table of the solution. PULUC is the program, and its table lies beside it.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import test from "node:test";

const program = process.env.PULUC;
const cases = readFileSync(new URL("../data/values.jsonl", import.meta.url), "utf8").trimEnd().split("\n");

/** Runs `puluc` with words and standard input; gives status, out and err. */
function puluc(words, input = "") {
  const run = spawnSync(program, words, { input, encoding: "utf8", maxBuffer: 1 << 26 });
  assert.equal(run.error, undefined);
  return { status: run.status, out: run.stdout, err: run.stderr };
}

test("values prints the chances of the shared cases, in their form, to half a grade", () => {
  const positions = cases.map((line) => JSON.parse(line).position).join("\n");
  const run = puluc(["values"], positions);
  assert.equal(run.status, 0, run.err);
  const lines = run.out.trimEnd().split("\n");
  assert.equal(lines.length, 400);
  lines.forEach((line, i) => {
    assert.equal(line.replace(/0\.\d+|1\.0+/g, "#"), cases[i].replace(/0\.\d+|1\.0+/g, "#"));
    const [found, right] = [JSON.parse(line), JSON.parse(cases[i])];
    const near = (a, b) => assert.ok(Math.abs(a - b) <= 0.0025 + 1e-9, line);
    near(found.win, right.win);
    found.throws.flat().forEach(([, chance], j) => near(chance, right.throws.flat()[j][1]));
  });
});

test("best names the move, what it is worth, and what the others cost", () => {
  const run = puluc(["best", "4/3r3g1/4 r", "3"]);
  assert.match(run.out, /0-3 +wins +54\.\d %/);
  assert.match(run.out, /4-7 +wins +39\.\d %  costs 15\.9/);
});

test("arena plays by the table where it is not told to estimate, the same way every time", () => {
  const match = (...more) =>
    JSON.parse(puluc(["arena", "--red", "perfect", "--green", "beginner", "--games", "100", "--json", ...more]).out);
  const first = match();
  assert.ok(first.red_share > 0.75, `${first.red_share}`);
  assert.deepEqual(match(), first);
  assert.notEqual(match("--estimate", "both").plies, first.plies);
});

test("levels measures all five, each weaker than the next", () => {
  const { levels } = JSON.parse(puluc(["levels", "--games", "120", "--json"]).out);
  assert.deepEqual(levels.map((each) => each.level), ["beginner", "casual", "keen", "expert", "perfect"]);
  for (const each of levels.slice(0, -1)) assert.ok(each.against_next.share < 0.5, each.level);
  for (let i = 1; i < levels.length; ++i)
    assert.ok(levels[i].against_perfect.share > levels[i - 1].against_perfect.share, levels[i].level);
  assert.match(puluc(["levels", "--games", "10", "--estimate"]).out, /^\| perfect \| [\d.]+ ± [\d.]+ \|  \|( 0 \|){5}$/m);
});

test("a table that is damaged, cut short, foreign or not there is told apart", () => {
  const folder = mkdtempSync(join(tmpdir(), "puluc-"));
  const bytes = readFileSync(join(dirname(program), "puluc.table"));
  const refused = (name, content, reason) => {
    const path = join(folder, name);
    if (content) writeFileSync(path, content);
    const run = puluc(["best", "5/9/5 r", "1", "--table", path]);
    assert.equal(run.status, 2);
    assert.equal(run.out, "");
    assert.match(run.err, reason);
  };
  try {
    const flipped = Buffer.from(bytes);
    flipped[bytes.length >> 1] ^= 4;
    refused("flipped", flipped, /damaged/);
    refused("short", bytes.subarray(0, 1000), /short/);
    refused("page", "<!doctype html>", /not a table of Puluc/);
    refused("none", undefined, /cannot be opened/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
