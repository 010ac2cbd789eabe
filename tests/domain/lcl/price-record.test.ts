import { describe, expect, it } from "vitest";
import { priceLclRecord } from "#domain/lcl/price-record.ts";
import { anLclRecord, lclContext } from "./fixtures.ts";
import { written } from "#tests/support/written.ts";

describe("priceLclRecord", () => {
  it("reads carrier, transit, validity, provenance and legs", () => {
    const { carrier, transit, validity, availability, provenance, legs, load } = priceLclRecord(
      anLclRecord({ destinationCfs: "Duisburg", transit: "24-26 days" }),
      lclContext(1200, 3.25),
    );
    expect({ carrier, transit, validity, availability, provenance, load }).toEqual({
      carrier: { name: "Keelson Global Logistics", logo: null },
      transit: { kind: "days", days: 26 },
      validity: { basis: null, from: "2026-11-16", till: "2026-11-30", zone: "Asia/Kolkata" },
      availability: { kind: "bookable" },
      provenance: { kind: "rate-sheet", sheet: "LCL week 47", date: "2026-11-16" },
      load: { mode: "lcl", portOfLoading: "Nhava Sheva", portOfDischarge: "Rotterdam", weightKg: 1200, cbm: 3.25 },
    });
    expect(legs.map(({ from, to, mode }) => [from.name, from.code, to.name, to.kind, mode])).toEqual([
      ["Nhava Sheva", "INNSA", "Rotterdam", "sea", "sea"],
      ["Rotterdam", null, "Duisburg", "inland", "unknown"],
    ]);
  });

  it("adds no inland leg if the CFS is at the port of discharge", () => {
    const legs = (destinationCfs: string | null) =>
      priceLclRecord(anLclRecord({ destinationCfs }), lclContext(1, 1)).legs.length;
    expect([legs(null), legs("rotterdam"), legs("Rotterdam Maasvlakte"), legs("Duisburg")]).toEqual([1, 1, 1, 2]);
  });

  it("is not bookable after the end of its validity", () => {
    const rate = priceLclRecord(anLclRecord({ validTill: "2026-11-19" }), lclContext(1, 1));
    expect(written(rate.availability)).toEqual({
      kind: "not-bookable",
      reason: "Ended on 19 Nov 2026 (Kolkata time)",
      isOutsideValidity: true,
    });
  });
});
