import { describe, expect, it } from "vitest";
import { toJourney } from "#domain/tracking/to-journey.ts";
import type { TrackingEvent } from "#domain/tracking/tracking-event.ts";
import { event, NOW, reported } from "./fixtures.ts";

const read = (...events: readonly TrackingEvent[]) => toJourney(reported(events), NOW);

const doubtful: readonly (readonly [string, TrackingEvent, string])[] = [
  ["no time", event("ACT DEPA VESSEL INNSA"), "no-time"],
  ["no readable time", event("ACT DEPA VESSEL INNSA", { at: "31 Octember" }), "unreadable-time"],
  ["a day that does not exist", event("ACT DEPA VESSEL INNSA", { at: "2026-11-31T10:00:00Z" }), "unreadable-time"],
  ["a time to come", event("ACT DEPA VESSEL INNSA 2026-11-21T10:00"), "in-the-future"],
  ["an unknown code", event("ACT TELE VESSEL INNSA 2026-11-01T10:00"), "unknown-move"],
  ["an unknown type", event("ACT DEPA VESSEL INNSA 2026-11-01T10:00", { eventType: "IOT" }), "unknown-move"],
  ["no classifier", event("ACT DEPA VESSEL INNSA 2026-11-01T10:00", { classifier: null }), "unknown-class"],
  [
    "several containers at once",
    event("ACT GTIN TRUCK INNSA 2026-11-01T10:00", { equipment: "KLSU4821178, KLSU4821183" }),
    "several-containers",
  ],
  ["no vessel", event("ACT DEPA VESSEL INNSA 2026-11-01T10:00", { vesselName: null, voyage: " " }), "no-vessel"],
];

describe("what is never progress", () => {
  it.each(doubtful)("%s", (_, doubted, doubt) => {
    const journey = read(doubted);
    expect(journey.progress).toStrictEqual({ kind: "nothing-reported" });
    expect(journey.rows.map(({ issues, isLatest }) => [issues, isLatest])).toStrictEqual([[[doubt], false]]);
    expect(journey.stops.map(({ arrival, departure, isReached }) => [arrival, departure, isReached])).toStrictEqual(
      Array.from({ length: 4 }, () => [null, null, false]),
    );
  });

  it("a move before what must come first", () => {
    const journey = read(
      event("ACT DEPA VESSEL INNSA 2026-11-05T10:00"),
      event("ACT ARRI VESSEL NLRTM 2026-11-01T10:00"),
    );
    expect(journey.rows.map(({ move, issues }) => [move, issues])).toStrictEqual([
      ["Vessel arrival", ["out-of-order"]],
      ["Vessel departure", []],
    ]);
    expect(journey.progress).toStrictEqual({ kind: "under-way", leg: 1 });
  });

  it("a doubtful arrival, which does not hide when the vessel is expected", () => {
    const estimate = event("EST ARRI VESSEL NLRTM 2026-11-25T06:00");
    const departed = event("ACT DEPA VESSEL INNSA 2026-11-05T10:00");
    for (const doubtful of [
      event("ACT ARRI VESSEL NLRTM 2026-11-18T10:00", { vesselName: null, voyage: null }),
      event("ACT ARRI VESSEL NLRTM 2026-11-01T10:00"),
      event("ACT ARRI VESSEL NLRTM"),
    ]) {
      const journey = read(departed, estimate, doubtful);
      expect(journey.rows.map((row) => row.class).toSorted()).toStrictEqual(["actual", "actual", "expected"]);
      expect(journey.stops[2]?.arrival).toMatchObject({ class: "expected", time: { local: "2026-11-25T06:00" } });
      expect(journey.position?.leg).toBe(1);
    }
  });

  it("one box of two, until the other has come as far", () => {
    const [one, other] = ["KLSU 482117 8", "KLSU4821183"].map((equipment, day) =>
      event(`ACT GTIN TRUCK INNSA 2026-11-0${day + 1}T10:00`, { equipment }),
    );
    const known = event("EST GTIN TRUCK INNSA 2026-11-02T10:00", { equipment: "KLSU4821183" });
    if (one === undefined || other === undefined) throw new Error("two boxes");
    expect(read(one, known).progress).toStrictEqual({ kind: "nothing-reported" });
    expect(read(one, other).progress).toStrictEqual({ kind: "at-stop", stop: 1 });
    expect(read(one, other).containers).toStrictEqual(["KLSU4821178", "KLSU4821183"]);
  });

  it("an unknown move is shown in the source's words, or by its code", () => {
    const [named, coded] = [{ label: "Teleported" }, {}].map(
      (more) => read(event("ACT TELE VESSEL INNSA 2026-11-01T10:00", more)).rows[0]?.move,
    );
    expect([named, coded]).toStrictEqual(["Teleported", "Unknown move (TELE)"]);
  });

  it("what has no time stands at the end", () => {
    const { rows } = read(event("ACT DEPA RAIL INTKD"), event("EST ARRI RAIL DEDUI 2026-11-27T08:00"));
    expect(rows.map(({ move, time }) => [move, time.kind])).toStrictEqual([
      ["Rail arrival", "known"],
      ["Rail departure", "missing"],
    ]);
  });

  it("a link that is not http(s) is no link", () => {
    const links = ["javascript:alert(1)", "https://line.example/voyage/431W", "/voyage"].map(
      (voyageLink) => read(event("ACT DEPA VESSEL INNSA 2026-11-01T10:00", { voyageLink })).rows[0]?.voyageLink,
    );
    expect(links).toStrictEqual([null, "https://line.example/voyage/431W", null]);
  });
});

