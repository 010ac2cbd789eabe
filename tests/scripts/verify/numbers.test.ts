import { describe, expect, it } from "vitest";
import { compareNumbers } from "../../../scripts/verify/journeys/numbers.ts";

describe("the number of a booking in later answers", () => {
  it("is the first one that was stated, wherever the booking is", () => {
    const numbers = new Map<string, string>();
    const report = (body: unknown) =>
      compareNumbers(numbers, body).map(({ path, expected, actual }) => `${path}: ${expected}; ${actual}`);
    expect(report({ result: [{ quotationId: "QTN-1" }] })).toEqual([]);
    expect(report({ result: [{ quotationId: "QTN-1", bookingId: null }] })).toEqual([]);
    expect(report({ result: [{ quotationId: "QTN-1", bookingId: "KLB-1" }] })).toEqual([]);
    expect(report({ result: [{ runningBookings: [{ quotationId: "QTN-2", bookingId: "KLB-2" }] }] })).toEqual([]);
    expect(
      report({
        result: [
          { quotationId: "QTN-2", bookingId: "KLB-2" },
          { booking: { quotationId: "QTN-1", bookingId: "KLB-3" } },
          { quotationId: "QTN-1", bookingId: null },
        ],
      }),
    ).toEqual(['$.result[1].booking.bookingId: "KLB-1", as in an earlier answer; "KLB-3"']);
    expect(report("no object")).toEqual([]);
  });
});
