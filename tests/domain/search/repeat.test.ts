import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findDepartureProblem, findNextDeparture, toDepartureWindow, toRepeatedSearch } from "#domain/search";
import { addDays } from "#domain/time";

const SEA = { name: "Rotterdam", code: "NLRTM", kind: "sea" } as const;
const INLAND = { name: "Tughlakabad", code: "INTKD", kind: "inland" } as const;
const DOOR = { name: "Duisburg", code: "DEDUI", kind: "door" } as const;
const NHAVA_SHEVA = { name: "Nhava Sheva", code: "INNSA" };

describe("toRepeatedSearch", () => {
  it("searches the same lane and load, with the ports of the booked route", () => {
    const containers = [{ equipment: "20GP", quantity: 2, weightKg: 18_000 }];
    const lane = { from: INLAND, to: DOOR, loadingPort: NHAVA_SHEVA, dischargePort: null, containers };
    expect(toRepeatedSearch(lane, "2026-12-01")).toEqual({
      origin: { place: { name: "Tughlakabad", code: "INTKD" }, port: NHAVA_SHEVA, serviceType: "Ramp" },
      destination: { place: { name: "Duisburg", code: "DEDUI" }, port: null, serviceType: "Door" },
      departureDate: "2026-12-01",
      containers: [{ equipment: "20GP", quantity: 2, weightKg: 18_000 }],
      mode: "fcl",
      reefer: null,
    });
  });

  it("searches reefers as non-operating, and sizes without a weight", () => {
    const lane = { from: SEA, to: SEA, loadingPort: null, dischargePort: null };
    expect(toRepeatedSearch({ ...lane, containers: [{ equipment: "40RH", quantity: 1 }] }, "2026-12-01")).toMatchObject(
      {
        origin: { place: null, port: { code: "NLRTM" }, serviceType: "Ramp" },
        containers: [{ equipment: "40RH", quantity: 1, weightKg: 0 }],
        mode: "fcl",
        reefer: { kind: "non-operating" },
      },
    );
  });

  it.each([
    ["an end without a code", { from: { ...SEA, code: null }, containers: [{ equipment: "20GP", quantity: 1 }] }],
    ["no container", { from: SEA, containers: [] }],
    ["unknown sizes only", { from: SEA, containers: [{ equipment: "53XX", quantity: 1 }] }],
  ])("is null for %s", (_, changes) => {
    const lane = { to: SEA, loadingPort: null, dischargePort: null, ...changes };
    expect(toRepeatedSearch(lane, "2026-12-01")).toBeNull();
  });
});

describe("findNextDeparture", () => {
  it.each([
    [0, "2026-11-20"],
    [1, "2026-11-21"],
    [38, "2026-11-22"],
    [48, "2026-11-22"],
    [10_000, "2026-12-20"],
  ])("is after %d hours of preparation %s", (hours, day) => {
    expect(findNextDeparture("2026-11-20", hours)).toBe(day);
  });

  it("can always be searched, and is never before today", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000 }), fc.integer({ min: 0, max: 5_000 }), (days, hours) => {
        const today = addDays("2026-01-01", days);
        expect(findDepartureProblem(findNextDeparture(today, hours), toDepartureWindow(today))).toBeNull();
      }),
    );
  });
});
