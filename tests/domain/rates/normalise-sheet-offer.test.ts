import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readForeignDate } from "#domain/rates/foreign-date.ts";
import { normaliseSheetLine } from "#domain/rates/rate-sheet/normalise.ts";
import type { SheetLine } from "#domain/rates/rate-sheet/line.ts";
import { aSheetOffer, context } from "./given.ts";

const normalised = (changes: Partial<SheetLine> = {}) => normaliseSheetLine(aSheetOffer(changes), context);
const withFields = (fields: Readonly<Record<string, string>>) =>
  normalised({ fields: { ...aSheetOffer().fields, ...fields } });
const usd = (minor: number) => ({ currency: "USD", minor });

const linesOf = (charges: Readonly<Record<string, string>>) =>
  normalised({ charges }).charges.map(({ name, equipment, basis, price }) => [
    name,
    equipment,
    basis,
    price.kind === "priced" ? `${price.quantity} x ${price.unit.currency} ${price.unit.minor}` : price.kind,
  ]);

describe("a line of a rate sheet", () => {
  it("becomes a rate for the whole load", () => {
    expect(normalised()).toMatchObject({
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
      containers: [
        { equipment: "20GP", quantity: 2, maxNetWeightKg: 21_700 },
        { equipment: "40HC", quantity: 1, maxNetWeightKg: 21_700 },
      ],
      support: "M. Rao, rates@castellan.example",
      remarks: ["Subject to equipment"],
    });
  });

  it("reads each cell for the whole load", () => {
    expect(linesOf(aSheetOffer().charges)).toStrictEqual([
      ["OCEAN FREIGHT", "20GP", "per-container", "2 x USD 98000"],
      ["OCEAN FREIGHT", "40HC", "per-container", "1 x USD 176000"],
      ["BUNKER", null, "unknown", "included"],
      ["THC ORIGIN", null, "per-container", "3 x INR 985000"],
      ["BL FEE", null, "per-bill-of-lading", "1 x INR 400000"],
      ["DO FEE", null, "per-bill-of-lading", "1 x EUR 6500"],
      ["DESTINATION THC", null, "unknown", "unpriced"],
      ["CAF", null, "percent", "1 x USD 18600"],
    ]);
    expect(normalised().price).toStrictEqual({
      perCurrency: [{ currency: "EUR", minor: 6500 }, { currency: "INR", minor: 3_355_000 }, usd(390_600)],
      converted: { kind: "converted", total: usd(435_599) },
      unpricedCount: 1,
      basicFreight: usd(372_000),
    });
    expect(normalised().coverage).toMatchObject({
      "ocean-freight": "priced",
      "freight-surcharges": "priced",
      "destination-terminal": "unpriced",
      "origin-haulage": "not-quoted",
    });
  });

  it("goes from port to port, with haulage where an inland place is named", () => {
    expect(normalised().legs).toStrictEqual([
      {
        from: { name: "Nhava Sheva", code: "INNSA", country: null, kind: "sea" },
        to: { name: "Rotterdam", code: "NLRTM", country: null, kind: "sea" },
        mode: "sea",
        departure: "2026-12-05",
        arrival: "2026-12-30",
        vessel: "CASTELLAN DORADA",
        voyage: "0218W",
        service: null,
      },
    ]);
    const inland = withFields({ "PLACE OF RECEIPT": "Tughlakabad (INTKD)", "PLACE OF DELIVERY": "NLRTM" }).legs;
    expect(inland.map((leg) => [leg.from.name, leg.mode, leg.to.name])).toStrictEqual([
      ["Tughlakabad", "unknown", "Nhava Sheva"],
      ["Nhava Sheva", "sea", "Rotterdam"],
    ]);
  });

  it("shows every column and every charge as written", () => {
    const { details } = normalised();
    expect(details).toContainEqual({ label: "ETD", value: "05.12.26" });
    expect(details).toContainEqual({ label: "PEAK SEASON", value: "-" });
    expect(details).toHaveLength(30);
  });

  it("cannot be booked after its validity", () => {
    expect(withFields({ "VALID TILL": "19 Nov 2026" }).availability).toStrictEqual({
      kind: "not-bookable",
      reason: "Ended on 19 Nov 2026",
    });
  });

  it("names somebody to ask, or says that somebody is there", () => {
    const silent = { REMARKS: "", "CONTACT PERSON": "", "CONTACT EMAIL": "" };
    expect(withFields(silent)).toMatchObject({ support: "Available 24/7", remarks: [] });
    expect(withFields({ ...silent, SUPPORT: "Desk 4" }).support).toBe("Desk 4");
  });
});

