import { expect, it } from "vitest";
import { describeOwedFees } from "#web/screens/booking-page/changes/labels.ts";

const usd = (minor: number) => ({ currency: "USD", minor });

it("names the fees of a cancelled booking with their total", () => {
  const fees = [
    { kind: "cancellation", fee: usd(30_000) },
    { kind: "sailing", fee: usd(7500) },
  ] as const;
  expect(describeOwedFees({ fees, total: [usd(37_500)] })).toBe(
    "Fees: Cancellation USD 300.00, Change of sailing USD 75.00. Total USD 375.00.",
  );
  expect(describeOwedFees({ fees: [], total: [] })).toBeNull();
});