describe("corrections and retractions", () => {
  const departed = event("ACT DEPA VESSEL INNSA 2026-11-05T10:00", { id: "d", reportedAt: "2026-11-05T06:00:00Z" });

  it("a correction stands, and what it corrects is kept", () => {
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

  it("a move taken back stays as such and is no progress", () => {
    const journey = read(departed, { ...departed, isRetracted: true, reportedAt: "2026-11-06T00:00:00Z" });
    expect(journey.progress).toStrictEqual({ kind: "nothing-reported" });
    expect(journey.rows.map(({ isRetracted, isLatest, history }) => [isRetracted, isLatest, history])).toStrictEqual([
      [true, false, []],
    ]);
  });

  it("a fact taken back gives way to the estimate it had replaced", () => {
    const estimate = event("EST DEPA VESSEL INNSA 2026-11-21T10:00", { id: "e", reportedAt: "2026-11-01T00:00:00Z" });
    const { rows } = read(estimate, departed, { ...departed, isRetracted: true, reportedAt: "2026-11-06T00:00:00Z" });
    expect(rows.map((row) => [row.class, row.isRetracted, row.history.map(({ outcome }) => outcome)])).toStrictEqual([
      ["expected", false, ["retracted"]],
    ]);
  });

  it("the same told twice is one row", () => {
    expect(read(departed, { ...departed, id: "again" }).rows).toHaveLength(1);
  });

  it("an estimate that was corrected is a change; one that was taken back is none", () => {
    const plan = event("PLN ARRI VESSEL NLRTM 2026-11-22T06:00", { id: "p", reportedAt: "2026-11-01T00:00:00Z" });
    const first = event("EST ARRI VESSEL NLRTM 2026-11-24T06:00", { id: "e", reportedAt: "2026-11-05T00:00:00Z" });
    const again = { ...first, at: "2026-11-23T06:00:00+01:00", reportedAt: "2026-11-08T00:00:00Z", remark: "Faster" };
    const back = { ...again, isRetracted: true, reportedAt: "2026-11-09T00:00:00Z" };
    const changes = (...told: readonly TrackingEvent[]) =>
      read(...told).etaChanges.map(({ from, to, days, reason }) => [from.local, to.local, days, reason]);
    expect(changes(again, plan, first)).toStrictEqual([
      ["2026-11-22T06:00", "2026-11-24T06:00", 2, null],
      ["2026-11-24T06:00", "2026-11-23T06:00", -1, "Faster"],
    ]);
    expect(changes(plan, first, again, back)).toStrictEqual([]);
  });
});
