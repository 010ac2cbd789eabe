import * as fc from "fast-check";
import { err, ok } from "neverthrow";
import { describe, expect, it } from "vitest";
import { NUMBER_FORMATS } from "#domain/money";
import { formatLimit, MAX_LIMIT, readLimit } from "#domain/companies";

describe("a limit", () => {
  it.each([
    ["", "USD", null],
    ["5,000", "USD", 5_000],
    [" 1 00 000.50", "INR", 100_000.5],
    ["0", "USD", 0],
    ["1000000000", "USD", MAX_LIMIT],
  ])("%j in %s is %j", (typed, currency, limit) => {
    expect(readLimit(typed, currency)).toEqual(ok(limit));
  });

  it.each([
    ["a lot", "USD", "Enter an amount in USD, for example 5,000."],
    ["-5", "USD", "Enter an amount in USD, for example 5,000."],
    ["1e3", "USD", "Enter an amount in USD, for example 5,000."],
    ["1000000001", "USD", "Enter an amount in USD, for example 5,000."],
    ["5.0055", "USD", "Enter an amount in USD with at most 2 decimals."],
    ["5.005", "USD", '"5.005" can be two amounts. Enter it without separators, such as 5005.'],
    ["5.5", "JPY", "Enter an amount in JPY with at most 0 decimals."],
  ])("%j in %s is refused", (typed, currency, message) => {
    expect(readLimit(typed, currency)).toEqual(err(message));
  });

  it("is not a hundred times as high for a decimal comma", () => {
    expect(readLimit("1234,56", "USD")).toEqual(ok(1234.56));
    expect(readLimit("5.000,00", "EUR")).toEqual(ok(5_000));
    expect(readLimit("1,200", "EUR", "point-comma")).toEqual(ok(1.2));
  });

  it("is read as it is written, in every format", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000_000_000 }),
        fc.constantFrom(...NUMBER_FORMATS),
        (minor, numbers) => {
          const limit = minor / 100;
          expect(readLimit(formatLimit(limit, "USD", numbers).replace("USD", ""), "USD", numbers)).toEqual(ok(limit));
        },
      ),
      { seed: 30 },
    );
  });
});
