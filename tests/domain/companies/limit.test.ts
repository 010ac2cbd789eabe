import * as fc from "fast-check";
import { err, ok } from "neverthrow";
import { describe, expect, it } from "vitest";
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
    ["5.005", "USD", "Enter an amount in USD with at most 2 decimals."],
    ["5.5", "JPY", "Enter an amount in JPY with at most 0 decimals."],
  ])("%j in %s is refused", (typed, currency, message) => {
    expect(readLimit(typed, currency)).toEqual(err(message));
  });

  it("is read as it is written", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000_000 }), (minor) => {
        const limit = minor / 100;
        expect(readLimit(formatLimit(limit, "USD").replace("USD", ""), "USD")).toEqual(ok(limit));
      }),
      { seed: 30 },
    );
  });
});
