import { describe, expect, it } from "vitest";
import {
  findLinkState,
  findRecipientProblem,
  formatLinkName,
  formatLinkScope,
  suggestLinkDays,
  toLinkExpiry,
} from "#domain/links";

describe("the state of a link", () => {
  it.each([
    [{ expiresAt: 100, revokedAt: null }, 99, "active"],
    [{ expiresAt: 100, revokedAt: null }, 100, "expired"],
    [{ expiresAt: 100, revokedAt: 50 }, 60, "revoked"],
    [{ expiresAt: 100, revokedAt: 50 }, 200, "revoked"],
  ] as const)("of %j at %d is %s", (link, now, state) => {
    expect(findLinkState(link, now)).toBe(state);
  });
});

describe("the name of a link", () => {
  it.each([
    [
      { kind: "booking", number: "KLB-2026-000123", recipient: "Rheinland Wohnen" },
      "Booking KLB-2026-000123, Rheinland Wohnen",
    ],
    [{ kind: "quote", number: "QTN-2026-000021", recipient: "Priya Nair" }, "Quote QTN-2026-000021, Priya Nair"],
  ] as const)("states what it leads to: %j", (link, name) => {
    expect(formatLinkName(link)).toBe(name);
  });
});

describe("the scope of a link", () => {
  const nothing = { prices: false, references: false, deadlines: false, documents: [] };

  it.each([
    [nothing, "Route. No prices."],
    [{ ...nothing, documents: ["one.pdf"] }, "Route, 1 document. No prices."],
    [
      { prices: true, references: true, deadlines: true, documents: ["one.pdf", "two.pdf"] },
      "Route, numbers, deadlines, 2 documents. With prices.",
    ],
  ])("of %j is %s", (options, scope) => {
    expect(formatLinkScope(options)).toBe(scope);
  });
});

describe("how long a link lasts", () => {
  it.each([
    ["2026-11-22", 30],
    ["2026-11-06", 7],
    ["2026-12-06", 30],
    ["2026-12-07", 90],
    ["2026-12-18", 90],
    ["2027-03-01", 180],
    ["2028-01-01", 180],
    [null, 30],
  ])("lasts until two weeks after an arrival on %s: %d days", (arrival, days) => {
    expect(suggestLinkDays(arrival, "2026-11-20")).toBe(days);
  });

  it("is counted from its creation", () => {
    expect(toLinkExpiry(Date.parse("2026-11-20T08:15:00Z"), 90)).toBe(Date.parse("2027-02-18T08:15:00Z"));
  });
});

describe("the name of whom a link is for", () => {
  it.each([
    ["", "Enter whom the link is for, so that you recognise it in the list."],
    ["  ", "Enter whom the link is for, so that you recognise it in the list."],
    ["Rheinland Wohnen", null],
    ["x".repeat(80), null],
    ["x".repeat(81), "Use at most 80 characters."],
  ])("%j: %j", (typed, problem) => {
    expect(findRecipientProblem(typed)).toBe(problem);
  });
});
