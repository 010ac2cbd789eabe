import { expect, it } from "vitest";
import { priceOffer, readBookingSource, readLoad, readOffer } from "#server/modules/rates/stored-offer.ts";

const PART = { portOfLoading: "Nhava Sheva", portOfDischarge: "Rotterdam", weightKg: 1200, cbm: 3.25 };
const CONTEXT = {
  load: [],
  exchange: null,
  quotedAt: "2026-11-25T00:00:00.000Z",
  validityZone: "Asia/Kolkata",
  part: PART,
};
const LINE = {
  _id: "LCL-1",
  "Port of loading": "Nhava Sheva",
  "PORT OF DISCHARGE": "Rotterdam",
  originCharges: { "OCEAN FREIGHT": "USD 20/W/M" },
  destinationCharges: {},
  warehouseCharges: {},
};

it("a part load that was stored before loads had a mode is read as one", () => {
  const offer = priceOffer(readOffer(JSON.stringify(LINE)), CONTEXT)._unsafeUnwrap();
  expect(offer.source).toBe("lcl");
  expect(offer.load).toStrictEqual({ mode: "lcl", ...PART });
  expect(offer.price.perCurrency).toStrictEqual([{ currency: "USD", minor: 6500 }]);
  expect(readLoad(CONTEXT)).toStrictEqual({ mode: "lcl", weightKg: 1200, cbm: 3.25 });
});

it.each(["Pelagia API", 'Pelagia "Direct" line', "Pelagia\\Direct"])(
  "the rate source %s books a stored offer",
  (bookingSource) => {
    expect(readBookingSource(JSON.stringify({ offerId: "search-1.0", bookingSource, transitTime: 22 }))).toBe(
      bookingSource,
    );
  },
);

it("no rate source books an offer that states none", () => {
  expect(readBookingSource(JSON.stringify({ offerId: "search-1.0", comment: '"bookingSource":"Pelagia"' }))).toBeNull();
});
