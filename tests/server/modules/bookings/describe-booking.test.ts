import { expect, it } from "vitest";
import { readBookingOverview } from "#server/modules/bookings/describe-booking.ts";

const line = {
  _id: "search.0",
  "Port of loading": "New York",
  "PORT OF DISCHARGE": "Rotterdam",
  "TRANSIT TIME": "12",
  "VALID FROM": "2026-11-16",
  "VALID TILL": "2026-12-31",
  portOfLoadingZone: "America/New_York",
  nextDepartures: [
    { departureDate: "2026-11-28", cfsCutOff: "2026-11-25" },
    { departureDate: "2026-12-05", cfsCutOff: "2026-12-02" },
  ],
  originCharges: { "OCEAN FREIGHT": "USD 20/W/M" },
  destinationCharges: {},
  warehouseCharges: {},
};
const context = {
  load: [],
  exchange: null,
  quotedAt: "2026-11-25T00:00:00.000Z",
  validityZone: "Asia/Kolkata",
  part: { portOfLoading: "New York", portOfDischarge: "Rotterdam", weightKg: 1200, cbm: 3.25 },
};

const readEtd = (bookedAt: string): string | null =>
  readBookingOverview({
    offer: JSON.stringify(line),
    context: JSON.stringify(context),
    bookedAt: Date.parse(bookedAt),
  }).etd;

it("expects a part load on the first departure whose CFS cut-off is ahead at the port of loading", () => {
  expect(readEtd("2026-11-26T04:30:00Z")).toBe("Sat 28 Nov 2026");
  expect(readEtd("2026-11-26T05:30:00Z")).toBe("Sat 05 Dec 2026");
});
