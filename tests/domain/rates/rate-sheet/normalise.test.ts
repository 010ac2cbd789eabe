import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { SheetLine } from "#domain/rates/rate-sheet/line.ts";
import { normaliseSheetLine } from "#domain/rates/rate-sheet/normalise.ts";
import { getRouteFacts } from "#domain/rates/route-facts.ts";
import { aSheetLine, rateContext } from "../fixtures.ts";
import { written } from "#tests/support/written.ts";

const normaliseSheet = (changes: Partial<SheetLine> = {}) => normaliseSheetLine(aSheetLine(changes), rateContext);

const withFields = (fields: Readonly<Record<string, string>>) =>
  normaliseSheet({ fields: { ...aSheetLine().fields, ...fields } });

describe("normaliseSheetLine", () => {
  it("returns a rate for the whole load", () => {
    expect(normaliseSheet()).toMatchObject({
      id: "sheet-7",
      source: "excel",
      carrier: { name: "CASTELLAN", logo: null },
      commitment: "contract",
      availability: { kind: "bookable" },
      provenance: { kind: "rate-sheet", sheet: "CASTELLAN WESTBOUND WK 47", date: "2026-11-16" },
      validity: { basis: null, from: "2026-12-01", till: "2026-12-31" },
      arrival: "2026-12-30",
      transit: { kind: "days", days: 25 },
      cutOffs: [
        { code: "LCO", at: "2026-12-02T18:00" },
        { code: "VCO", at: "2026-12-03T12:00" },
      ],
      load: {
        mode: "fcl",
        containers: [
          { equipment: "20GP", quantity: 2, maxNetWeightKg: 21_700 },
          { equipment: "40HC", quantity: 1, maxNetWeightKg: 21_700 },
        ],
      },
      support: "M. Rao, rates@castellan.example",
      remarks: ["Subject to equipment"],
    });
  });

  it("has the carrier of the line, of which a sheet may have several", () => {
    expect(withFields({ LINE: "Hapag-Lloyd" }).carrier).toEqual({ name: "Hapag-Lloyd", logo: null });
  });

  it("lists every column and every charge as written", () => {
    const { details } = normaliseSheet();
    expect(details).toContainEqual({ label: "ETD", value: "05.12.26" });
    expect(details).toContainEqual({ label: "PEAK SEASON", value: "-" });
    expect(details).toHaveLength(30);
  });

  it("is not bookable after the end of its validity", () => {
    expect(written(withFields({ "VALID TILL": "19 Nov 2026" }).availability)).toStrictEqual({
      kind: "not-bookable",
      reason: "Ended on 19 Nov 2026 (Kolkata time)",
      isOutsideValidity: true,
    });
  });

  it("has the legs of the carrier's schedule, and states whose it is and when it was asked for", () => {
    const at = (name: string, code: string) => ({ name, code, country: null, countryCode: code.slice(0, 2) });
    const NO_CUT_OFFS = { portCutOffDate: null, vgmCutOffDate: null, bookingCutOffDate: null };
    const leg = { ...NO_CUT_OFFS, mode: "VESSEL", serviceName: "India Europe Express" };
    const scheduled = normaliseSheet({
      fields: { ...aSheetLine().fields, VIA: "Colombo" },
      schedule: {
        carrier: "Castellan",
        askedAt: "2026-11-20T05:15:00.000Z",
        legs: [
          {
            ...leg,
            from: at("Nhava Sheva", "INNSA"),
            to: at("Jebel Ali", "AEJEA"),
            departureDate: "2026-12-05T18:00:00",
            arrivalDate: "2026-12-11T06:00:00",
            vesselName: "PACIFIC HERON",
            voyageReference: "017W",
          },
          {
            ...leg,
            from: at("Jebel Ali", "AEJEA"),
            to: at("Rotterdam", "NLRTM"),
            departureDate: "2026-12-14T18:00:00",
            arrivalDate: "2026-12-30T06:00:00",
            vesselName: "PACIFIC TERN",
            voyageReference: "841W",
          },
        ],
      },
    });
    expect(scheduled.schedule).toEqual({ carrier: "Castellan", askedAt: "2026-11-20T05:15:00.000Z" });
    expect(scheduled.legs.map(({ from, to, vessel, departure }) => [from.code, to.kind, vessel, departure])).toEqual([
      ["INNSA", "transhipment", "PACIFIC HERON", "2026-12-05T18:00"],
      ["AEJEA", "sea", "PACIFIC TERN", "2026-12-14T18:00"],
    ]);
    expect(getRouteFacts(scheduled).transhipments).toBe(1);
    const [direct] = scheduled.legs;
    expect(scheduled.price).toEqual(normaliseSheet().price);
    expect(getRouteFacts({ ...scheduled, legs: direct === undefined ? [] : [direct] }).transhipments).toBe(0);
  });

  it("names a contact or the default support", () => {
    const silent = { REMARKS: "", "CONTACT PERSON": "", "CONTACT EMAIL": "" };
    expect(withFields(silent)).toMatchObject({ support: "Available 24/7", remarks: [] });
    expect(withFields({ ...silent, SUPPORT: "Desk 4" }).support).toBe("Desk 4");
  });
});

describe("normaliseSheetLine with any text", () => {
  it("never throws and lists every charge cell in the details", () => {
    const cells = fc.dictionary(fc.string(), fc.string(), { noNullPrototype: true });
    fc.assert(
      fc.property(cells, cells, (fields, charges) => {
        const rate = normaliseSheet({ fields, charges });
        expect(rate.details).toHaveLength(Object.keys(fields).length + Object.keys(charges).length);
        expect(Number.isSafeInteger(rate.price.unpricedCount)).toBe(true);
      }),
    );
  });
});
