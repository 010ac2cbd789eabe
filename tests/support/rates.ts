import {
  calculateTotals,
  type TotalBasis,
  type TotalScope,
  type TotalView,
  type ListedRate,
  type Rate,
} from "#domain/rates";

const nothingQuoted = {
  "origin-haulage": "not-quoted",
  "origin-terminal": "not-quoted",
  "origin-documents": "not-quoted",
  "ocean-freight": "priced",
  "freight-surcharges": "included",
  "destination-terminal": "not-quoted",
  "destination-documents": "not-quoted",
  "destination-haulage": "not-quoted",
  customs: "not-quoted",
  insurance: "not-quoted",
} as const;

const nhavaSheva = { name: "Nhava Sheva", code: "INNSA", country: "India", kind: "sea" } as const;
const rotterdam = { name: "Rotterdam", code: "NLRTM", country: "Netherlands", kind: "sea" } as const;

/** One plain spot offer, Nhava Sheva to Rotterdam, USD 3,720.00; a test changes what it is about. */
export const aRate = (changes: Partial<Rate> = {}): Rate => ({
  id: "offer-1",
  source: "api",
  carrier: { name: "Norrvik Line", logo: null },
  commitment: "spot",
  availability: { kind: "bookable" },
  issues: [],
  provenance: { kind: "live", askedAt: "2026-11-20T08:15:00.000Z" },
  validity: { basis: "booking", from: "2026-11-20", till: "2026-11-24", zone: "Asia/Kolkata" },
  legs: [
    {
      from: nhavaSheva,
      to: rotterdam,
      mode: "sea",
      departure: changes.departure === undefined ? "2026-12-05" : changes.departure,
      arrival: "2026-12-30",
      vessel: "NORRVIK ASTRID",
      voyage: "431W",
      service: null,
    },
  ],
  departure: "2026-12-05",
  arrival: "2026-12-30",
  loadingZone: "Asia/Kolkata",
  transit: { kind: "days", days: 25 },
  cutOffs: [{ code: "VCO", at: "2026-12-03T12:00" }],
  load: { mode: "fcl", containers: [{ equipment: "20GP", quantity: 2, maxNetWeightKg: 21_700 }] },
  charges: [
    {
      code: "FRT00",
      name: "Basic freight",
      group: "freight",
      costItem: "ocean-freight",
      basis: "per-container",
      equipment: "20GP",
      payment: "prepaid",
      price: {
        kind: "priced",
        unit: { currency: "USD", minor: 186_000 },
        quantity: 2,
        amount: { currency: "USD", minor: 372_000 },
      },
    },
    {
      code: "BAF00",
      name: "Bunker adjustment",
      group: "freight",
      costItem: "freight-surcharges",
      basis: "per-container",
      equipment: null,
      payment: "prepaid",
      price: { kind: "included", stated: null },
    },
  ],
  price: {
    perCurrency: [{ currency: "USD", minor: 372_000 }],
    converted: { kind: "converted", total: { currency: "USD", minor: 372_000 } },
    unpricedCount: 0,
    basicFreight: { currency: "USD", minor: 372_000 },
  },
  coverage: nothingQuoted,
  freeTime: [],
  fees: [],
  support: "Available 24/7",
  remarks: [],
  details: [{ label: "Contract", value: "SC-4471" }],
  ...changes,
});

const port = (name: string, code: string) => ({ place: null, port: { name, code }, serviceType: "Ramp" }) as const;

/** A search from port to port, without rates of exchange. */
export const portScope: TotalScope = {
  search: { origin: port("Nhava Sheva", "INNSA"), destination: port("Rotterdam", "NLRTM") },
  exchange: null,
};

/** The totals of some offers as their list compares them. */
export const viewOf = (
  rates: readonly ListedRate[],
  basis: TotalBasis = "complete",
  scope: TotalScope = portScope,
): TotalView => ({ totals: calculateTotals(rates, scope), basis });
