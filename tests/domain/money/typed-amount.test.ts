import { describe, expect, it } from "vitest";
import { readTypedAmount } from "#domain/money";

const read = (text: string, currency = "USD"): number | string =>
  readTypedAmount(text, currency).match(
    ({ minor }) => minor,
    (message) => message,
  );

describe("an amount that is typed", () => {
  it("is read with the separators of any country, and never changed in size", () => {
    expect(
      ["120", "120.00", "1,5", "1.234,50", "1,234.50", "1 234,50", "1'234.50", "0"].map((text) => read(text)),
    ).toEqual([12_000, 12_000, 150, 123_450, 123_450, 123_450, 123_450, 0]);
    expect([read("1,200", "KWD"), read("1.200", "KWD"), read("1200", "JPY")]).toEqual([
      '"1,200" can be two amounts. Enter it without separators, such as 1200 or 1.200.',
      1_200,
      1_200,
    ]);
  });

  it("is refused with what to do", () => {
    expect(["", "  ", "abc", "-5", "1.200", "1.005", "12 USD"].map((text) => read(text))).toEqual([
      "Enter an amount in USD, such as 1200.00.",
      "Enter an amount in USD, such as 1200.00.",
      '"abc" is not an amount. Enter one in USD, such as 1200.00.',
      "Enter an amount of 0 or more.",
      '"1.200" can be two amounts. Enter it without separators, such as 1200 or 1.20.',
      '"1.005" can be two amounts. Enter it without separators, such as 1005.',
      '"12 USD" is not an amount. Enter one in USD, such as 1200.00.',
    ]);
    expect([read("1.5", "JPY"), read("0.0005"), read("99999999999999999")]).toEqual([
      "JPY has no decimals. Enter an amount such as 1200.",
      "USD has 2 decimals. Enter an amount such as 1200.00.",
      "This amount is too large.",
    ]);
    expect(read("12", "ABC")).toBe("Enter the currency first, such as USD.");
  });
});
