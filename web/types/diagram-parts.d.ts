// What `puluc diagram-parts` prints: web/ui/diagram_parts.hpp.
declare module 'diagram-parts' {
  type Role = 'carrier' | 'home' | 'captive' | 'killed';
  interface Spread {
    board: string;
    numbers: string;
    cities: { ground: string; temple: string }[];
    words: Record<'en' | 'es', string[]>;
    killed: Record<'en' | 'es', string[]>;
    home: string[];
    spaces: string;
  }
  interface Board extends Spread {
    size: string;
    hollow: string;
    cobs: string[];
    rows: string;
    place: string;
    temples: string[][];
    captive: string[];
    compatriot: string[];
    scales: Record<Role, string[][]>;
    rings: { carrier: string; home: string };
    target: string;
    dot: string;
    trail: string;
    slot: string;
    tray: string;
    number: string;
  }
  export interface Parts {
    levels: string[];
    themes: Record<'light' | 'dark' | 'contrast', string>;
    named: Record<string, string>;
    defs: string;
    pieces: string[];
    boards: { lying: Board; standing: Board; turned: Spread };
  }
  const parts: Parts;
  export default parts;
  export const levels: string[];
}

// The style of <puluc-board>, without what only people need.
declare module 'board-style' {
  const text: string;
  export default text;
}
