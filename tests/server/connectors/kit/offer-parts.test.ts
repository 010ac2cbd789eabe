import { describe, expect, it } from "vitest";
import { readCarrierPlace, toEquipments } from "#server/connectors/kit/offer-parts.ts";

describe("a place of a carrier's answer", () => {
  it.each([
    ["INNSA", "Nhava Sheva", { name: "Nhava Sheva", code: "INNSA", country: null, countryCode: "IN" }],
    ["INNSA", null, { name: "INNSA", code: "INNSA", country: null, countryCode: "IN" }],
    [undefined, "Nhava Sheva", { name: "Nhava Sheva", code: null, country: null, countryCode: null }],
    [7, " ", null],
  ])("is read from the code %j and the name %j", (code, name, place) => {
    expect(readCarrierPlace(code, name)).toEqual(place);
  });
});

describe("the sizes of an offer", () => {
  it("are those of the load, in its order; one without a price is not available", () => {
    const containers = [
      { equipment: "40HC", quantity: 1, weightKg: 0 },
      { equipment: "20GP", quantity: 2, weightKg: 18_000 },
    ] as const;
    expect(toEquipments(containers, [{ equipment: "20GP" }])).toEqual([
      { equipment: "40HC", quantity: 1, maxNetWeightTons: null, isAvailable: false },
      { equipment: "20GP", quantity: 2, maxNetWeightTons: null, isAvailable: true },
    ]);
  });
});
