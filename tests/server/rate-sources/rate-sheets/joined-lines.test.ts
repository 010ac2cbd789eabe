import { describe, expect, it } from "vitest";
import { joinSizes } from "#server/rate-sources/rate-sheets/joined-lines.ts";
import type { SheetLine } from "#server/rate-sources/rate-sheets/sheet-offers.ts";

const line = (
  id: string,
  size: string,
  charges: Readonly<Record<string, string>>,
  changes: Partial<SheetLine> = {},
): SheetLine => ({
  id,
  provider: "Konkan",
  sheetName: "RATES",
  sheetDate: "2026-11-20",
  validFrom: "2026-11-25",
  validTill: "2026-12-31",
  validFor: "departure",
  isWeekly: false,
  isInstant: false,
  timeZone: "Asia/Kolkata",
  portOfLoading: "INNSA",
  portOfDischarge: "NLRTM",
  placeOfReceipt: null,
  placeOfDelivery: null,
  endedSizes: {},
  charges,
  ...changes,
  fields: { "CONTAINER SIZE": size, CURRENCY: "USD", "TRANSIT TIME": "26", ...changes.fields },
});

const TWENTY = line("S-5", "20GP", {
  "OCEAN FREIGHT": "1100",
  THC: "INR 8150",
  "SEAL CHARGES": "INR 1,250/cntr",
  "BL FEE": "INR 4500/BL",
});
const FORTY = line("S-7", "40HC", {
  "OCEAN FREIGHT": "1350",
  THC: "INR 12200",
  "SEAL CHARGES": "INR 1,250/cntr",
  "BL FEE": "INR 4500/BL",
  OWS: "USD 150",
});

describe("rows with one size each", () => {
  it("make one line for a load of several sizes, each charge once", () => {
    expect(joinSizes([TWENTY, FORTY], ["20GP", "40HC"])).toEqual([
      {
        ...TWENTY,
        id: "S-5+S-7",
        fields: { CURRENCY: "USD", "TRANSIT TIME": "26" },
        charges: {
          "OCEAN FREIGHT 20GP": "USD 1100",
          "OCEAN FREIGHT 40HC": "USD 1350",
          "THC 20GP": "INR 8150",
          "THC 40HC": "INR 12200",
          "SEAL CHARGES": "INR 1,250/cntr",
          "BL FEE": "INR 4500/BL",
          "OWS 40HC": "USD 150",
        },
      },
    ]);
  });

  it("are joined for the days that all of them hold, with the currency of each", () => {
    const other = line(
      "S-8",
      "40HC",
      { "OCEAN FREIGHT": "1200" },
      { validTill: "2026-12-15", fields: { CURRENCY: "EUR" } },
    );
    expect(
      joinSizes([line("S-5", "20GP", { "OCEAN FREIGHT": "1100" }), other], ["20GP", "40HC"]).map(
        ({ validTill, charges, fields }) => [validTill, charges, fields],
      ),
    ).toEqual([
      ["2026-12-15", { "OCEAN FREIGHT 20GP": "USD 1100", "OCEAN FREIGHT 40HC": "EUR 1200" }, { "TRANSIT TIME": "26" }],
    ]);
  });

  it.each<[string, Partial<SheetLine>]>([
    ["of another carrier", { fields: { LINE: "MSC" } }],
    ["of another lane", { portOfDischarge: "BEANR" }],
    ["of other days", { validFrom: "2027-01-01", validTill: "2027-01-31" }],
    ["of another voyage", { fields: { ETD: "2026-12-03" } }],
  ])("are not joined with a row %s", (_, changes) => {
    expect(
      joinSizes([TWENTY, { ...FORTY, ...changes, fields: { ...FORTY.fields, ...changes.fields } }], ["20GP", "40HC"]),
    ).toEqual([]);
  });

  it("are not joined where they state a fee of the shipment differently", () => {
    const dearer = { ...FORTY, charges: { ...FORTY.charges, "BL FEE": "INR 5500/BL" } };
    expect(joinSizes([TWENTY, dearer], ["20GP", "40HC"])).toEqual([]);
  });

  it("stay apart for a load of one size, and beside a row of all sizes", () => {
    expect(joinSizes([TWENTY, FORTY], ["20GP", "20GP"])).toEqual([]);
    const whole = line("S-9", "20GP/40HC", { "OCEAN FREIGHT": "1500" });
    expect(joinSizes([whole, TWENTY], ["20GP", "40HC"])).toEqual([]);
  });
});
