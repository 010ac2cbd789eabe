import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Quotation } from "#domain/bookings";
import type { Deadline } from "#domain/deadlines";
import {
  type BookingLinkOptions,
  listSharedDocuments,
  describeSharedCharge,
  redactBooking,
  type ShareableBooking,
  toSharedPrice,
} from "#domain/links";
import type { Journey } from "#domain/tracking";
import { aSharedCharge } from "#tests/domain/quotes/fixtures.ts";

const QUOTATION: Quotation = {
  id: "id-of-the-booking",
  quotationId: "QTN-2026-000123",
  bookingId: "KLB-2026-000123",
  validityFrom: "2026-11-20",
  validityTill: "2026-11-27",
  bookedOn: "2026-11-19",
  bookedAt: null,
  status: "booked",
  files: [
    { fileName: "KLB-2026-000123.pdf", link: "/api/resource/quotation/1/files/1" },
    { fileName: "packing list.xlsx", link: "/api/resource/quotation/1/files/2" },
    { fileName: "invoice PO 88213.PDF", link: "/api/resource/quotation/1/files/3" },
  ],
  trackingType: "fcl",
  shippingLine: "MAERSK",
  carrier: "Norrvik Line",
  reference: "PO 88213",
  shipment: {
    from: { name: "Nhava Sheva", code: "INNSA", kind: "sea" },
    to: { name: "Rotterdam", code: "NLRTM", kind: "sea" },
    vessel: "NORRVIK ASTRID",
    voyage: "431W",
    departure: { at: "2026-11-26T04:00", class: "planned" },
    arrival: { at: "2026-12-18T06:00", class: "expected" },
    stage: "planned",
    load: { mode: "fcl", containers: [{ equipment: "20GP", quantity: 2 }] },
    total: { currency: "USD", minor: 628_260 },
  },
};

const time = (local: string) => ({ kind: "known", local, offset: null, order: 1 }) as const;

const JOURNEY: Journey = {
  stops: [
    {
      role: "POL",
      name: "Nhava Sheva",
      country: "India",
      code: "INNSA",
      coordinates: null,
      timeZone: "Asia/Kolkata",
      kind: "sea",
      arrival: null,
      departure: { class: "planned", time: time("2026-11-26T04:00") },
      isReached: false,
    },
    {
      role: "POD",
      name: "Rotterdam",
      country: "Netherlands",
      code: "NLRTM",
      coordinates: null,
      timeZone: "Europe/Amsterdam",
      kind: "sea",
      arrival: { class: "expected", time: time("2026-12-18T06:00") },
      departure: null,
      isReached: false,
    },
  ],
  legs: [
    {
      from: 0,
      to: 1,
      mode: "sea",
      state: "to-go",
      evidence: null,
      vessel: "NORRVIK ASTRID",
      voyage: "431W",
      path: null,
    },
  ],
  rows: [],
  progress: { kind: "nothing-reported" },
  isCancelled: false,
  position: null,
  etaChanges: [],
  containers: ["KLSU4821178"],
  lastUpdatedAt: null,
};

const DEADLINE: Deadline = {
  task: "vgm",
  stop: "loading",
  place: { name: "Nhava Sheva", code: "INNSA", timeZone: "Asia/Kolkata" },
  responsible: "shipper",
  latest: { local: "2026-11-24T09:00", utc: 29_926_290 },
  cutOff: { local: "2026-11-24T12:00", utc: 29_926_470 },
  basis: null,
  done: 0,
  of: 2,
  doneAt: null,
};

const EXCHANGE = { base: "USD", date: "2026-11-20", source: "ECB", markUpPercent: "0", quotes: [] };

const BOOKING: ShareableBooking = {
  quotation: QUOTATION,
  journey: JOURNEY,
  deadlines: [DEADLINE],
  price: {
    total: { currency: "USD", minor: 628_260 },
    perCurrency: [{ currency: "USD", minor: 628_260 }],
    charges: [aSharedCharge({ name: "Ocean" })],
  },
  exchange: EXCHANGE,
};

const NOTHING: BookingLinkOptions = { prices: false, references: false, deadlines: false, documents: [] };

