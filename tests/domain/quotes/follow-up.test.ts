import { expect, it } from "vitest";
import { findFollowUpProblem, isFollowUpDue, proposeFollowUp } from "#domain/quotes";

const TERMS = { today: "2026-11-23", validTill: "2026-11-30" };

it("asks the customer after today and while the quote is valid", () => {
  expect(findFollowUpProblem("2026-11-23", TERMS)).toBe("Choose tomorrow or a later day.");
  expect(findFollowUpProblem("2026-11-24", TERMS)).toBeNull();
  expect(findFollowUpProblem("2026-11-30", TERMS)).toBeNull();
  expect(findFollowUpProblem("2026-12-01", TERMS)).toBe("Choose a day until the quote ends.");
});

it("proposes three days later, at the latest the day before the quote ends", () => {
  expect(proposeFollowUp(TERMS)).toBe("2026-11-26");
  expect(proposeFollowUp({ ...TERMS, validTill: "2026-11-25" })).toBe("2026-11-24");
  expect(proposeFollowUp({ ...TERMS, validTill: "2026-11-24" })).toBeNull();
});

it("is due from its day on, while the customer has not answered", () => {
  expect(isFollowUpDue({ followUpOn: "2026-11-24", state: "open" }, "2026-11-23")).toBe(false);
  expect(isFollowUpDue({ followUpOn: "2026-11-24", state: "open" }, "2026-11-24")).toBe(true);
  expect(isFollowUpDue({ followUpOn: "2026-11-24", state: "open" }, "2026-11-28")).toBe(true);
  for (const state of ["approved", "declined", "expired", "booked"] as const)
    expect(isFollowUpDue({ followUpOn: "2026-11-24", state }, "2026-11-24")).toBe(false);
  expect(isFollowUpDue({ followUpOn: null, state: "open" }, "2026-11-24")).toBe(false);
});
