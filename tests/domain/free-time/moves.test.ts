import { describe, expect, it } from "vitest";
import { findDestinationMoves, toFreeTimeTerms } from "#domain/free-time";
import type { FreeTime } from "#domain/rates";
import { type TrackingEvent, toJourney } from "#domain/tracking";
import { AT_SEA, event, reported } from "../tracking/fixtures.ts";

const NOW = "2026-12-31T12:00:00Z";
const FIRST = "CSQU3054383";

const find = (events: readonly TrackingEvent[], count = 2) =>
  findDestinationMoves(toJourney(reported([...AT_SEA, ...events]), NOW), count, "NLRTM");

const NOTHING = { discharged: null, pickedUp: null, returned: null };

describe("findDestinationMoves", () => {
  it("has nothing before the arrival but when it is expected", () => {
    const found = find([]);
    expect(found.containers).toStrictEqual([NOTHING, NOTHING]);
    expect(found.expected?.class).toBe("expected");
  });

  it("starts with the discharge of each container, and with the arrival for one without", () => {
    const found = find([
      event("ACT ARRI VESSEL NLRTM 2026-11-25T06:00"),
      event("ACT DISC VESSEL NLRTM 2026-11-26T20:00", { equipment: FIRST }),
      event("ACT GTOT TRUCK NLRTM 2026-11-28T10:00", { equipment: FIRST }),
      event("ACT GTIN TRUCK NLRTM 2026-12-02T10:00", { equipment: FIRST, emptyIndicator: "EMPTY" }),
    ]);
    expect(found.startedBy).toBe("discharge");
    expect(found.containers).toContainEqual({
      discharged: "2026-11-26",
      pickedUp: "2026-11-28",
      returned: "2026-12-02",
    });
    expect(found.containers).toContainEqual({ discharged: "2026-11-25", pickedUp: null, returned: null });
  });

  it("takes a move without a number for all containers", () => {
    const found = find(
      [
        event("ACT ARRI VESSEL NLRTM 2026-11-25T06:00"),
        event("ACT GTOT TRUCK NLRTM 2026-11-28T10:00", { equipment: "" }),
      ],
      3,
    );
    expect(found.containers.map(({ pickedUp }) => pickedUp)).toStrictEqual(["2026-11-28", "2026-11-28", "2026-11-28"]);
  });
});

const free = (equipment: string | null, days: number, minor: number | null): FreeTime => ({
  movement: "import",
  kind: "merged",
  equipment,
  days,
  counted: "calendar",
  ...(minor === null ? {} : { tariff: [{ fromDay: 1, perDay: { currency: "EUR", minor } }] }),
});

describe("toFreeTimeTerms", () => {
  it("takes the terms of the booked sizes", () => {
    const stated = [
      free("20GP", 7, 6000),
      free("40RH", 3, 20_000),
      { ...free(null, 2, null), kind: "storage" } as const,
    ];
    expect(toFreeTimeTerms(stated, ["20GP"])).toStrictEqual([
      {
        kind: "merged",
        days: 7,
        counted: "calendar",
        tariff: [{ fromDay: 1, perDay: { currency: "EUR", minor: 6000 } }],
      },
    ]);
  });

  it("takes the fewest days of several sizes, and no tariff where it differs or lacks for one", () => {
    const expected = [{ kind: "merged", days: 3, counted: "calendar", tariff: null }];
    expect(toFreeTimeTerms([free("20GP", 7, 6000), free("40HC", 3, 9000)], ["20GP", "40HC"])).toStrictEqual(expected);
    expect(toFreeTimeTerms([free("20GP", 7, 6000), free("40HC", 3, null)], ["20GP", "40HC"])).toStrictEqual(expected);
    expect(toFreeTimeTerms([free(null, 3, null)], ["20GP"])).toStrictEqual(expected);
    expect(toFreeTimeTerms([], ["20GP"])).toStrictEqual([]);
  });
});
