import { expect, it } from "vitest";
import { findWholePrice } from "#domain/rates";

const TOTAL = { currency: "USD", minor: 210_046 };

it("takes a sum of some charges for no price", () => {
  const converted = { kind: "converted", total: TOTAL } as const;
  expect(findWholePrice({ unpricedCount: 0, converted })).toEqual(TOTAL);
  expect(findWholePrice({ unpricedCount: 1, converted })).toBeNull();
  expect(findWholePrice({ unpricedCount: 0, converted: { kind: "no-rate", missing: ["INR"] } })).toBeNull();
});
