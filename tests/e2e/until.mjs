// Waiting for a state, never for a time.

/**
 * Asks again until the answer is neither false nor empty, and returns it.
 * @template T
 * @param {string} what  for the message if it never comes
 * @param {() => T | Promise<T>} ask
 * @param {number} [limit]  milliseconds
 * @returns {Promise<T>}
 */
export async function until(what, ask, limit = 20_000) {
  const end = Date.now() + limit;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > end) throw new Error(`waited ${limit / 1000} s in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
}
