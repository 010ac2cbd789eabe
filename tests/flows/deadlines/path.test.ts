import { expect, it } from "vitest";
import { toNotifiedBookingPath } from "#flows/deadlines/path.ts";

const booking = {
  id: "b-1",
  quotationId: "QTN-2026-000123",
  bookingId: null,
  reference: null,
  carrier: "Norrvik Line",
  isMuted: false,
};

it("a message links to the page of its booking, or to My Bookings where the server has no such page", () => {
  expect(toNotifiedBookingPath(booking, true)).toBe("/rate/quote/QTN-2026-000123");
  expect(toNotifiedBookingPath(booking, false)).toBe("/rate/quote?search=QTN-2026-000123");
});
