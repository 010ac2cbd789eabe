import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createBrowserClock } from "#adapters/browser/clock.ts";
import { readCarrierOffer } from "#api/readers/carrier-offer.ts";
import { readLclRecord } from "#api/readers/lcl-record.ts";
import { priceLclRecord } from "#domain/lcl";
import { findQuoteState } from "#domain/quotes";
import { toListedRate } from "#domain/rates";
import { addDays, createZoneClock, formatZoneNote, toMinutes } from "#domain/time";
import { requireBookableOffer } from "#server/modules/bookings/bookable-offer.ts";
import { toDayEnd } from "#server/modules/quotes/to-quote.ts";
import type { OfferContext } from "#server/modules/rates/offer-store.ts";
import { dayIn } from "#server/platform/time.ts";

const SEED = 20_261_126;
const HOUR_MS = 3_600_000;
const FIRST = Date.parse("2026-11-25T00:00:00Z");
const LOAD = [{ equipment: "20GP", quantity: 1, weightKg: 0 }] as const;

const zone = fc.constantFrom(
  "Pacific/Honolulu",
  "America/New_York",
  "Europe/Berlin",
  "Asia/Kolkata",
  "Pacific/Auckland",
  "Pacific/Kiritimati",
  "Etc/GMT+12",
);
const day = fc.integer({ min: -3, max: 3 }).map((ahead) => addDays("2026-11-26", ahead));
const till = fc.oneof(
  day,
  day.map((date) => `${date}T18:00:00`),
);
const situation = fc.record({
  /* Both midnights of every zone are in these two days. */
  now: fc.integer({ min: 0, max: 48 * 60 }).map((minutes) => FIRST + minutes * 60_000),
  elapsedMs: fc.integer({ min: 0, max: 5 * HOUR_MS }),
  deviceError: fc.integer({ min: -40 * 24, max: 40 * 24 }).map((hours) => hours * HOUR_MS),
  deviceZone: zone,
  validityZone: fc.option(zone),
  validFor: fc.constantFrom("booking", "departure", "gate-in"),
  validityFrom: fc.option(day),
  validityTo: fc.option(till),
  departure: day,
});
type Situation = typeof situation extends fc.Arbitrary<infer Value> ? Value : never;

const toOffer = ({ validityZone, validFor, validityFrom, validityTo, departure }: Situation) => ({
  offerId: "search.0",
  providerName: "Norrvik Line",
  validityZone,
  departureDate: `${departure}T06:00:00`,
  quoteLine: {
    validFor,
    validityFrom,
    validityTo,
    surcharges: {
      matchingSurchargesPerEquipmentTypes: [
        {
          equipmentGroupIsoCode: "20GP",
          currency: "USD",
          basicOceanFreightRate: 980,
          allInRate: 980,
          matchingCargoSurcharges: [
            { charge: { code: "FRT00", name: "Basic freight" }, amount: 980, chargeCurrency: "USD" },
          ],
        },
      ],
    },
  },
});

const toLclOffer = ({ validityZone, validFor, validityFrom, validityTo }: Situation) => ({
  _id: "search.0",
  providerName: "Coastal LCL",
  validityZone,
  portOfLoadingZone: "Asia/Kolkata",
  "Port of loading": "Nhava Sheva",
  "PORT OF DISCHARGE": "Rotterdam",
  CURRENCY: "USD",
  "W/M RATIO": "1 CBM = 1000 KG",
  "VALID FROM": validityFrom,
  "VALID TILL": validityTo,
  "VALID FOR": validFor,
  originCharges: { "OCEAN FREIGHT": "USD 20/W/M" },
  destinationCharges: {},
  warehouseCharges: {},
});

type Kind = "containers" | "part-load";
const PART = {
  mode: "lcl",
  portOfLoading: "Nhava Sheva",
  portOfDischarge: "Rotterdam",
  weightKg: 1200,
  cbm: 3.25,
} as const;

const findAvailability = (kind: Kind, given: Situation, now: number): string => {
  const pricing = { load: LOAD, exchange: null, now };
  const { availability } =
    kind === "containers"
      ? toListedRate(readCarrierOffer(toOffer(given))._unsafeUnwrap(), pricing)
      : priceLclRecord(readLclRecord(toLclOffer(given))._unsafeUnwrap(), {
          forwarder: "Keelson",
          search: PART,
          exchange: null,
          now,
        });
  return availability.kind;
};

/** Whether the portal offers it for booking, on a device with a clock and a time zone of its own. */
const isOffered = (kind: Kind, given: Situation): boolean => {
  vi.stubEnv("TZ", given.deviceZone);
  vi.setSystemTime(given.now + given.deviceError);
  const clock = createBrowserClock();
  clock.synchronise(new Date(given.now).toISOString());
  vi.advanceTimersByTime(given.elapsedMs);
  return findAvailability(kind, given, toMinutes(Date.parse(clock.now()))) === "bookable";
};

/** Whether the server books it; the offers that it stores have a zone, or the one of its office. */
const isAccepted = (kind: Kind, given: Situation): boolean => {
  const context: OfferContext = {
    ...(kind === "containers" ? { load: LOAD } : { load: [], part: PART }),
    exchange: null,
    quotedAt: "2026-11-24T00:00:00.000Z",
    validityZone: "Asia/Kolkata",
  };
  const stored = {
    accountId: "shipper",
    expiresAt: FIRST + 30 * 24 * HOUR_MS,
    context: JSON.stringify(context),
    text: JSON.stringify(kind === "containers" ? toOffer(given) : toLclOffer(given)),
    margins: null,
  };
  const snapshot = { offers: new Map([["search.0", stored]]), withdrawals: new Map<string, string>() };
  return requireBookableOffer(snapshot, "shipper", "search.0", given.now + given.elapsedMs).isOk();
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

describe.each(["containers", "part-load"] as const)("the validity of an offer for %s", (kind) => {
  it("is booked exactly while the portal offers it, in any zone, at any moment, with any clock of the device", () => {
    const outcomes = new Set<boolean>();
    fc.assert(
      fc.property(situation, (given) => {
        const stated = { ...given, validityZone: given.validityZone ?? "Asia/Kolkata" };
        outcomes.add(isAccepted(kind, stated));
        expect(isOffered(kind, stated)).toBe(isAccepted(kind, stated));
      }),
      { seed: SEED, numRuns: 400 },
    );
    expect(outcomes).toStrictEqual(new Set([true, false]));
  });

  it("is offered for booking whenever an office in any zone accepts it, if the offer states no zone", () => {
    fc.assert(
      fc.property(situation, (given) => {
        const unstated = { ...given, validityZone: null };
        if (isAccepted(kind, unstated)) expect(isOffered(kind, unstated)).toBe(true);
      }),
      { seed: SEED, numRuns: 200 },
    );
  });
});

it("ends a quote at the midnight that follows its last day in its own zone, whatever zone the reader is in", () => {
  const clock = createZoneClock();
  fc.assert(
    fc.property(situation, zone, day, ({ now, deviceZone }, quoteZone, validTill) => {
      vi.stubEnv("TZ", deviceZone);
      const state = findQuoteState({ validTill, outcome: null, isBooked: false }, dayIn(now, quoteZone));
      expect(state === "expired").toBe(now >= toDayEnd(validTill, quoteZone));
      const note = formatZoneNote({ at: validTill, zone: quoteZone }, deviceZone, clock);
      const endForReader = clock.endOf({ at: validTill, zone: deviceZone }) * 60_000;
      expect(note === "").toBe(endForReader === toDayEnd(validTill, quoteZone));
    }),
    { seed: SEED, numRuns: 400 },
  );
});
