import { describe, expect, it } from "vitest";
import { toJourney } from "#domain/tracking/to-journey.ts";
import type { TrackingEvent } from "#domain/tracking/tracking-event.ts";
import { event, NOW, reported } from "./fixtures.ts";

const read = (...events: readonly TrackingEvent[]) => toJourney(reported(events), NOW);

describe("mergeEvents", () => {
  const departed = event("ACT DEPA VESSEL INNSA 2026-11-05T10:00", { id: "d", reportedAt: "2026-11-05T06:00:00Z" });

  it("keeps the corrected event and its earlier version as a revision", () => {
    const corrected = {
      ...departed,
      at: "2026-11-06T02:00:00+05:30",
      reportedAt: "2026-11-06T00:00:00Z",
      remark: "Berth lost",
    };
    const { rows } = read(departed, corrected);
    expect(rows.map(({ time, history }) => [time, history])).toStrictEqual([
      [
        { kind: "known", local: "2026-11-06T02:00", offset: 330, order: Date.parse("2026-11-05T20:30Z") / 60_000 },
        [
          {
            move: "Vessel departure",
            class: "actual",
            time: {
              kind: "known",
              local: "2026-11-05T10:00",
              offset: 330,
              order: Date.parse("2026-11-05T04:30Z") / 60_000,
            },
            place: "Nhava Sheva",
            reportedAt: "2026-11-05T06:00:00Z",
            outcome: "corrected",
            remark: "Berth lost",
          },
        ],
      ],
    ]);
  });

  it("keeps a retracted event without counting it as progress", () => {
    const journey = read(departed, { ...departed, isRetracted: true, reportedAt: "2026-11-06T00:00:00Z" });
    expect(journey.progress).toStrictEqual({ kind: "nothing-reported" });
    expect(journey.rows.map(({ isRetracted, isLatest, history }) => [isRetracted, isLatest, history])).toStrictEqual([
      [true, false, []],
    ]);
  });

  it("restores the estimate that a retracted event had replaced", () => {
    const estimate = event("EST DEPA VESSEL INNSA 2026-11-21T10:00", { id: "e", reportedAt: "2026-11-01T00:00:00Z" });
    const { rows } = read(estimate, departed, { ...departed, isRetracted: true, reportedAt: "2026-11-06T00:00:00Z" });
    expect(rows.map((row) => [row.class, row.isRetracted, row.history.map(({ outcome }) => outcome)])).toStrictEqual([
      ["expected", false, ["retracted"]],
    ]);
  });

  it("merges an event that was reported twice", () => {
    expect(read(departed, { ...departed, id: "again" }).rows).toHaveLength(1);
  });

  it("replaces an actual event of a vessel by a later one with another id, as DCSA 2.x corrects it", () => {
    const again = event("ACT DEPA VESSEL INNSA 2026-11-06T02:00", { id: "d-2", reportedAt: "2026-11-06T00:00:00Z" });
    const { rows } = read(again, departed);
    expect(
      rows.map(({ time, history }) => [
        time.kind === "known" ? time.local : null,
        history.map(({ outcome, time: earlier }) => [outcome, earlier.kind === "known" ? earlier.local : null]),
      ]),
    ).toStrictEqual([["2026-11-06T02:00", [["corrected", "2026-11-05T10:00"]]]]);
  });

  it("keeps both of two actual events if the vessel differs or none is named", () => {
    const report = { id: "d-2", reportedAt: "2026-11-06T00:00:00Z" };
    const feeder = event("ACT DEPA VESSEL INNSA 2026-11-06T02:00", { ...report, vesselName: "LAKSHMI FEEDER" });
    expect(read(departed, feeder).rows).toHaveLength(2);
    const gateIn = event("ACT GTIN TRUCK INTKD 2026-10-24T16:40", { id: "g-1", reportedAt: "2026-10-24T12:00:00Z" });
    const secondGateIn = event("ACT GTIN TRUCK INTKD 2026-10-25T09:00", { ...report, id: "g-2" });
    expect(read(gateIn, secondGateIn).rows).toHaveLength(2);
  });
});