describe("redactBooking", () => {
  it("shows route, vessel, dates and containers if nothing else is chosen", () => {
    expect(redactBooking(BOOKING, NOTHING)).toEqual({
      status: "booked",
      carrier: "Norrvik Line",
      bookingId: null,
      reference: null,
      shipment: {
        from: { name: "Nhava Sheva", code: "INNSA", kind: "sea" },
        to: { name: "Rotterdam", code: "NLRTM", kind: "sea" },
        vessel: "NORRVIK ASTRID",
        voyage: "431W",
        departure: { at: "2026-11-26T04:00", class: "planned" },
        arrival: { at: "2026-12-18T06:00", class: "expected" },
        stage: "planned",
        load: { mode: "fcl", containers: [{ equipment: "20GP", quantity: 2 }] },
        total: null,
      },
      containerNumbers: ["KLSU4821178"],
      stops: [
        {
          role: "POL",
          name: "Nhava Sheva",
          code: "INNSA",
          kind: "sea",
          isReached: false,
          arrival: null,
          departure: { at: "2026-11-26T04:00", class: "planned" },
        },
        {
          role: "POD",
          name: "Rotterdam",
          code: "NLRTM",
          kind: "sea",
          isReached: false,
          arrival: { at: "2026-12-18T06:00", class: "expected" },
          departure: null,
        },
      ],
      legs: [{ from: 0, to: 1, mode: "sea", state: "to-go", vessel: "NORRVIK ASTRID", voyage: "431W" }],
      deadlines: null,
      price: null,
      exchange: null,
      documents: [],
    });
  });

  it("adds what is chosen", () => {
    const all = { prices: true, references: true, deadlines: true, documents: ["KLB-2026-000123.pdf"] };
    expect(redactBooking(BOOKING, all)).toMatchObject({
      bookingId: "KLB-2026-000123",
      reference: "PO 88213",
      shipment: { total: null },
      deadlines: [DEADLINE],
      price: BOOKING.price,
      exchange: EXCHANGE,
      documents: ["KLB-2026-000123.pdf"],
    });
  });

  it("states the tax with prices alone", () => {
    const taxed = { ...BOOKING, tax: { kind: "unknown", missing: "gstin" } as const };
    expect(redactBooking(taxed, { ...NOTHING, prices: true }).tax).toEqual({ kind: "unknown", missing: "gstin" });
    expect(Object.keys(redactBooking(taxed, NOTHING))).not.toContain("tax");
  });

  it("shows a part load by weight and volume, and nothing where nothing is known", () => {
    const shipment =
      QUOTATION.shipment === null
        ? null
        : { ...QUOTATION.shipment, load: { mode: "lcl", weightKg: 1200, cbm: 3.25 } as const };
    const partLoad = redactBooking({ ...BOOKING, quotation: { ...QUOTATION, shipment } }, NOTHING);
    expect(partLoad.shipment?.load).toEqual({ mode: "lcl", weightKg: 1200, cbm: 3.25 });
    const unknown = redactBooking({ ...BOOKING, journey: null, quotation: { ...QUOTATION, shipment: null } }, NOTHING);
    expect(unknown).toMatchObject({ shipment: null, stops: [], legs: [], containerNumbers: [] });
  });
});

describe("listSharedDocuments", () => {
  it("leaves out files that the booking no longer has, in the order of the link", () => {
    const options = { references: true, documents: ["gone.pdf", "packing list.xlsx", "KLB-2026-000123.pdf"] };
    expect(listSharedDocuments(QUOTATION, options)).toEqual([
      { fileName: "packing list.xlsx", shownName: "packing list.xlsx" },
      { fileName: "KLB-2026-000123.pdf", shownName: "KLB-2026-000123.pdf" },
    ]);
  });

  it("replaces names that contain a hidden reference", () => {
    const documents = ["invoice PO 88213.PDF", "packing list.xlsx", "KLB-2026-000123.pdf"];
    expect(listSharedDocuments(QUOTATION, { references: false, documents })).toEqual([
      { fileName: "invoice PO 88213.PDF", shownName: "document-1.PDF" },
      { fileName: "packing list.xlsx", shownName: "packing list.xlsx" },
      { fileName: "KLB-2026-000123.pdf", shownName: "document-3.pdf" },
    ]);
  });
});

/* Texts that occur nowhere else, so that finding one in an answer proves a leak. */
const secret = fc.uuid().map((id) => `secret${id.replaceAll("-", "")}`);
const amount = fc.integer({ min: 700_000_000_000, max: 900_000_000_000 });

const secrets = fc.record({
  id: secret,
  quotationId: secret,
  bookingId: secret,
  reference: secret,
  link: secret,
  otherFile: secret,
  shippingLine: secret,
  chargeName: secret,
  chargeAmount: secret,
  country: secret,
  remark: secret,
  total: amount,
  inCurrency: amount,
});

const flags = fc.record({ prices: fc.boolean(), references: fc.boolean(), deadlines: fc.boolean() });

