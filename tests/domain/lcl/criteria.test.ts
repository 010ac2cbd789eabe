import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toCfsKind, DEFAULT_LCL_CRITERIA, LCL_SORTS, listLclRates, sortLclRates } from "#domain/lcl/list.ts";
import type { LclRate } from "#domain/lcl/lcl-rate.ts";
import { priceLclRecord } from "#domain/lcl/price-record.ts";
import { aRecord, context } from "./given.ts";

const rate = (
  id: string,
  freight: string,
  { station = "Rotterdam", days = "26", departs = [] as readonly string[] } = {},
): LclRate =>
  priceLclRecord(
    aRecord({
      id,
      destinationCfs: station,
      transit: days,
      departures: departs.map((date) => ({ date, cfsCutOff: null })),
      originCharges: { "OCEAN FREIGHT": freight },
    }),
    context(1200, 3.25),
  );

const RATES = [
  rate("slow", "USD 10/W/M", { days: "40", departs: ["2026-12-04"] }),
  rate("inland-cheap", "USD 1/W/M", { station: "Utrecht", days: "20", departs: ["2026-11-26"] }),
  rate("gap", "AT COST", { days: "12" }),
  rate("fast", "USD 30/W/M", { days: "18", departs: ["2026-11-27", "2026-12-04"] }),
  rate("terminal", "USD 20/W/M", { station: "Rotterdam Maasvlakte", days: "" }),
];
const list = (changes = {}, rates = RATES) => {
  const { rates: listed, choices, lowest } = listLclRates(rates, "Rotterdam", { ...DEFAULT_LCL_CRITERIA, ...changes });
  return { ids: listed.map(({ id }) => id), choices, lowest: lowest?.id ?? null };
};

describe("listLclRates", () => {
  it("lists the CFS at the port before inland CFS, each by the lowest total, gaps last", () => {
    expect(list()).toEqual({
      ids: ["slow", "terminal", "fast", "gap", "inland-cheap"],
      choices: {
        portCfs: 4,
        inlandCfs: 1,
        departures: ["2026-11-26", "2026-11-27", "2026-12-04"],
        transitDays: [12, 18, 20, 26, 40].filter((days) => days !== 26),
      },
      lowest: "inland-cheap",
    });
  });

  it("sorts each part by transit time or next departure; rates without the value come last", () => {
    expect(list({ sort: "transit-time" }).ids).toEqual(["gap", "fast", "slow", "terminal", "inland-cheap"]);
    expect(list({ sort: "next-departure" }).ids).toEqual(["fast", "slow", "terminal", "gap", "inland-cheap"]);
  });

  it("narrows to a kind of CFS, and still counts both", () => {
    expect(list({ cfs: "inland" })).toMatchObject({
      ids: ["inland-cheap"],
      choices: { portCfs: 4, inlandCfs: 1 },
      lowest: null,
    });
    expect(list({ cfs: "port" })).toMatchObject({ ids: ["slow", "terminal", "fast", "gap"], lowest: "slow" });
  });

  it("narrows to departures and transit times; a rate that states none does not match", () => {
    expect(list({ departsBy: "2026-11-27" })).toMatchObject({
      ids: ["fast", "inland-cheap"],
      choices: { portCfs: 1, inlandCfs: 1, transitDays: [12, 18, 20, 40] },
    });
    expect(list({ maxTransitDays: 18 }).ids).toEqual(["fast", "gap"]);
    expect(list({ departsBy: "2026-11-20" }).ids).toEqual([]);
  });

  it("flags no lowest total where there is nothing to compare", () => {
    expect(list({}, RATES.slice(0, 1)).lowest).toBeNull();
    expect(list({}, [rate("a", "AT COST"), rate("b", "ON REQUEST")]).lowest).toBeNull();
  });

  it("loses no rate and keeps the two parts apart, whatever the order", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(RATES, { minLength: 0 }), fc.constantFrom(...LCL_SORTS), (rates, sort) => {
        const listed = listLclRates(rates, "Rotterdam", { ...DEFAULT_LCL_CRITERIA, sort }).rates;
        const kinds = listed.map((one) => toCfsKind(one, "Rotterdam"));
        expect(new Set(listed)).toEqual(new Set(rates));
        expect(kinds.toSorted().toReversed()).toEqual(kinds);
      }),
      { seed: 20_261_122, numRuns: 200 },
    );
  });

  it("sorts by the lowest total unless told otherwise", () => {
    expect(sortLclRates(RATES).map(({ id }) => id)).toEqual(["inland-cheap", "slow", "terminal", "fast", "gap"]);
  });
});
