// What web/pages/worker.mjs puts before the worker's text.
declare const site: {
  /** Changes with any byte of any file. */
  version: string;
  /** Of every file that is kept, by its path from the top of the site: its hash as in subresource integrity. */
  files: Record<string, string>;
};
