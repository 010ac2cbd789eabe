import { describe, expect, it } from "vitest";
import { normaliseCarrierOffer } from "#domain/rates";
import { formatCoverage, findCoverage } from "#web/screens/available-rates/rate-card/coverage.ts";
import { normaliseSheetLine } from "#domain/rates";
import { aCarrierOffer, aSheetLine, aSurcharge, railLeg, rateContext, seaLeg } from "#tests/domain/rates/fixtures.ts";

const live = normaliseCarrierOffer(aCarrierOffer(), rateContext);

const sheet = normaliseSheetLine(aSheetLine(), rateContext);

describe("findCoverage", () => {
  it("lists included and excluded parts of a live offer", () => {
    expect(findCoverage(live)).toStrictEqual({
      included: [
        "ocean freight",
        "terminal handling at both ends",
        "bunker",
        "emissions allowance",
        "documents at origin",
      ],
      notIncluded: [
        "haulage to Tughlakabad",
        "haulage from Rotterdam",
        "documents at destination",
        "customs clearance",
        "import duty and taxes",
        "cargo insurance",
      ],
    });
  });

  it("names what may be in the rest of an all-in rate", () => {
    const price = { equipment: "20GP", currency: "USD", basicOceanFreightRate: 980, allInRate: 1300 };
    const [first] = aCarrierOffer().equipmentPrices;
    if (first === undefined) throw new Error("The offer has a price");
    const offer = aCarrierOffer({
      equipmentPrices: [{ ...first, ...price, surcharges: [aSurcharge("OTH00", 90)] }],
      billOfLadingSurcharges: [],
    });
    const load = [{ equipment: "20GP", quantity: 2, weightKg: 0 }] as const;
    expect(findCoverage(normaliseCarrierOffer(offer, { ...rateContext, load })).notIncluded).toStrictEqual([
      "terminal handling at destination (if not in the all-in rate)",
      "haulage to Tughlakabad",
      "haulage from Rotterdam",
      "documents at both ends (if not in the all-in rate)",
      "customs clearance",
      "import duty and taxes",
      "cargo insurance",
    ]);
  });

  it("lists parts of a rate sheet, with unpriced charges as not included", () => {
    expect(findCoverage(sheet)).toStrictEqual({
      included: [
        "ocean freight",
        "terminal handling at origin",
        "bunker",
        "currency adjustment",
        "documents at both ends",
      ],
      notIncluded: [
        "destination THC (no price stated)",
        "haulage to Nhava Sheva",
        "haulage from Rotterdam",
        "customs clearance",
        "import duty and taxes",
        "cargo insurance",
      ],
    });
  });

  it("lists a THC without a stated end once and the other end as not included", () => {
    const { included, notIncluded } = findCoverage(
      normaliseSheetLine(aSheetLine({ charges: { "OCEAN FREIGHT": "980", THC: "9000" } }), rateContext),
    );
    expect(included).toEqual(["ocean freight", "THC (end not stated)"]);
    expect(notIncluded[0]).toBe("terminal handling at one end");
  });

  it("names the mode of a haulage", () => {
    const hauled = aCarrierOffer({
      legs: [railLeg, seaLeg, { ...railLeg, mode: "TRUCK" }],
      billOfLadingSurcharges: [aSurcharge("OIH00", 1), aSurcharge("DIH00", 1), aSurcharge("CUS00", 1)],
    });
    const { included, notIncluded } = findCoverage(normaliseCarrierOffer(hauled, rateContext));
    expect(included).toContain("rail haulage at origin");
    expect(included).toContain("truck haulage at destination");
    expect(included).toContain("customs clearance");
    expect(notIncluded).not.toContain("customs clearance");
  });

  it("is formatted as one line", () => {
    expect(formatCoverage(["ocean freight", "bunker"])).toBe("Ocean freight, bunker");
    expect(formatCoverage([])).toBe("");
  });
});
