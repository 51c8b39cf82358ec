// The worker that keeps the site for when there is no network. `site` stands before this text in the site's own
// service-worker.js: the version, and every file that belongs to it with a hash of its bytes (web/pages/worker.mjs).
// Not here: the table of the solved game, which the page itself keeps, and what of other hosts there may be. The one idea:
// a version is kept whole or not at all, and a page gets all of its files from the one version that it was opened with.

// The types that this project checks with are a page's.
const worker = /** @type {any} */ (globalThis);
const scope = worker.registration.scope;
// Two copies of the site on one host keep apart.
const kept = `puluc-site ${new URL(scope).pathname} `;
const cacheName = kept + site.version;

/** The answer without the way that it came: one that was redirected can't be given to a page that is opened. */
async function plain(/** @type {Response} */ response) {
  if (!response.redirected) return response;
  const { status, statusText, headers } = response;
  return new Response(await response.blob(), { status, statusText, headers });
}

/** Fetches every file of this version. A host that is just being changed has files of another: their hash does not fit. */
async function keepVersion() {
  const cache = await caches.open(cacheName);
  const keep = async ([path, integrity]) => {
    const response = await fetch(new Request(scope + path, { integrity, cache: 'no-cache' }));
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    await cache.put(scope + path, await plain(response));
  };
  try {
    await Promise.all(Object.entries(site.files).map(keep));
  } catch (error) {
    await caches.delete(cacheName);
    throw error;
  }
}

async function dropOtherVersions() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(kept) && name !== cacheName).map((name) => caches.delete(name)));
}

/**
 * The file of this version that an address names, or an empty text. What follows ? or # is the page's own business. Some
 * hosts show rules.html as rules: that is the same page, and no file of another version may come in its place.
 */
function fileAt(/** @type {string} */ address) {
  const bare = address.replace(/[?#].*$/s, '');
  if (!bare.startsWith(scope)) return '';
  const path = bare.slice(scope.length) || 'index.html';
  return [path, `${path}.html`].find((each) => each in site.files) ?? '';
}

worker.addEventListener('install', (event) => event.waitUntil(keepVersion()));
worker.addEventListener('activate', (event) => event.waitUntil(dropOtherVersions()));

worker.addEventListener('fetch', (event) => {
  const file = event.request.method === 'GET' ? fileAt(event.request.url) : '';
  if (!file) return;
  const answer = async () => (await (await caches.open(cacheName)).match(scope + file)) ?? fetch(event.request);
  event.respondWith(answer());
});

// A page asks this version to take over from the one that it runs. Not while another tab is open: its game would go on
// with the files of two versions.
worker.addEventListener('message', (event) => {
  if (event.data !== 'take over') return;
  const takeOver = async () => {
    const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const others = windows.filter((each) => each.frameType !== 'nested' && each.id !== event.source?.id);
    if (others.length > 0) event.source?.postMessage('others are open');
    else await worker.skipWaiting();
  };
  event.waitUntil(takeOver());
});
