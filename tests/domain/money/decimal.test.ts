import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { divideHalfUp, divideHalfUpSafe, SAFE_DIVIDEND } from "#domain/money/decimal.ts";
import { cases } from "#tests/support/property-tests.ts";

describe("divideHalfUp", () => {
  it("gives the same result in doubles as in big integers up to 2^52", () => {
    const dividend = fc.oneof(
      fc.integer({ min: -SAFE_DIVIDEND, max: SAFE_DIVIDEND }),
      fc.tuple(fc.integer({ min: 1, max: 2 ** 26 }), fc.integer({ min: 1, max: 2 ** 26 })).map(([a, b]) => a * b - 1),
    );
    fc.assert(
      fc.property(dividend, fc.integer({ min: 1, max: 2 ** 40 }), (above, below) => {
        expect(divideHalfUpSafe(above, below)).toBe(Number(divideHalfUp(BigInt(above), BigInt(below))));
      }),
      { numRuns: cases(2000) },
    );
  });
});
