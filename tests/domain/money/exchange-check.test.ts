import { describe, expect, it } from "vitest";
import { checkExchange, findExchangeIssue } from "#domain/money/exchange-check.ts";
import type { ExchangeRates } from "#domain/money/exchange.ts";
import { createZoneClock } from "#domain/time";

const NOON = Date.parse("2026-11-20T06:30:00Z") / 60_000;

const table = (changes: Partial<ExchangeRates> = {}): ExchangeRates => ({
  base: "USD",
  date: "2026-11-20",
  source: "Reserve Bank reference rate",
  markUpPercent: "0",
  quotes: [
    { currency: "INR", unitsPerBase: "88.40" },
    { currency: "EUR", unitsPerBase: "0.922509" },
  ],
  ...changes,
});
const quoted = (base: string, currency: string, unitsPerBase: string) =>
  table({ base, quotes: [{ currency, unitsPerBase }] });

describe("an exchange table", () => {
  it.each([
    ["2026-11-20T12:00Z", null],
    ["2026-11-19T10:00Z", null],
    ["2026-11-28T11:59Z", null],
    ["2026-11-28T12:00Z", { kind: "exchange-outdated", date: "2026-11-20" }],
    ["2026-11-19T09:59Z", { kind: "exchange-outdated", date: "2026-11-20" }],
  ])("of 20 November is checked at %s", (now, issue) => {
    expect(checkExchange(table(), Date.parse(now) / 60_000, createZoneClock()).table).toStrictEqual(issue);
  });

  it("without a readable date is outdated", () => {
    expect(checkExchange(table({ date: "yesterday" }), NOON, createZoneClock()).table).toStrictEqual({
      kind: "exchange-outdated",
      date: "yesterday",
    });
  });

  it.each(["-1", "26", "some"])("with a mark-up of %s percent is implausible", (markUpPercent) => {
    expect(checkExchange(table({ markUpPercent }), NOON, createZoneClock()).table).toStrictEqual({
      kind: "exchange-implausible",
      currency: "USD",
    });
  });
});

describe("an exchange rate", () => {
  it.each([
    ["USD", "INR", "88.40"],
    ["USD", "INR", "110"],
    ["EUR", "INR", "96.1"],
    ["INR", "USD", "0.0113"],
    ["USD", "ARS", "1450"],
    ["USD", "LBP", "89500"],
  ])("of 1 %s = %s %s is plausible", (base, currency, units) => {
    expect([...checkExchange(quoted(base, currency, units), NOON, createZoneClock()).currencies]).toStrictEqual([]);
  });

  it.each([
    ["USD", "INR", "8840"],
    ["USD", "INR", "0.0113"],
    ["USD", "EUR", "92.25"],
    ["EUR", "INR", "0.96"],
    ["USD", "INR", "0"],
    ["USD", "INR", "-88.40"],
    ["USD", "INR", "88,40"],
    ["USD", "ARS", "14500000"],
    ["USD", "ARS", "0.00001"],
  ])("of 1 %s = %s %s is out of range", (base, currency, units) => {
    expect([...checkExchange(quoted(base, currency, units), NOON, createZoneClock()).currencies]).toStrictEqual([
      [currency, { kind: "exchange-implausible", currency }],
    ]);
  });

  it("concerns only amounts that are converted with it", () => {
    const check = checkExchange(
      table({
        quotes: [
          { currency: "INR", unitsPerBase: "8840" },
          { currency: "EUR", unitsPerBase: "0.92" },
        ],
      }),
      NOON,
      createZoneClock(),
    );
    expect(findExchangeIssue(check, "USD", "USD")).toBeNull();
    expect(findExchangeIssue(check, "EUR", "USD")).toBeNull();
    expect(findExchangeIssue(check, "INR", "USD")).toStrictEqual({ kind: "exchange-implausible", currency: "INR" });
    expect(findExchangeIssue(check, "EUR", "INR")).toStrictEqual({ kind: "exchange-implausible", currency: "INR" });
  });
});
