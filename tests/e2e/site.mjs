// The built site, served as one host or another serves it, and with pages of the tests' own beside it.
import fs from 'node:fs';
import path from 'node:path';
import { serve } from '../../web/serve.mjs';

/** Where the site was built. */
export const built = path.resolve(process.env.PULUC_SITE ?? 'build/site');
const scratch = path.resolve('build/e2e');

/**
 * Serves the site. `before` is a script that the page runs before its own; `pages` are more files, by name.
 * @param {object} [options]
 * @param {string} [options.before]
 * @param {Record<string, string>} [options.pages]
 * @param {string} [options.base]
 * @param {boolean} [options.plainWasm]
 * @param {boolean} [options.plainPages]
 * @param {boolean} [options.shortNames]
 * @param {Record<string, string>} [options.headers]
 * @param {Record<string, 'end' | 'wait'>} [options.interrupt]
 */
export async function site({ before = '', pages = {}, ...hosting } = {}) {
  if (!before && Object.keys(pages).length === 0) return serve(built, hosting);
  fs.mkdirSync(scratch, { recursive: true });
  const folder = fs.mkdtempSync(path.join(scratch, 'site-'));
  fs.cpSync(built, folder, { recursive: true });
  for (const [name, text] of Object.entries(pages)) fs.writeFileSync(path.join(folder, name), text);
  if (before) {
    fs.writeFileSync(path.join(folder, 'before.js'), before);
    const index = path.join(folder, 'index.html');
    const html = fs.readFileSync(index, 'utf8');
    fs.writeFileSync(index, html.replace('<title>', '<script src="before.js"></script>\n<title>'));
  }
  const server = await serve(folder, hosting);
  return {
    ...server,
    close: async () => {
      await server.close();
      fs.rmSync(folder, { recursive: true });
    },
  };
}

/** Keeps a picture where a person can look at it. */
export function keepPicture(name, png) {
  fs.mkdirSync(scratch, { recursive: true });
  fs.writeFileSync(path.join(scratch, `${name}.png`), png);
}
