import { describe, expect, it } from "vitest";
import { coverageOf, coverageText } from "../../../src/domain/rates/coverage.ts";
import { detailsTitle, rateDetails } from "../../../src/domain/rates/details.ts";
import { normaliseApiOffer } from "../../../src/domain/rates/normalise-api-offer.ts";
import { normaliseSheetOffer } from "../../../src/domain/rates/normalise-sheet-offer.ts";
import { anApiOffer, aSheetOffer, aSurcharge, context, railLeg, seaLeg } from "./given.ts";

const live = normaliseApiOffer(anApiOffer(), context);
const sheet = normaliseSheetOffer(aSheetOffer(), context);

describe("what a price covers", () => {
  it("is told of a live offer", () => {
    expect(coverageOf(live)).toStrictEqual({
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

  it("is told of a rate sheet, and a charge without a price is not covered", () => {
    expect(coverageOf(sheet)).toStrictEqual({
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

  it("names the haulage by how it goes", () => {
    const hauled = anApiOffer({
      legs: [railLeg, seaLeg, { ...railLeg, mode: "TRUCK" }],
      billOfLadingSurcharges: [aSurcharge("OIH00", 1), aSurcharge("DIH00", 1), aSurcharge("CUS00", 1)],
    });
    const { included, notIncluded } = coverageOf(normaliseApiOffer(hauled, context));
    expect(included).toContain("rail haulage at origin");
    expect(included).toContain("truck haulage at destination");
    expect(included).toContain("customs clearance");
    expect(notIncluded).not.toContain("customs clearance");
  });

  it("reads as a line", () => {
    expect(coverageText(["ocean freight", "bunker"])).toBe("Ocean freight, bunker");
    expect(coverageText([])).toBe("");
  });
});

describe("View Details", () => {
  it("of a live offer is basic information", () => {
    expect(detailsTitle(live)).toBe("Basic Information");
    expect(rateDetails(live).map(({ label, value }) => `${label}: ${value}`)).toStrictEqual([
      "Carrier: Norrvik Line",
      "Offer: NRV-1",
      "Rate type: Spot",
      "Service type: Transhipment",
      "Routing: via Colombo",
      "Export haulage: Door, by rail",
      "Import haulage: Port",
      "Departure: Thu 03 Dec 2026",
      "Arrival: Sun 03 Jan 2027",
      "Transit time: 31 days",
      "Valid from: Fri 20 Nov 2026",
      "Valid until: Tue 24 Nov 2026",
      "Containers: 2 × 20GP, 1 × 40HC",
      "Max net weight 20GP: 21 700 KGM",
      "Support: Available 24/7",
    ]);
  });

  it("of a sheet is the sheet", () => {
    expect(detailsTitle(sheet)).toBe("Excel Rate Details");
    expect(rateDetails(sheet)).toContainEqual({ label: "VESSEL", value: "CASTELLAN DORADA" });
    expect(rateDetails(sheet)).toContainEqual({ label: "DESTINATION THC", value: "AT COST" });
  });
});
