import { describe, expect, it } from "vitest";
import { COMPANY_STATES } from "#domain/companies";
import {
  canMarkDone,
  canMarkItemDone,
  classifyAssignment,
  findRulesProblem,
  formatItemCount,
  INBOX_KINDS,
  type InboxRules,
  USUAL_DESK_HOURS,
  USUAL_DUE_RULES,
} from "#domain/inbox";

const RULES: InboxRules = {
  hours: { ...USUAL_DESK_HOURS, zone: "Asia/Kolkata" },
  due: USUAL_DUE_RULES,
  assignments: [],
};
const { hours } = RULES;

describe("a change of the assignee", () => {
  it.each([
    [null, "Ravi", "assigned"],
    ["Jan", "Ravi", "taken-over"],
    ["Jan", null, "released"],
  ])("from %s to %s is %s", (before, after, expected) => {
    expect(classifyAssignment(before, after)._unsafeUnwrap()).toBe(expected);
  });

  it.each(["Ravi", null])("to the same one (%s) is refused", (assignee) => {
    expect(classifyAssignment(assignee, assignee)._unsafeUnwrapErr()).toBe("unchanged");
  });
});

describe("rules of the inbox", () => {
  it("can be set as they are at first", () => {
    expect(findRulesProblem(RULES)).toBeNull();
  });

  it.each([
    [{ ...hours, weekdays: [] }, "The desk works on at least one day of the week."],
    [{ ...hours, opens: "9:00" }, "Desk hours are written HH:MM."],
    [{ ...hours, closes: "24:00" }, "Desk hours are written HH:MM."],
    [{ ...hours, opens: "19:00" }, "Desk hours begin before they end, on the same day."],
    [{ ...hours, holidays: ["2026-02-30"] }, "2026-02-30 is no day. Holidays are written YYYY-MM-DD."],
    [
      { ...hours, holidays: Array.from({ length: 101 }, () => "2026-12-25") },
      "At most 100 holidays are stored. Remove those that have passed.",
    ],
  ])("refuse hours that cannot be (%#)", (changed, expected) => {
    expect(findRulesProblem({ ...RULES, hours: changed })).toBe(expected);
  });

  it.each([0, 0.5, 60_001, Number.NaN])("refuse %s minutes", (booking) => {
    expect(findRulesProblem({ ...RULES, due: { ...USUAL_DUE_RULES, booking } })).toBe(
      "The due time of booking is 1 minute to 1000 desk hours.",
    );
  });
});

describe("items", () => {
  it("can be marked as done where nothing else always answers them", () => {
    expect(INBOX_KINDS.filter(canMarkDone)).toEqual([
      "quote-approved",
      "quote-follow-up",
      "fee-declined",
      "document",
      "message",
      "enquiry",
      "sign-up",
      "failed-mail",
      "sheet-ends",
    ]);
  });

  it("cannot be marked as done while a company waits for the decision about its sign-up", () => {
    expect(COMPANY_STATES.map((state) => [state, canMarkItemDone("sign-up", state)])).toEqual([
      ["pending", false],
      ["active", true],
      ["hold", true],
      ["blocked", true],
    ]);
    expect([canMarkItemDone("enquiry", "pending"), canMarkItemDone("booking", "active")]).toEqual([true, false]);
  });

  it.each([
    [0, "0"],
    [1_000, "1,000"],
    [1_001, "1,000+"],
  ])("are counted: %i is %s", (count, expected) => {
    expect(formatItemCount(count)).toBe(expected);
  });
});
