/**
 * Tells the person at the terminal what is being done.
 * @param {string} sentence
 */
export const say = (sentence) => console.log(`keelson: ${sentence}`);

/**
 * Ends the command with one clear sentence.
 * @param {string} sentence
 * @returns {never}
 */
export const stop = (sentence) => {
  console.error(`keelson: ${sentence}`);
  process.exit(1);
};

/**
 * Seconds since `start` (from performance.now()), as "3.2 s".
 * @param {number} start
 */
export const since = (start) => `${((performance.now() - start) / 1000).toFixed(1)} s`;
