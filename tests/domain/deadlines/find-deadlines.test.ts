import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assessDeadlines, type DeadlineFacts, findDeadlines, STANDARD_LEAD_TIMES } from "#domain/deadlines";
import { createZoneClock } from "#domain/time";
import { facts } from "./fixtures.ts";

const clock = createZoneClock();
const find = (changes: Partial<DeadlineFacts> = {}, lead = STANDARD_LEAD_TIMES) =>
  findDeadlines(facts(changes), lead, clock);
const toLines = (deadlines: ReturnType<typeof find>) =>
  deadlines.map(
    ({ task, stop, responsible, latest, cutOff }) =>
      `${stop} | ${task} | ${responsible} | ${latest?.local ?? "-"} | ${cutOff?.local ?? "-"}`,
  );
const inland = { name: "Tughlakabad", code: "INTKD", timeZone: "Asia/Kolkata", kind: "inland" } as const;

describe("findDeadlines", () => {
  it("has a marked task done for all containers, to be reopened unless it is reported as done", () => {
    const at = "2026-11-22T11:00";
    const marks = [
      { task: "vgm", at },
      { task: "customs", at },
    ] as const;
    const progress = [{ task: "customs", count: 1, at: "2026-11-21T09:00" }] as const;
    const states = find({ containers: 3, marks, progress }).map(
      ({ task, done, of, doneAt, isMarked }) => [task, done, of, doneAt, isMarked] as const,
    );
    expect(states.filter(([task]) => task === "vgm" || task === "customs" || task === "gate-in")).toStrictEqual([
      ["vgm", 3, 3, at, true],
      ["customs", 1, 1, "2026-11-21T09:00", undefined],
      ["gate-in", 0, 3, null, undefined],
    ]);
  });

  it("has the time of a mark on the clock of the place where the task is due", () => {
    const marks = [{ task: "empty-return", at: "2026-11-22T11:00" }] as const;
    const freeTime = [{ kind: "merged", days: 7, counted: "calendar" }] as const;
    const found = find({ marks, freeTime }).find(({ task }) => task === "empty-return");
    expect([found?.place.timeZone, found?.doneAt]).toStrictEqual(["Europe/Berlin", "2026-11-22T06:30"]);
  });

  it("plans backward from the cut-offs at the port of loading", () => {
    expect(toLines(find())).toStrictEqual([
      "premises | empty-pick-up | haulier | 2026-11-22T20:00 | -",
      "premises | stuffing | shipper | 2026-11-23T20:00 | -",
      "premises | trucking | haulier | 2026-11-24T08:00 | -",
      "loading | booking | carrier | 2026-11-22T17:00 | 2026-11-22T17:00",
      "loading | documents | shipper | 2026-11-23T12:00 | 2026-11-23T17:00",
      "loading | vgm | shipper | 2026-11-24T09:00 | 2026-11-24T12:00",
      "loading | customs | customs-agent | 2026-11-24T10:00 | 2026-11-24T15:00",
      "loading | gate-in | haulier | 2026-11-24T14:00 | 2026-11-24T18:00",
    ]);
  });

  it("counts from the departure of an inland terminal, and leaves the port to the carrier", () => {
    expect(toLines(find({ origin: { ...inland, departure: "2026-11-20T10:00" } }))).toStrictEqual([
      "premises | empty-pick-up | haulier | 2026-11-18T12:00 | -",
      "premises | stuffing | shipper | 2026-11-19T12:00 | -",
      "premises | trucking | haulier | 2026-11-20T00:00 | -",
      "origin | gate-in | haulier | 2026-11-20T06:00 | -",
      "loading | booking | carrier | 2026-11-22T17:00 | 2026-11-22T17:00",
      "loading | documents | shipper | 2026-11-23T12:00 | 2026-11-23T17:00",
      "loading | vgm | shipper | 2026-11-24T09:00 | 2026-11-24T12:00",
      "loading | customs | customs-agent | 2026-11-24T10:00 | 2026-11-24T15:00",
      "loading | port-delivery | carrier | 2026-11-24T18:00 | 2026-11-24T18:00",
    ]);
  });

  it("has the containers ready when the carrier collects them at the door", () => {
    const door = { ...inland, name: "Bhiwandi", code: null, kind: "door", departure: "2026-11-24T06:00" } as const;
    expect(toLines(find({ origin: door })).slice(0, 3)).toStrictEqual([
      "premises | empty-pick-up | carrier | 2026-11-22T18:00 | -",
      "premises | stuffing | shipper | 2026-11-23T18:00 | -",
      "premises | trucking | carrier | 2026-11-24T06:00 | -",
    ]);
  });

  it("takes a part load to the CFS", () => {
    const cutOffs = [{ code: "LCO", at: "2026-11-23T17:00" }] as const;
    expect(toLines(find({ isPartLoad: true, containers: 1, cutOffs }))).toStrictEqual([
      "premises | trucking | haulier | 2026-11-23T07:00 | -",
      "loading | booking | carrier | - | -",
      "loading | documents | shipper | - | -",
      "loading | customs | customs-agent | - | -",
      "loading | cfs-delivery | haulier | 2026-11-23T13:00 | 2026-11-23T17:00",
    ]);
  });

  it("takes containers to no CFS, also where their carrier states its cut-off", () => {
    const cutOffs = [
      { code: "LCO", at: "2026-11-20T17:00" },
      { code: "PCO", at: "2026-11-24T18:00" },
    ] as const;
    const tasks = find({ cutOffs }).map(({ task }) => task);
    expect(tasks).not.toContain("cfs-delivery");
    expect(toLines(find({ cutOffs }))).toStrictEqual(toLines(find({ cutOffs: cutOffs.slice(1) })));
  });

  it("finishes stuffing before the VGM if the port states no cut-off", () => {
    const lines = toLines(find({ cutOffs: [{ code: "VCO", at: "2026-11-24T12:00" }] }));
    expect(lines.slice(0, 3)).toStrictEqual([
      "premises | empty-pick-up | haulier | 2026-11-22T21:00 | -",
      "premises | stuffing | shipper | 2026-11-23T21:00 | -",
      "premises | trucking | haulier | - | -",
    ]);
  });

  it("counts from the begin of a day without a time, which passes at its end", () => {
    const [vgm] = find({ cutOffs: [{ code: "VCO", at: "2026-11-24" }] }).filter(({ task }) => task === "vgm");
    expect(vgm).toMatchObject({
      latest: { local: "2026-11-23T21:00", utc: Date.UTC(2026, 10, 23, 15, 30) / 60_000 },
      cutOff: { local: "2026-11-24", utc: Date.UTC(2026, 10, 24, 18, 29) / 60_000 },
    });
  });

  it("states no cut-off of the booked sailing for another vessel", () => {
    expect(
      find({ isOtherSailing: true, cutOffs: [] }).every(({ latest, cutOff }) => latest === null && cutOff === null),
    ).toBe(true);
  });

  it("has everything before the departure done once the vessel has sailed", () => {
    expect(find({ hasSailed: true }).every(({ done, of }) => done === of)).toBe(true);
  });

  it("has nothing due of a cancelled booking", () => {
    expect(find({ status: "cancelled" })).toStrictEqual([]);
  });

  it("counts the containers that are done", () => {
    const progress = [{ task: "gate-in", count: 2, at: "2026-11-24T09:10" }] as const;
    const [gateIn] = find({ progress }).filter(({ task }) => task === "gate-in");
    expect(gateIn).toMatchObject({ done: 2, of: 3, doneAt: null });
  });
});

