import { describe, expect, it } from "vitest";
import { formatOfferLoad } from "#domain/bookings/bookable-offer.ts";
import { priceLclRecord } from "#domain/lcl/price-record.ts";
import { anLclRecord, lclContext } from "../lcl/fixtures.ts";

describe("formatOfferLoad", () => {
  it("states weight and volume of an LCL load, otherwise the containers", () => {
    expect(formatOfferLoad(priceLclRecord(anLclRecord(), lclContext(1200.5, 3.2)))).toBe("1,200.5 kg, 3.2 CBM");
    expect(formatOfferLoad({ containers: [{ equipment: "20GP", quantity: 2, maxNetWeightKg: null }] })).toBe(
      "2 × 20GP",
    );
  });
});
