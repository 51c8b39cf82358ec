// For the page and, when the site is built, for Node. What the embed guide shows and runs: one example for each attribute,
// method and event of <puluc-board>. What is shown are these very tags and functions, and the tests try each. Every function
// begins with any board and gives something to print.

/** A short game, written as it would be in a file. */
export const record = `[Red "Ana"]
[Green "Ben"]

1. 3:0-3 2:10-8 2. 5:3x8 1:10-9 *`;

/** For each attribute a tag that has it. @type {Record<string, Record<string, string>>} */
export const attributes = {
  position: { position: '3/2r2(ggr)g2/1 r' },
  throw: { position: '4/3r1g3/4 r', throw: '2' },
  game: { game: record },
  ply: { game: record, ply: '1' },
  mode: { game: record, mode: 'replay' },
  side: { side: 'green', level: 'casual' },
  level: { mode: 'watch', level: 'keen,casual' },
  goal: { position: '3/2r1(gr)4/4 r', throw: '2', mode: 'puzzle', goal: 'free' },
  lang: { lang: 'es' },
  theme: { theme: 'dark' },
  orientation: { orientation: 'standing' },
  controls: { controls: 'off' },
  coordinates: { coordinates: 'off' },
  sound: { sound: 'on' },
  seed: { seed: '7' },
  label: { label: 'A first game' },
};

/** @type {Record<string, (board: any) => Promise<unknown>>} */
export const methods = {
  activate: async (board) => {
    await board.activate();
    return 'The board is live.';
  },
  setPosition: async (board) => {
    await board.setPosition('2/2r3(grr)2/4 r 2');
    return board.getPosition();
  },
  getPosition: async (board) => board.getPosition(),
  legalMoves: async (board) => {
    await board.setPosition('2/2r3(grr)2/4 r 2');
    return board.legalMoves();
  },
  throwSticks: async (board) => {
    await board.setPosition('5/9/5 r');
    return board.throwSticks(3);
  },
  play: async (board) => {
    await board.setPosition('4/3r1g3/4 r 2');
    return board.play('4x6');
  },
  undo: async (board) => {
    await board.setPosition('4/3r1g3/4 r 2');
    await board.play('4x6');
    await board.undo();
    return board.getPosition();
  },
  redo: async (board) => {
    await board.setPosition('4/3r1g3/4 r 2');
    await board.play('4x6');
    await board.undo();
    await board.redo();
    return board.getPosition();
  },
  getGame: async (board) => {
    await board.setPosition('5/9/5 r');
    await board.throwSticks(3);
    await board.play('0-3');
    return board.getGame();
  },
  goTo: async (board) => {
    await board.setPosition('4/3r1g3/4 r 2');
    await board.play('4x6');
    await board.goTo(0);
    return board.getPosition();
  },
  hint: async (board) => {
    await board.setPosition('4/3r1g3/4 r 2');
    return board.hint();
  },
  score: async (board) => board.score(),
  showSolution: async (board) => {
    board.mode = 'puzzle';
    board.goal = 'capture';
    await board.setPosition('4/3r1g3/4 r 2');
    return board.showSolution();
  },
  reset: async (board) => {
    await board.setPosition('4/3r1g3/4 r 2');
    await board.play('4x6');
    await board.reset();
    return board.getPosition();
  },
};

/** Waits for an event that something brings about, and gives its detail. */
export async function detailOf(board, name, cause) {
  const heard = new Promise((resolve) => board.addEventListener(name, (event) => resolve(event.detail), { once: true }));
  await cause();
  return heard;
}

/** @type {Record<string, (board: any) => Promise<unknown>>} */
export const events = {
  ready: async (board) => detailOf(board, 'ready', () => board.activate()),
  throw: async (board) =>
    detailOf(board, 'throw', async () => {
      await board.setPosition('5/9/5 r');
      await board.throwSticks(4);
    }),
  move: async (board) =>
    detailOf(board, 'move', async () => {
      await board.setPosition('4/3r1g3/4 r 2');
      await board.play('4x6');
    }),
  gameover: async (board) =>
    detailOf(board, 'gameover', async () => {
      await board.setPosition('1/3r1g(rrggg)2/0 r 2');
      await board.play('4x6');
    }),
  goal: async (board) =>
    detailOf(board, 'goal', async () => {
      board.mode = 'puzzle';
      board.goal = 'capture';
      await board.setPosition('4/3r1g3/4 r 2');
      await board.play('4x6');
    }),
  error: async (board) =>
    detailOf(board, 'error', async () => {
      board.position = '5/9/6 r';
    }),
};