describe("what leaves through a link", () => {
  it("never has a price, a reference or anything of the account that is not chosen", () => {
    fc.assert(
      fc.property(secrets, flags, fc.boolean(), (hidden, chosen, isFileChosen) => {
        const fileName = `${hidden.bookingId}.pdf`;
        const booking: ShareableBooking = {
          quotation: {
            ...QUOTATION,
            id: hidden.id,
            quotationId: hidden.quotationId,
            bookingId: hidden.bookingId,
            reference: hidden.reference,
            shippingLine: hidden.shippingLine,
            files: [
              { fileName, link: hidden.link },
              { fileName: hidden.otherFile, link: hidden.link },
            ],
            shipment:
              QUOTATION.shipment === null
                ? null
                : { ...QUOTATION.shipment, total: { currency: "USD", minor: hidden.total } },
          },
          journey: {
            ...JOURNEY,
            stops: JOURNEY.stops.map((stop) => ({ ...stop, country: hidden.country })),
            etaChanges: [
              {
                place: "Rotterdam",
                from: time("2026-12-18"),
                to: time("2026-12-20"),
                days: 2,
                reportedAt: null,
                reason: hidden.remark,
              },
            ],
          },
          deadlines: [DEADLINE],
          exchange: EXCHANGE,
          price: {
            total: { currency: "USD", minor: hidden.total },
            perCurrency: [{ currency: "USD", minor: hidden.inCurrency }],
            charges: [
              aSharedCharge({
                name: hidden.chargeName,
                price: { kind: "unpriced", text: hidden.chargeAmount },
                note: hidden.chargeAmount,
              }),
            ],
          },
        };
        const documents = isFileChosen ? [fileName] : [];
        const text = JSON.stringify(redactBooking(booking, { ...chosen, documents })).toLowerCase();
        const never = [
          hidden.id,
          hidden.quotationId,
          hidden.link,
          hidden.otherFile,
          hidden.shippingLine,
          hidden.country,
          hidden.remark,
        ];
        const prices = [hidden.chargeName, hidden.chargeAmount, String(hidden.total), String(hidden.inCurrency)];
        const references = [hidden.bookingId, hidden.reference];
        const leaked = [...never, ...(chosen.prices ? [] : prices), ...(chosen.references ? [] : references)].filter(
          (value) => text.includes(value.toLowerCase()),
        );
        expect(leaked).toEqual([]);
        expect(text.includes("2026-11-24t09:00")).toBe(chosen.deadlines);
      }),
    );
  });

  it("has no property that is not listed here", () => {
    const all = { prices: true, references: true, deadlines: true, documents: ["KLB-2026-000123.pdf"] };
    const withMore = { ...BOOKING, quotation: { ...QUOTATION, account: "asha", margin: 12 } };
    expect(Object.keys(redactBooking(withMore, all)).toSorted()).toEqual([
      "bookingId",
      "carrier",
      "containerNumbers",
      "deadlines",
      "documents",
      "exchange",
      "legs",
      "price",
      "reference",
      "shipment",
      "status",
      "stops",
    ]);
  });
});

describe("toSharedPrice", () => {
  const charge = {
    code: null,
    group: "freight",
    costItem: "ocean-freight",
    basis: "per-container",
    equipment: "20GP",
    payment: "prepaid",
  } as const;

  it("has each charge in the order of the breakdown, and what an included one states is left out", () => {
    const unit = { currency: "USD", minor: 98_000 };
    const price = toSharedPrice(
      [
        {
          ...charge,
          name: "Documents",
          group: "origin",
          basis: "flat",
          equipment: null,
          price: { kind: "unpriced", text: "At cost" },
        },
        {
          ...charge,
          name: "Ocean",
          price: { kind: "priced", unit, quantity: 2, amount: { currency: "USD", minor: 196_000 } },
        },
        {
          ...charge,
          name: "Surcharge",
          basis: "percent",
          equipment: null,
          note: "10 % of ocean freight",
          price: { kind: "priced", unit, quantity: 1, amount: { currency: "USD", minor: 19_600 } },
        },
        { ...charge, name: "Bunker", price: { kind: "included", stated: unit } },
      ],
      null,
    );
    expect(price).toEqual({
      total: { currency: "USD", minor: 215_600 },
      perCurrency: [{ currency: "USD", minor: 215_600 }],
      charges: [
        {
          group: "origin",
          name: "Documents",
          basis: "flat",
          equipment: null,
          price: { kind: "unpriced", text: "At cost" },
        },
        {
          group: "freight",
          name: "Ocean",
          basis: "per-container",
          equipment: "20GP",
          price: { kind: "priced", unit, quantity: 2, amount: { currency: "USD", minor: 196_000 } },
        },
        {
          group: "freight",
          name: "Surcharge",
          basis: "percent",
          equipment: null,
          note: "10 % of ocean freight",
          price: { kind: "priced", unit, quantity: 1, amount: { currency: "USD", minor: 19_600 } },
        },
        {
          group: "freight",
          name: "Bunker",
          basis: "per-container",
          equipment: "20GP",
          price: { kind: "included", stated: null },
        },
      ],
    });
    expect(price.charges.map((charge) => describeSharedCharge(charge))).toEqual([
      { group: "Origin charges", name: "Documents", basis: "per shipment", calculation: null, amount: "At cost" },
      {
        group: "Freight",
        name: "Ocean",
        basis: "per container 20GP",
        calculation: "2 × USD 980.00",
        amount: "USD 1,960.00",
      },
      {
        group: "Freight",
        name: "Surcharge",
        basis: "percentage",
        calculation: "10 % of ocean freight",
        amount: "USD 196.00",
      },
      {
        group: "Freight",
        name: "Bunker",
        basis: "per container 20GP",
        calculation: null,
        amount: "Included in basic freight",
      },
    ]);
  });
});
