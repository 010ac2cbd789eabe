import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  APPROVAL_STATES,
  describeApprovers,
  type ApprovalState,
  findDecisionObstacle,
  findWithdrawalObstacle,
  needsApproval,
  ROLE_ACTIONS,
  ROLES,
  type Role,
  seesApproval,
} from "#domain/companies";
import type { Money } from "#domain/money";

const usd = (minor: number): Money => ({ currency: "USD", minor });
const approval = (state: ApprovalState, minor: number | null) => ({
  state,
  requestedBy: "ravi",
  total: minor === null ? null : usd(minor),
});
const person = (role: Role, minor: number | null, id = "priya") => ({
  id,
  role,
  limit: minor === null ? null : usd(minor),
});

describe("the decision about a waiting booking", () => {
  it.each<[ApprovalState, number | null, Role, number | null, "approve" | "decline", string | null]>([
    ["waiting", 700_000, "admin", null, "approve", null],
    ["waiting", null, "admin", null, "approve", null],
    ["waiting", 700_000, "approver", 1_000_000, "approve", null],
    ["waiting", 1_000_000, "approver", 1_000_000, "approve", null],
    ["waiting", 1_000_001, "approver", 1_000_000, "approve", "above-limit"],
    ["waiting", 1_000_001, "approver", 1_000_000, "decline", null],
    ["waiting", null, "approver", 1_000_000, "approve", "above-limit"],
    ["waiting", null, "approver", null, "approve", null],
    ["waiting", 1, "booker", null, "approve", "not-yours"],
    ["waiting", 1, "viewer", null, "decline", "not-yours"],
    ["approved", 1, "admin", null, "approve", "decided"],
    ["declined", 1, "admin", null, "decline", "decided"],
    ["withdrawn", 1, "admin", null, "approve", "decided"],
  ])("%s, %j, by %s to %j: %s is answered %s", (state, total, role, limit, decision, obstacle) => {
    expect(findDecisionObstacle(approval(state, total), person(role, limit), decision, null)).toBe(obstacle);
  });

  it("is never made by a role without approvals, nor above a limit, nor twice", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...APPROVAL_STATES),
        fc.constantFrom(...ROLES),
        fc.option(fc.nat()),
        fc.option(fc.nat()),
        (state, role, total, limit) => {
          const stored = approval(state, total);
          const who = person(role, limit);
          if (findDecisionObstacle(stored, who, "approve", null) !== null) return;
          expect(state).toBe("waiting");
          expect(ROLE_ACTIONS[role].approve).toBe(true);
          expect(role === "admin" || !needsApproval(who.limit, stored.total, null)).toBe(true);
          expect(findDecisionObstacle(stored, who, "decline", null)).toBeNull();
        },
      ),
      { seed: 30 },
    );
  });
});

describe("a request for approval", () => {
  it.each<[ApprovalState, string, string | null]>([
    ["waiting", "ravi", null],
    ["waiting", "priya", "not-yours"],
    ["approved", "ravi", "decided"],
  ])("that is %s is taken back by %s: %s", (state, id, obstacle) => {
    expect(findWithdrawalObstacle(approval(state, 1), { id })).toBe(obstacle);
  });

  it("is seen by who made it and by who may approve", () => {
    const seen = ROLES.map((role) => [role, seesApproval({ requestedBy: "ravi" }, { id: "priya", role })]);
    expect(Object.fromEntries(seen)).toEqual({ admin: true, approver: true, booker: false, viewer: false });
    expect(seesApproval({ requestedBy: "ravi" }, { id: "ravi", role: "booker" })).toBe(true);
  });
});

describe("who declines and who approves", () => {
  it("is decided by role and limit alone, for each state, role and limit", () => {
    const rows = APPROVAL_STATES.flatMap((state) =>
      ROLES.flatMap((role) =>
        [null, 1_000, 700_000].map((limit) => {
          const [approve, decline] = (["approve", "decline"] as const).map(
            (decision) => findDecisionObstacle(approval(state, 700_000), person(role, limit), decision, null) ?? "may",
          );
          return `${state} ${role} ${limit}: ${approve}, ${decline}`;
        }),
      ),
    );
    expect(rows.filter((row) => !/: (?:decided, decided|not-yours, not-yours)$/.test(row))).toStrictEqual([
      "waiting admin null: may, may",
      "waiting admin 1000: may, may",
      "waiting admin 700000: may, may",
      "waiting approver null: may, may",
      "waiting approver 1000: above-limit, may",
      "waiting approver 700000: may, may",
    ]);
    expect(rows.filter((row) => row.endsWith("not-yours, not-yours"))).toHaveLength(6);
    expect(rows.filter((row) => row.endsWith("decided, decided"))).toHaveLength(36);
  });
});

describe("those who can approve, in a sentence", () => {
  it.each<[readonly string[], string]>([
    [[], ""],
    [["Priya Nair"], "Priya Nair"],
    [["Priya Nair", "Jan Visser"], "Priya Nair or Jan Visser"],
    [["Priya Nair", "Jan Visser", "Ravi Iyer"], "Priya Nair, Jan Visser or 1 more colleague"],
    [["Priya Nair", "Jan Visser", "Ravi Iyer", "Asha Menon"], "Priya Nair, Jan Visser or 2 more colleagues"],
  ])("%j: %s", (names, text) => {
    expect(describeApprovers(names)).toBe(text);
  });
});
