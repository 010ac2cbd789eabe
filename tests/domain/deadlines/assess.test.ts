import { describe, expect, it } from "vitest";
import {
  assessDeadlines,
  findDeadlines,
  findLeadTimeProblem,
  formatTimeUntil,
  listOpenDeadlines,
  STANDARD_LEAD_TIMES,
} from "#domain/deadlines";
import { createTodayIn, createZoneClock } from "#domain/time";
import { facts } from "./fixtures.ts";

const clock = createZoneClock();
const at = (local: string): number => clock.toUtc(local, "Asia/Kolkata");

const statesAt = (local: string) =>
  assessDeadlines(findDeadlines(facts(), STANDARD_LEAD_TIMES, clock), at(local)).map(
    ({ task, state }) => `${task} ${state}`,
  );

describe("assessDeadlines", () => {
  it("marks what is overdue, what is next, and what is in time", () => {
    expect(statesAt("2026-11-23T09:00")).toStrictEqual([
      "empty-pick-up overdue",
      "stuffing in-time",
      "trucking in-time",
      "booking done",
      "documents next",
      "vgm in-time",
      "customs in-time",
      "gate-in in-time",
    ]);
  });

  it("marks a missed cut-off from the minute after it", () => {
    expect(statesAt("2026-11-23T17:00")[4]).toBe("documents overdue");
    expect(statesAt("2026-11-23T17:01")[4]).toBe("documents missed");
  });
});

it("listOpenDeadlines sorts by time and leaves out what is done or missed", () => {
  const assessed = assessDeadlines(findDeadlines(facts(), STANDARD_LEAD_TIMES, clock), at("2026-11-23T18:00"));
  expect(listOpenDeadlines(assessed).map(({ task }) => task)).toStrictEqual([
    "empty-pick-up",
    "stuffing",
    "trucking",
    "vgm",
    "customs",
    "gate-in",
  ]);
});

it.each([
  ["2026-11-23T18:00", "in 0 minutes"],
  ["2026-11-23T18:45", "in 45 minutes"],
  ["2026-11-23T19:01", "in 1 hour"],
  ["2026-11-24T17:59", "in 23 hours"],
  ["2026-11-24T18:00", "in 1 day"],
  ["2026-11-27T04:00", "in 4 days"],
  ["2026-11-23T15:00", "3 hours ago"],
  ["2026-11-20T23:00", "3 days ago"],
])("formatTimeUntil %s is %s, in days of the place", (local, text) => {
  const [now, timeZone] = [at("2026-11-23T18:00"), "Asia/Kolkata"];
  const todayIn = createTodayIn(now, "America/New_York", clock);
  expect(formatTimeUntil({ local, utc: at(local) }, { timeZone }, now, todayIn)).toBe(text);
});

it.each([
  ["0", null],
  [" 24 ", null],
  ["336", null],
  ["337", "Enter whole hours from 0 to 336."],
  ["1.5", "Enter whole hours from 0 to 336."],
  ["", "Enter whole hours from 0 to 336."],
])("findLeadTimeProblem of %j is %s", (typed, problem) => {
  expect(findLeadTimeProblem(typed)).toBe(problem);
});
