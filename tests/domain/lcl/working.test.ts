import { describe, expect, it } from "vitest";
import { priceLclRecord } from "#domain/lcl/price-record.ts";
import { sortLclRates } from "#domain/lcl/list.ts";
import { toFreightWorking, formatStep } from "#domain/lcl/working.ts";
import { formatOfferLoad } from "#domain/bookings/bookable-offer.ts";
import { aRecord, context } from "./given.ts";

const steps = (changes: object, kg: number, cbm: number) =>
  toFreightWorking(priceLclRecord(aRecord(changes), context(kg, cbm)))
    .map(formatStep)
    .map(({ title, working, result }) => `${title}: ${working} → ${result}`);

describe("the freight of a part load", () => {
  it("is worked out step by step", () => {
    const originCharges = { "OCEAN FREIGHT": "USD 28/W/M", BAF: "10% OF OCEAN FREIGHT", PSS: "AT COST" };
    expect(steps({ originCharges }, 1200, 3.25)).toEqual([
      "Weight, 1 CBM = 1,000 kg: 1,200 kg ÷ 1,000 kg → 1.2 W/M",
      "Measure: 3.25 CBM → 3.25 W/M",
      "The greater counts: Volume exceeds weight: charged by volume → 3.25 W/M",
      "Chargeable: At least 1 W/M → 3.25 W/M",
      "OCEAN FREIGHT: USD 28.00 × 3.25 W/M → USD 91.00",
      "PSS: AT COST → Not priced",
      "BAF: 10 % of ocean freight → USD 9.10",
    ]);
  });

  it("shows the tariff's own ratio, rounding and minimum", () => {
    const originCharges = { "OCEAN FREIGHT": "USD 28/W/M MIN USD 50" };
    const rules = { wmRatio: "1 CBM = 500 KG", wmMinimum: "1 W/M", wmRounding: "0.1 CBM UP" };
    expect(steps({ originCharges, ...rules }, 410, 0.5)).toEqual([
      "Weight, 1 CBM = 500 kg: 410 kg ÷ 500 kg → 0.82 W/M",
      "Measure: 0.5 CBM → 0.5 W/M",
      "The greater counts: Weight exceeds volume: charged by weight → 0.82 W/M",
      "Rounded up: To the next 0.1 W/M → 0.9 W/M",
      "Chargeable: At least 1 W/M: the minimum applies → 1 W/M",
      "OCEAN FREIGHT: USD 50.00 × 1 (Minimum USD 50.00 applies) → USD 50.00",
    ]);
  });
});

describe("an LCL rate", () => {
  it("says what is known of its journey", () => {
    const { carrier, transit, validity, availability, provenance, legs, part } = priceLclRecord(
      aRecord({ destinationCfs: "Duisburg", transit: "24-26 days" }),
      context(1200, 3.25),
    );
    expect({ carrier, transit, validity, availability, provenance, part }).toEqual({
      carrier: { name: "Keelson Global Logistics", logo: null },
      transit: { kind: "days", days: 26 },
      validity: { basis: null, from: "2026-11-16", till: "2026-11-30" },
      availability: { kind: "bookable" },
      provenance: { kind: "rate-sheet", sheet: "LCL week 47", date: "2026-11-16" },
      part: { portOfLoading: "Nhava Sheva", portOfDischarge: "Rotterdam", weightKg: 1200, cbm: 3.25 },
    });
    expect(legs.map(({ from, to, mode }) => [from.name, from.code, to.name, to.kind, mode])).toEqual([
      ["Nhava Sheva", "INNSA", "Rotterdam", "sea", "sea"],
      ["Rotterdam", null, "Duisburg", "inland", "unknown"],
    ]);
  });

  it("ends at its port when the station is there", () => {
    const legs = (destinationCfs: string | null) =>
      priceLclRecord(aRecord({ destinationCfs }), context(1, 1)).legs.length;
    expect([legs(null), legs("rotterdam"), legs("Rotterdam Maasvlakte"), legs("Duisburg")]).toEqual([1, 1, 1, 2]);
  });

  it("cannot be booked after its validity", () => {
    const rate = priceLclRecord(aRecord({ validTill: "2026-11-19" }), context(1, 1));
    expect(rate.availability).toEqual({ kind: "not-bookable", reason: "Ended on 19 Nov 2026" });
  });

  it("is booked as a part load, other offers by their containers", () => {
    expect(formatOfferLoad(priceLclRecord(aRecord(), context(1200.5, 3.2)))).toBe("1,200.5 kg, 3.2 CBM");
    expect(formatOfferLoad({ containers: [{ equipment: "20GP", quantity: 2, maxNetWeightKg: null }] })).toBe(
      "2 × 20GP",
    );
  });

  it("stands in order of its total, with gaps behind and what cannot be booked or compared last", () => {
    const rate = (id: string, freight: string, changes = {}) =>
      priceLclRecord(aRecord({ id, originCharges: { "OCEAN FREIGHT": freight }, ...changes }), context(1000, 1));
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
