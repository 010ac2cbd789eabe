import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { expandRate, normaliseCarrierOffer, toListedRate } from "#domain/rates/carrier-offer/normalise.ts";
import { createRateMemo, getOrCalculate } from "#domain/rates/memo.ts";
import { normaliseSheetLine } from "#domain/rates/rate-sheet/normalise.ts";
import { getRouteFacts } from "#domain/rates/route-facts.ts";
import { aCarrierOffer, anyOffer, aSheetLine, rateContext } from "./fixtures.ts";

describe("a memo", () => {
  it("changes no rate, whatever offers it has seen before", () => {
    const memo = createRateMemo();
    fc.assert(
      fc.property(anyOffer, (offer) => {
        const listed = toListedRate(offer, { ...rateContext, memo });
        const rate = expandRate(listed);
        expect(rate).toStrictEqual(normaliseCarrierOffer(offer, rateContext));
        expect(getRouteFacts(listed)).toStrictEqual(getRouteFacts(rate));
      }),
    );
  });

  it("gives offers with the same charges one coverage object", () => {
    const context = { ...rateContext, memo: createRateMemo() };
    const [one, other] = [toListedRate(aCarrierOffer(), context), toListedRate(aCarrierOffer(), context)];
    expect(one.coverage).toBe(other.coverage);
    expect(toListedRate(aCarrierOffer(), rateContext).coverage).toStrictEqual(one.coverage);
  });

  it("reads the route of a live offer once", () => {
    const live = toListedRate(aCarrierOffer(), { ...rateContext, memo: createRateMemo() });
    expect(getRouteFacts(live)).toBe(getRouteFacts(live));
  });

  it("is no property of a rate", () => {
    const context = { ...rateContext, memo: createRateMemo() };
    expect(normaliseCarrierOffer(aCarrierOffer(), context)).not.toHaveProperty("memo");
    expect(normaliseSheetLine(aSheetLine(), context)).not.toHaveProperty("memo");
  });
});

describe("getOrCalculate", () => {
  it("calculates a value once with a map, and each time without", () => {
    let calls = 0;
    const [key, known] = [{}, new WeakMap<object, number>()];
    const calculate = (): number => (calls += 1);
    expect([getOrCalculate(known, key, calculate), getOrCalculate(known, key, calculate)]).toStrictEqual([1, 1]);
    expect([getOrCalculate(undefined, key, calculate), getOrCalculate(undefined, key, calculate)]).toStrictEqual([
      2, 3,
    ]);
  });
});
