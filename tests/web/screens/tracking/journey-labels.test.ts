import { describe, expect, it } from "vitest";
import { formatDue, formatLastUpdate, formatState, formatStop } from "#web/screens/tracking/journey-labels.ts";
import { toJourney } from "#domain/tracking";
import { AT_SEA, event, NOW, reported } from "#tests/domain/tracking/fixtures.ts";

const atSea = toJourney(reported(AT_SEA), NOW);

describe("labels of a shipment at sea", () => {
  it("state position, due date and last update", () => {
    expect(formatState(atSea)).toBe("At sea, ASTRID MERIDIAN 431W");
    expect(formatDue(atSea, () => "2026-11-20")).toBe("Due in Rotterdam on Wed 25 Nov 2026, in 5 days.");
    expect(atSea.lastUpdatedAt).toBe("2026-11-10T08:00:00Z");
    expect(formatLastUpdate(atSea.lastUpdatedAt, NOW)).toBe("10 days ago");
    expect(atSea.stops.map(formatStop)).toStrictEqual([
      "Left 25 Oct",
      "Left 31 Oct",
      "Expected 25 Nov",
      "Expected 27 Nov",
    ]);
  });
});

describe("formatState", () => {
  const stateOf = (lines: readonly string[], more = {}) =>
    formatState(
      toJourney(
        reported(
          lines.map((line) => event(line)),
          more,
        ),
        NOW,
      ),
    );

  it.each([
    [[], "Planned, not started yet"],
    [["PLN DEPA VESSEL INNSA 2026-11-01T03:00"], "Planned, not started yet"],
    [["ACT GTIN TRUCK INTKD 2026-10-24T16:40"], "In Tughlakabad"],
    [["ACT DEPA RAIL INTKD 2026-10-24T16:40"], "On the train"],
    [["ACT GTIN TRUCK INNSA 2026-10-24T16:40"], "In Nhava Sheva"],
    [["ACT DISC VESSEL NLRTM 2026-11-18T16:40"], "In Rotterdam"],
    [["ACT GTOT TRUCK NLRTM 2026-11-18T16:40"], "On the road"],
    [["ACT ARRI RAIL DEDUI 2026-11-18T16:40"], "Arrived in Duisburg"],
    [["ACT GTOT TRUCK DEDUI 2026-11-18T16:40"], "Delivered"],
  ])("of %j is: %s", (lines, state) => {
    expect(stateOf(lines)).toBe(state);
  });

  it("of a cancelled booking is Cancelled, without position or due date", () => {
    const cancelled = event("ACT CANC - INNSA 2026-11-02T10:00", { eventType: "SHIPMENT", documentType: "BKG" });
    const journey = toJourney(reported([...AT_SEA, cancelled]), NOW);
    expect([formatState(journey), formatDue(journey, () => "2026-11-20"), journey.position]).toStrictEqual([
      "Cancelled",
      null,
      null,
    ]);
  });

  it("of an overdue arrival says that it is not confirmed", () => {
    const journey = toJourney(reported(AT_SEA), "2026-11-26T12:00:00Z");
    expect(journey.position).toMatchObject({ fraction: 1, isOverdue: true });
    expect(formatDue(journey, () => "2026-11-26")).toBe(
      "Due in Rotterdam on Wed 25 Nov 2026, 1 day ago, not confirmed.",
    );
  });
});

describe("formatLastUpdate", () => {
  it.each([
    ["2026-11-20T11:59:40Z", "just now"],
    ["2026-11-20T11:59:00Z", "1 minute ago"],
    ["2026-11-20T09:00:00Z", "3 hours ago"],
    ["2026-11-18T12:00:00Z", "2 days ago"],
    ["lately", null],
    [null, null],
  ])("of %s is: %s", (heardAt, words) => {
    expect(formatLastUpdate(heardAt, NOW)).toBe(words);
  });
});
