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
  /** Does not bubble. */
  error: CustomEvent<BoardFault>;
}
export interface BoardFault {
  code: string;
  message: string;
  /** The attribute at fault, where the code is "option" and the element says it. */
  option?: string;
}

/** What an attribute can be set to: it becomes a text, true "on" and false "off"; null takes the attribute away. */
export type Value = string | number | boolean | null | undefined;

/** Why a promise was rejected. */
export declare class BoardError extends Error {
  code: string;
}

export declare class PulucBoard extends HTMLElement {
  /** The address of board.html, where it is not beside the script. */
  static home: string;
  // Each is the attribute of that name: what it was set to, also where that can't be used.
  /** What the live board is called, for those who hear it: "Puluc board" unless given. */
  get label(): string | null;
  set label(value: Value);
  get position(): string | null;
  set position(value: Value);
  get throw(): string | null;
  set throw(value: Value);
  get game(): string | null;
  set game(value: Value);
  get ply(): string | null;
  set ply(value: Value);
  /** "diagram", "play", "replay", "puzzle" or "watch". */
  get mode(): string | null;
  set mode(value: Value);
  /** "red" or "green". */
  get side(): string | null;
  set side(value: Value);
  get level(): string | null;
  set level(value: Value);
  get goal(): string | null;
  set goal(value: Value);
  /** "auto", "en" or "es"; empty where it is not given. */
  get lang(): string;
  set lang(value: Value);
  /** "auto", "light", "dark" or "contrast". */
  get theme(): string | null;
  set theme(value: Value);
  /** "auto", "lying" or "standing". */
  get orientation(): string | null;
  set orientation(value: Value);
  get controls(): string | null;
  set controls(value: Value);
  get coordinates(): string | null;
  set coordinates(value: Value);
  get sound(): string | null;
  set sound(value: Value);
  get seed(): string | null;
  set seed(value: Value);

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
  removeEventListener<K extends keyof PulucBoardEvents>(
    type: K,
    listener: (this: PulucBoard, event: PulucBoardEvents[K]) => void,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | EventListenerOptions): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'puluc-board': PulucBoard;
  }
}
