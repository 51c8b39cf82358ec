// A page that is written in TypeScript, with the package's types: compiled by package.test.mjs, never run.
import { BoardError, PulucBoard, type BoardFault, type Move } from 'puluc-board';

PulucBoard.home = '/puluc/board.html';
const board = document.createElement('puluc-board');
board.throw = 2;
board.seed = '12';
board.controls = false;
board.coordinates = true;
board.game = null;
board.label = undefined;
board.lang = null;
const language: string = board.lang;
const given: string | null = board.throw;
// @ts-expect-error An attribute is a text.
const wrong: number = board.throw;
// @ts-expect-error There is nothing to make of an object.
board.position = {};

const hear = (event: CustomEvent<BoardFault>) => console.log(event.detail.code, event.detail.option);
board.addEventListener('error', hear);
board.addEventListener('error', (event) => console.log(event.detail.message.length));
board.addEventListener('error', function ({ detail: { code } }) { console.log(this.mode, code.length); }, { once: true });
board.removeEventListener('error', hear);
board.addEventListener('move', ({ detail }) => console.log(detail.captured + detail.ply));
board.addEventListener('click', (event) => event.preventDefault());
// @ts-expect-error A throw has no captives.
board.addEventListener('throw', ({ detail }) => console.log(detail.captured));

async function play(): Promise<Move | undefined> {
  try {
    return await board.play('3x5');
  } catch (error) {
    if (error instanceof BoardError) console.log(error.code);
  }
}
console.log(language, given, wrong, play);
