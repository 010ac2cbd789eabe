import { describe, expect, it } from "vitest";
import { readChangeFees } from "#api/readers/change-fees.ts";

describe("the fees that an offer names", () => {
  it("are read with amount, basis and days", () => {
    expect(
      readChangeFees([
        {
          feeType: "Cancellation fees",
          amount: "1,250.50",
          currency: "USD",
          basis: "PER_CONTAINER",
          daysBeforeDeparture: 7,
        },
        { feeType: "No-show fee", amount: 600, currency: "USD" },
        "Amendment fee",
      ]),
    ).toEqual([
      { kind: "cancellation", untilDaysBefore: 7, fee: { currency: "USD", minor: 125_050 }, basis: "container" },
      { kind: "no-show", untilDaysBefore: null, fee: { currency: "USD", minor: 60_000 }, basis: "booking" },
      { kind: "amendment", untilDaysBefore: null, fee: null, basis: "booking" },
    ]);
  });

  it("are unknown, and not zero, where the amount cannot be read", () => {
    expect(
      readChangeFees([
        { feeType: "Cancellation fee", amount: "on request", currency: "USD" },
        { feeType: "Cancellation fee", amount: 150, currency: "dollars" },
        { feeType: "Cancellation fee", amount: -5, currency: "USD", daysBeforeDeparture: -1 },
      ]),
    ).toEqual([
      { kind: "cancellation", untilDaysBefore: null, fee: null, basis: "booking" },
      { kind: "cancellation", untilDaysBefore: null, fee: null, basis: "booking" },
      { kind: "cancellation", untilDaysBefore: null, fee: null, basis: "booking" },
    ]);
  });

  it("are none in anything else", () => {
    expect(readChangeFees([{ feeType: "Washing" }, 5, null])).toEqual([]);
    expect(readChangeFees("Cancellation fee")).toEqual([]);
  });
});
