import { describe, expect, it } from "vitest";
import { formatChangeFees } from "#domain/amendments";
import { type ChangeFee, toSheetFees } from "#domain/rates";

const fee = (kind: ChangeFee["kind"], minor: number | null, rest: Partial<ChangeFee> = {}): ChangeFee => ({
  kind,
  untilDaysBefore: null,
  fee: minor === null ? null : { currency: "USD", minor },
  basis: "booking",
  ...rest,
});

describe("the fees of an offer in one line", () => {
  it("state days, amounts and what they are for, the earliest days first", () => {
    const fees = [
      fee("amendment", 7_500),
      fee("cancellation", 30_000, { basis: "container" }),
      fee("cancellation", 15_000, { untilDaysBefore: 3 }),
      fee("cancellation", 0, { untilDaysBefore: 14 }),
      fee("no-show", null),
    ];
    expect(formatChangeFees(fees)).toBe(
      "Cancellation: free until 14 days before departure, USD 150.00 until 3 days before departure, " +
        "then USD 300.00 per container; Change: USD 75.00; No-show: amount not stated",
    );
  });

  it("read the columns of a rate sheet", () => {
    const fees = toSheetFees({ "BOOKING CANCELLATION FEE": "FREE UNTIL 1 DAYS, USD 300" });
    expect(formatChangeFees(fees)).toBe("Cancellation: free until 1 day before departure, then USD 300.00");
  });

  it("are null without fees", () => {
    expect(formatChangeFees([])).toBe(null);
  });
});