describe("the free time after the arrival", () => {
  const demurrage = { kind: "demurrage", days: 7, counted: "calendar" } as const;
  const detention = { kind: "detention", days: 5, counted: "calendar" } as const;
  const after = (changes: Partial<DeadlineFacts>) =>
    find(changes)
      .filter(({ stop }) => stop === "delivery")
      .map(({ task, latest, basis }) => [task, latest?.local ?? null, basis]);

  it("ends in calendar days from the arrival, and for the empty container from its pick-up", () => {
    expect(after({ freeTime: [demurrage, detention] })).toStrictEqual([
      ["pick-up", "2026-12-30", "planned"],
      ["empty-return", "2027-01-04", "planned"],
    ]);
    const progress = [{ task: "pick-up", count: 3, at: "2026-12-24T08:00" }] as const;
    expect(after({ freeTime: [demurrage, detention], progress })[1]).toStrictEqual([
      "empty-return",
      "2026-12-29",
      "planned",
    ]);
  });

  it("is not calculated in working days, which depend on holidays", () => {
    expect(after({ freeTime: [{ ...demurrage, counted: "working" }] })).toStrictEqual([
      ["pick-up", null, null],
      ["empty-return", null, null],
    ]);
  });

  it("covers terminal and return together if it is merged", () => {
    expect(after({ freeTime: [{ kind: "merged", days: 14, counted: "calendar" }] })).toStrictEqual([
      ["empty-return", "2027-01-06", "planned"],
    ]);
  });
});

