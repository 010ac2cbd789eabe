import { describe, expect, it } from "vitest";
import { findRateJump, readTypedRate, setRate, type StatedExchange, toExchangeRates } from "#domain/money";

const TODAY = "2026-11-29";
const TYPED = { base: "usd", currency: "inr", rate: "89,10", date: "", source: " RBI reference rate " };
const BEFORE: StatedExchange = {
  base: "USD",
  date: "2026-11-23",
  source: "RBI",
  markUpPercent: "1.5",
  quotes: [
    { currency: "INR", unitsPerBase: "88.40" },
    { currency: "EUR", unitsPerBase: "0.9" },
  ],
};
const RATE = { base: "USD", currency: "INR", unitsPerBase: "89.10", date: TODAY, source: "ECB" };

describe("an exchange rate that is set", () => {
  it("is read as it is typed, today where no day is typed", () => {
    expect(readTypedRate(TYPED, TODAY)._unsafeUnwrap()).toEqual({
      base: "USD",
      currency: "INR",
      unitsPerBase: "89.10",
      date: TODAY,
      source: "RBI reference rate",
    });
  });

  it.each([
    [{ base: "dollar" }, "base", "Type a currency such as USD."],
    [{ currency: "" }, "currency", "Type a currency such as INR."],
    [{ currency: "USD" }, "currency", "USD is the base. Type another currency."],
    [{ rate: "" }, "rate", "Type a rate above 0, such as 88.40."],
    [{ rate: "-88" }, "rate", "Type a rate above 0, such as 88.40."],
    [{ rate: "88.400" }, "rate", '"88.400" can be two rates. Type it with two or four decimals, such as 88.40.'],
    [{ rate: "0.0112" }, "rate", "1 USD = 0.0112 INR is far from the usual rate. Check the figure and the base."],
    [{ date: "2026-11-30" }, "date", "Choose 29 Nov 2026 or an earlier day."],
    [{ source: " " }, "source", "State who sets it, in at most 80 characters."],
  ])("with %j is refused at %s", (changes, field, message) => {
    expect(readTypedRate({ ...TYPED, ...changes }, TODAY)._unsafeUnwrapErr()).toEqual([{ field, message }]);
  });

  it("leaves the other rates in use, with their own source and day", () => {
    const set = setRate(BEFORE, RATE);
    expect(toExchangeRates(set)).toEqual({
      base: "USD",
      date: TODAY,
      source: "ECB; EUR: RBI, 2026-11-23",
      markUpPercent: "1.5",
      quotes: [
        { currency: "EUR", unitsPerBase: "0.9" },
        { currency: "INR", unitsPerBase: "89.10" },
      ],
    });
    const again = setRate(set, { ...RATE, currency: "EUR", unitsPerBase: "0.91", source: "Bank" });
    expect(toExchangeRates(again)).toMatchObject({
      source: "ECB; EUR: Bank, 2026-11-29",
      quotes: [
        { currency: "INR", unitsPerBase: "89.10" },
        { currency: "EUR", unitsPerBase: "0.91" },
      ],
    });
    expect(toExchangeRates(setRate(null, RATE))).toEqual({
      base: "USD",
      date: TODAY,
      source: "ECB",
      markUpPercent: "0",
      quotes: [{ currency: "INR", unitsPerBase: "89.10" }],
    });
  });

  it("is asked about where it is 20 % or more off the last one", () => {
    const find = (unitsPerBase: string, currency = "INR") => findRateJump(BEFORE, { currency, unitsPerBase });
    expect([find("106.07"), find("70.73"), find("89.10", "GBP"), findRateJump(null, RATE)]).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(find("106.08")).toEqual({ currency: "INR", unitsPerBase: "88.40" });
    expect(find("70.72")).toEqual({ currency: "INR", unitsPerBase: "88.40" });
  });
});
