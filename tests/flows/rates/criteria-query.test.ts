import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { RATE_ORDERS } from "../../../src/domain/rates/sort.ts";
import { FIRST_CRITERIA, type RateCriteria } from "../../../src/flows/rates/criteria.ts";
import { criteriaFromQuery, criteriaToQuery } from "../../../src/flows/rates/criteria-query.ts";

describe("criteria in the URL", () => {
  it("writes only what differs from the first view", () => {
    expect(criteriaToQuery(FIRST_CRITERIA)).toBe("");
    expect(
      criteriaToQuery({
        filters: { carrierText: "nor", carriers: ["Norrvik Line", "NINE SEAS"], rateType: "spot" },
        day: "2026-12-03",
        order: "transit-time",
      }),
    ).toBe("type=spot&find=nor&carriers=Norrvik+Line%7CNINE+SEAS&day=2026-12-03&sort=transit-time");
  });

  it("reads back what it wrote, among the keys of the search", () => {
    const carrier = fc.stringMatching(/^[A-Za-zÀ-ž][A-Za-zÀ-ž ,&+%=#]{0,20}$/);
    const criteria: fc.Arbitrary<RateCriteria> = fc.record({
      filters: fc.record({
        carrierText: fc.oneof(fc.constant(""), carrier),
        carriers: fc.array(carrier, { maxLength: 4 }),
        rateType: fc.constantFrom("all", "contract", "spot"),
      }),
      day: fc.constantFrom(null, "2026-12-03", "2027-01-31"),
      order: fc.constantFrom("lowest-total", "highest-total", "transit-time", "sailing-date"),
    });
    fc.assert(
      fc.property(criteria, (given) => {
        expect(criteriaFromQuery(`?from=INTKD,Tughlakabad&${criteriaToQuery(given)}&load=20GPx2`)).toEqual(given);
      }),
    );
    expect(Object.keys(RATE_ORDERS)).toHaveLength(4);
  });

  it("ignores what it cannot read", () => {
    expect(criteriaFromQuery("type=free&sort=toString&day=2026-02-31&carriers=%7C%7C")).toEqual(FIRST_CRITERIA);
  });
});