const hours = fc.integer({ min: 0, max: 336 });
const leads = fc.record({
  documents: hours,
  vgm: hours,
  customs: hours,
  gateIn: hours,
  trucking: hours,
  stuffing: hours,
  emptyPickUp: hours,
});
const moments = fc
  .integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 11, 31) })
  .chain((at) => fc.constantFrom(new Date(at).toISOString().slice(0, 16), new Date(at).toISOString().slice(0, 10)));
const someFacts = fc.record({
  status: fc.constantFrom("booked", "in-process", "unknown"),
  isPartLoad: fc.boolean(),
  containers: fc.integer({ min: 1, max: 100 }),
  origin: fc.constantFrom(facts().origin, { ...inland, departure: "2026-11-20" }, {
    ...inland,
    kind: "door",
    departure: null,
  } as const),
  loading: fc.constantFrom("Asia/Kolkata", "Europe/Berlin", "America/New_York", null).map((timeZone) => ({
    ...facts().loading,
    timeZone,
  })),
  cutOffs: fc.array(fc.record({ code: fc.constantFrom("STA", "DCO", "VCO", "PCO", "LCO", "CUA"), at: moments })),
});

describe("deadlines of any booking", () => {
  it("are never later than their cut-off, and never earlier with shorter lead times", () => {
    fc.assert(
      fc.property(someFacts, leads, (changes, lead) => {
        const shorter = { ...lead, trucking: 0, gateIn: 0, stuffing: 0 };
        const short = find(changes, shorter);
        for (const [index, { latest, cutOff }] of find(changes, lead).entries()) {
          if (latest !== null && cutOff !== null) expect(latest.utc).toBeLessThanOrEqual(cutOff.utc);
          expect(short[index]?.latest?.utc ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(
            latest?.utc ?? Number.NEGATIVE_INFINITY,
          );
        }
      }),
    );
  });

  it("are done in the order empty pick-up, stuffing, truck", () => {
    fc.assert(
      fc.property(someFacts, leads, (changes, lead) => {
        const times = find(changes, lead)
          .filter(({ stop, latest }) => stop === "premises" && latest !== null)
          .map(({ latest }) => latest?.utc ?? 0);
        expect(times).toEqual(times.toSorted((one, other) => one - other));
      }),
    );
  });

  it("have at most one that is next, and never go back to in time as time passes", () => {
    const rank = { done: 0, "none-stated": 0, next: 0, "in-time": 0, overdue: 1, missed: 2 } as const;
    fc.assert(
      fc.property(someFacts, fc.nat(1_000_000), fc.nat(1_000_000), (changes, start, later) => {
        const now = Date.UTC(2026, 0, 1) / 60_000 + start;
        const deadlines = find(changes);
        const [first, second] = [assessDeadlines(deadlines, now), assessDeadlines(deadlines, now + later)];
        expect(first.filter(({ state }) => state === "next").length).toBeLessThanOrEqual(1);
        for (const [index, { state }] of first.entries())
          expect(rank[second[index]?.state ?? "missed"]).toBeGreaterThanOrEqual(rank[state]);
      }),
    );
  });
});
