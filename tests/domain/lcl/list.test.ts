import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LclRate } from "#domain/lcl/lcl-rate.ts";
import {
  toCfsKind,
  DEFAULT_LCL_CRITERIA,
  LCL_PAGE_SIZES,
  LCL_SORTS,
  toLclPageRange,
  toLclPageSize,
  toLclPageState,
  listLclRates,
  resizeLclPage,
  sortLclRates,
} from "#domain/lcl/list.ts";
import { priceLclRecord } from "#domain/lcl/price-record.ts";
import { anLclRecord, lclContext } from "./fixtures.ts";

const rate = (
  id: string,
  freight: string,
  { station = "Rotterdam", days = "26", departs = [] as readonly string[] } = {},
): LclRate =>
  priceLclRecord(
    anLclRecord({
      id,
      destinationCfs: station,
      transit: days,
      departures: departs.map((date) => ({ date, cfsCutOff: null })),
      originCharges: { "OCEAN FREIGHT": freight },
    }),
    lclContext(1200, 3.25),
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
  it("lists rates to the port's CFS before inland CFS, each by lowest total, unpriced last", () => {
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

  it("sorts each part by transit time or next departure, rates without the value last", () => {
    expect(list({ sort: "transit-time" }).ids).toEqual(["gap", "fast", "slow", "terminal", "inland-cheap"]);
    expect(list({ sort: "next-departure" }).ids).toEqual(["fast", "slow", "terminal", "gap", "inland-cheap"]);
  });

  it("filters by kind of CFS and still counts both", () => {
    expect(list({ cfs: "inland" })).toMatchObject({
      ids: ["inland-cheap"],
      choices: { portCfs: 4, inlandCfs: 1 },
      lowest: null,
    });
    expect(list({ cfs: "port" })).toMatchObject({ ids: ["slow", "terminal", "fast", "gap"], lowest: "slow" });
  });

  it("filters by departure and transit time and excludes rates that state none", () => {
    expect(list({ departsBy: "2026-11-27" })).toMatchObject({
      ids: ["fast", "inland-cheap"],
      choices: { portCfs: 1, inlandCfs: 1, transitDays: [12, 18, 20, 40] },
    });
    expect(list({ maxTransitDays: 18 }).ids).toEqual(["fast", "gap"]);
    expect(list({ departsBy: "2026-11-20" }).ids).toEqual([]);
  });

  it("flags no lowest total without a comparison", () => {
    expect(list({}, RATES.slice(0, 1)).lowest).toBeNull();
    expect(list({}, [rate("a", "AT COST"), rate("b", "ON REQUEST")]).lowest).toBeNull();
  });

  it("loses no rate and keeps both parts separate in any order", () => {
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

  it("sorts by lowest total by default", () => {
    expect(sortLclRates(RATES).map(({ id }) => id)).toEqual(["inland-cheap", "slow", "terminal", "fast", "gap"]);
  });
});

describe("sortLclRates", () => {
  it("sorts by total, then partly priced rates, then rates that are not comparable or not bookable", () => {
    const rate = (id: string, freight: string, changes = {}) =>
      priceLclRecord(anLclRecord({ id, originCharges: { "OCEAN FREIGHT": freight }, ...changes }), lclContext(1000, 1));
    const rates = [
      rate("expired", "USD 1/W/M", { validTill: "2020-01-01" }),
      rate("no rate", "BHD 1.000/W/M"),
      rate("gap", "USD 5/W/M", { warehouseCharges: { STORAGE: "AT COST" } }),
      rate("euro", "EUR 40/W/M"),
      rate("dollar", "USD 45/W/M"),
      rate("rupee", "INR 4000/W/M"),
    ];
    expect(sortLclRates(rates).map(({ id }) => id)).toEqual(["dollar", "euro", "rupee", "gap", "no rate", "expired"]);
  });
});

describe("paging of LCL rates", () => {
  it("uses the server's total", () => {
    expect(toLclPageState({ page: 1, size: 10 }, 10, 41)).toEqual({
      pageCount: 5,
      hasPrevious: true,
      hasNext: true,
      text: "Page 2 of 5",
    });
    expect(toLclPageState({ page: 0, size: 30 }, 0, 0)).toEqual({
      pageCount: 1,
      hasPrevious: false,
      hasNext: false,
      text: "Page 1 of 1",
    });
  });

  it("assumes a next page after a full page if the server states no total", () => {
    expect(toLclPageState({ page: 0, size: 10 }, 10, null)).toEqual({
      pageCount: null,
      hasPrevious: false,
      hasNext: true,
      text: "Page 1",
    });
    expect(toLclPageState({ page: 2, size: 10 }, 4, null).text).toBe("Page 3 of 3");
  });

  it("offers 10, 20 and 30 rows and defaults to 10", () => {
    expect(["10", "20", "30", "15", "", null].map(toLclPageSize)).toEqual([10, 20, 30, 10, 10, 10]);
  });

  it("keeps the first row visible when the page size changes", () => {
    const pages = fc.record({ page: fc.nat(200), size: fc.constantFrom(...LCL_PAGE_SIZES) });
    fc.assert(
      fc.property(pages, fc.constantFrom(...LCL_PAGE_SIZES), (page, size) => {
        const { limit, skip } = toLclPageRange(resizeLclPage(page, size));
        const first = page.page * page.size;
        expect(limit).toBe(size);
        expect(first >= skip && first < skip + limit).toBe(true);
      }),
    );
  });
});
