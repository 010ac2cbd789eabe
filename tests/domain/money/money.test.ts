import * as fc from "fast-check";
import { err, ok } from "neverthrow";
import { describe, expect, it } from "vitest";
import { toMoneyParts } from "#domain/money/format-money.ts";
import { calculatePercent, multiplyMoney, parseMoney, sumPerCurrency, toDecimalText } from "#domain/money/money.ts";

const usd = (minor: number) => ({ currency: "USD", minor });

describe("parseMoney", () => {
  it.each([
    ["1200", "USD", 120000],
    ["1,200", "USD", 120000],
    ["1,200.5", "USD", 120050],
    ["4.500,50", "INR", 450050],
    ["4500,50", "INR", 450050],
    ["1.234.567", "VND", 1234567],
    ["1.234.567,89", "EUR", 123456789],
    ["1 200,50", "EUR", 120050],
    ["1\u00a0200", "EUR", 120000],
    ["1'200.05", "CHF", 120005],
    ["1,28,550.00", "INR", 12855000],
    ["0,500", "USD", 50],
    [".5", "USD", 50],
    ["12.500", "KWD", 12500],
    ["980.0000", "USD", 98000],
    ["-63.15", "USD", -6315],
    ["0", "JPY", 0],
    ["1640", "JPY", 1640],
  ])("reads the text %s %s", (text, currency, minor) => {
    expect(parseMoney(text, currency)).toStrictEqual(ok({ currency, minor }));
  });

  it.each([
    [1200, "USD", 120000],
    [1200.1, "USD", 120010],
    [0.07, "USD", 7],
    [4.35, "USD", 435],
    [1.005, "KWD", 1005],
    [-0, "USD", 0],
    [9999999999999.99, "USD", 999999999999999],
  ])("reads the number %s %s", (value, currency, minor) => {
    expect(parseMoney(value, currency)).toStrictEqual(ok({ currency, minor }));
  });

  it.each([
    ["1.200", "USD", { kind: "ambiguous", text: "1.200" }],
    ["1,200", "KWD", { kind: "ambiguous", text: "1,200" }],
    ["", "USD", { kind: "unreadable", text: "" }],
    ["12 34", "USD", { kind: "unreadable", text: "12 34" }],
    ["1,2,3", "USD", { kind: "unreadable", text: "1,2,3" }],
    ["1e3", "USD", { kind: "unreadable", text: "1e3" }],
    ["100-150", "USD", { kind: "unreadable", text: "100-150" }],
    ["10.005", "USD", { kind: "ambiguous", text: "10.005" }],
    ["1000.005", "USD", { kind: "too-precise", text: "1000.005" }],
    ["0.5", "JPY", { kind: "too-precise", text: "0.5" }],
    [1.005, "USD", { kind: "too-precise", text: "1.005" }],
    [0.1 + 0.2, "USD", { kind: "too-precise", text: "0.30000000000000004" }],
    [Number.NaN, "USD", { kind: "unreadable", text: "NaN" }],
    [1e20, "USD", { kind: "too-large" }],
    ["99999999999999999999", "USD", { kind: "too-large" }],
  ])("refuses %s %s", (value, currency, refusal) => {
    expect(parseMoney(value, currency)).toStrictEqual(err(refusal));
  });

  it("reads every formatted amount back", () => {
    const currencies = fc.constantFrom("USD", "INR", "JPY", "KWD");
    fc.assert(
      fc.property(fc.maxSafeInteger(), currencies, (minor, currency) => {
        const money = { currency, minor: minor + 0 };
        const { figure } = toMoneyParts(money);
        const back = parseMoney(figure, currency);
        const lonelyGroup = currency === "KWD" ? /^-?\d{1,3},\d{3}$/ : /^$/;
        if (!lonelyGroup.test(figure)) expect(back).toStrictEqual(ok(money));
      }),
    );
  });

  it("reads a JSON number by its shortest decimal text", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (minor) => {
        expect(parseMoney(minor / 100, "USD")).toStrictEqual(ok(usd(minor + 0)));
      }),
    );
  });
});

describe("money arithmetic", () => {
  it("refuses an overflow", () => {
    const most = usd(Number.MAX_SAFE_INTEGER);
    expect(sumPerCurrency([most, usd(1)])).toStrictEqual(err({ kind: "too-large" }));
  });

  it("sums per currency, sorted by code", () => {
    const amounts = [usd(100), { currency: "INR", minor: 5000 }, usd(50), { currency: "EUR", minor: 7 }];
    expect(sumPerCurrency(amounts)).toStrictEqual(
      ok([{ currency: "EUR", minor: 7 }, { currency: "INR", minor: 5000 }, usd(150)]),
    );
  });

  it("takes a percentage half-up", () => {
    expect(calculatePercent(usd(100010), "5")).toStrictEqual(ok(usd(5001)));
    expect(calculatePercent(usd(-100010), "5")).toStrictEqual(ok(usd(-5001)));
    expect(calculatePercent(usd(1000), "2.75")).toStrictEqual(ok(usd(28)));
    expect(calculatePercent(usd(1000), "five")).toStrictEqual(err({ kind: "unreadable", text: "five" }));
  });
});

it("amounts have the decimals of their currency", () => {
  const cases = [
    [{ currency: "USD", minor: 5 }, "0.05"],
    [{ currency: "USD", minor: -123_456 }, "-1234.56"],
    [{ currency: "JPY", minor: 4_200 }, "4200"],
    [{ currency: "KWD", minor: 1_500 }, "1.500"],
    [{ currency: "USD", minor: 0 }, "0.00"],
  ] as const;
  for (const [money, text] of cases) expect(toDecimalText(money)).toBe(text);
});

it("a unit price times a quantity is rounded half-up to the minor unit", () => {
  expect(multiplyMoney(usd(3_333), 2)).toEqual(usd(6_666));
  expect(multiplyMoney(usd(333), 1.5)).toEqual(usd(500));
  expect(multiplyMoney(usd(-333), 1.5)).toEqual(usd(-500));
  expect(multiplyMoney(usd(9_007_199_254), 0.001)).toEqual(usd(9_007_199));
});
