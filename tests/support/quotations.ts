import type { BookedShipment, Quotation } from "#domain/bookings";

/** A shipment from Nhava Sheva to Rotterdam that sails on 26 Nov 2026. */
export const aShipment: BookedShipment = {
  from: { name: "Nhava Sheva", code: "INNSA", kind: "sea" },
  to: { name: "Rotterdam", code: "NLRTM", kind: "sea" },
  vessel: "NORRVIK ASTRID",
  voyage: "431W",
  departure: { at: "2026-11-26T06:00", class: "planned" },
  arrival: { at: "2026-12-18T14:00", class: "expected" },
  stage: "planned",
  load: {
    mode: "fcl",
    containers: [
      { equipment: "20GP", quantity: 2 },
      { equipment: "40HC", quantity: 1 },
    ],
  },
  total: { currency: "USD", minor: 628_260 },
};

/** A booking in process, without a shipment. */
export const aQuotation: Quotation = {
  id: "q-1",
  quotationId: "QTN-2026-000001",
  bookingId: null,
  validityFrom: "2026-11-20",
  validityTill: "2026-11-24",
  bookedOn: "2026-11-20",
  bookedAt: null,
  status: "in-process",
  files: [],
  trackingType: "fcl",
  shippingLine: "Norrvik Line",
  carrier: "Norrvik Line",
  reference: null,
  shipment: null,
};
