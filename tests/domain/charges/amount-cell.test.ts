import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readAmountCell } from "#domain/charges/amount-cell.ts";

const amount = (currency: string, minor: number, rest: object = {}) => ({
  kind: "amount",
  unit: { currency, minor },
  per: null,
  equipment: null,
  minimum: null,
  ...rest,
});

const minimumOf = (currency: string, minor: number) => ({ kind: "amount", amount: { currency, minor } });

describe("readAmountCell", () => {
  it.each([
    ["USD 1,200", amount("USD", 120_000)],
    ["1200", amount("INR", 120_000)],
    ["1,200 USD", amount("USD", 120_000)],
    ["usd1200.50", amount("USD", 120_050)],
    ["INR 4.500,50", amount("INR", 450_050)],
    ["₹ 9,850", amount("INR", 985_000)],
    ["Rs. 4000/-", amount("INR", 400_000)],
    ["US$ 120", amount("USD", 12_000)],
    ["USD 1,250.-", amount("USD", 125_000)],
    ["1.250,-- EUR", amount("EUR", 125_000)],
    ["CHF 1’250.00", amount("CHF", 125_000)],
    ["8150/- INR", amount("INR", 815_000)],
    [
      "INR 650/CBM (MIN 1500)",
      amount("INR", 65_000, { per: "cbm", minimum: { kind: "amount", amount: { currency: "INR", minor: 150_000 } } }),
    ],
    [
      "USD 65 W/M min 65",
      amount("USD", 6500, { per: "wm", minimum: { kind: "amount", amount: { currency: "USD", minor: 6500 } } }),
    ],
    ["120€", amount("EUR", 12_000)],
    ["JPY 12000", amount("JPY", 12_000)],
    ["147/W/M", amount("INR", 14_700, { per: "wm" })],
    ["USD 147 W/M", amount("USD", 14_700, { per: "wm" })],
    ["35/RT (MIN 3CBM)", amount("INR", 3500, { per: "wm", minimum: { kind: "quantity", quantity: "3" } })],
    [
      "USD 35 per W/M, min USD 50",
      amount("USD", 3500, { per: "wm", minimum: { kind: "amount", amount: { currency: "USD", minor: 5000 } } }),
    ],
    ["0.06KGS", amount("INR", 6, { per: "kg" })],
    ["USD 0.06 KGS", amount("USD", 6, { per: "kg" })],
    ["12/CBM", amount("INR", 1200, { per: "cbm" })],
    ["4000/BL", amount("INR", 400_000, { per: "bill-of-lading" })],
    ["INR 4,500 per B/L", amount("INR", 450_000, { per: "bill-of-lading" })],
    ["USD 46/CNTR", amount("USD", 4600, { per: "container" })],
    ["USD 82/40HQ", amount("USD", 8200, { per: "container", equipment: "40HC" })],
    ["USD 82 per container", amount("USD", 8200, { per: "container" })],
    ["1500 LUMPSUM", amount("INR", 150_000, { per: "shipment" })],
    ["USD -50", amount("USD", -5000)],
    ["USD 12,50 per cbm", amount("USD", 1250, { per: "cbm" })],
    ["INR 2.5/kg (min INR 450)", amount("INR", 250, { per: "kg", minimum: minimumOf("INR", 45_000) })],
    ["EUR 8,5 W / M MIN 1,5 W/M", amount("EUR", 850, { per: "wm", minimum: { kind: "quantity", quantity: "1.5" } })],
    ["GBP 55/BL min 60", amount("GBP", 5500, { per: "bill-of-lading", minimum: minimumOf("GBP", 6000) })],
    ["5% OF OCEAN FREIGHT", { kind: "percent", percent: "5", of: "OCEAN FREIGHT", minimum: null }],
    ["2,5 % on freight", { kind: "percent", percent: "2.5", of: "FREIGHT", minimum: null }],
    [
      "3% of ocean freight, min USD 25",
      { kind: "percent", percent: "3", of: "OCEAN FREIGHT", minimum: { currency: "USD", minor: 2500 } },
    ],
    ["INCLUDED", { kind: "included" }],
    ["Incl. in freight", { kind: "included" }],
    ["INC", { kind: "included" }],
    ["Nil", { kind: "free" }],
    ["N/A", { kind: "not-quoted" }],
    ["n.a.", { kind: "not-quoted" }],
    ["-", { kind: "not-quoted" }],
    ["  ", { kind: "not-quoted" }],
  ])("reads %s", (text, cell) => {
    expect(readAmountCell(text, "INR")).toStrictEqual(cell);
  });

  it.each([
    "AT COST",
    "As per actuals",
    "USD 100-150",
    "100 - 150",
    "100 TO 150",
    "USD 20/40: 100/150",
    "USD 1.200",
    "BAF 120",
    "USD 60/TEU",
    "USD 12 (MIN something)",
    "MIN USD 50",
    "12/CBM MIN 3",
    "650/CBM MIN 45",
    "INR 2.5/kg (min 450)",
    "USD 45 W/M (MIN 1)",
    "2% OF FREIGHT MIN 1 CBM",
    "EUR 4/W/M/DAY",
    "INCREASE OF 5",
    "1200 + taxes",
  ])("keeps '%s' as written", (text) => {
    expect(readAmountCell(text, "INR")).toStrictEqual({ kind: "unreadable", text });
  });

  it("requires a currency from the cell or from the sheet", () => {
    expect(readAmountCell("1200", null)).toStrictEqual({ kind: "unreadable", text: "1200, no currency stated" });
    expect(readAmountCell("USD 1200", null)).toStrictEqual(amount("USD", 120_000));
    expect(readAmountCell("¥ 500", "JPY")).toStrictEqual(amount("JPY", 500));
    expect(readAmountCell("$ 500", "SGD")).toStrictEqual(amount("SGD", 50_000));
    expect(readAmountCell("Rs. 500", "LKR")).toStrictEqual(amount("LKR", 50_000));
  });

  it.each([
    ["$ 120", null],
    ["$ 120", "INR"],
    ["Rs. 4000/-", null],
    ["RS 4000", "USD"],
    ["¥ 500", "INR"],
  ] as const)("guesses no currency from the ambiguous sign in %s with the sheet currency %s", (text, own) => {
    expect(readAmountCell(text, own)).toStrictEqual({ kind: "unreadable", text: `${text}, no currency stated` });
  });

  it("never throws and never reads an amount from text without a digit", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const cell = readAmountCell(text, "USD");
        if (!/\d/.test(text)) expect(cell.kind).not.toBe("amount");
      }),
    );
  });
});
