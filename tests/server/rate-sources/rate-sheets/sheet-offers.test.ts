import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placeSeeds } from "#server/modules/places/place-seeds.ts";
import { addDays } from "#domain/time";
import {
  isoWeek,
  listWeekdays,
  toMonday,
  readDay,
  readDays,
  readWeekday,
  resolveCutOff,
} from "#server/rate-sources/rate-sheets/sheet-dates.ts";
import { type SheetLine, sheetOffers } from "#server/rate-sources/rate-sheets/sheet-offers.ts";
import type { RateRequest } from "#server/rate-sources/rate-source.ts";

describe("dates as people write them in sheets", () => {
  it.each([
    ["2026-12-05", "2026-12-05"],
    ["05 Dec 2026", "2026-12-05"],
    ["5-DEC-26", "2026-12-05"],
    ["05/12/2026", "2026-12-05"],
    ["5.12.2026", "2026-12-05"],
    ["2026-12-05 18:00", "2026-12-05"],
    ["05/12/2026 9:30:15", "2026-12-05"],
    ["18:00", null],
    ["31/02/2026", null],
    ["EVERY THU", null],
    ["", null],
  ])("reads %j as %j", (written, day) => {
    expect(readDay(written)).toBe(day);
  });

  it.each([
    ["EVERY THU", 4],
    ["Weekly Sunday", 0],
    ["MONDAYS", 1],
    ["wednesday", 3],
    ["SATURDAYS", 6],
    ["MONTHLY", null],
    ["AS PER SCHEDULE", null],
  ])("reads the weekday of %j as %j", (written, day) => {
    expect(readWeekday(written)).toBe(day);
  });

  it("lists the days of a weekly service from a day on", () => {
    expect(listWeekdays(4, "2026-11-24").slice(0, 3)).toEqual(["2026-11-26", "2026-12-03", "2026-12-10"]);
    expect(listWeekdays(2, "2026-11-24")[0]).toBe("2026-11-24");
  });

  it("resolves cut-offs relative to the departure and keeps others as written", () => {
    expect(resolveCutOff("ETD-3 18:00", "2026-11-26")).toBe("2026-11-23 18:00");
    expect(resolveCutOff("2 days before ETD", "2026-11-26")).toBe("2026-11-24");
    expect(resolveCutOff("24 Nov, noon", "2026-11-26")).toBe("24 Nov, noon");
    expect(resolveCutOff("ETD-3 18:00", null)).toBe("ETD-3 18:00");
  });

  it("reads transit days", () => {
    expect(["25", "25 DAYS", "25-27 days", "approx. a month", undefined].map(readDays)).toEqual([
      25,
      25,
      27,
      null,
      null,
    ]);
  });

  it("counts weeks as ISO 8601 does", () => {
    expect([isoWeek("2026-11-20"), isoWeek("2027-01-01"), isoWeek("2026-01-01"), isoWeek("2024-12-30")]).toEqual([
      47, 53, 1, 1,
    ]);
    expect(toMonday("2026-11-22")).toBe("2026-11-16");
  });

  it("reads back any day it is given", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), (days) => {
        const day = addDays("2000-01-01", days);
        expect(readDay(`${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}`)).toBe(day);
      }),
    );
  });
});

const places = new Map(placeSeeds().map((place) => [place.code, place]));

const line: SheetLine = {
  id: "S1-2",
  provider: "CASTELLAN",
  sheetName: "CASTELLAN INDIA EXPORT",
  sheetDate: "2026-11-02",
  validFrom: "2026-11-02",
  validTill: "9999-12-31",
  validFor: "booking",
  timeZone: "Asia/Kolkata",
  isWeekly: true,
  isInstant: false,
  portOfLoading: "INNSA",
  portOfDischarge: "NLRTM",
  placeOfReceipt: null,
  placeOfDelivery: null,
  endedSizes: {},
  fields: {
    ETD: "EVERY THU",
    "TRANSIT TIME": "22 DAYS",
    "VGM CUT OFF": "ETD-2 12:00",
    VESSEL: "ALBA / DORADA",
    CURRENCY: "USD",
  },
  charges: {
    "OCEAN FREIGHT 20GP": "USD 980",
    "OCEAN FREIGHT 40HC": "USD 1,640",
    BAF: "INCLUDED",
    "DELIVERY ORDER": "EUR 65/BL",
  },
};
const request = (equipment: "20GP" | "40GP" | "40HC", quantity = 2): RateRequest => ({
  origin: { place: null, port: null, service: "Ramp" },
  destination: { place: null, port: null, service: "Ramp" },
  containers: [{ equipment, quantity, weightKg: 0 }],
  ready: "2026-11-20",
  originToday: "2026-11-20",
  today: "2026-11-20",
  askedAt: "2026-11-20T08:00:00.000Z",
  now: Date.parse("2026-11-20T08:00:00Z") / 60_000,
  cooling: null,
});

