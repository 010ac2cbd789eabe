import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LclRate, Offer } from "#domain/lcl";
import { type Rate, expandRate } from "#domain/rates";
import { toJourney } from "#domain/tracking";
import { offerDocument } from "#server/modules/documents/offer-document.ts";
import type { OfferPages } from "#server/modules/documents/describe-offer.ts";
import { lclDocument } from "#server/modules/documents/lcl-document.ts";
import { priceOffer, readOffer } from "#server/modules/rates/stored-offer.ts";
import { loadJourney, trackBooking } from "#server/modules/tracking/track-shipment.ts";
import { addAccount } from "#server/modules/accounts/account-store.ts";
import { addPlaces } from "#server/modules/places/store.ts";
import { addQuotation } from "#server/modules/bookings/store.ts";
import type { Executor } from "#server/schema.ts";
import { addEvents } from "#server/modules/tracking/store.ts";
import { placeSeeds } from "#server/modules/places/place-seeds.ts";
import type { TrackingEvent } from "#api/schema.d.ts";
import { against, patient } from "#tests/adapters/support/api.ts";
import { yes } from "#tests/adapters/support/local-server.ts";
import { search } from "#tests/adapters/support/offers.ts";
import { anLclQuestion } from "#tests/support/lcl.ts";
import { query } from "#tests/support/shipments.ts";
import { START } from "#tests/server/support/app.ts";
import { openTestDatabase, sqlitePlace } from "#tests/server/support/database.ts";

/*
 * Lines of rate sheets, lines of LCL tariffs and tracking events, read on the screen (over HTTP, by the portal's adapters),
 * from the database, and for the PDF: the same everywhere. Carriers' offers are in same-rate.test.ts.
 */

const TODAY = "2026-11-20";
const SEED = 20_261_122;
const exchange = {
  base: "USD",
  date: TODAY,
  source: "Test table",
  markUpPercent: "1.5",
  quotes: [
    { currency: "EUR", unitsPerBase: "0.90" },
    { currency: "INR", unitsPerBase: "88.40" },
    { currency: "JPY", unitsPerBase: "151.3" },
  ],
};

const cell = fc.oneof(
  fc
    .tuple(
      fc.constantFrom("USD ", "EUR ", "INR ", "JPY ", "$", "Rs. ", "", "ABC "),
      fc.integer({ min: -50, max: 20_000 }),
      fc.constantFrom("", "/BL", "/CNTR", "/40HC", "/W/M", " PER CBM", "/KG", "/-", " MIN USD 40", ".50"),
    )
    .map((parts) => parts.join("")),
  fc.constantFrom("5%", "5% OF OCEAN FREIGHT", "2,5 % ON THC", "INCLUDED", "NIL", "N/A", "-", "AT COST", "", "0.06KGS"),
  fc.constantFrom(35, 1_200.5),
);
const charges = fc.dictionary(
  fc.constantFrom(
    "OCEAN FREIGHT",
    "OCEAN FREIGHT 20GP",
    "OCEAN FREIGHT 40HC",
    "THC",
    "THC (INR)",
    "BL FEE (EUR)",
    "BAF",
    "DESTINATION THC",
    "GREEN FEE",
  ),
  cell,
);
const day = fc.constantFrom("2026-11-10", "2026-11-28", "28 Nov 2026", "28/11/2026", "EVERY THU", "TBA", "");
const perhaps = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: undefined });
const basis = fc.constantFrom("departure", "booking", "gate-in", "arrival", undefined);
const currency = fc.constantFrom("USD", "INR", "usd", "XXX", "", undefined);

const sheetLine = fc.record({
  providerName: fc.constantFrom("CASTELLAN", "Konkan"),
  "PORT OF LOADING": fc.constantFrom("Nhava Sheva (INNSA)", "INNSA", "NHAVA SHEVA"),
  "PORT OF DISCHARGE": fc.constantFrom("Rotterdam (NLRTM)", "Rotterdam"),
  "PLACE OF DELIVERY": perhaps(fc.constantFrom("Duisburg (DEDUI)", "Rotterdam (NLRTM)")),
  ETD: perhaps(day),
  ETA: perhaps(day),
  "VALID FROM": perhaps(day),
  "VALID TILL": perhaps(day),
  "VALID FOR": basis,
  "PORT CUT OFF": perhaps(day),
  "TRANSIT TIME": perhaps(fc.constantFrom("25", "25-27 DAYS", "soon")),
  "CONTAINER SIZE": perhaps(fc.constantFrom("20GPx2", "20GP", "40HC", "big")),
  "MAX NET WEIGHT": perhaps(fc.constantFrom("21 700", "21.7 TONS", "plenty")),
  CURRENCY: currency,
  REMARKS: perhaps(fc.constant("GENERAL CARGO")),
  "A COLUMN OF ITS OWN": perhaps(fc.constant("x")),
  charges,
});

