import type { KnownPlace } from "#domain/places";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { RateSearchRequest } from "#api/schema.d.ts";
import { toDepartureWindow } from "#domain/search";
import { addDays, createTodayIn, createZoneClock, type TimeZone, toMinutes } from "#domain/time";
import { validateRateSearch } from "#server/modules/rates/rate-request.ts";

const OFFICE = "Asia/Kolkata";
const ZONES = [
  "Pacific/Honolulu",
  "America/New_York",
  "Europe/Berlin",
  "Asia/Kolkata",
  "Pacific/Auckland",
  "Pacific/Kiritimati",
  "Etc/GMT+12",
] as const;

const toPlace = (code: string, timeZone: TimeZone | null): KnownPlace => ({
  code,
  name: code,
  countryCode: code.slice(0, 2),
  countryName: code.slice(0, 2),
  kind: "Sea",
  latitude: null,
  longitude: null,
  timeZone,
  importance: 1,
  otherNames: [],
});

const search = (departureDate: string): RateSearchRequest => ({
  originPlace: null,
  loadingPort: null,
  dischargePort: null,
  deliveryPlace: null,
  locationCodificationType: "CMACGM",
  placeOfOrigin: null,
  placeOfOriginType: null,
  portOfLoading: "AAAAA",
  portOfDischarge: "BBBBB",
  placeOfDelivery: null,
  placeOfDeliveryType: null,
  departureDate,
  requestedEquipments: [{ equipmentGroupIsoCode: "20GP", numberOfContainers: 1, weightPerContainer: 0 }],
  nonOperatingReefer: false,
});

const validate = (departureDate: string, zone: TimeZone | null, now: number) =>
  validateRateSearch(search(departureDate), (code) => toPlace(code, code === "AAAAA" ? zone : null), now);

const isAccepted = (departureDate: string, zone: TimeZone | null, now: number): boolean =>
  validate(departureDate, zone, now).isOk();

/* 04:00 of 26 November at the office; still the day before in New York. */
const LATE = Date.parse("2026-11-25T22:30Z");

describe("the departure date of a search", () => {
  it("may be a day that is today at the origin or at the office", () => {
    const days = ["2026-11-24", "2026-11-25", "2026-11-26", "2026-12-25", "2026-12-26", "2026-12-27"];
    const accepted = (zone: TimeZone | null) => days.filter((day) => isAccepted(day, zone, LATE));
    expect(accepted("America/New_York")).toStrictEqual(["2026-11-25", "2026-11-26", "2026-12-25", "2026-12-26"]);
    expect(accepted("Asia/Kolkata")).toStrictEqual(["2026-11-26", "2026-12-25", "2026-12-26"]);
    expect(accepted("Pacific/Auckland")).toStrictEqual(["2026-11-26", "2026-12-25", "2026-12-26"]);
    expect(accepted(null)).toStrictEqual(["2026-11-25", "2026-11-26", "2026-12-25", "2026-12-26"]);
  });

  it("is refused with the day at the place of origin", () => {
    expect(validate("2026-11-25", "Asia/Kolkata", LATE)._unsafeUnwrapErr()).toStrictEqual({
      kind: "fields",
      message: "Please check the marked fields.",
      fields: [
        {
          field: "departureDate",
          message: "Departure date cannot be before today (26 Nov 2026 at the place of origin)",
        },
      ],
    });
  });

  it("is accepted if the portal offers it, for any origin, at any moment; no other day is, except today at the office", () => {
    const zones = createZoneClock();
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        fc.integer({ min: 0, max: 3 * 1440 }),
        fc.integer({ min: -3, max: 34 }),
        (zone, minutes, ahead) => {
          const now = LATE + minutes * 60_000;
          const todayIn = createTodayIn(toMinutes(now), OFFICE, zones);
          const day = addDays(todayIn(zone), ahead);
          const offered = toDepartureWindow(todayIn(zone));
          const isOffered = day >= offered.first && day <= offered.last;
          const office = toDepartureWindow(todayIn(OFFICE));
          const isOfOffice = day === office.first || day === office.last;
          expect(isAccepted(day, zone, now)).toBe(isOffered || isOfOffice);
        },
      ),
      { seed: 20_261_126, numRuns: 500 },
    );
  });
});
