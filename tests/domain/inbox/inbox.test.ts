import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addDeskMinutes,
  type AssignmentRule,
  canUndo,
  countDeskMinutes,
  type DeskHours,
  findAssignee,
  findDueAt,
  findDueState,
  INBOX_KINDS,
  USUAL_DESK_HOURS,
  USUAL_DUE_RULES,
} from "#domain/inbox";
import { createZoneClock, toWeekday } from "#domain/time";

const clock = createZoneClock();
const INDIA: DeskHours = { ...USUAL_DESK_HOURS, zone: "Asia/Kolkata" };
const NEW_YORK: DeskHours = {
  ...USUAL_DESK_HOURS,
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  opens: "00:30",
  closes: "23:30",
  zone: "America/New_York",
};

const inIndia = (local: string) => clock.toUtc(local, INDIA.zone);
const after = (from: string, minutes: number, hours = INDIA) => {
  const due = addDeskMinutes(clock.toUtc(from, hours.zone), minutes, hours, clock);
  return due === null ? null : clock.toLocal(due, hours.zone);
};

describe("the time after some minutes of desk work", () => {
  it.each([
    ["2026-11-23T10:40", 60, "2026-11-23T11:40"],
    ["2026-11-23T18:30", 30, "2026-11-23T19:00"],
    ["2026-11-23T18:30", 31, "2026-11-24T09:01"],
    ["2026-11-23T03:00", 60, "2026-11-23T10:00"],
    ["2026-11-23T19:00", 1, "2026-11-24T09:01"],
    ["2026-11-28T18:00", 120, "2026-11-30T10:00"],
    ["2026-11-29T12:00", 60, "2026-11-30T10:00"],
    ["2026-11-23T09:00", 1_800, "2026-11-25T19:00"],
    ["2026-11-23T10:00", 0, "2026-11-23T10:01"],
  ])("from %s, %d minutes: %s", (from, minutes, due) => {
    expect(after(from, minutes)).toBe(due);
  });

  it("leaves out holidays", () => {
    expect(after("2026-12-24T18:30", 60, { ...INDIA, holidays: ["2026-12-25", "2026-12-26"] })).toBe(
      "2026-12-28T09:30",
    );
  });

  it("counts an hour twice, or not, on the days on which clocks change", () => {
    expect(after("2026-11-01T00:30", 120, NEW_YORK)).toBe("2026-11-01T01:30");
    expect(after("2026-03-08T01:30", 60, NEW_YORK)).toBe("2026-03-08T03:30");
  });

  it("is never for a desk that does not work", () => {
    expect(after("2026-11-23T10:40", 60, { ...INDIA, weekdays: [] })).toBeNull();
  });

  it("lies within the hours, and has as many minutes of work before it", () => {
    const year = [clock.toUtc("2026-01-01T00:00", "UTC"), clock.toUtc("2027-01-01T00:00", "UTC")] as const;
    fc.assert(
      fc.property(
        fc.integer({ min: year[0], max: year[1] }),
        fc.integer({ min: 1, max: 6_000 }),
        fc.constantFrom(
          INDIA,
          { ...INDIA, zone: "America/New_York" },
          { ...INDIA, zone: "Pacific/Auckland", holidays: ["2026-12-25"] },
          NEW_YORK,
        ),
        (from, minutes, hours) => {
          const due = addDeskMinutes(from, minutes, hours, clock) ?? Number.NaN;
          expect(countDeskMinutes(from, due, hours, clock)).toBe(minutes);
          const local = clock.toLocal(due, hours.zone);
          expect(hours.weekdays).toContain(toWeekday(local.slice(0, 10)));
          expect(hours.holidays).not.toContain(local.slice(0, 10));
          expect(local.slice(11) > hours.opens && local.slice(11) <= hours.closes).toBe(true);
        },
      ),
      { seed: 30, numRuns: 500 },
    );
  });

  it("is later for more minutes, and for a later beginning not earlier", () => {
    const start = inIndia("2026-11-20T00:00");
    fc.assert(
      fc.property(fc.nat(20_000), fc.nat(3_000), fc.nat(3_000), (offset, minutes, more) => {
        const due = (from: number, count: number) => addDeskMinutes(from, count, INDIA, clock) ?? Number.NaN;
        expect(due(start + offset, minutes + more + 2)).toBeGreaterThan(due(start + offset, minutes + 1));
        expect(due(start + offset + more, minutes)).toBeGreaterThanOrEqual(due(start + offset, minutes));
      }),
      { seed: 31 },
    );
  });
});

describe("an item of the inbox", () => {
  it.each(INBOX_KINDS)("of the kind %s is due within its minutes", (kind) => {
    const opened = inIndia("2026-11-23T10:40");
    expect(findDueAt(kind, opened, USUAL_DUE_RULES, INDIA, clock)).toBe(
      addDeskMinutes(opened, USUAL_DUE_RULES[kind], INDIA, clock),
    );
  });

  it.each([
    ["2026-11-23T10:40", "overdue"],
    ["2026-11-23T10:39", "overdue"],
    ["2026-11-23T10:41", "due"],
    ["2026-11-23T23:59", "due"],
    ["2026-11-24T00:00", "in-time"],
  ])("that is due at %s is %s at 10:40", (due, state) => {
    expect(findDueState(inIndia(due), inIndia("2026-11-23T10:40"), INDIA, clock)).toBe(state);
  });

  it("that is never due is in time", () => {
    expect(findDueState(null, 0, INDIA, clock)).toBe("in-time");
  });

  it("is given to the person of the narrowest rule, the first of equals", () => {
    const rule = (assignee: string, change: Partial<AssignmentRule>): AssignmentRule => ({
      company: null,
      group: null,
      kinds: null,
      assignee,
      ...change,
    });
    const rules = [
      rule("everybody", {}),
      rule("documents", { kinds: ["document", "cargo-part"] }),
      rule("gold", { group: "Gold" }),
      rule("gold documents", { group: "Gold", kinds: ["document"] }),
      rule("kaveri", { company: "kaveri" }),
      rule("kaveri again", { company: "kaveri" }),
    ];
    const find = (kind: "booking" | "document", company: string | null, group: string | null) =>
      findAssignee(rules, { kind, company, group });
    expect([
      find("booking", null, null),
      find("document", "deccan", null),
      find("booking", "deccan", "Gold"),
      find("document", "deccan", "Gold"),
      find("document", "kaveri", "Gold"),
    ]).toEqual(["everybody", "documents", "gold", "gold documents", "kaveri"]);
    expect(findAssignee([], { kind: "booking", company: null, group: null })).toBeNull();
  });

  it("can be taken back within 60 seconds of the answer", () => {
    expect([canUndo(1_000, 1_000), canUndo(1_000, 60_999), canUndo(1_000, 61_000), canUndo(1_000, 999)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
