import type { SharedCharge } from "#domain/links";
import type { Quote, QuoteOffer } from "#domain/quotes";

const AMOUNT = { currency: "USD", minor: 196_000 } as const;

/** Two 20GP at USD 980.00; a test changes what it is about. */
export const aSharedCharge = (changes: Partial<SharedCharge> = {}): SharedCharge => ({
  group: "freight",
  name: "Basic Ocean Freight",
  basis: "per-container",
  equipment: "20GP",
  price: { kind: "priced", quantity: 2, unit: { currency: "USD", minor: 98_000 }, amount: AMOUNT },
  ...changes,
});

/** One offer of USD 1,960.00; a test changes what it is about. */
export const aQuoteOffer = (changes: Partial<QuoteOffer> = {}): QuoteOffer => ({
  carrier: "Norrvik Line",
  commitment: "spot",
  from: { name: "Nhava Sheva", code: "INNSA", kind: "sea" },
  to: { name: "Rotterdam", code: "NLRTM", kind: "sea" },
  vessel: "NORRVIK ASTRID",
  voyage: "431W",
  portOfLoading: "Nhava Sheva",
  loadingZone: "Asia/Kolkata",
  departure: "2026-12-03T06:00",
  handover: { kind: "gate-in", place: "Nhava Sheva", at: "2026-12-02T18:00" },
  cutOffs: [
    { code: "VCO", at: "2026-12-01T12:00" },
    { code: "PCO", at: "2026-12-02T18:00" },
  ],
  arrival: "2026-12-25",
  nextDepartures: [],
  transit: { kind: "days", days: 22 },
  validity: { basis: "booking", from: null, till: "2026-11-27", zone: null },
  price: {
    total: AMOUNT,
    perCurrency: [AMOUNT],
    charges: [aSharedCharge()],
  },
  freeTime: { free: [{ kind: "detention", least: 7, most: 7, isWorkingDays: false }], asWritten: [] },
  fees: [],
  feeNames: null,
  exclusions: [{ item: "import-duty", state: "not-quoted" }],
  remarks: [],
  ...changes,
});

export const aQuote = (changes: Partial<Quote> = {}): Quote => ({
  id: "quote-1",
  number: "QUO-2026-000123",
  state: "open",
  createdAt: "2026-11-20T08:15:00.000Z",
  validTill: "2026-11-27",
  customer: { companyName: "Van der Meer Wonen B.V.", contactName: "Priya Nair", reference: "Spring range 2027" },
  incoterm: { code: "CIF", place: "Rotterdam" },
  note: null,
  load: { mode: "fcl", containers: [{ equipment: "20GP", quantity: 2, weightKg: 10_000 }] },
  exchange: null,
  offers: [aQuoteOffer()],
  decision: null,
  comments: [],
  bookings: [],
  deskRequest: null,
  code: "7F3A91C2D04E11B8",
  sha256: "7f3a91c2d04e11b8b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee",
  ...changes,
});
