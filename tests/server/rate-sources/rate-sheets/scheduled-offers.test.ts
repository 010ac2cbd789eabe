import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findValidityProblem, normaliseSheetLine, readSheetValidity, toSheetSailingDates } from "#domain/rates";
import { addDays, type CalendarDate, toDate } from "#domain/time";
import { placeSeeds } from "#server/modules/places/place-seeds.ts";
import { zones } from "#server/platform/time.ts";
import { readDay } from "#server/rate-sources/rate-sheets/sheet-dates.ts";
import { type SheetLine, sheetOffers } from "#server/rate-sources/rate-sheets/sheet-offers.ts";
import type { Schedule, ScheduledSailing } from "#server/rate-sources/schedule.ts";
import { requestFor } from "#tests/server/connectors/support/requests.ts";
import { cases } from "#tests/support/property-tests.ts";

const places = new Map(placeSeeds().map((place) => [place.code, place]));
const findPlace = (code: string) => places.get(code);

const LINE: SheetLine = {
  id: "S1-2",
  provider: "CASTELLAN",
  sheetName: "CASTELLAN INDIA EXPORT",
  sheetDate: "2026-11-02",
  validFrom: "2026-11-01",
  validTill: "2026-12-31",
  validFor: "departure",
  timeZone: "Asia/Kolkata",
  isWeekly: false,
  isInstant: false,
  portOfLoading: "INNSA",
  portOfDischarge: "NLRTM",
  placeOfReceipt: null,
  placeOfDelivery: null,
  endedSizes: {},
  fields: { "TRANSIT TIME": "22 DAYS", VIA: "COLOMBO", VESSEL: "ALBA / DORADA", CURRENCY: "USD" },
  charges: { "OCEAN FREIGHT 20GP": "USD 980", "OCEAN FREIGHT 40HC": "USD 1,640", "DELIVERY ORDER": "EUR 65/BL" },
};

const at = (name: string, code: string) => ({ name, code, country: null, countryCode: code.slice(0, 2) });

const sailingOn = (day: CalendarDate, changes: Partial<ScheduledSailing> = {}, vessel = "PACIFIC HERON") => {
  const [departure, arrival] = [`${day}T18:00`, `${addDays(day, 24)}T06:00`];
  const leg = {
    mode: "VESSEL",
    from: at("Nhava Sheva", "INNSA"),
    to: at("Rotterdam", "NLRTM"),
    departureDate: `${departure}:00`,
    arrivalDate: `${arrival}:00`,
    vesselName: vessel,
    voyageReference: "017W",
    serviceName: "India Europe Express",
    serviceCode: "IEX",
    portCutOffDate: null,
    vgmCutOffDate: null,
    bookingCutOffDate: null,
  };
  const cutOffs = { VCO: `${addDays(day, -2)}T10:00`, PCO: `${addDays(day, -2)}T18:00` };
  return { departure, arrival, legs: [leg], cutOffs, ...changes };
};

const scheduleOf = (...sailings: readonly ScheduledSailing[]): Schedule => ({
  carrier: "Castellan",
  askedAt: "2026-11-20T05:00:00.000Z",
  sailings,
});

/** Saturdays. */
const SATURDAYS = scheduleOf(...["2026-11-21", "2026-11-28", "2026-12-05", "2026-12-12"].map((day) => sailingOn(day)));

const quote = (
  fields: Readonly<Record<string, string>>,
  schedule: Schedule | null = SATURDAYS,
  changes: Partial<SheetLine> = {},
  ready = "2026-11-23",
) =>
  sheetOffers(
    { ...LINE, ...changes, fields: { ...LINE.fields, ...fields } },
    requestFor({ ready }),
    findPlace,
    schedule,
  ).map(({ offer }) => offer);
const etds = (...given: Parameters<typeof quote>) =>
  quote(...given).map(({ fields, schedule }) => [fields["ETD"] ?? null, schedule?.legs[0]?.vesselName ?? null]);

