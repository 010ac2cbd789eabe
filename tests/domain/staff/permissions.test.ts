import { expect, it, test } from "vitest";
import { isPermitted, listActions, readRole, ROLES, type Role, type StaffAction } from "#domain/staff";

/* Written out, so that a changed permission is a changed test. */
const EXPECTED = {
  "use-desk": ["desk", "pricing", "admin"],
  "work-inbox": ["desk", "pricing", "admin"],
  "write-to-customers": ["desk", "pricing", "admin"],
  "answer-quotes": ["desk", "pricing", "admin"],
  "see-margins": ["desk", "pricing", "admin"],
  "answer-below-floor": ["pricing", "admin"],
  "publish-rates": ["pricing", "admin"],
  "edit-margins": ["pricing", "admin"],
  "manage-customers": ["pricing", "admin"],
  "export-accounting": ["pricing", "admin"],
  "reset-customer-factor": ["pricing", "admin"],
  "block-customers": ["admin"],
  "merge-customers": ["admin"],
  "see-connectors": ["desk", "pricing", "admin"],
  "test-connectors": ["desk", "pricing", "admin"],
  "pause-connectors": ["desk", "pricing", "admin"],
  "manage-connectors": ["admin"],
  "set-inbox-rules": ["admin"],
  "manage-staff": ["admin"],
  "see-own-audit-entries": ["desk", "pricing", "admin"],
  "see-audit-trail": ["pricing", "admin"],
} as const satisfies Readonly<Record<StaffAction, readonly Role[]>>;

const isAction = (name: string): name is StaffAction => name in EXPECTED;
const actions = Object.keys(EXPECTED).filter(isAction);
const cells = ROLES.flatMap((role) => actions.map((action) => [role, action] as const));

test.each(cells)("role %s, action %s", (role, action) => {
  expect(isPermitted(role, action)).toBe(EXPECTED[action].some((one) => one === role));
});

test.each(ROLES)("lists the actions of the role %s", (role) => {
  expect(listActions(role)).toEqual(actions.filter((action) => EXPECTED[action].some((one) => one === role)));
});

it("reads the three roles and nothing else", () => {
  expect(["desk", "pricing", "admin", "Admin", "", "toString"].map(readRole)).toEqual([
    "desk",
    "pricing",
    "admin",
    undefined,
    undefined,
    undefined,
  ]);
});
