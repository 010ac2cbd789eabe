import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readLclRecord } from "#api/readers/lcl-record.ts";
import { findValidityProblem } from "#domain/rates";
import { createLclMemo, priceLclRecord, readLclValidity } from "#domain/lcl";
import { addDays, type CalendarDate, toMinutes } from "#domain/time";
import { nextDepartures } from "#server/modules/lcl/departures.ts";
import { toLclOffer } from "#server/modules/lcl/offer.ts";
import type { LclLine } from "#server/modules/lcl/store.ts";
import { zones } from "#server/platform/time.ts";
import type { Schedule, ScheduledSailing } from "#server/rate-sources/schedule.ts";
import { anLclSearch } from "#tests/support/lcl.ts";
import { cases } from "#tests/support/property-tests.ts";

/* 2026-11-22 is a Sunday. */
const NOW = "2026-11-22T16:30";
const at = (name: string, code: string) => ({ name, code, country: null, countryCode: code.slice(0, 2) });

const sailingOn = (day: CalendarDate, cutOffs: ScheduledSailing["cutOffs"] = {}): ScheduledSailing => {
  const [departure, arrival] = [`${day}T18:00`, `${addDays(day, 24)}T06:00`];
  const leg = {
    mode: "VESSEL",
    from: at("Nhava Sheva", "INNSA"),
    to: at("Rotterdam", "NLRTM"),
    departureDate: `${departure}:00`,
    arrivalDate: `${arrival}:00`,
    vesselName: "PACIFIC HERON",
    voyageReference: "017W",
    serviceName: "India Europe Express",
    serviceCode: "IEX",
    portCutOffDate: null,
    vgmCutOffDate: null,
    bookingCutOffDate: null,
  };
  return { departure, arrival, legs: [leg], cutOffs };
};

const ASKED_AT = "2026-11-20T05:00:00.000Z";
const scheduleOf = (...sailings: readonly ScheduledSailing[]): Schedule => ({
  carrier: "Castellan",
  askedAt: ASKED_AT,
  sailings,
});
const closingOn = (day: CalendarDate) => sailingOn(day, { LCO: `${addDays(day, -4)}T16:00` });

/** Saturdays; part loads are received until four days before. */
const SATURDAYS = scheduleOf(...["2026-11-21", "2026-11-28", "2026-12-05", "2026-12-12", "2026-12-19"].map(closingOn));
const departures = (fields: Readonly<Record<string, string>>, schedule: Schedule | null = SATURDAYS) =>
  nextDepartures(fields, NOW, schedule).map(({ date, cfsCutOff, schedule: stated }) => [
    date,
    cfsCutOff,
    stated?.legs[0]?.vesselName ?? null,
  ]);

