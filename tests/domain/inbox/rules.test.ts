import { describe, expect, it } from "vitest";
import {
  assessDue,
  type AssignmentRule,
  canMarkDone,
  canUndo,
  classifyAssignment,
  compareItems,
  DEFAULT_RULES,
  findAssignee,
  findDueAt,
  findRulesProblem,
  findUndoEnd,
  formatDueState,
  formatItemCount,
  INBOX_KINDS,
  readInboxKind,
} from "#domain/inbox";
import { createZoneClock } from "#domain/time";

const clock = createZoneClock();
const at = (text: string): number => Date.parse(text);
const { hours } = DEFAULT_RULES;

describe("due times", () => {
  it("are two desk hours after a booking", () => {
    expect(findDueAt(DEFAULT_RULES, "booking", at("2026-11-23T18:10:30+05:30"), clock)).toBe(
      at("2026-11-24T10:10+05:30"),
    );
  });

  it.each([
    ["2026-11-23T10:40+05:30", "Overdue"],
    ["2026-11-23T10:39+05:30", "Overdue"],
    ["2026-11-23T10:41+05:30", "Due 10:41"],
    ["2026-11-23T19:00+05:30", "Due 19:00"],
    ["2026-11-24T09:05+05:30", "In time"],
  ])("of %s are shown as %s at 10:40", (dueAt, expected) => {
    expect(formatDueState(assessDue(at(dueAt), at("2026-11-23T10:40+05:30"), hours, clock))).toBe(expected);
  });
});

describe("the order of the inbox", () => {
  it("has what waits longest first, and the lower id of two that began together", () => {
    const items = [
      { id: "b", openedAt: 2 },
      { id: "a", openedAt: 2 },
      { id: "c", openedAt: 1 },
    ];
    expect(items.toSorted(compareItems).map(({ id }) => id)).toEqual(["c", "a", "b"]);
  });
});

describe("assignment", () => {
  const rules: readonly AssignmentRule[] = [
    { kind: null, group: null, assignee: "all" },
    { kind: null, group: "retail", assignee: "group" },
    { kind: "booking", group: null, assignee: "kind" },
    { kind: "booking", group: "retail", assignee: "both" },
    { kind: "booking", group: "retail", assignee: "later" },
  ];

  it.each([
    ["booking", "retail", "both"],
    ["booking", null, "kind"],
    ["booking", "key accounts", "kind"],
    ["change", "retail", "group"],
    ["change", null, "all"],
  ] as const)("of a %s of group %s goes to the narrowest rule", (kind, group, expected) => {
    expect(findAssignee(rules, { kind, group })).toBe(expected);
  });

  it("goes to nobody without a rule that fits", () => {
    expect(findAssignee(rules.slice(1), { kind: "change", group: null })).toBeNull();
  });

  it.each([
    [null, "Ravi", "assigned"],
    ["Jan", "Ravi", "taken-over"],
    ["Jan", null, "released"],
  ])("from %s to %s is %s", (before, after, expected) => {
    expect(classifyAssignment(before, after)._unsafeUnwrap()).toBe(expected);
  });

  it("to the same person is refused", () => {
    expect(classifyAssignment("Ravi", "Ravi")._unsafeUnwrapErr()).toBe("unchanged");
    expect(classifyAssignment(null, null)._unsafeUnwrapErr()).toBe("unchanged");
  });
});

describe("undo", () => {
  it("is possible for 60 seconds", () => {
    expect(findUndoEnd(1_000)).toBe(61_000);
    expect(canUndo(1_000, 60_999)).toBe(true);
    expect(canUndo(1_000, 61_000)).toBe(false);
  });
});

describe("rules of the inbox", () => {
  it("are fine as they are at first, and have a due time for each kind", () => {
    expect(findRulesProblem(DEFAULT_RULES)).toBeNull();
    expect(Object.keys(DEFAULT_RULES.dueMinutes).toSorted()).toEqual([...INBOX_KINDS].toSorted());
  });

  it.each([
    [{ ...hours, weekdays: [] }, "The desk works on at least one day of the week."],
    [{ ...hours, opensAt: "9:00" }, "Desk hours are written HH:MM."],
    [{ ...hours, closesAt: "24:00" }, "Desk hours are written HH:MM."],
    [{ ...hours, opensAt: "19:00" }, "Desk hours begin before they end, on the same day."],
    [{ ...hours, holidays: ["2026-02-30"] }, "2026-02-30 is no day. Holidays are written YYYY-MM-DD."],
  ])("refuse hours that cannot be", (changed, expected) => {
    expect(findRulesProblem({ ...DEFAULT_RULES, hours: changed })).toBe(expected);
  });

  it.each([0, 0.5, 60_001, Number.NaN])("refuse %s minutes", (booking) => {
    const dueMinutes = { ...DEFAULT_RULES.dueMinutes, booking };
    expect(findRulesProblem({ ...DEFAULT_RULES, dueMinutes })).toBe(
      "The due time of booking is 1 minute to 1000 desk hours.",
    );
  });
});

describe("kinds and counts", () => {
  it("reads a kind by its name", () => {
    expect(readInboxKind("failed-mail")).toBe("failed-mail");
    expect(readInboxKind("toString")).toBeNull();
  });

  it("lets people mark as done what nothing else answers", () => {
    expect(INBOX_KINDS.filter(canMarkDone)).toEqual([
      "quote-approved",
      "document",
      "enquiry",
      "sign-up",
      "failed-mail",
      "ending-sheet",
    ]);
  });

  it.each([
    [0, "0"],
    [1_000, "1,000"],
    [1_001, "1,000+"],
  ])("writes %i items as %s", (count, expected) => {
    expect(formatItemCount(count)).toBe(expected);
  });
});
