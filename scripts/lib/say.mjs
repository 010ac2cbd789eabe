/** Tells the person at the terminal what is being done. */
export const say = (sentence) => console.log(`keelson: ${sentence}`);

/** Ends the command with one clear sentence. */
export const stop = (sentence) => {
  console.error(`keelson: ${sentence}`);
  process.exit(1);
};

/** Seconds since `start` (from performance.now()), as "3.2 s". */
export const since = (start) => `${((performance.now() - start) / 1000).toFixed(1)} s`;
