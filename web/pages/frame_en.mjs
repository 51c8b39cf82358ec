// What stands around every page, in English.
export default {
  name: 'English',
  skip: 'Skip to the text',
  site: 'Puluc',
  links: { play: 'Play', rules: 'Rules', puzzles: 'Puzzles', embedding: 'Embed' },
  previewAlt: 'A Puluc board in the middle of a game',
  licence: 'Free software under the MIT licence. Nothing on these pages asks another host for anything.',
  source: 'Source code',
  update: { new_version: 'There is a new version of these pages.', take_over: 'Use it', close_others: 'The new version comes as soon as Puluc’s other tabs are closed.' },
};
