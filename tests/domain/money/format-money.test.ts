import { describe, expect, it } from "vitest";
import { formatMoney } from "#domain/money/format-money.ts";

describe("formatMoney", () => {
  it.each([
    [{ currency: "USD", minor: 628260 }, "USD 6,282.60"],
    [{ currency: "INR", minor: 12855000 }, "INR 128,550.00"],
    [{ currency: "JPY", minor: 1234567 }, "JPY 1,234,567"],
    [{ currency: "KWD", minor: 5 }, "KWD 0.005"],
    [{ currency: "USD", minor: -5 }, "USD -0.05"],
  ])("formats %o", (money, text) => {
    expect(formatMoney(money)).toBe(text);
  });
});
