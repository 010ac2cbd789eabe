import fc from "fast-check";

/* A vitest setup file: `npm test` draws the same cases on every machine, `npm run test:deep` a hundred times as many from a seed of its own. */
const FIXED_SEED = 20_261_120;
const DEEP_FACTOR = 100;
const DEFAULT_CASES = 100;

const deepSeed = process.env["KEELSON_DEEP_SEED"];

/** The number of cases of a property that needs another number than a hundred. */
export const cases = (count: number): number => (deepSeed === undefined ? count : count * DEEP_FACTOR);

fc.configureGlobal({
  seed: deepSeed === undefined ? FIXED_SEED : Number(deepSeed),
  numRuns: cases(DEFAULT_CASES),
});