const priced = (offer: unknown, part: object): Offer => {
  const context = {
    load: search.containers,
    exchange,
    quotedAt: `${TODAY}T08:15:00.000Z`,
    validityZone: "Asia/Kolkata",
    ...part,
  };
  return priceOffer(readOffer(JSON.stringify(offer)), context)._unsafeUnwrap();
};

/** The last cell of the PDF's charges: the total in USD. */
const pdfTotal = ({ sections }: OfferPages): string | undefined =>
  sections
    .find(({ title }) => title === "Charges")
    ?.rows.at(-1)
    ?.cells.at(-1)
    ?.replaceAll(",", "");

const checkTotal = ({ price }: Pick<Rate | LclRate, "price">, pages: OfferPages): void => {
  if (price.converted.kind === "converted" && price.perCurrency.length > 0)
    expect(pdfTotal(pages)).toBe((price.converted.total.minor / 100).toFixed(2));
};

/* Whether an offer can be booked is judged when it is shown and when it is booked, not when it is stored. */
const withoutAvailability = ({ availability: _, ...offer }: Offer): object => offer;

describe("any line of a rate sheet", () => {
  it("gives the same rate on the screen, in the stored booking and in the PDF", async () => {
    const lines = fc.sample(sheetLine, { numRuns: 300, seed: SEED }).map((line, at) => ({ _id: `SHT-${at}`, ...line }));
    const screen = await against(yes([{ excel: lines }], { exchangeRates: exchange }), async ({ rates }) =>
      (await rates.search(search, patient()))._unsafeUnwrap().rates.map(expandRate),
    );
    expect(screen).toHaveLength(lines.length);
    for (const [at, rate] of screen.entries()) {
      const booking = priced(lines[at], {});
      expect(withoutAvailability(booking)).toStrictEqual(withoutAvailability(rate));
      checkTotal(rate, offerDocument(rate, { load: [], exchange }, null));
    }
  });

  it("has no price in a currency that neither the line nor its cells name", () => {
    fc.assert(
      fc.property(sheetLine, (line) => {
        const booking = priced({ _id: "SHT-1", ...line }, {});
        for (const { currency: code } of booking.price.perCurrency)
          expect(JSON.stringify(line).toUpperCase()).toContain(code);
      }),
    );
  });
});

const lclLine = fc.record({
  providerName: fc.constantFrom("Baywater", null, undefined),
  "Port of loading": fc.constant("Nhava Sheva"),
  "PORT OF DISCHARGE": fc.constantFrom("Rotterdam", "Hamburg"),
  "Dest CFS": fc.constantFrom("Rotterdam", "Duisburg", null, undefined),
  "Origin Code": fc.constantFrom("INNSA", null),
  "TTT (PORT TO PORT)": fc.constantFrom("26", 26, "26 DAYS", "soon", null),
  nextDepartures: perhaps(
    fc.array(fc.record({ departureDate: day, cfsCutOff: fc.constantFrom("2026-11-26T17:00", "soon", null) }), {
      maxLength: 3,
    }),
  ),
  originCharges: charges,
  destinationCharges: charges,
  warehouseCharges: charges,
  CURRENCY: fc.constantFrom("USD", "INR", "XXX", null),
  "W/M RATIO": fc.constantFrom("1 CBM = 1000 KG", "500", "heavy", undefined),
  "W/M MINIMUM": fc.constantFrom("1 W/M", "3", "some", undefined),
  "W/M ROUNDING": fc.constantFrom("0.1 CBM UP", undefined),
  "VALID FROM": perhaps(day),
  "VALID TILL": perhaps(day),
  "VALID FOR": basis,
  REMARKS: fc.constantFrom("Stackable cargo only", null),
});

