import { expect, it } from "vitest";
import { USUAL_DUE_RULES } from "#domain/inbox";
import { findDueProblems, toDraft, toRules } from "#desk/flows/inbox/rules.ts";

const RULES = {
  hours: {
    zone: "Asia/Kolkata",
    weekdays: [1, 2, 3, 4, 5],
    opens: "09:00",
    closes: "18:00",
    holidays: ["2026-12-25", "2027-01-26"],
  },
  due: { ...USUAL_DUE_RULES, change: 30 },
  assignments: [{ company: null, group: "Gold", kinds: null, assignee: "Ravi Pillai" }],
  companies: [],
  revision: 7,
};

it("keeps rules that are typed as they were read", () => {
  expect(toRules(toDraft(RULES))).toEqual(RULES);
  expect(toDraft(RULES).due.change).toBe("0.5");
});

it("reads hours with a comma, and days between commas or lines", () => {
  const draft = toDraft(RULES);
  const typed = { ...draft, holidays: "2026-12-25,\n2026-12-26", due: { ...draft.due, booking: " 1,25 " } };
  const { hours, due } = toRules(typed);
  expect([hours.holidays, due.booking]).toEqual([["2026-12-25", "2026-12-26"], 75]);
});

it("refuses due times that are no hours", () => {
  const draft = toDraft(RULES);
  const typed = { ...draft, due: { ...draft.due, booking: "", change: "two", enquiry: "0", document: "-1" } };
  expect(findDueProblems(typed).map(({ field }) => field)).toEqual(["booking", "change", "document", "enquiry"]);
  expect(findDueProblems(draft)).toEqual([]);
});
