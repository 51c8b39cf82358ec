// The lessons of the rules page, in the order in which a beginner needs them: which rules, which board, and what the
// reader does on it. Not here: the words (rules_en.mjs, rules_es.mjs). The one idea: a task is something that the engine
// can tell is done, so a lesson names a goal of the board, or is done with the first move.

/**
 * @typedef {object} Lesson
 * @property {string} id  of the section; also the name of its diagram, and of its progress
 * @property {string[]} rules  R1 to R14
 * @property {string} position
 * @property {number} [value]  the throw that lies; without one the reader throws
 * @property {string} [goal]  what reaches the lesson's end, as in the board's attribute `goal`; without one any move does
 */

/** @type {Lesson[]} */
export const lessons = [
  { id: 'road', rules: ['R1'], position: '4/3r5/5 r', value: 3, goal: 'reach:7' },
  { id: 'sides', rules: ['R2', 'R4'], position: '5/9/5 r', value: 2, goal: 'enter' },
  { id: 'sticks', rules: ['R3'], position: '5/9/5 r', goal: 'throw' },
  { id: 'turn', rules: ['R5'], position: '3/1r3r3/5 r' },
  { id: 'enter', rules: ['R6'], position: '4/4r4/5 r', value: 4, goal: 'enter' },
  { id: 'move', rules: ['R7'], position: '4/4r4/5 r', value: 2, goal: 'reach:7' },
  { id: 'own', rules: ['R8'], position: '3/2r1r4/5 r', value: 2, goal: 'reach:7' },
  { id: 'capture', rules: ['R10'], position: '4/3r1g3/4 r', value: 2, goal: 'capture' },
  { id: 'carry', rules: ['R13'], position: '4/5(rg)3/4 r', value: 2, goal: 'reach:8' },
  { id: 'free', rules: ['R12'], position: '3/2r1(gr)4/4 r', value: 2, goal: 'free' },
  { id: 'return', rules: ['R9'], position: '4/7r1/5 r', value: 3, goal: 'return' },
  { id: 'kill', rules: ['R9'], position: '3/6(rrg)2/4 r', value: 4, goal: 'kill' },
  { id: 'cities', rules: ['R11'], position: '4/8r/5 r', value: 1, goal: 'return' },
  { id: 'win', rules: ['R14'], position: '1/3r1g(rrggg)2/0 r', value: 2, goal: 'win' },
  { id: 'choose', rules: [], position: '3/r4g1(rg)1/3 r', value: 3, goal: 'best' },
];
