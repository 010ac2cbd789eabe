import { describe, expect, it } from "vitest";
import {
  ACTIONS,
  COMPANY_STATES,
  findDenial,
  findNextState,
  isBookingRequest,
  ROLES,
  STATE_CHANGES,
  type Action,
} from "#domain/companies";

const allowed = (find: (action: Action) => unknown): readonly Action[] =>
  ACTIONS.filter((action) => find(action) === null);

describe("permissions", () => {
  it("allows each role its actions in an active company", () => {
    const table = Object.fromEntries(
      ROLES.map((role) => [role, allowed((action) => findDenial({ role, state: "active" }, action))]),
    );
    expect(table).toEqual({
      admin: ["own", "read", "price", "change", "book", "approve", "manage"],
      booker: ["own", "read", "price", "change", "book"],
      approver: ["own", "read", "price", "change", "book", "approve"],
      viewer: ["own", "read", "price"],
    });
  });

  it("allows an admin the actions of each state", () => {
    const table = Object.fromEntries(
      COMPANY_STATES.map((state) => [state, allowed((action) => findDenial({ role: "admin", state }, action))]),
    );
    expect(table).toEqual({
      pending: ["own", "read", "change", "manage"],
      active: ["own", "read", "price", "change", "book", "approve", "manage"],
      hold: ["own", "read", "price", "change", "book", "approve", "manage"],
      blocked: [],
    });
  });

  it("denies in every state what the role denies, and for every role what the state denies", () => {
    for (const role of ROLES)
      for (const state of COMPANY_STATES)
        for (const action of ACTIONS) {
          const isAllowed =
            findDenial({ role, state: "active" }, action) === null &&
            findDenial({ role: "admin", state }, action) === null;
          expect([role, state, action, findDenial({ role, state }, action) === null]).toEqual([
            role,
            state,
            action,
            isAllowed,
          ]);
        }
  });

  it("names the state before the role", () => {
    expect(findDenial({ role: "viewer", state: "pending" }, "book")).toEqual({
      by: "state",
      state: "pending",
      action: "book",
    });
    expect(findDenial({ role: "viewer", state: "hold" }, "book")).toEqual({
      by: "role",
      role: "viewer",
      action: "book",
    });
  });

  it("makes bookings requests only on hold", () => {
    expect(COMPANY_STATES.filter(isBookingRequest)).toEqual(["hold"]);
  });
});

describe("changes of state", () => {
  it("lead from the states that allow them to one state", () => {
    const table = Object.fromEntries(
      COMPANY_STATES.map((state) => [state, STATE_CHANGES.map((change) => findNextState(state, change))]),
    );
    expect(STATE_CHANGES).toEqual(["approve", "refuse", "hold", "activate", "block"]);
    expect(table).toEqual({
      pending: ["active", "blocked", null, null, "blocked"],
      active: [null, null, "hold", null, "blocked"],
      hold: [null, null, null, "active", "blocked"],
      blocked: [null, null, null, "active", null],
    });
  });
});
