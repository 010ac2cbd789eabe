import { describe, expect, it } from "vitest";
import { readDays } from "../../../scripts/verify/journeys/days.ts";
import { compareValidity } from "../../../scripts/verify/journeys/offers.ts";

const offer = (till: string | null, departure: string | null) => ({
  departure,
  arrival: "2026-12-23T14:00:00",
  validity: { till },
});
const cutOff = (day: string) => ({ routingLegs: [{ bookingCutOffDate: `${day}T17:00:00` }] });

describe("the days of an offer", () => {
  it.each([
    [offer("2026-11-27", "2026-12-05T06:00:00"), {}, "2026-11-27", "2026-11-29"],
    [offer("2026-11-27", "2026-12-05T06:00:00"), { validityZone: "Asia/Kolkata" }, "2026-11-27", "2026-11-28"],
    [offer("2026-11-27", "2026-12-05T06:00:00"), { validityZone: "Pacific/Honolulu" }, "2026-11-27", "2026-11-29"],
    [offer("2026-11-27", "2026-11-26T06:00:00"), {}, "2026-11-25", undefined],
    [offer("2026-11-27", "2026-12-05T06:00:00"), cutOff("2026-11-24"), "2026-11-23", "2026-11-29"],
    [offer(null, "2026-12-05T06:00:00"), {}, undefined, undefined],
    [offer("2026-11-27", null), {}, "2026-11-27", "2026-11-29"],
  ])(
    "are the last one before its latest booking and its departure, and the next one: %j %j",
    (priced, answered, last, next) => {
      const { lastDay, nextDay } = readDays(priced, answered);
      expect([lastDay, nextDay]).toEqual([last, next]);
    },
  );
});

it("is looked at again on the first day on which a shipment no longer counts as running", () => {
  expect(readDays(offer("2026-11-27", "2026-12-05T06:00:00"), {}).arrived).toBe("2027-01-08");
});

it("compares the zone of a validity where offer and booking state it", () => {
  const booked = { validityFrom: "2026-11-20", validityTill: "2026-11-27", validityZone: "America/New_York" };
  expect(compareValidity("$.result[0]", { validityZone: "Asia/Kolkata" }, booked)).toEqual([
    {
      by: "journey",
      path: "$.result[0].validityZone",
      expected: '"Asia/Kolkata"',
      actual: '"America/New_York"',
    },
  ]);
  expect(compareValidity("$.result[0]", {}, booked)).toEqual([]);
});