describe("charges of a sheet", () => {
  it("without a size are for every box", () => {
    expect(linesOf({ "OCEAN FREIGHT": "USD 1,200" })).toStrictEqual([
      ["OCEAN FREIGHT", null, "per-container", "3 x USD 120000"],
    ]);
  });

  it("of a size that is missing leave the freight of its boxes without a price", () => {
    const { charges, price } = normalised({ charges: { "OCEAN FREIGHT 20GP": "USD 980" } });
    expect(charges.at(-1)?.price).toStrictEqual({ kind: "unpriced", text: "Not quoted for 1 × 40HC" });
    expect(price.unpricedCount).toBe(1);
  });

  it("of a size that nobody asked for are left out", () => {
    expect(linesOf({ "OCEAN FREIGHT": "1200", "THC ORIGIN 45HC": "USD 99" })).toHaveLength(1);
  });

  it("per W/M, per ton or with a least quantity have no price for containers", () => {
    expect(linesOf({ "OCEAN FREIGHT": "147/W/M", SEAL: "12/TON", VGM: "9/CNTR (MIN 3CBM)" })).toStrictEqual([
      ["OCEAN FREIGHT", null, "unknown", "unpriced"],
      ["SEAL", null, "unknown", "unpriced"],
      ["VGM", null, "unknown", "unpriced"],
    ]);
  });

  it("keep to their least amount", () => {
    expect(linesOf({ "OCEAN FREIGHT": "1200", SEAL: "USD 5/CNTR MIN USD 50" })).toContainEqual([
      "SEAL",
      null,
      "flat",
      "1 x USD 5000",
    ]);
    expect(linesOf({ "OCEAN FREIGHT": "1200", SEAL: "USD 5/CNTR MIN EUR 50" })[1]?.[3]).toBe("unpriced");
  });

  it("that are free cost nothing", () => {
    expect(linesOf({ "OCEAN FREIGHT": "1200", SEAL: "NIL" })[1]).toStrictEqual(["SEAL", null, "flat", "1 x USD 0"]);
  });

  it("of a percentage need a base that is priced in one currency", () => {
    expect(linesOf({ "OCEAN FREIGHT": "1200", BAF: "10% OF FREIGHT" })[1]?.[3]).toBe("1 x USD 36000");
    expect(linesOf({ "OCEAN FREIGHT": "1200", BAF: "10%" })[1]?.[3]).toBe("unpriced");
    expect(linesOf({ "OCEAN FREIGHT": "1200", "BL FEE": "50", X: "10% OF BL FEE" })[2]?.[3]).toBe("1 x USD 500");
    expect(linesOf({ "OCEAN FREIGHT": "1200", X: "10% OF CARGO VALUE" })[1]?.[3]).toBe("unpriced");
    expect(linesOf({ "OCEAN FREIGHT": "AT COST", X: "10% OF FREIGHT" })[1]?.[3]).toBe("unpriced");
    const half = { "OCEAN FREIGHT 20GP": "USD 1", "OCEAN FREIGHT 40HC": "AT COST", X: "10% OF OCEAN FREIGHT" };
    expect(linesOf(half)[2]?.[3]).toBe("unpriced");
    expect(
      linesOf({ "OCEAN FREIGHT 20GP": "USD 1", "OCEAN FREIGHT 40HC": "EUR 1", X: "10% OF OCEAN FREIGHT" })[2]?.[3],
    ).toBe("unpriced");
  });

  it("need a currency from somewhere", () => {
    const fields = { ...aSheetOffer().fields, CURRENCY: "" };
    const rate = normalised({ fields, charges: { "OCEAN FREIGHT": "1200", SEAL: "NIL" } });
    expect(rate.charges.map(({ price }) => price)).toStrictEqual([
      { kind: "unpriced", text: "1200, no currency stated" },
      { kind: "included", stated: null },
    ]);
  });
});

describe("the load of a sheet's line", () => {
  it.each([
    [{ "CONTAINER SIZE": "20GP", "NO OF CONTAINERS": "2" }, "2 x 20GP"],
    [{ "CONTAINER SIZE": "40HQx1" }, "1 x 40HC"],
    [{ "CONTAINER SIZE": "any" }, "2 x 20GP, 1 x 40HC"],
  ])("%o", (fields, load) => {
    const { containers } = withFields(fields);
    expect(containers.map(({ equipment, quantity }) => `${quantity} x ${equipment}`).join(", ")).toBe(load);
  });

  it.each([
    ["21.7 TONS", 21_700],
    ["26,5 MT", 26_500],
    ["21700", 21_700],
    ["21,700 kg", 21_700],
    ["as per line", null],
    ["20GP 21 / 40HC 26", null],
  ])("may weigh %s", (cell, kilograms) => {
    expect(withFields({ "MAX NET WEIGHT": cell }).containers[0]?.maxNetWeightKg).toBe(kilograms);
  });
});

describe("dates as people write them", () => {
  it.each([
    ["2026-12-03T18:00:00.000Z", "2026-12-03T18:00"],
    ["2026-12-03T18:00:00+05:30", "2026-12-03T18:00"],
    ["2026-12-03 18:00", "2026-12-03T18:00"],
    ["2026-12-03", "2026-12-03"],
    ["3-DEC-26", "2026-12-03"],
    ["Thu, 03 December 2026", "2026-12-03"],
    ["03 Dec 2026 1800 hrs", "2026-12-03T18:00"],
    ["25/12/2026 09:30", "2026-12-25T09:30"],
    ["12/25/2026", "2026-12-25"],
    ["11/11/2026", "2026-11-11"],
    ["05.12.26", "2026-12-05"],
    ["05/12/2026", null],
    ["2026-02-30", null],
    ["31 Feb 2026", null],
    ["ETD-3", null],
    ["", null],
  ])("%s", (text, moment) => {
    expect(readForeignDate(text)).toBe(moment);
  });
});

describe("junk in a sheet", () => {
  it("never throws and never loses a charge's cell from the details", () => {
    const cells = fc.dictionary(fc.string(), fc.string(), { noNullPrototype: true });
    fc.assert(
      fc.property(cells, cells, (fields, charges) => {
        const rate = normalised({ fields, charges });
        expect(rate.details).toHaveLength(Object.keys(fields).length + Object.keys(charges).length);
        expect(Number.isSafeInteger(rate.price.unpricedCount)).toBe(true);
      }),
    );
  });
});
