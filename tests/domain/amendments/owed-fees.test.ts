import { describe, expect, it } from "vitest";
import { findOwedFees } from "#domain/amendments";

const usd = (minor: number) => ({ currency: "USD", minor });

describe("the fees that are owed for a booking", () => {
  it("are those of confirmed requests, as agreed or else as shown, with their total", () => {
    const owed = findOwedFees([
      { kind: "cancellation", state: "confirmed", fee: usd(30_000), proposedFee: null },
      { kind: "sailing", state: "confirmed", fee: usd(7500), proposedFee: usd(10_000) },
      { kind: "details", state: "confirmed", fee: usd(0), proposedFee: null },
      { kind: "quantity", state: "declined", fee: usd(5000), proposedFee: null },
      { kind: "quantity", state: "confirmed", fee: null, proposedFee: { currency: "EUR", minor: 5000 } },
    ]);
    expect(owed).toEqual({
      fees: [
        { kind: "cancellation", fee: usd(30_000) },
        { kind: "sailing", fee: usd(10_000) },
        { kind: "quantity", fee: { currency: "EUR", minor: 5000 } },
      ],
      total: [{ currency: "EUR", minor: 5000 }, usd(40_000)],
    });
  });

  it("are none where nothing was confirmed", () => {
    expect(findOwedFees([{ kind: "cancellation", state: "received", fee: usd(30_000), proposedFee: null }])).toEqual({
      fees: [],
      total: [],
    });
  });
});
