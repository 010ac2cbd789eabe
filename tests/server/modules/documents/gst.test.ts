import { expect, it } from "vitest";
import type { Charge } from "#domain/charges";
import type { GstTerms } from "#domain/tax";
import { chargesSection } from "#server/modules/documents/describe-offer.ts";

const exchange = {
  base: "USD",
  date: "2026-11-20",
  source: "Test table",
  markUpPercent: "0",
  quotes: [{ currency: "INR", unitsPerBase: "80.00" }],
};

const charge = (name: string, costItem: Charge["costItem"], currency: string, minor: number): Charge => ({
  code: null,
  name,
  group: costItem === "ocean-freight" ? "freight" : "origin",
  costItem,
  basis: "flat",
  equipment: null,
  payment: "unknown",
  price: { kind: "priced", unit: { currency, minor }, quantity: 1, amount: { currency, minor } },
});

const RATE = {
  charges: [
    charge("Basic Ocean Freight", "ocean-freight", "USD", 100_000),
    charge("Terminal handling", "origin-terminal", "INR", 1_050_053),
  ],
};
const RATES = [
  { costItem: "ocean-freight", serviceCode: "996521", percent: "5" },
  { costItem: "origin-terminal", serviceCode: "996711", percent: "18" },
] as const;
const TAX = { kind: "cgst-sgst", placeOfSupply: "27", rates: RATES } as const;

const belowTotal = (tax: GstTerms): readonly string[] => {
  const rows = chargesSection(RATE, { exchange, tax }).rows.map(({ cells }) => cells.join(" | "));
  return rows.slice(rows.findIndex((row) => row.startsWith("Total |")));
};

it("prints the tax below the total, with its base and both halves, and the total with it", () => {
  expect(belowTotal(TAX)).toEqual([
    "Total |  |  |  | 1,131.26",
    "CGST 2.5 % + SGST 2.5 % | of USD 1,000.00 | USD 25.00 + USD 25.00 | USD 50.00 | 50.00",
    "CGST 9 % + SGST 9 % | of INR 10,500.53 | INR 945.05 + INR 945.05 | INR 1,890.10 | 23.63",
    "Total with GST |  |  |  | 1,204.89",
  ]);
  expect(chargesSection(RATE, { exchange, tax: TAX }).notes[0]).toBe(
    "GST is on top of the total, place of supply: Maharashtra (27). The tax invoice states it in rupees, at the rate of exchange of the day of supply.",
  );
});

it("prints no total with tax while a rate is missing, and no line without a place of supply", () => {
  expect(belowTotal({ ...TAX, kind: "igst", rates: RATES.slice(0, 1) })).toEqual([
    "Total |  |  |  | 1,131.26",
    "IGST 5 % | of USD 1,000.00 |  | USD 50.00 | 50.00",
  ]);
  expect(belowTotal({ kind: "unknown", missing: "gstin" })).toEqual(["Total |  |  |  | 1,131.26"]);
});

it("prints nothing of a tax where the forwarder states none", () => {
  const { rows, notes } = chargesSection(RATE, { exchange });
  expect(rows.at(-1)).toEqual({ kind: "strong", cells: ["Total", "", "", "", "1,131.26"] });
  expect(notes.filter((note) => note.includes("GST"))).toEqual([]);
});
