import { expect, it } from "vitest";
import { formatShare } from "#domain/margins";

const usd = (minor: number) => ({ currency: "USD", minor });

it.each([
  [30_500, 341_200, "8.9"],
  [-1_184, 512_488, "-0.2"],
  [0, 512_488, "0.0"],
  [5, 10_000, "0.1"],
  [341_200, 341_200, "100.0"],
  [-5, -10, "50.0"],
])("states a margin of %i in %i as %s percent", (margin, selling, share) => {
  expect(formatShare(usd(margin), usd(selling))).toBe(share);
});

it("states no share of nothing, and none over different currencies", () => {
  expect(formatShare(usd(1), usd(0))).toBeNull();
  expect(formatShare({ currency: "EUR", minor: 1 }, usd(10))).toBeNull();
});