describe("offers of a rate sheet", () => {
  it("carry this week's sheet, the next departures, and the cells of the requested size as written", () => {
    const offers = sheetOffers(line, request("20GP"), () => undefined);
    expect(offers.map(({ kind, refusal }) => [kind, refusal])).toEqual([
      ["excel", null],
      ["excel", null],
    ]);
    expect(offers[0]?.offer).toEqual({
      providerName: "CASTELLAN",
      logo: null,
      lineId: "S1-2",
      validityZone: "Asia/Kolkata",
      loadingZone: null,
      fields: {
        "SHEET NAME": "CASTELLAN INDIA EXPORT WK 47",
        "SHEET DATE": "2026-11-16",
        "VALID FROM": "2026-11-16",
        "VALID TILL": "2026-11-29",
        "VALID FOR": "booking",
        ETD: "2026-11-26",
        ETA: "2026-12-18",
        "TRANSIT TIME": "22 DAYS",
        VESSEL: "ALBA",
        "VGM CUT OFF": "2026-11-24 12:00",
        CURRENCY: "USD",
        "PORT OF LOADING": "INNSA (INNSA)",
        "PORT OF DISCHARGE": "NLRTM (NLRTM)",
        "EQUIPMENT TYPE": "DRY",
        "CONTAINER SIZE": "20GPx2",
        "NO OF CONTAINERS": "2",
      },
      charges: { "OCEAN FREIGHT 20GP": "USD 980", BAF: "INCLUDED", "DELIVERY ORDER": "EUR 65/BL" },
    });
  });

  it("are none for a size that the line does not quote", () => {
    expect(sheetOffers(line, request("40GP"), () => undefined)).toEqual([]);
  });

  it("quote every size from a line with one freight for all", () => {
    const flat = { ...line, charges: { "OCEAN FREIGHT": "USD 900/CNTR" } };
    expect(sheetOffers(flat, request("40GP"), () => undefined)).toHaveLength(2);
  });

  it("are for the stated container size only", () => {
    const sized = {
      ...line,
      fields: { ...line.fields, "CONTAINER SIZE": "20GP" },
      charges: { "OCEAN FREIGHT": "USD 900" },
    };
    expect(sheetOffers(sized, request("20GP"), () => undefined)).toHaveLength(2);
    expect(sheetOffers(sized, request("40HC"), () => undefined)).toEqual([]);
    const reefer = { ...sized, fields: { ...line.fields, "EQUIPMENT TYPE": "REEFER" } };
    expect(sheetOffers(reefer, request("40HC"), () => undefined)).toEqual([]);
  });

  const etds = (changes: Partial<SheetLine>, searched: Partial<RateRequest> = {}) =>
    sheetOffers({ ...line, isWeekly: false, ...changes }, { ...request("20GP"), ...searched }, () => undefined).map(
      ({ offer }) => offer.fields["ETD"] ?? null,
    );
  const sheetEtds = (sheet: SheetLine, moment: string) =>
    sheetOffers(sheet, { ...request("20GP"), now: Date.parse(moment) / 60_000 }, (code) => places.get(code)).map(
      ({ offer }) => offer.fields["ETD"],
    );
  const december = { validFrom: "2026-12-01", validTill: "2026-12-31" } as const;
  const inDecember = { ready: "2026-11-30" } as const;

  it("are for departures within the validity, if it refers to departures", () => {
    const sheet = { ...december, validFor: "departure" } as const;
    expect(etds(sheet)).toEqual(["2026-12-03"]);
    expect(etds({ ...sheet, validFrom: "2026-12-04" })).toEqual([]);
    expect(etds(sheet, inDecember)).toEqual(["2026-12-03", "2026-12-10"]);
    expect(etds({ ...sheet, validFrom: "2026-11-01", validTill: "2026-12-03" }, inDecember)).toEqual(["2026-12-03"]);
    expect(etds({ ...line, validFor: "departure", isWeekly: true }, inDecember)).toEqual([]);
    const weekly = { isWeekly: true, validFrom: "2026-11-27", validFor: "departure" } as const;
    expect(etds(weekly)).toEqual([]);
    expect(etds({ ...weekly, validFrom: "2026-11-26" })).toEqual(["2026-11-26"]);
    expect(etds({ ...weekly, validFor: "booking" })).toEqual([]);
  });

  it("include a departure on the searched day, while its cut-offs are ahead at the port of loading", () => {
    const thursday = { ready: "2026-12-03" } as const;
    expect(etds({}, thursday)).toEqual(["2026-12-03", "2026-12-10"]);
    expect(etds({ fields: { ...line.fields, ETD: "03 DEC 2026" } }, thursday)).toEqual(["2026-12-03"]);
    const soon = { fields: { ETD: "EVERY SUN", "PORT CUT OFF": "ETD-2 18:00" } } as const;
    const at = (moment: string) => sheetEtds({ ...line, ...soon, isWeekly: false }, moment);
    expect(at("2026-11-20T12:29:00Z")).toEqual(["2026-11-22", "2026-11-29"]);
    expect(at("2026-11-20T12:30:00Z")).toEqual(["2026-11-29", "2026-12-06"]);
  });

  it("are none for a written day that is before the searched one, and one without a date for other texts", () => {
    expect(etds({ fields: { ETD: "28 Nov 2026" } }, { ready: "2026-11-24" })).toEqual(["2026-11-28"]);
    expect(etds({ fields: { ETD: "20 Nov 2026" } }, { ready: "2026-11-24" })).toEqual([]);
    expect(etds({ fields: { ETD: "ON REQUEST" } })).toEqual(["ON REQUEST"]);
  });

  it("without a departure date are for the searched date", () => {
    const sheet = { ...december, validFor: "departure", fields: { CURRENCY: "USD" } } as const;
    expect(etds(sheet, { ready: "2026-11-30" })).toEqual([]);
    expect(etds(sheet, { ready: "2026-12-01" })).toEqual([null]);
  });

  it("are for any departure while the day of booking is within the validity, if it refers to bookings", () => {
    const sheet = { validFrom: "2026-11-01", validTill: "2026-11-20", validFor: "booking" } as const;
    expect(etds(sheet, inDecember)).toEqual(["2026-12-03", "2026-12-10"]);
    expect(etds({ ...sheet, ...december }, inDecember)).toEqual([]);
  });

  it("are for departures whose port cut-off is within the validity, if it refers to gate-in", () => {
    const sheet = { validFrom: "2026-11-01", validTill: "2026-12-01", validFor: "gate-in" } as const;
    expect(etds(sheet, inDecember)).toEqual(["2026-12-03"]);
    expect(etds({ ...sheet, fields: { ...line.fields, "PORT CUT OFF": "ETD-1 18:00" } }, inDecember)).toEqual([]);
    expect(etds({ ...sheet, fields: { ...line.fields, "PORT CUT OFF": "ETD-9" } }, inDecember)).toEqual([
      "2026-12-03",
      "2026-12-10",
    ]);
  });

  it("keep the dates of a sheet without weekly issue", () => {
    const once = { ...line, isWeekly: false, validTill: "2026-12-31" };
    const [offer] = sheetOffers(once, request("40HC"), () => undefined);
    expect(offer?.offer.fields).toMatchObject({
      "SHEET NAME": "CASTELLAN INDIA EXPORT",
      "SHEET DATE": "2026-11-02",
      "VALID TILL": "2026-12-31",
    });
  });
});