describe("offers of a rate sheet with the schedule of its carrier", () => {
  it("have the next two sailings, where the line states no departure", () => {
    expect(etds({})).toEqual([
      ["2026-11-28 18:00", "PACIFIC HERON"],
      ["2026-12-05 18:00", "PACIFIC HERON"],
    ]);
    expect(etds({ ETD: "ON REQUEST" })).toHaveLength(2);
  });

  it("state vessel, voyage, service, times, days and cut-offs of the schedule, and the prices of the line", () => {
    const [offer] = quote({});
    expect(offer?.fields).toMatchObject({
      ETD: "2026-11-28 18:00",
      ETA: "2026-12-22 06:00",
      "TRANSIT TIME": "24 DAYS",
      VESSEL: "PACIFIC HERON",
      VOYAGE: "017W",
      SERVICE: "India Europe Express",
      "VGM CUT OFF": "2026-11-26 10:00",
      "PORT CUT OFF": "2026-11-26 18:00",
    });
    expect(offer?.fields).not.toHaveProperty("VIA");
    expect(offer?.charges).toEqual(LINE.charges);
    expect(offer?.schedule).toEqual({
      carrier: "Castellan",
      askedAt: "2026-11-20T05:00:00.000Z",
      legs: sailingOn("2026-11-28").legs,
    });
  });

  it("are as they were without a schedule, and where it has no sailing that fits", () => {
    const without = quote({}, null);
    expect(without.map(({ fields, schedule }) => [fields["ETD"], schedule])).toEqual([[undefined, undefined]]);
    expect(quote({}, scheduleOf())).toEqual(without);
    expect(quote({}, scheduleOf(sailingOn("2026-11-21")))).toEqual(without);
    expect(quote({}, scheduleOf(sailingOn("2027-01-02")))).toEqual(without);
  });

  it("are for sailings within the validity of the price", () => {
    expect(etds({}, SATURDAYS, { validFrom: "2026-11-23", validTill: "2026-12-04" })).toEqual([
      ["2026-11-28 18:00", "PACIFIC HERON"],
    ]);
    expect(etds({}, SATURDAYS, { validFor: "gate-in", validFrom: "2026-11-27" }, "2026-11-28")).toEqual([
      ["2026-12-05 18:00", "PACIFIC HERON"],
      ["2026-12-12 18:00", "PACIFIC HERON"],
    ]);
  });

  it("leave out sailings whose cut-offs have passed", () => {
    const closed = sailingOn("2026-11-28", { cutOffs: { STA: "2026-11-20T13:29" } });
    expect(etds({}, scheduleOf(closed, sailingOn("2026-12-05")))).toEqual([["2026-12-05 18:00", "PACIFIC HERON"]]);
    const open = sailingOn("2026-11-28", { cutOffs: { STA: "2026-11-20T13:31" } });
    expect(etds({}, scheduleOf(open))).toEqual([["2026-11-28 18:00", "PACIFIC HERON"]]);
  });

  it("keep the day that the line writes, and have the carrier's sailing of that day and vessel", () => {
    expect(etds({ ETD: "05 DEC 2026", VESSEL: "Pacific Heron" })).toEqual([["2026-12-05 18:00", "PACIFIC HERON"]]);
    expect(etds({ ETD: "05 DEC 2026", VESSEL: "ALBA" })).toEqual([["2026-12-05", null]]);
    expect(etds({ ETD: "04 DEC 2026", VESSEL: "" })).toEqual([["2026-12-04", null]]);
  });

  it("have the sailing nearest to the weekday of the line, at most a day from it", () => {
    expect(etds({ ETD: "EVERY SAT" })).toEqual([
      ["2026-11-28 18:00", "PACIFIC HERON"],
      ["2026-12-05 18:00", "PACIFIC HERON"],
    ]);
    expect(etds({ ETD: "EVERY FRI" })).toEqual(etds({ ETD: "EVERY SAT" }));
    expect(etds({ ETD: "EVERY SUN" })).toEqual(etds({ ETD: "EVERY SAT" }));
    expect(etds({ ETD: "EVERY THU" })).toEqual([
      ["2026-11-26", null],
      ["2026-12-03", null],
    ]);
    const early = scheduleOf(sailingOn("2026-11-22"), sailingOn("2026-11-27"), sailingOn("2026-11-28"));
    expect(etds({ ETD: "EVERY MON" }, early)).toEqual([
      ["2026-11-30", null],
      ["2026-12-07", null],
    ]);
    expect(etds({ ETD: "EVERY SAT" }, early)[0]).toEqual(["2026-11-28 18:00", "PACIFIC HERON"]);
  });

  it("keep the sailings of another service than the one that the line names", () => {
    expect(etds({ SERVICE: "iex" })).toHaveLength(2);
    expect(etds({ SERVICE: "INDIA-EUROPE EXPRESS" })[0]?.[1]).toBe("PACIFIC HERON");
    expect(etds({ SERVICE: "NE1" })).toEqual([[null, null]]);
  });

  it("have the earlier of two cut-offs, of the line and of the schedule", () => {
    const cells = (written: string) => quote({ "VGM CUT OFF": written })[0]?.fields["VGM CUT OFF"];
    expect(cells("ETD-3 12:00")).toBe("2026-11-25 12:00");
    expect(cells("ETD-2 09:00")).toBe("2026-11-26 09:00");
    expect(cells("ETD-2")).toBe("2026-11-26 10:00");
    expect(cells("ETD-1 12:00")).toBe("2026-11-26 10:00");
    expect(cells("in good time")).toBe("2026-11-26 10:00");
  });

  const day = fc.integer({ min: 0, max: 60 }).map((days) => addDays("2026-11-01", days));
  const cutOffDays = fc.integer({ min: 0, max: 9 });
  const sailing = fc.record({ day, vco: cutOffDays, pco: cutOffDays }).map(({ day: departs, vco, pco }) =>
    sailingOn(departs, {
      cutOffs: { VCO: `${addDays(departs, -vco)}T10:00`, PCO: `${addDays(departs, -pco)}T12:00` },
    }),
  );
  const anOffer = fc.record({
    schedule: fc
      .array(sailing, { maxLength: 20 })
      .map((sailings) => scheduleOf(...sailings.toSorted((one, other) => (one.departure < other.departure ? -1 : 1)))),
    etd: fc.oneof(fc.constantFrom("EVERY SAT", "WEEKLY MON", "THURSDAYS", "ON REQUEST", ""), day),
    vessel: fc.constantFrom("", "PACIFIC HERON", "ALBA / DORADA"),
    cutOff: fc.constantFrom(undefined, "ETD-3 18:00", "2 days before ETD", "soon"),
    validFrom: day,
    days: fc.integer({ min: 5, max: 60 }),
    validFor: fc.constantFrom("departure" as const, "booking" as const, "gate-in" as const),
    isWeekly: fc.boolean(),
    ready: fc.integer({ min: 0, max: 30 }).map((days) => addDays("2026-11-20", days)),
  });

  it("never have a sailing outside the validity or before the searched day, nor another price, whatever is stated", () => {
    let scheduled = 0;
    fc.assert(
      fc.property(anOffer, ({ schedule, etd, vessel, cutOff, validFrom, days, validFor, isWeekly, ready }) => {
        const fields = { ETD: etd, VESSEL: vessel, ...(cutOff === undefined ? {} : { "VGM CUT OFF": cutOff }) };
        const line = { ...LINE, validFrom, validTill: addDays(validFrom, days), validFor, isWeekly, fields };
        const request = requestFor({ ready });
        const context = { load: request.containers, exchange: null, now: request.now };
        const plain = { ...line, fields: {}, validFrom: "2026-01-01", validTill: "2027-12-31", isWeekly: false };
        const [stated] = sheetOffers({ ...plain, validFor: "departure" }, request, findPlace);
        const price = stated && normaliseSheetLine({ ...stated.offer, id: "1" }, context).price;
        const offers = sheetOffers(line, request, findPlace, schedule).map(({ offer }) => offer);
        for (const offer of offers.filter((one) => one.schedule !== undefined)) {
          scheduled += 1;
          const read = { ...offer, id: "1" };
          const rate = normaliseSheetLine(read, context);
          expect(rate.price).toEqual(price);
          expect(offer.charges).toEqual(LINE.charges);
          expect(schedule.sailings.map(({ legs }) => legs)).toContain(offer.schedule?.legs);
          expect(toDate(rate.departure ?? "") >= ready).toBe(true);
          expect(
            findValidityProblem(readSheetValidity(read), toSheetSailingDates(read), request.now, zones),
          ).toBeNull();
          expect(rate.availability).toEqual({ kind: "bookable" });
          for (const { at: cutOffAt } of rate.cutOffs)
            expect(request.now < zones.endOf({ at: cutOffAt, zone: "Asia/Kolkata" })).toBe(true);
        }
        expect(offers.length).toBeLessThanOrEqual(2);
        for (const offer of offers.filter((one) => one.schedule === undefined)) {
          const departs = readDay(offer.fields["ETD"] ?? "") ?? ready;
          const without = sheetOffers(line, requestFor({ ready: departs }), findPlace);
          expect(without.map((one) => one.offer)).toContainEqual(offer);
        }
      }),
      { seed: 79, numRuns: cases(400) },
    );
    expect(scheduled).toBeGreaterThan(20);
  });
});
