// The command line as a person or a script calls it: what goes in, what comes out, and the exit status.
// PULUC is the program, or its JavaScript where it was built as WASM.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { closeSync, copyFileSync, existsSync, mkdtempSync, openSync, readFileSync, realpathSync, rmSync, writeFileSync }
  from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import test from "node:test";

const program = process.env.PULUC;
const data = (name) => readFileSync(new URL(`../data/${name}`, import.meta.url), "utf8");

/** How a program is called with words: a program's path, or Node's, and its words. */
const called = (path, words) => (path.endsWith(".js") ? [process.execPath, [path, ...words]] : [path, words]);

/** Runs `puluc` with words and standard input; gives status, out and err. */
function puluc(words, input = "") {
  const run = spawnSync(...called(program, words), { input, encoding: "utf8", maxBuffer: 1 << 26 });
  // A game can be over, and the program gone, before it is told that there is no more input.
  if (run.error?.code !== "EPIPE") assert.equal(run.error, undefined);
  return { status: run.status, out: run.stdout, err: run.stderr };
}

/** Checks that the words are refused: status 2, one sentence on standard error, nothing else. */
function refused(words, reason, input = "") {
  const run = puluc(words, input);
  assert.equal(run.status, 2, words.join(" "));
  assert.equal(run.out, "");
  assert.match(run.err, reason);
  assert.equal(run.err.trimEnd().split("\n").length, 1, run.err);
}

test("moves prints the shared cases to the letter", () => {
  const cases = data("moves.jsonl");
  const questions = cases.replace(/^\{"position":"([^"]*)","throw":(\d).*$/gm, "$1 $2");
  const run = puluc(["moves"], questions);
  assert.equal(run.status, 0, run.err);
  assert.ok(run.out === cases);
});

test("moves takes lines with a carriage return, and no lines at all", () => {
  const start = '{"position":"5/9/5 r","throw":3,"moves":[{"from":0,"to":3,"captured":0,"freed":0,"returned":0,' +
    '"killed":0,"wins":false,"next":"4/2r6/5 g"}]}\n';
  assert.equal(puluc(["moves"], "5/9/5 r 3\r\n5/9/5 r 3").out, start + start);
  assert.deepEqual(puluc(["moves"]), { status: 0, out: "", err: "" });
});

test("moves says where a line is bad, after the results of the lines before it", () => {
  const run = puluc(["moves"], "5/9/5 r 1\n5/8/5 r 1\n5/9/5 r 1\n");
  assert.equal(run.status, 2);
  assert.equal(run.out.split("\n").length, 2);
  assert.equal(run.err, "line 2, column 4: the track has nine spaces\n");
  refused(["moves"], /^line 1: the position needs a throw/m, "5/9/5 r\n");
  refused(["moves"], /^line 1, column 1: /, "\n");
  refused(["moves"], /^line 1, column 14: the game is over/, "4/4(rg)4/0 g 3\n");
});

test("perft counts from the start, or from a position", () => {
  assert.equal(puluc(["perft", "6"]).out, "1 5\n2 25\n3 221\n4 1897\n5 18767\n6 184652\n");
  assert.equal(puluc(["perft", "2", "4/4(rg)4/0 g"]).out, "1 0\n2 0\n");
  refused(["perft"], /required/);
  refused(["perft", "0"], /range/);
  refused(["perft", "many"], /many/);
  refused(["perft", "3", "5/9/6 r"], /^column 5: /);
  refused(["perft", "3", "5/9/5 r 1"], /without/);
});

test("bench plays the same games everywhere, and says how fast", () => {
  const bench = JSON.parse(puluc(["bench", "--json", "--games", "2000", "--seed", "5"]).out);
  assert.equal(bench.games, 2000);
  assert.equal(bench.plies, 105465);
  assert.equal(bench.signature, "23de4dc7baee3e40");
  assert.ok(bench.playouts_per_second > 1000);
  assert.ok(bench.plies_per_second > bench.playouts_per_second);
  assert.match(puluc(["bench", "--games", "10"]).out, /^\d+ playouts a second$/m);
  refused(["bench", "--games", "0"], /--games/);
});

test("signature is the one that every build shares", () => {
  assert.equal(puluc(["signature"]).out, data("signature.txt"));
});

