import { describe, expect, it } from "vitest";
import { toSheetLegs, type SheetLine } from "#domain/rates/rate-sheet/line.ts";
import { normaliseSheetLine } from "#domain/rates/rate-sheet/normalise.ts";
import { aSheetLine, rateContext } from "../fixtures.ts";

const normaliseSheet = (changes: Partial<SheetLine> = {}) => normaliseSheetLine(aSheetLine(changes), rateContext);

const withFields = (fields: Readonly<Record<string, string>>) =>
  normaliseSheet({ fields: { ...aSheetLine().fields, ...fields } });

describe("toSheetLegs", () => {
  it("runs from port to port, with haulage to named inland places", () => {
    expect(normaliseSheet().legs).toStrictEqual([
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
});

const from = (text: string) =>
  toSheetLegs({
    id: "1",
    providerName: "CASTELLAN",
    logo: null,
    validityZone: null,
    loadingZone: null,
    fields: { "PORT OF LOADING": text, "PORT OF DISCHARGE": "Rotterdam" },
    charges: {},
  })[0]?.from;

it.each([
  ["NHAVA SHEVA", "NHAVA SHEVA", null],
  ["NEW DELHI", "NEW DELHI", null],
  ["NHAVA SHEVA (INNSA)", "NHAVA SHEVA", "INNSA"],
  ["Nhava Sheva INNSA", "Nhava Sheva", "INNSA"],
  ["Nhava Sheva, INNSA", "Nhava Sheva", "INNSA"],
  ["INNSA", "INNSA", "INNSA"],
  ["Nhava Sheva, India", "Nhava Sheva, India", null],
])("toSheetLegs reads the port %s", (text, name, code) => {
  expect(from(text)).toEqual({ name, code, country: null, kind: "sea" });
});

describe("the load of a rate sheet line", () => {
  it.each([
    [{ "CONTAINER SIZE": "20GP", "NO OF CONTAINERS": "2" }, "2 x 20GP"],
    [{ "CONTAINER SIZE": "40HQx1" }, "1 x 40HC"],
    [{ "CONTAINER SIZE": "any" }, "2 x 20GP, 1 x 40HC"],
  ])("is read from %o", (fields, load) => {
    const { containers } = withFields(fields).load;
    expect(containers.map(({ equipment, quantity }) => `${quantity} x ${equipment}`).join(", ")).toBe(load);
  });

  it.each([
    ["21.7 TONS", 21_700],
    ["26,5 MT", 26_500],
    ["21700", 21_700],
    ["21,700 kg", 21_700],
    ["as per line", null],
    ["20GP 21 / 40HC 26", null],
  ])("has the weight limit %s", (cell, kilograms) => {
    expect(withFields({ "MAX NET WEIGHT": cell }).load.containers[0]?.maxNetWeightKg).toBe(kilograms);
  });
});
