import { describe, expect, it } from "vitest";
import { chargesSection, feesSection } from "#server/modules/documents/describe-offer.ts";
import { lclDocument } from "#server/modules/documents/lcl-document.ts";
import { anLclRate } from "#tests/support/lcl.ts";

const EXCHANGE = {
  base: "USD",
  date: "2026-11-20",
  source: "Test table",
  markUpPercent: "1.5",
  quotes: [
    { currency: "INR", unitsPerBase: "88.40" },
    { currency: "EUR", unitsPerBase: "0.9225" },
  ],
};
const FORMATS = { dates: "day-month-year", numbers: "point-comma", currency: "EUR" } as const;

describe("a document in the formats of who downloads it", () => {
  const rate = anLclRate({});

  it("has the total in the currency of the reader, with the rate that the price was converted with, its day and source", () => {
    const { notes } = chargesSection(rate, { exchange: EXCHANGE }, FORMATS);
    expect(notes[0]).toMatch(
      /^Total in your currency: EUR [\d.]+,\d{2}, at .*1 USD = 0,9225 EUR.* \(Test table, 20\/11\/2026, mark-up 1,5 %\)\.$/,
    );
    expect(chargesSection(rate, { exchange: EXCHANGE }).notes.filter((note) => note.startsWith("Total in"))).toEqual(
      [],
    );
  });

  it("names the currency without a rate", () => {
    const { notes } = chargesSection(rate, { exchange: EXCHANGE }, { ...FORMATS, currency: "KES" });
    expect(notes[0]).toMatch(/^No rate of exchange from .+ to KES is stated\.$/);
  });

  it("has figures and dates in the formats, and those of an unchosen format as before", () => {
    const pages = lclDocument(rate, { exchange: EXCHANGE }, null, FORMATS);
    const cells = pages.sections.flatMap(({ rows }) => rows.flatMap((row) => row.cells)).join("\n");
    expect(cells).toMatch(/\d,\d{2}$/m);
    expect(cells).not.toMatch(/\d\.\d{2}$/m);
    expect(lclDocument(rate, { exchange: EXCHANGE }, null)).toEqual(
      lclDocument(rate, { exchange: EXCHANGE }, null, {
        dates: "day-month-name",
        numbers: "comma-point",
        currency: null,
      }),
    );
  });

  it("has the fees in the formats", () => {
    const fees = [
      { kind: "cancellation", fee: { currency: "USD", minor: 123_450 }, basis: "booking", untilDaysBefore: null },
    ] as const;
    const { rows } = feesSection({ fees, departure: "2026-12-20" }, 1, "2026-11-20", FORMATS);
    expect(rows.map(({ cells }) => cells)).toContainEqual(["Cancellation", "until Sun 20/12/2026", "USD 1.234,50"]);
  });
});
