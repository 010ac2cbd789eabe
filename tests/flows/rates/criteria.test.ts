import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { RATE_ORDERS, NO_FILTERS } from "#domain/rates";
import { DEFAULT_CRITERIA, type RateCriteria, parseCriteria, serialiseCriteria } from "#flows/rates/criteria.ts";

describe("criteria in the URL", () => {
  it("writes only what differs from the first view", () => {
    expect(serialiseCriteria(DEFAULT_CRITERIA)).toBe("");
    expect(
      serialiseCriteria({
        filters: {
          ...NO_FILTERS,
          carrierText: "nor",
          carriers: ["Norrvik Line", "NINE SEAS"],
          rateType: "spot",
          maxTranshipments: 0,
          maxTransitDays: 30,
          portsOfLoading: ["INNSA", "INMUN"],
          portsOfDischarge: ["NLRTM"],
          inlandIncluded: true,
          cutOffReachable: true,
        },
        day: "2026-12-03",
        order: "transit-time",
        basis: "quoted",
      }),
    ).toBe(
      "type=spot&transhipments=0&transit=30&loading=INNSA%7CINMUN&discharge=NLRTM&inland=1&cutoff=1&find=nor&carriers=Norrvik+Line%7CNINE+SEAS&day=2026-12-03&sort=transit-time&totals=quoted",
    );
  });

  it("reads back what it wrote, among the keys of the search", () => {
    const carrier = fc.stringMatching(/^[A-Za-zÀ-ž][A-Za-zÀ-ž ,&+%=#]{0,20}$/);
    const criteria: fc.Arbitrary<RateCriteria> = fc.record({
      filters: fc.record({
        carrierText: fc.oneof(fc.constant(""), carrier),
        carriers: fc.uniqueArray(carrier, { maxLength: 4 }),
        maxTranshipments: fc.constantFrom(null, 0, 2),
        maxTransitDays: fc.option(fc.integer({ min: 1, max: 120 }), { nil: null }),
        portsOfLoading: fc.uniqueArray(carrier, { maxLength: 3 }),
        portsOfDischarge: fc.uniqueArray(carrier, { maxLength: 3 }),
        inlandIncluded: fc.boolean(),
        cutOffReachable: fc.boolean(),
        rateType: fc.constantFrom("all", "contract", "spot"),
      }),
      day: fc.constantFrom(null, "2026-12-03", "2027-01-31"),
      order: fc.constantFrom("lowest-total", "highest-total", "transit-time", "sailing-date"),
      basis: fc.constantFrom("complete", "quoted"),
    });
    fc.assert(
      fc.property(criteria, (given) => {
        expect(parseCriteria(`?from=INTKD,Tughlakabad&${serialiseCriteria(given)}&load=20GPx2`)).toEqual(given);
      }),
    );
    expect(Object.keys(RATE_ORDERS)).toHaveLength(4);
  });

  it("ignores what it cannot read", () => {
    expect(
      parseCriteria(
        "transhipments=some&transit=-3&loading=%7C&inland=yes&type=free&sort=toString&totals=best&day=2026-02-31&carriers=%7C%7C",
      ),
    ).toEqual(DEFAULT_CRITERIA);
  });
});
