import fc from "fast-check";

/* A vitest setup file: `npm test` draws the same cases on every machine, `npm run test:deep` a hundred times as many from a seed of its own. */
const FIXED_SEED = 20_261_120;
const DEEP_FACTOR = 100;
const DEFAULT_CASES = 100;

const deepSeed = process.env["KEELSON_DEEP_SEED"];

/** The number of cases of a property that needs another number than a hundred. */
export const cases = (count: number): number => (deepSeed === undefined ? count : count * DEEP_FACTOR);

const LAST_BEFORE_SURROGATES = 0xd7_ff;
const SURROGATES = 0x8_00;
const codePoint = fc
  .integer({ min: 0, max: 0x10_ff_ff - SURROGATES })
  .map((point) => String.fromCodePoint(point > LAST_BEFORE_SURROGATES ? point + SURROGATES : point));
const commonCharacter = fc.constantFrom(
  " ",
  "\t",
  "\n",
  "\0",
  "\u00A0",
  "-",
  ".",
  "a",
  "A",
  "0",
  "9",
  "é",
  "\u0301",
  "😀",
);

/** Any text of any script. The unit "binary" of fast-check draws the same, and takes two seconds to prepare. */
export const anyText = (limits: { minLength?: number; maxLength?: number } = {}): fc.Arbitrary<string> =>
  fc.string({ unit: fc.oneof(commonCharacter, codePoint), ...limits });

fc.configureGlobal({
  seed: deepSeed === undefined ? FIXED_SEED : Number(deepSeed),
  numRuns: cases(DEFAULT_CASES),
});
