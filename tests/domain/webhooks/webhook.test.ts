import { describe, expect, it } from "vitest";
import { assessAnswer, findRetryDelay, MAX_ATTEMPTS } from "#domain/webhooks";

const HOUR_MS = 3_600_000;

const listDelays = (fraction: number): readonly number[] =>
  Array.from({ length: MAX_ATTEMPTS - 1 }, (_, index) => findRetryDelay(index + 1, fraction) ?? Number.NaN);

describe("the delay until the next attempt", () => {
  it("grows from five seconds to nine hours", () => {
    expect(listDelays(0)).toEqual([5_000, 300_000, 1_500_000, 7_200_000, 14_400_000, 21_600_000, 32_400_000]);
  });

  it("is a tenth longer at most", () => {
    expect(listDelays(1)).toEqual([5_500, 330_000, 1_650_000, 7_920_000, 15_840_000, 23_760_000, 35_640_000]);
  });

  it.each([0, 0.5, 1])("ends within 24 hours with the random part %s", (fraction) => {
    const total = listDelays(fraction).reduce((sum, delay) => sum + delay, 0);
    expect(total).toBeGreaterThan(21 * HOUR_MS);
    expect(total).toBeLessThan(24 * HOUR_MS);
  });

  it("does not exist after the eighth attempt", () => {
    expect(findRetryDelay(MAX_ATTEMPTS, 0)).toBeNull();
  });
});

it.each([
  [200, "delivered"],
  [204, "delivered"],
  [299, "delivered"],
  [199, "failed"],
  [301, "failed"],
  [404, "failed"],
  [410, "gone"],
  [500, "failed"],
  [null, "failed"],
] as const)("assesses the answer %s as %s", (status, outcome) => {
  expect(assessAnswer(status)).toBe(outcome);
});
