// A static file server for this machine alone: `./dev play` shows the site with it, and the browser tests use it to be
// awkward hosts (a sub-folder, a wrong type for .wasm, strict headers). Not for the open internet.
//   node web/serve.mjs FOLDER [--port N]
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { pathToFileURL } from 'node:url';

const types = {
  '.css': 'text/css; charset=utf-8',
  '.gz': 'application/gzip',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** The file that a URL path names under root, or undefined. */
function fileFor(root, urlPath) {
  let decoded;
  try {
    decoded = decodeURIComponent(urlPath);
  } catch {
    return undefined;
  }
  const file = path.join(root, decoded.endsWith('/') ? `${decoded}index.html` : decoded);
  const inside = file.startsWith(root + path.sep) && !decoded.includes('\0');
  return inside && fs.statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined;
}

/** Sends a file, or half of it. */
function send(response, file, { plainWasm, plainPages, headers, interrupt }) {
  const known = types[path.extname(file)] ?? 'application/octet-stream';
  const odd = (plainWasm && file.endsWith('.wasm') && 'application/octet-stream') || (plainPages && file.endsWith('.html') && 'text/plain');
  const type = odd || known;
  const { size } = fs.statSync(file);
  response.writeHead(200, {
    'Content-Type': type,
    'Content-Length': size,
    'Cache-Control': 'no-store',
    // Any page may show a board, as on the hosts that such sites live on.
    'Access-Control-Allow-Origin': '*',
    ...headers,
  });
  const early = interrupt[path.basename(file)];
  if (!early) {
    fs.createReadStream(file).pipe(response);
    return;
  }
  response.write(fs.readFileSync(file).subarray(0, size >> 1), () => {
    if (early === 'end') response.destroy();
  });
}

/** An address without the name of its file's kind, and a folder's without the name of its page. */
const shortened = (/** @type {string} */ url) => url.replace(/(index)?\.html(?=\?|$)/, '');

/**
 * Serves a folder on 127.0.0.1.
 * @param {string} root
 * @param {object} [options]
 * @param {number} [options.port]  0, the default, takes any free one
 * @param {string} [options.base]  the sub-folder that the site is served under, such as '/games/puluc/'
 * @param {boolean} [options.plainWasm]  send .wasm as application/octet-stream, as a careless host does
 * @param {boolean} [options.plainPages]  send .html as text/plain, as CDNs for packages do
 * @param {Record<string, string>} [options.headers]  sent with every file
 * @param {boolean} [options.shortNames]  show x.html as x, and send who asks for x.html there, as some hosts do
 * @param {Record<string, 'end' | 'wait'>} [options.interrupt]  files of which half is sent; then the line breaks or is silent
 * @returns {Promise<{ url: string, requests: string[], close: () => Promise<void> }>}
 *   the site's address, and the paths that were asked for so far
 */
export async function serve(root, { port = 0, base = '/', plainWasm = false, plainPages = false, shortNames = false, headers = {}, interrupt = {} } = {}) {
  root = path.resolve(root);
  const requests = [];
  const server = http.createServer((request, response) => {
    const pathname = request.url.split('?', 1)[0];
    requests.push(pathname);
    if (shortNames && pathname.endsWith('.html')) {
      response.writeHead(308, { Location: shortened(request.url) }).end();
      return;
    }
    const within = pathname.startsWith(base) ? `/${pathname.slice(base.length)}` : '';
    const file = within && (fileFor(root, within) ?? (shortNames && fileFor(root, `${within}.html`)));
    if (!file) {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('not found\n');
      return;
    }
    send(response, file, { plainWasm, plainPages, headers, interrupt });
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', () => resolve(undefined));
  });
  const { port: taken } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${taken}${base}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve(undefined));
        server.closeAllConnections();
      }),
  };
}

/** Serves on the first free port from `first` on. */
async function serveFrom(root, first) {
  for (let port = first; ; port++) {
    try {
      return await serve(root, { port });
    } catch (error) {
      if (error.code !== 'EADDRINUSE' || port >= first + 100) throw error;
    }
  }
}

async function main() {
  const { values, positionals } = parseArgs({ options: { port: { type: 'string', default: '8000' } }, allowPositionals: true });
  const port = Number(values.port);
  if (positionals.length !== 1 || !Number.isInteger(port) || port < 0 || port > 65535) {
    console.error('usage: node web/serve.mjs FOLDER [--port N]');
    process.exit(2);
  }
  const { url } = await serveFrom(positionals[0], port);
  console.log(`Puluc is served here until Ctrl+C:\n${url}`);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await main();
