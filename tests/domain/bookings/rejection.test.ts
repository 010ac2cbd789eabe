import { expect, it } from "vitest";
import { describeBookingChange, writeRejection } from "#domain/bookings";

const BOOKING = { carrier: "Monsoon Line", vessel: "MONSOON GANGA" };

it.each([
  ["no-space", "Monsoon Line has no space left on MONSOON GANGA."],
  ["price-ended", "The price of Monsoon Line is no longer valid."],
  ["cargo", "Monsoon Line does not accept this cargo."],
  ["details", ""],
  ["other", ""],
] as const)("begins the sentence about %s with %j", (reason, sentence) => {
  expect(writeRejection(reason, BOOKING)).toBe(sentence);
});

it("names no vessel that is not stated", () => {
  expect(writeRejection("no-space", { ...BOOKING, vessel: null })).toBe(
    "Monsoon Line has no space left on this sailing.",
  );
});

it("names a recorded change as a verb, and others as they are recorded", () => {
  const unknown = { before: null, after: null };
  expect(describeBookingChange({ action: "booking.confirmed", ...unknown })).toBe("confirmed the booking");
  expect(describeBookingChange({ action: "quote-request.created", ...unknown })).toBe("quote request created");
});

it.each([
  ["booking.number-corrected", "corrected the booking number, WRONG111 to RIGHT222"],
  ["booking.correction-undone", "took the correction of the number back, WRONG111 to RIGHT222"],
])("names both numbers of %s", (action, verb) => {
  const change = { action, before: { bookingId: "WRONG111" }, after: { bookingId: "RIGHT222" } };
  expect(describeBookingChange(change)).toBe(verb);
});

it("names a proposed fee, and that it was agreed to", () => {
  const fee = { currency: "USD", minor: 7_500 };
  const proposed = { action: "amendment.fee-proposed", before: { state: "received" }, after: { proposedFee: fee } };
  expect(describeBookingChange(proposed)).toBe("proposed a fee of USD 75.00");
  const carriedOut = { action: "amendment.carried-out", after: { state: "confirmed" } };
  expect(describeBookingChange({ ...carriedOut, before: { state: "fee-proposed" } })).toBe("agreed to the fee");
  expect(describeBookingChange({ ...carriedOut, before: { state: "forwarded" } })).toBe("carried out the request");
});
