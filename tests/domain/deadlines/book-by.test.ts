import { describe, expect, it } from "vitest";
import { findBookBy, isTooLate, STANDARD_LEAD_TIMES } from "#domain/deadlines";
import type { RouteLeg } from "#domain/rates";
import { createZoneClock } from "#domain/time";
import { aRate } from "#tests/support/rates.ts";

const clock = createZoneClock();
const utc = (local: string): number => clock.toUtc(local, "Asia/Kolkata");
const point = (name: string, kind: "door" | "inland" | "sea") => ({ name, code: null, country: null, kind });
const leg = (from: RouteLeg["from"], to: RouteLeg["to"], mode: RouteLeg["mode"], departure: string): RouteLeg => ({
  from,
  to,
  mode,
  departure,
  arrival: null,
  vessel: null,
  voyage: null,
  service: null,
});
const port = point("Nhava Sheva", "sea");
const voyage = leg(port, point("Rotterdam", "sea"), "sea", "2026-12-10T06:00");
const cutOffs = [
  { code: "STA", at: "2026-12-07T17:00" },
  { code: "VCO", at: "2026-12-09T12:00" },
  { code: "PCO", at: "2026-12-09T18:00" },
] as const;
const offer = (kind: "door" | "inland", quantity: number) =>
  aRate({
    legs: [leg(point("Tughlakabad", kind), port, "truck", "2026-12-04T10:00"), voyage],
    cutOffs,
    loadingZone: "Asia/Kolkata",
    load: { mode: "fcl", containers: [{ equipment: "20GP", quantity, maxNetWeightKg: null }] },
  });

describe("until when a door load must be booked", () => {
  it("is the latest safe pick-up of the empty containers, before stuffing and the truck", () => {
    const bookBy = findBookBy(offer("door", 2), STANDARD_LEAD_TIMES, clock);
    expect(bookBy).toEqual({ local: "2026-12-03T02:00", utc: utc("2026-12-03T02:00") });
    expect(isTooLate(bookBy, utc("2026-12-03T02:00"))).toBe(false);
    expect(isTooLate(bookBy, utc("2026-12-03T02:01"))).toBe(true);
  });

  it("follows the lead times of the shipper and the number of containers", () => {
    const own = { ...STANDARD_LEAD_TIMES, stuffing: 2, emptyPickUp: 12 };
    expect(findBookBy(offer("door", 1), own, clock)?.local).toBe("2026-12-03T20:00");
  });

  it("is earlier from an inland terminal, by the truck and the reserve at its gate", () => {
    expect(findBookBy(offer("inland", 2), STANDARD_LEAD_TIMES, clock)?.local).toBe("2026-12-02T16:00");
  });

  it("is the booking cut-off where that comes first", () => {
    const rate = { ...offer("door", 1), cutOffs: [{ code: "STA", at: "2026-12-01T17:00" }] as const };
    expect(findBookBy(rate, STANDARD_LEAD_TIMES, clock)?.local).toBe("2026-12-01T17:00");
  });

  it("is not calculated for a transport that begins at the port", () => {
    expect(findBookBy(aRate({ legs: [voyage], cutOffs }), STANDARD_LEAD_TIMES, clock)).toBeNull();
  });
});