test("arena lets two levels play, the same way every time", () => {
  const words = ["arena", "--red", "keen", "--green", "random", "--games", "50", "--estimate", "both", "--json"];
  const match = JSON.parse(puluc(words).out);
  assert.equal(match.red_wins + match.green_wins, 50);
  assert.ok(match.red_wins > 35);
  assert.deepEqual(JSON.parse(puluc(words).out), match);
  assert.match(puluc(words.slice(0, -1)).out, /^Red, keen: \d+ won/m);
  refused(["arena", "--red", "keen"], /--green/);
  refused(["arena", "--red", "keen", "--green", "best"], /best/);
});

/** The lines that say what was thrown, in order. */
const throws = (out) => out.match(/^(Red|Green) throws \d/gm);

test("play shows the board, the throw and the moves, and takes a number or a move", () => {
  const run = puluc(["play", "--seed", "4"], "1\n10-8\nquit\n");
  assert.equal(run.status, 0);
  assert.match(run.out, /^ +0 +1 +2 .* 10$/m);
  assert.match(run.out, /^Red's move: Red plays 0-2: enters on space 2\.$/m);
  assert.match(run.out, /^Green's move: Green plays 10-8/m);
  assert.match(run.out, /You leave the game at 4\/1r5g1\/4 r 2\.\n$/);
});

test("play answers what it does not understand, and what the throw does not allow", () => {
  const out = puluc(["play", "--seed", "4"], "hop\n0-9\n0x2\n7\nhelp\n").out;
  assert.match(out, /Please type a move/);
  assert.match(out, /The throw does not allow 0-9\./);
  assert.match(out, /The throw does not allow 0x2\./);
  assert.match(out, /compatriots/);
  assert.equal(throws(out).length, 1);
});

test("play takes moves back, and the same throws come again", () => {
  const forward = throws(puluc(["play", "--seed", "4"], "1\n1\n1\nquit\n").out);
  const back = throws(puluc(["play", "--seed", "4"], "1\n1\n1\nback\nback\nback\nback\n1\n1\n1\nquit\n").out);
  assert.deepEqual(forward.slice(0, 3).reverse(), back.slice(4, 7));
  assert.deepEqual(forward, back.slice(-4));
});

test("play against a level goes to the end, and a record of it can be had", () => {
  const run = puluc(["play", "--level", "casual", "--side", "green", "--seed", "3"], "record\n" + "1\n".repeat(500));
  assert.equal(run.status, 0);
  assert.match(run.out, /\[Puluc "1"\]\n\n1\. \d:0-\d \*\n/);
  assert.match(run.out, /(Red|Green) wins: every piece of (Red|Green) is captured or killed\.\n$/);
  assert.match(puluc(["play", "--level", "keen", "--side", "green", "--seed", "3"], "back\n").out, /no move to take back/);
});

test("play ends with its input", () => {
  const run = puluc(["play", "--seed", "1"]);
  assert.equal(run.status, 0);
  assert.match(run.out, /You leave the game at 5\/9\/5 r \d\.\n$/);
});

test("what would take seconds or a minute is refused at once where it makes no sense", () => {
  refused(["puzzles", "--count", "0"], /--count/);
  refused(["puzzles", "--seed", "first"], /--seed/);
  refused(["solve", "--gap", "0"], /--gap/);
  refused(["solve", "--gap", "2"], /--gap/);
  refused(["solve", "--threads", "0"], /--threads/);
  refused(["verify"], /FILE/);
  refused(["regret", "--games", "0"], /--games/);
  refused(["figures", "--games", "0"], /--games/);
  refused(["figures", "--svg", "no/such/folder"], /--svg/);
  refused(["fit"], /--out/);
  refused(["fit", "--out", "weights.hpp", "--steps", "0"], /--steps/);
});

test("a seed is a whole number of 64 bits, and taken as it is written", () => {
  const bench = (seed) => JSON.parse(puluc(["bench", "--json", "--games", "3", "--seed", seed]).out).seed;
  assert.equal(bench("010"), 10);
  assert.equal(puluc(["bench", "--games", "3", "--seed", "18446744073709551615"]).status, 0);
  for (const seed of ["18446744073709551616", "99999999999999999999999", "0x10", "1e3", "1.5", "+1", " 1", "first", "-1", ""])
    refused(["bench", `--seed=${seed}`], /--seed/);
  for (const command of ["arena", "bench", "figures", "fit", "levels", "play", "puzzles", "regret"])
    refused([command, "--seed", "-1"], /--seed/);
});

test("a table that can't be read is refused by every command that reads one", () => {
  const commands = [["verify"], ["values", "--table"], ["best", "5/9/5 r", "1", "--table"], ["regret", "--table"],
    ["levels", "--table"], ["arena", "--red", "keen", "--green", "keen", "--table"], ["play", "--level", "keen", "--table"]];
  for (const words of commands) {
    refused([...words, "."], /^\.: is a folder$/m);
    refused([...words, "nowhere.table"], /^nowhere\.table: is not there/);
  }
});

test("a place where nothing can be written is refused before the work", () => {
  for (const words of [["fit", "--out"], ["solve", "--out"], ["figures", "--svg"]]) refused([...words, "/nowhere/at/all"], /nowhere/);
  refused(["fit", "--out", "."], /^\.: cannot be written$/m);
  refused(["solve", "--out", "."], /^\.: cannot be written$/m);
});

test("solve refuses a gap that is none, and one too wide for a table", () => {
  for (const gap of ["nan", "-nan", "inf", "0", "1e-15", "1.5", "close"]) refused(["solve", `--gap=${gap}`], /--gap/);
  refused(["solve", "--out", "never.table", "--gap", "1e-4"], /1e-5/);
  refused(["solve", "--out", "never.table", "--gap", "nan"], /--gap/);
});

test("solve runs on the threads that there are, and keeps its progress for a terminal", () => {
  const run = puluc(["solve", "--gap", "1", "--threads", "1", "--json"]);
  assert.equal(run.status, 0);
  assert.equal(run.err, "");
  assert.equal(JSON.parse(run.out).positions, 8202283);
  if (program.endsWith(".js")) refused(["solve", "--threads", "2"], /--threads/);
});

test("the table beside the program is found from any folder", () => {
  const folder = mkdtempSync(join(tmpdir(), "puluc-"));
  try {
    const copies = [basename(program), basename(program).replace(/js$/, "wasm")];
    for (const name of new Set(copies)) copyFileSync(join(dirname(program), name), join(folder, name));
    writeFileSync(join(folder, "puluc.table"), "no table");
    const run = spawnSync(...called(join(folder, copies[0]), ["values"]), { input: "", encoding: "utf8" });
    assert.equal(run.status, 2);
    assert.ok(run.stderr.startsWith(join(realpathSync(folder), "puluc.table") + ": this is not a table"), run.stderr);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("blanks around what people type don't matter, and a fault has the place where it stands", () => {
  const start = puluc(["moves"], "5/9/5 r 3").out;
  assert.equal(puluc(["moves"], " \t5/9/5 r 3 \r\n").out, start);
  assert.equal(puluc(["perft", "2", " 5/9/5 r\n"]).out, "1 5\n2 25\n");
  assert.equal(puluc(["diagram", " 5/9/5 r "]).out, puluc(["diagram", "5/9/5 r"]).out);
  assert.match(puluc(["play", "--seed", "4"], "  1\t\n quit \n").out, /Red plays 0-2.*You leave the game/s);
  refused(["moves"], /^line 1, column 7: the track has nine spaces$/m, "   5/8/5 r 1\n");
  refused(["perft", "3", "  5/9/6 r"], /^column 7: /);
});

test("input that can't be read and output that can't be written are errors", { skip: !existsSync("/dev/full") }, () => {
  const run = (words, stdin, stdout) => {
    const opened = [openSync(stdin, "r"), openSync(stdout, "w")];
    const { status, stderr } = spawnSync(...called(program, words), { stdio: [...opened, "pipe"], encoding: "utf8" });
    opened.forEach(closeSync);
    return `${status} ${stderr}`;
  };
  for (const words of [["perft", "1"], ["signature"], ["--help"], ["moves", "--help"], ["diagram", "5/9/5 r"], ["play"]])
    assert.equal(run(words, "/dev/null", "/dev/full"), "2 Standard output cannot be written.\n", words.join(" "));
  for (const words of [["moves"], ["play"]])
    assert.equal(run(words, tmpdir(), "/dev/null"), "2 standard input cannot be read\n", words.join(" "));
  assert.equal(run(["perft", "1"], "/dev/null", "/dev/null"), "0 ");
});

test("what makes no sense is refused, and help is no error", () => {
  refused([], /required/);
  refused(["dance"], /dance/);
  refused(["play", "--level", "grim"], /grim/);
  refused(["play", "--side", "red"], /--level/);
  refused(["moves", "--fast"], /--fast/);
  for (const words of [["--help"], ["play", "--help"], ["moves", "-h"]]) {
    const run = puluc(words);
    assert.equal(run.status, 0);
    assert.equal(run.err, "");
    assert.match(run.out, /Usage/);
  }
});
