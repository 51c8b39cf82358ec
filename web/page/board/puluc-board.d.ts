// <puluc-board>: what it takes, can do and tells. docs/embedding.md says more.

export type Side = 'red' | 'green';

/** What a move does, in pieces. */
export interface Deeds {
  /** "0-3", or "3x5" where it captures. */
  move: string;
  captured: number;
  freed: number;
  returned: number;
  killed: number;
}
export interface Move extends Deeds {
  from: number;
  to: number;
}
export interface Count {
  home: number;
  free: number;
  captured: number;
  killed: number;
}
export interface Score {
  /** The chance to win, 0 to 1. */
  red: number;
  green: number;
  /** Whether the chances are those of the solved game. */
  exact: boolean;
  pieces: Record<Side, Count>;
}

export interface PulucBoardEvents {
  ready: CustomEvent<Record<string, never>>;
  throw: CustomEvent<{ side: Side; value: number; ply: number }>;
  move: CustomEvent<Deeds & { side: Side; throw: number; ply: number; position: string }>;
  gameover: CustomEvent<{ winner: Side }>;
  goal: CustomEvent<{ goal: string; reached: boolean; attempts: number }>;
}
/** The event `error` is a CustomEvent with this detail. */
export interface BoardFault {
  code: string;
  message: string;
  /** The attribute at fault, where the code is "option" and the element says it. */
  option?: string;
}

/** Why a promise was rejected. */
export declare class BoardError extends Error {
  code: string;
}

export declare class PulucBoard extends HTMLElement {
  /** The address of board.html, where it is not beside the script. */
  static home: string;
  /** What the live board is called, for those who hear it: "Puluc board" unless given. */
  label: string | null;
  position: string | null;
  throw: string | null;
  game: string | null;
  ply: string | null;
  mode: 'diagram' | 'play' | 'replay' | 'puzzle' | 'watch' | null;
  side: Side | null;
  level: string | null;
  goal: string | null;
  /** "auto", "en" or "es"; empty where it is not given. */
  lang: string;
  theme: 'auto' | 'light' | 'dark' | 'contrast' | null;
  orientation: 'auto' | 'lying' | 'standing' | null;
  controls: 'on' | 'off' | null;
  coordinates: 'on' | 'off' | null;
  sound: 'on' | 'off' | null;
  seed: string | null;

  activate(): Promise<void>;
  play(move: string): Promise<Move>;
  throwSticks(value?: number): Promise<number>;
  undo(): Promise<null>;
  redo(): Promise<null>;
  goTo(ply: number): Promise<null>;
  setPosition(position: string): Promise<void>;
  getPosition(): Promise<string>;
  getGame(): Promise<string>;
  legalMoves(): Promise<Move[]>;
  reset(): Promise<null>;
  showSolution(): Promise<{ move: string }>;
  hint(): Promise<{ move: string; chance: number }>;
  score(): Promise<Score>;

  addEventListener<K extends keyof PulucBoardEvents>(
    type: K,
    listener: (this: PulucBoard, event: PulucBoardEvents[K]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'puluc-board': PulucBoard;
  }
}
