import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readFormats, STANDARD_FORMATS } from "#domain/formatting";
import { formatQuantity } from "#domain/lcl";
import {
  formatExchangeStatements,
  formatMoney,
  NUMBER_FORMATS,
  parseMoney,
  readDecimal,
  readTypedAmount,
  toMoneyParts,
} from "#domain/money";
import {
  addDays,
  type CalendarDate,
  calendarDate,
  DATE_FORMATS,
  formatCutOff,
  formatDate,
  formatFullDate,
} from "#domain/time";
import { cases } from "#tests/support/property-tests.ts";

const numbers = fc.constantFrom(...NUMBER_FORMATS);
const currency = fc.constantFrom("USD", "INR", "JPY", "KWD");

describe("an amount", () => {
  it.each([
    ["comma-point", "USD 1,234,567.89", "JPY 123,456,789", "KWD -123,456.789"],
    ["point-comma", "USD 1.234.567,89", "JPY 123.456.789", "KWD -123.456,789"],
    ["space-comma", "USD 1\u00a0234\u00a0567,89", "JPY 123\u00a0456\u00a0789", "KWD -123\u00a0456,789"],
    ["indian", "USD 12,34,567.89", "JPY 12,34,56,789", "KWD -1,23,456.789"],
  ] as const)("is written in the format %s with the decimals of its currency", (format, usd, jpy, kwd) => {
    expect(formatMoney({ currency: "USD", minor: 123_456_789 }, format)).toBe(usd);
    expect(formatMoney({ currency: "JPY", minor: 123_456_789 }, format)).toBe(jpy);
    expect(formatMoney({ currency: "KWD", minor: -123_456_789 }, format)).toBe(kwd);
  });

  it("reads back to the same minor units in the format that it is written in", () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), currency, numbers, (minor, code, format) => {
        const money = { currency: code, minor: minor === 0 ? 0 : minor };
        expect(parseMoney(toMoneyParts(money, format).figure, code, format)._unsafeUnwrap()).toEqual(money);
      }),
      { numRuns: cases(2000) },
    );
  });
});

describe("a typed figure", () => {
  it.each([
    ["point-comma", "1,200", "1.200"],
    ["point-comma", "1.200", "1200"],
    ["space-comma", "1,200", "1.200"],
    ["space-comma", "1 200,50", "1200.50"],
    ["point-comma", "12,5", "12.5"],
    ["indian", "1,200", "1200"],
    ["indian", "12,34,567.5", "1234567.5"],
    ["comma-point", "1,200", "1200"],
  ] as const)("of a reader with the format %s: %s is %s", (format, typed, text) => {
    expect(readDecimal(typed, 2, format)).toEqual({ kind: "decimal", text });
  });

  it("of a reader without a decimal comma that can mean two amounts is refused", () => {
    expect(readDecimal("1.200", 2)).toEqual({ kind: "ambiguous" });
    expect(readTypedAmount("1.200", "USD")._unsafeUnwrapErr()).toBe(
      '"1.200" can be two amounts. Enter it without separators, such as 1200 or 1.20.',
    );
    expect(readTypedAmount("1.200", "USD", "point-comma")._unsafeUnwrap()).toEqual({ currency: "USD", minor: 120_000 });
  });
});

it("a quantity reads back to the same thousandths in the format that it is written in", () => {
  expect(formatQuantity(1_234_567_250, "space-comma")).toBe("1\u00a0234\u00a0567,25");
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), numbers, (hundredths, format) => {
      const read = readDecimal(formatQuantity(hundredths * 10, format), 2, format);
      expect(read.kind === "decimal" ? Math.round(Number(read.text) * 100) : read).toBe(hundredths);
    }),
    { numRuns: cases(1000) },
  );
});

it("a rate of exchange has the figures of its table with the decimal mark of the format", () => {
  const exchange = {
    base: "USD",
    date: "2026-11-20",
    source: "desk",
    markUpPercent: "0",
    quotes: [{ currency: "INR", unitsPerBase: "88.40" }],
  };
  expect(formatExchangeStatements(exchange, ["INR"], "USD", "point-comma")).toEqual(["1 USD = 88,40 INR"]);
});

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const READERS: readonly ((text: string) => CalendarDate | null)[] = [
  (text) => {
    const [, day, month = "", year] = /^(\d{2}) ([A-Z][a-z]{2}) (\d{4})$/.exec(text) ?? [];
    return calendarDate(Number(year), MONTHS.indexOf(month) + 1, Number(day));
  },
  (text) => {
    const [, month = "", day, year] = /^([A-Z][a-z]{2}) (\d{2}), (\d{4})$/.exec(text) ?? [];
    return calendarDate(Number(year), MONTHS.indexOf(month) + 1, Number(day));
  },
  (text) => {
    const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? [];
    return calendarDate(Number(year), Number(month), Number(day));
  },
  (text) => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : null),
];

describe("a date", () => {
  it.each([
    ["day-month-name", "03 Dec 2026", "Thu 03 Dec 2026", "03 Dec, 18:00"],
    ["month-name-day", "Dec 03, 2026", "Thu Dec 03, 2026", "Dec 03, 18:00"],
    ["day-month-year", "03/12/2026", "Thu 03/12/2026", "03 Dec, 18:00"],
    ["year-month-day", "2026-12-03", "Thu 2026-12-03", "03 Dec, 18:00"],
  ] as const)(
    "is written in the format %s, without its year with the name of its month",
    (format, date, full, cutOff) => {
      expect(formatDate("2026-12-03T18:00", format)).toBe(date);
      expect(formatFullDate("2026-12-03", format)).toBe(full);
      expect(formatCutOff("2026-12-03T18:00", format)).toBe(cutOff);
    },
  );

  it("can be read in the format that it is written in, and in no other one", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), fc.constantFrom(...DATE_FORMATS), (days, format) => {
        const date = addDays("1990-01-01", days);
        const text = formatDate(date, format);
        expect(READERS.map((read) => read(text))).toEqual(
          DATE_FORMATS.map((other) => (other === format ? date : null)),
        );
      }),
      { numRuns: cases(1000) },
    );
  });
});

describe("stored formats", () => {
  it("are the standard ones where a name is missing or unknown", () => {
    expect(readFormats({ dates: null, numbers: "roman", currency: "XXQ" })).toEqual(STANDARD_FORMATS);
    expect(STANDARD_FORMATS).toEqual({ dates: "day-month-name", numbers: "comma-point", currency: null });
  });

  it("are read by their names", () => {
    expect(readFormats({ dates: "year-month-day", numbers: "indian", currency: "INR" })).toEqual({
      dates: "year-month-day",
      numbers: "indian",
      currency: "INR",
    });
  });
});
