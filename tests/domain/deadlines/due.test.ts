import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type DeadlineFacts,
  findOpenDeadlines,
  formatDue,
  formatTask,
  listDue,
  pickDue,
  STANDARD_LEAD_TIMES,
} from "#domain/deadlines";
import { createZoneClock } from "#domain/time";
import { facts } from "./fixtures.ts";

const clock = createZoneClock();
const at = (local: string): number => clock.toUtc(local, "Asia/Kolkata");

const openAt = (local: string, changes: Partial<DeadlineFacts> = {}) =>
  findOpenDeadlines(facts(changes), STANDARD_LEAD_TIMES, clock, at(local));
const dueAt = (local: string, changes: Partial<DeadlineFacts> = {}) =>
  listDue(openAt(local, changes), at(local)).map((one) => `${formatTask(one)}: ${formatDue(one)}`);
const pickAt = (local: string, changes: Partial<DeadlineFacts> = {}) => {
  const due = pickDue(openAt(local, changes), at(local));
  return due === null ? null : `${formatTask(due)}: ${formatDue(due)}`;
};

const FREE_DAYS = [{ kind: "merged", days: 7, counted: "calendar" }] as const;
const arrived = (arrival: string) => ({
  hasSailed: true,
  freeTime: FREE_DAYS,
  delivery: { ...facts().delivery, arrival, arrivalClass: "actual" as const },
});

describe("what is due of a booking", () => {
  it("comes by time, with what was missed and what is overdue, and without the carrier's own", () => {
    expect(dueAt("2026-11-23T18:00")).toEqual([
      "Empty pick-up, 3 containers: Overdue since Sun 22 Nov, 20:00",
      "Shipping instruction: Cut-off missed Mon 23 Nov, 17:00",
      "Stuffing begins, 3 containers: Latest safe Mon 23 Nov, 20:00",
      "Truck leaves, 3 containers: Latest safe Tue 24 Nov, 08:00",
      "VGM, 3 containers: Latest safe Tue 24 Nov, 09:00",
      "Customs filing: Latest safe Tue 24 Nov, 10:00",
      "Gate in, full, 3 containers: Latest safe Tue 24 Nov, 14:00",
    ]);
  });

  it("is named by a missed cut-off, then by what is overdue, then by what is next", () => {
    expect(pickAt("2026-11-20T09:00")).toBe("Empty pick-up, 3 containers: Latest safe Sun 22 Nov, 20:00");
    expect(pickAt("2026-11-23T09:00")).toBe("Empty pick-up, 3 containers: Overdue since Sun 22 Nov, 20:00");
    expect(pickAt("2026-11-23T18:00")).toBe("Shipping instruction: Cut-off missed Mon 23 Nov, 17:00");
  });

  it("leaves out what is done", () => {
    const progress = [{ task: "empty-pick-up", count: 3, at: null }] as const;
    expect(pickAt("2026-11-23T09:00", { progress })).toBe("Shipping instruction: Latest safe Mon 23 Nov, 12:00");
  });

  it("is nothing once the departure has passed, even if it was not reported", () => {
    expect(openAt("2026-11-26T04:00")).not.toEqual([]);
    expect(openAt("2026-11-26T04:01")).toEqual([]);
  });

  it("is nothing of a cancelled booking, and nothing where no cut-off is stated", () => {
    expect(openAt("2026-11-20T09:00", { status: "cancelled" })).toEqual([]);
    expect(openAt("2026-11-20T09:00", { cutOffs: [] })).toEqual([]);
  });

  it("is the last free day from the arrival on", () => {
    expect(pickAt("2026-12-01T09:00", { hasSailed: true, freeTime: FREE_DAYS })).toBeNull();
    expect(pickAt("2026-12-23T09:00", arrived("2026-12-22"))).toBe(
      "Empty return, 3 containers: Last free day Tue 29 Dec",
    );
    expect(pickAt("2026-12-30T09:00", arrived("2026-12-22"))).toBe(
      "Empty return, 3 containers: Free days ended Tue 29 Dec",
    );
  });

  it("is never done, the carrier's, or without a time, and comes in the order of time at any moment", () => {
    const minutes = fc.integer({ min: at("2026-11-15T00:00"), max: at("2027-01-15T00:00") });
    fc.assert(
      fc.property(minutes, fc.boolean(), (now, hasArrived) => {
        const changes = hasArrived ? arrived("2026-12-22") : {};
        const open = findOpenDeadlines(facts(changes), STANDARD_LEAD_TIMES, clock, now);
        const times = open.map(({ latest, cutOff }) => (latest ?? cutOff)?.utc ?? Number.NaN);
        expect(times).toEqual(times.toSorted((one, other) => one - other));
        expect(open.filter(({ done, of, responsible }) => done >= of || responsible === "carrier")).toEqual([]);
        const due = listDue(open, now);
        expect(due).toHaveLength(open.length);
        expect(pickDue(open, now) === null).toBe(due.length === 0);
      }),
      { seed: 20_261_124 },
    );
  });
});
