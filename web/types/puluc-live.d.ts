// The file that web/page/board/live.js becomes in the site.
export * from '../page/board/live.js';
