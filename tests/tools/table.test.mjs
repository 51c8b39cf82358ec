// The commands that solve the game or play by the table of the solution. PULUC is the program, and its table lies beside
// it. A solution takes seconds, so each command is asked for one and then for all that it says.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
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

/** What `puluc` prints with these words, which must do. */
function printed(words) {
  const run = puluc(words);
  assert.equal(run.status, 0, run.err);
  assert.equal(run.err, "");
  return run.out;
}

const table = join(dirname(program), "puluc.table");

/** Gives `use` a folder that is there for so long. */
function inFolder(use) {
  const folder = mkdtempSync(join(tmpdir(), "puluc-"));
  try {
    use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Red's chance at the start, to twelve digits (docs/solving.md). */
const start = 0.514295157772;

test("solve proves the same bits on one thread and on four, and writes the same table", () => {
  inFolder((folder) => {
    const out = join(folder, "puluc.table");
    const [one, four] = [["--threads", "1"], ["--threads", "4", "--out", out]]
      .map((words) => JSON.parse(printed(["solve", "--json", ...words])));
    for (const solved of [one, four]) {
      assert.deepEqual(Object.keys(solved), ["start", "gap", "positions", "stages", "sweeps", "updates_per_position",
        "threads", "seconds", "peak_mib", "signature", "by_killed"]);
      assert.ok(Math.abs(solved.start - start) < 1e-8, `${solved.start}`);
      assert.ok(solved.gap > 0 && solved.gap <= 1e-7, `${solved.gap}`);
      assert.equal(solved.positions, 8202283);
      assert.ok(solved.sweeps > 1);
      assert.ok(solved.seconds > 0 && solved.peak_mib > 1);
      assert.match(solved.signature, /^[0-9a-f]{16}$/);
    }
    assert.deepEqual([one.threads, four.threads], [1, 4]);
    for (const key of ["start", "gap", "stages", "sweeps", "updates_per_position", "signature", "by_killed"])
      assert.deepEqual(four[key], one[key], key);
    // By killed pieces, none to eight: as docs/solving.md has it.
    const sum = (key) => one.by_killed.reduce((all, layer) => all + layer[key], 0);
    assert.deepEqual([one.by_killed.length, sum("stages"), sum("positions")], [9, one.stages, one.positions]);
    assert.equal(Math.max(...one.by_killed.map(({ sweeps }) => sweeps)), one.sweeps);
    assert.deepEqual(one.by_killed.at(-1), { stages: 1, positions: 91, sweeps: 49 });
    assert.ok(readFileSync(out).equals(readFileSync(table)));
  });
});

const terminal = process.platform === "linux" && existsSync("/usr/bin/script");
test("solve says on a terminal how far it is, and what is left once that can be seen", { skip: !terminal }, () => {
  const run = spawnSync("script", ["-qec", `'${program}' solve --gap 1`, "/dev/null"], { encoding: "utf8", maxBuffer: 1 << 26 });
  assert.equal(run.status, 0);
  const lines = run.stdout.split("\r").filter((line) => line.includes("layer of"));
  const told = lines.map((line) => [parseInt(line, 10), Number(line.match(/(\d+) s left/)?.[1])]);
  assert.ok(told.length > 700);
  for (const [percent, left] of told) {
    if (percent < 5) assert.ok(Number.isNaN(left), `${percent} %: ${left} s`);
    if (percent > 5) assert.ok(left >= 0, `${percent} %`);
  }
  assert.deepEqual(told.at(-1), [100, 0]);
});

test("verify finds no chance of the table farther from what follows than a grade", () => {
  const [, residual] = printed(["verify", table]).match(/^largest residual of 8202283 positions: (0\.\d+)\n$/);
  assert.ok(residual > 0 && residual <= 0.005, residual);
});

test("regret measures that playing by the table costs next to nothing", () => {
  const regret = JSON.parse(printed(["regret", "--games", "50", "--json"]));
  assert.deepEqual(Object.keys(regret), ["mean", "max", "decisions", "games", "seed", "plies_per_game"]);
  assert.deepEqual([regret.games, regret.seed], [50, 1]);
  assert.ok(regret.decisions > 500);
  assert.ok(regret.plies_per_game > 20 && regret.plies_per_game < 50);
  assert.ok(regret.mean >= 0 && regret.mean <= 2e-5, `${regret.mean}`);
  assert.ok(regret.max >= regret.mean && regret.max <= 0.005, `${regret.max}`);
});

test("figures tells of the start, the opening and the games, and draws its plots", () => {
  inFolder((folder) => {
    const figures = JSON.parse(printed(["figures", "--games", "20", "--svg", folder]));
    assert.deepEqual(Object.keys(figures), ["start", "after_first_throw", "entering_gains", "games", "red_wins",
      "plies_of_best_play", "plies_of_random_play", "best_beats_random", "luck_of_a_throw", "forced_turns",
      "cost_of_second_best", "cost_of_random_move", "cost_of_random_other_move", "choices_of_two",
      "second_best_within_a_point"]);
    assert.equal(figures.games, 20);
    assert.ok(Math.abs(figures.start - start) < 1e-8, `${figures.start}`);
    const weighed = [4, 6, 4, 1, 1].reduce((sum, weight, i) => sum + (weight / 16) * figures.after_first_throw[i], 0);
    assert.ok(Math.abs(weighed - start) < 1e-8, `${weighed}`);
    figures.entering_gains.forEach((row, i) =>
      assert.deepEqual(row.map((gain) => gain > 0), [0, 1, 2, 3, 4].map((j) => j !== i)));
    for (const share of ["red_wins", "best_beats_random", "luck_of_a_throw", "forced_turns", "cost_of_second_best",
      "cost_of_random_move", "cost_of_random_other_move", "choices_of_two", "second_best_within_a_point"])
      assert.ok(figures[share] > 0 && figures[share] < 1, share);
    assert.ok(figures.plies_of_best_play < figures.plies_of_random_play);
    for (const name of ["lengths.svg", "swings.svg"])
      assert.match(readFileSync(join(folder, name), "utf8"), /^<svg .*<\/svg>\s*$/s);
  });
});

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

test("best takes the throw of the position, and not another one", () => {
  const three = puluc(["best", "4/3r3g1/4 r", "3"]).out;
  assert.equal(puluc(["best", "4/3r3g1/4 r 3"]).out, three);
  assert.equal(puluc(["best", " 4/3r3g1/4 r 3 ", "3"]).out, three);
  for (const [words, reason] of [[["5/9/5 r 2", "3"], /the throw 2, not 3/], [["5/9/5 r"], /a throw is needed/]]) {
    const run = puluc(["best", ...words]);
    assert.equal(run.status, 2);
    assert.equal(run.out, "");
    assert.match(run.err, reason);
  }
});

test("values trims its lines, and refuses a throw", () => {
  assert.equal(puluc(["values"], " 5/9/5 r\t\r\n").out, puluc(["values"], "5/9/5 r").out);
  const run = puluc(["values"], "5/9/5 r\n5/9/5 r 3\n");
  assert.equal(run.status, 2);
  assert.match(run.err, /^line 2: .*without/);
});

test("arena plays by the table where it is not told to estimate, the same way every time", () => {
  const match = (...more) =>
    JSON.parse(puluc(["arena", "--red", "perfect", "--green", "beginner", "--games", "100", "--json", ...more]).out);
  const first = match();
  assert.ok(first.red_share > 0.75, `${first.red_share}`);
  assert.deepEqual(match(), first);
  assert.notEqual(match("--estimate", "both").plies, first.plies);
});

test("levels measures random moves and all five, from the weakest to the strongest", () => {
  const { games, levels } = JSON.parse(puluc(["levels", "--games", "119", "--json"]).out);
  assert.equal(games, 120);
  assert.deepEqual(levels.map((each) => each.level), ["random", "beginner", "casual", "keen", "expert", "perfect"]);
  for (const { against_next } of levels.slice(0, -1)) assert.ok(against_next.share > 0.15 && against_next.share < 0.6);
  // Of so few games neighbours may come out the wrong way round.
  for (let i = 2; i < levels.length; ++i)
    assert.ok(levels[i].against_perfect.share > levels[i - 2].against_perfect.share, levels[i].level);
  for (const { choices, errors } of levels)
    for (const { possible, made } of errors) assert.ok(possible > 0 && possible < choices && made >= 0 && made < 1);
  const { out } = puluc(["levels", "--games", "9", "--estimate"]);
  assert.match(out, /^10 games/);
  assert.match(out, /^\| perfect \| [\d.]+ ± [\d.]+ \|  \|$/m);
  assert.match(out, /^\| perfect \|( 0 \|){5}$/m);
});

test("a table that is damaged, cut short, foreign or not there is told apart", () => {
  const bytes = readFileSync(table);
  inFolder((folder) => {
    const refused = (name, content, reason) => {
      const path = join(folder, name);
      if (content) writeFileSync(path, content);
      for (const words of [["best", "5/9/5 r", "1", "--table", path], ["verify", path]]) {
        const run = puluc(words);
        assert.equal(run.status, 2);
        assert.equal(run.out, "");
        assert.match(run.err, reason);
      }
    };
    const flipped = Buffer.from(bytes);
    flipped[bytes.length >> 1] ^= 4;
    refused("flipped", flipped, /damaged/);
    refused("short", bytes.subarray(0, 1000), /short/);
    refused("page", "<!doctype html>", /not a table of Puluc/);
    refused("none", undefined, /is not there/);
  });
});

test("solve writes no table whose gap would make its chances untrue", () => {
  inFolder((folder) => {
    const out = join(folder, "puluc.table");
    const run = puluc(["solve", "--gap", "1e-3", "--out", out]);
    assert.equal(run.status, 2);
    assert.match(run.err, /a gap of at most 1e-5/);
    assert.ok(!existsSync(out));
    assert.deepEqual(readdirSync(folder), [], "nothing is left");
  });
});
