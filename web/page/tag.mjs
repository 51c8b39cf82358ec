// For the page and, when the site is built, for Node. What a writer puts into a page for a board: its tag, and the style that
// keeps the board's place until its script is there. Not here: what the attributes can be (board/options.js).

/** Of a live board and of a diagram, lying and standing: the height as a share of the width (board/puluc_board.css). */
const shapes = { live: ['5 / 8', '5 / 3'], diagram: ['272 / 720', '622 / 360'] };

const quoted = (/** @type {string} */ text) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

export const tagOf = (/** @type {Record<string, string>} */ attributes) =>
  `<puluc-board${Object.entries(attributes).map(([name, value]) => ` ${name}="${quoted(value)}"`).join('')}></puluc-board>`;

/**
 * The rules for boards with these attributes. Those for other boards of the page may stand beside them.
 * @param {{ mode?: string, orientation?: string }} attributes
 */
function heights({ mode, orientation }) {
  const isDiagram = mode === 'diagram';
  const [lying, standing] = shapes[isDiagram ? 'diagram' : 'live'];
  // A live board lies only where there is room.
  const only = orientation === 'standing' ? standing : orientation === 'lying' && isDiagram ? lying : '';
  const which = `puluc-board${isDiagram ? '[mode=diagram]' : ''}${only ? `[orientation=${orientation}]` : ''}:not(:defined)::before`;
  const high = (/** @type {string} */ share) => `height: calc(100cqw * ${share});`;
  const narrow = only ? [] : [`@container (width < 480px) { ${which} { ${high(standing)} } }`];
  return [`${which} { content: ''; float: left; ${high(only || lying)} }`, ...narrow];
}

/** The style of a page with boards of these kinds. */
export const styleOf = (/** @type {Record<string, string>[]} */ ...boards) =>
  ['puluc-board:not(:defined) { display: flow-root; width: 100%; container-type: inline-size; }', ...boards.flatMap(heights)].join('\n');