describe("any line of an LCL tariff", () => {
  it("gives the same rate on the screen, in the stored booking and in the PDF", async () => {
    const lines = fc.sample(lclLine, { numRuns: 300, seed: SEED }).map((line, at) => ({ _id: `LCL-${at}`, ...line }));
    const question = anLclQuestion();
    const screen = await against(yes(lines, { exchangeRates: exchange }), async ({ lcl }) =>
      (await lcl.rates(question, patient()))._unsafeUnwrap(),
    );
    expect([screen.rates.length, screen.unread]).toEqual([lines.length, 0]);
    for (const [at, rate] of screen.rates.entries()) {
      const booking = priced(lines[at], { load: [], part: question.search });
      expect(withoutAvailability(booking)).toStrictEqual(withoutAvailability(rate));
      checkTotal(rate, lclDocument(rate, { exchange }, null));
    }
  });
});

const orNull = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: null });
const moment = fc.constantFrom("2026-11-18T10:00:00+05:30", "2026-11-19T06:00", "2026-11-25T23:00:00Z", "soon", "");
const trackingEvent: fc.Arbitrary<TrackingEvent> = fc.record({
  eventId: orNull(fc.constantFrom("e-1", "e-2", "e-3")),
  eventType: fc.constantFrom("TRANSPORT", "EQUIPMENT", "SHIPMENT", "WEATHER", null),
  eventClassifierCode: fc.constantFrom("ACT", "EST", "PLN", "XXX", null),
  transportEventTypeCode: orNull(fc.constantFrom("ARRI", "DEPA")),
  equipmentEventTypeCode: orNull(fc.constantFrom("LOAD", "DISC", "GTIN", "GTOT", "????")),
  modeOfTransport: orNull(fc.constantFrom("VESSEL", "RAIL", "TRUCK", "CAMEL")),
  eventDateTime: orNull(moment),
  eventCreatedDateTime: orNull(fc.constantFrom("2026-11-18T12:00:00Z", "2026-11-19T12:00:00Z", "yesterday")),
  unLocationCode: orNull(fc.constantFrom("INNSA", "NLRTM", "ZZZZZ")),
  locationName: orNull(fc.constantFrom("Nhava Sheva", " ")),
  equipmentReference: orNull(fc.constant("KLSU4821178")),
  vesselName: orNull(fc.constant("NORRVIK ASTRID")),
  voyageReference: orNull(fc.constant("431W")),
  internalEventLabel: orNull(fc.constantFrom("Gate in full", "")),
  isRetracted: fc.constantFrom(true, false, null),
  changeRemark: orNull(fc.constant("Rolled")),
});

const BOOKING = {
  id: "q-1",
  accountId: "asha",
  quotationId: "QTN-2026-000123",
  bookingId: query.bookingId,
  offerId: null,
  providerName: "CASTELLAN",
  validityFrom: null,
  validityTill: null,
  validityZone: "Asia/Kolkata",
  bookedOn: TODAY,
  bookedAt: START,
  status: 1,
  offer: "{}",
  context: "{}",
  reference: null,
} as const;

const addBooking = async (db: Executor): Promise<void> => {
  await addPlaces(
    db,
    placeSeeds().filter(({ code }) => code === "INNSA" || code === "NLRTM"),
  );
  await addAccount(db, {
    id: "asha",
    email: "asha@menon.example",
    passwordHash: "none",
    firstName: "Asha",
    lastName: "Menon",
    companyName: "Menon",
    phone: null,
    dialCode: null,
    createdAt: START,
    disabledAt: null,
  });
  await addQuotation(db, BOOKING);
};

describe("any tracking events", () => {
  it("give the same journey on the screen and on the server, where My Bookings has its state from", async () => {
    const now = "2026-11-20T08:00:00.000Z";
    const { db, remove } = await openTestDatabase(sqlitePlace);
    await addBooking(db);
    const lists = fc.sample(fc.array(trackingEvent, { minLength: 1, maxLength: 8 }), { numRuns: 60, seed: SEED });
    for (const events of lists) {
      await db.deleteFrom("shipmentEvent").execute();
      await addEvents(
        db,
        events.map((event) => ({ quotation: BOOKING.id, event })),
        { at: START, source: "events.json" },
      );
      const answered = await trackBooking(db, BOOKING);
      const screen = await against(yes([answered]), async ({ shipments }) =>
        (await shipments.track(query, patient()))._unsafeUnwrap(),
      );
      expect(screen?.events.length).toBeGreaterThan(1);
      if (screen !== null)
        expect((await loadJourney(db, BOOKING, [], now))?.journey).toStrictEqual(toJourney(screen, now));
    }
    await remove();
  });
});
