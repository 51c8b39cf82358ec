// Keeps the site on this machine, so that it opens without a network, and offers a new version when there is one. Not here:
// what is kept and how (service_worker.js). The one idea: a version changes only when the person says so, or while no page is open.

/** The first moments of a first visit, in milliseconds, belong to what was come for. */
const pause = 3000;

/**
 * @param {object} page
 * @param {string} page.root  the top of the site
 * @param {HTMLElement} page.notice  where a new version is offered: a span for words, and a button
 * @param {() => Record<string, string>} page.words  in the language that is spoken now
 */
export async function keepOffline({ root, notice, words }) {
  // In somebody else's page the site is a guest.
  if (!('serviceWorker' in navigator) || globalThis.top !== globalThis.self) return;
  const text = /** @type {HTMLElement} */ (notice.querySelector('span'));
  const button = /** @type {HTMLElement} */ (notice.querySelector('button'));
  let asked = false;

  const offer = (/** @type {ServiceWorker} */ worker) => {
    text.textContent = words().new_version;
    notice.hidden = false;
    button.onclick = () => {
      asked = true;
      worker.postMessage('take over');
    };
  };
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (data === 'others are open') text.textContent = words().close_others;
  });
  navigator.serviceWorker.addEventListener('controllerchange', () => asked && location.reload());

  if (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, pause));
  try {
    const registration = await navigator.serviceWorker.register(`${root}service-worker.js`, { updateViaCache: 'none' });
    const watch = (/** @type {ServiceWorker | null} */ worker) => {
      // Where no version is in charge yet, this one is not a new one.
      const ripe = () => worker?.state === 'installed' && navigator.serviceWorker.controller && offer(worker);
      ripe();
      worker?.addEventListener('statechange', ripe);
    };
    watch(registration.waiting);
    watch(registration.installing);
    registration.addEventListener('updatefound', () => watch(registration.installing));
  } catch {
    // Blocked storage, or a host without https: the site works as before, with a network.
  }
}