describe("departures of an LCL tariff with the schedule of its carrier", () => {
  it("are the next three sailings whose CFS cut-off has not passed, where the tariff states none", () => {
    expect(departures({})).toEqual([
      ["2026-11-28", "2026-11-24T16:00", "PACIFIC HERON"],
      ["2026-12-05", "2026-12-01T16:00", "PACIFIC HERON"],
      ["2026-12-12", "2026-12-08T16:00", "PACIFIC HERON"],
    ]);
    const closed = sailingOn("2026-11-28", { LCO: "2026-11-22T16:30" });
    expect(departures({}, scheduleOf(closed, sailingOn("2026-12-05")))).toEqual([
      ["2026-12-05", null, "PACIFIC HERON"],
    ]);
  });

  it("have no CFS cut-off that neither states, and no sailing without a schedule", () => {
    expect(departures({}, scheduleOf(sailingOn("2026-11-28", { PCO: "2026-11-26T18:00" })))).toEqual([
      ["2026-11-28", null, "PACIFIC HERON"],
    ]);
    expect(departures({}, null)).toEqual([]);
    expect(departures({}, scheduleOf())).toEqual([]);
    expect(departures({ "NEXT DEPARTURES": "28 NOV 2026" }, null)).toEqual([["2026-11-28", null, null]]);
  });

  it("state whose schedule it is, and when the carrier was asked", () => {
    const [first] = nextDepartures({}, NOW, SATURDAYS);
    expect(first?.schedule).toEqual({
      carrier: "Castellan",
      askedAt: ASKED_AT,
      legs: sailingOn("2026-11-28").legs,
    });
  });

  it("keep the days that the tariff writes, with the sailing of the same day and vessel", () => {
    const days = "28 NOV 2026; 04 DEC 2026";
    expect(departures({ "NEXT DEPARTURES": days })).toEqual([
      ["2026-11-28", "2026-11-24T16:00", "PACIFIC HERON"],
      ["2026-12-04", null, null],
    ]);
    expect(departures({ "NEXT DEPARTURES": "28 NOV 2026", VESSEL: "ALBA" })).toEqual([["2026-11-28", null, null]]);
  });

  it("have the sailing at most a day from the weekday of the tariff, each once", () => {
    expect(departures({ "NEXT DEPARTURES": "EVERY FRI, SAT" })).toEqual(departures({}));
    expect(departures({ "NEXT DEPARTURES": "EVERY WED" })).toEqual([
      ["2026-11-25", null, null],
      ["2026-12-02", null, null],
      ["2026-12-09", null, null],
    ]);
    const monday = scheduleOf(closingOn("2026-11-30"));
    expect(departures({ "NEXT DEPARTURES": "EVERY SUN" }, monday)).toEqual([
      ["2026-11-22", null, null],
      ["2026-11-30", "2026-11-26T16:00", "PACIFIC HERON"],
      ["2026-12-06", null, null],
    ]);
  });

  it("keep the earlier of two CFS cut-offs", () => {
    const cutOffs = (written: string) => departures({ "NEXT DEPARTURES": "EVERY SAT", "CFS CUT OFF": written })[0]?.[1];
    expect(cutOffs("ETD-5 12:00")).toBe("2026-11-23T12:00");
    expect(cutOffs("ETD-3 12:00")).toBe("2026-11-24T16:00");
    expect(cutOffs("ETD-4")).toBe("2026-11-24T16:00");
  });

  it("have no sailing of another service than the one that the tariff names", () => {
    expect(departures({ SERVICE: "India-Europe Express" })).toEqual(departures({}));
    expect(departures({ SERVICE: "NE1" })).toEqual([]);
  });

  const LINE: LclLine = {
    id: "LCL-1",
    tariffId: "LCL",
    line: 1,
    portOfLoading: "Nhava Sheva",
    loadingCode: "INNSA",
    portOfDischarge: "Rotterdam",
    dischargeCode: "NLRTM",
    destinationCfs: "Rotterdam",
    cfsCode: "NLRTM",
    provider: "CASTELLAN",
    sheetName: "CASTELLAN LCL",
    sheetDate: "2026-11-02",
    validFrom: "2026-11-01",
    validTill: "2026-12-31",
    validFor: "departure",
    timeZone: "Asia/Kolkata",
    isWeekly: false,
    isInstant: false,
    isBuying: false,
    fields: { "TTT (PORT TO PORT)": "26", CURRENCY: "USD", "W/M RATIO": "1 CBM = 1000 KG" },
    charges: { origin: { "OCEAN FREIGHT": "USD 20/W/M" }, destination: { THC: "EUR 40/W/M" }, warehouse: {} },
  };
  const now = toMinutes(Date.parse("2026-11-22T11:00:00Z"));
  const moment = { today: "2026-11-22", now, loadingZone: "Asia/Kolkata", loadingTime: NOW };
  const context = { forwarder: "Keelson", search: anLclSearch(), exchange: null, now, memo: createLclMemo() };
  const quote = (line: LclLine, schedule: Schedule | null) => {
    const offer = toLclOffer(line, moment, schedule);
    return offer === null ? null : readLclRecord({ _id: "1", ...offer })._unsafeUnwrap();
  };

  const day = fc.integer({ min: 0, max: 60 }).map((days) => addDays("2026-11-01", days));
  const anOffer = fc.record({
    schedule: fc
      .array(fc.record({ day, lco: fc.option(fc.integer({ min: 0, max: 9 })) }), { maxLength: 20 })
      .map((stated) =>
        scheduleOf(
          ...stated
            .map((one) => sailingOn(one.day, one.lco === null ? {} : { LCO: `${addDays(one.day, -one.lco)}T12:00` }))
            .toSorted((one, other) => (one.departure < other.departure ? -1 : 1)),
        ),
      ),
    days: fc.constantFrom(undefined, "EVERY SAT", "EVERY MON, THU", "28 NOV 2026; 05 DEC 2026"),
    cutOff: fc.constantFrom(undefined, "ETD-3 18:00", "ETD-2"),
    validFrom: day,
    length: fc.integer({ min: 5, max: 60 }),
    validFor: fc.constantFrom("departure" as const, "booking" as const, "gate-in" as const),
    isWeekly: fc.boolean(),
  });

  it("never have another price, a sailing outside the validity, or one whose cut-off has passed, whatever is stated", () => {
    let scheduled = 0;
    fc.assert(
      fc.property(anOffer, ({ schedule, days, cutOff, validFrom, length, validFor, isWeekly }) => {
        const fields = {
          ...LINE.fields,
          ...(days === undefined ? {} : { "NEXT DEPARTURES": days }),
          ...(days === undefined || cutOff === undefined ? {} : { "CFS CUT OFF": cutOff }),
        };
        const line = { ...LINE, fields, validFrom, validTill: addDays(validFrom, length), validFor, isWeekly };
        const record = quote(line, schedule);
        if (record === null) return;
        const plain = quote({ ...LINE, fields: LINE.fields }, null);
        const price = plain === null ? null : priceLclRecord(plain, context).price;
        expect(priceLclRecord(record, context).price).toEqual(price);
        expect(record.departures.length).toBeLessThanOrEqual(3);
        for (const departure of record.departures) {
          const { date, cfsCutOff, schedule: stated } = departure;
          expect(cfsCutOff === null || zones.endOf({ at: cfsCutOff, zone: "Asia/Kolkata" }) > now).toBe(true);
          expect(
            findValidityProblem(readLclValidity(record), { departure: date, gateIn: cfsCutOff }, now, zones),
          ).toBeNull();
          if (stated === undefined) {
            expect(days).toBeDefined();
            continue;
          }
          scheduled += 1;
          const sailing = schedule.sailings.find(({ legs }) => legs[0]?.departureDate === `${date}T18:00:00`);
          expect(stated.legs).toEqual(sailing?.legs);
          const { LCO } = sailing?.cutOffs ?? {};
          if (LCO === undefined && (days === undefined || cutOff === undefined)) expect(cfsCutOff).toBeNull();
          if (LCO !== undefined) expect((cfsCutOff ?? "") <= LCO).toBe(true);
        }
      }),
      { seed: 87, numRuns: cases(400) },
    );
    expect(scheduled).toBeGreaterThan(40);
  });
});
