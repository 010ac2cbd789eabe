import { err, ok } from "neverthrow";
import { describe, expect, it } from "vitest";
import {
  convertLimit,
  findRemovalObstacle,
  findRoleObstacle,
  handOver,
  toLimit,
  type Member,
  type Role,
} from "#domain/companies";

const members = (...roles: readonly Role[]): readonly Member[] =>
  roles.map((role, index) => ({ id: `p${index + 1}`, role }));

describe("removal", () => {
  it.each<[readonly Role[], string, string | null]>([
    [["admin"], "p1", "last-admin"],
    [["admin", "booker"], "p1", "last-admin"],
    [["admin", "booker"], "p2", null],
    [["admin", "admin"], "p1", null],
    [["admin", "approver", "viewer"], "p3", null],
    [["admin"], "p9", "unknown-member"],
  ])("of %j: %s is answered %s", (roles, id, obstacle) => {
    expect(findRemovalObstacle(members(...roles), id)).toBe(obstacle);
  });
});

describe("an admin whose account is disabled", () => {
  const team: readonly Member[] = [
    { id: "p1", role: "admin" },
    { id: "p2", role: "admin", disabledAt: 1 },
    { id: "p3", role: "booker" },
  ];

  it("does not stand in for the last one who can sign in", () => {
    expect(team.map(({ id }) => findRemovalObstacle(team, id))).toEqual(["last-admin", null, null]);
    expect(findRoleObstacle(team, { id: "p1", role: "booker" })).toBe("last-admin");
    expect(findRoleObstacle(team, { id: "p2", role: "booker" })).toBeNull();
  });

  it("is not handed the company", () => {
    expect(handOver(team, { from: "p1", to: "p2", role: "booker" })).toEqual(err("disabled-member"));
  });

  it("stays as the only one", () => {
    const left = team.slice(1);
    expect(left.map(({ id }) => findRemovalObstacle(left, id))).toEqual(["last-admin", null]);
  });
});

describe("change of a role", () => {
  it.each<[readonly Role[], string, Role, string | null]>([
    [["admin"], "p1", "booker", "last-admin"],
    [["admin", "viewer"], "p1", "viewer", "last-admin"],
    [["admin"], "p1", "admin", null],
    [["admin", "admin"], "p2", "viewer", null],
    [["admin", "viewer"], "p2", "admin", null],
    [["admin"], "p7", "booker", "unknown-member"],
  ])("of %j: %s to %s is answered %s", (roles, id, role, obstacle) => {
    expect(findRoleObstacle(members(...roles), { id, role })).toBe(obstacle);
  });
});

describe("hand-over", () => {
  it("makes the other person an admin and gives the first another role", () => {
    expect(handOver(members("admin", "viewer", "booker"), { from: "p1", to: "p2", role: "booker" })).toEqual(
      ok([
        { id: "p1", role: "booker" },
        { id: "p2", role: "admin" },
        { id: "p3", role: "booker" },
      ]),
    );
  });

  it("is refused to oneself and to a stranger", () => {
    expect(handOver(members("admin"), { from: "p1", to: "p1", role: "booker" })).toEqual(err("own-role"));
    expect(handOver(members("admin"), { from: "p1", to: "p2", role: "booker" })).toEqual(err("unknown-member"));
  });

  it("leaves an admin, whatever the roles were", () => {
    const roles: readonly Role[] = ["admin", "booker", "approver", "viewer"];
    for (const one of roles)
      for (const other of roles) {
        const after = handOver(members("admin", one), { from: "p1", to: "p2", role: other })._unsafeUnwrap();
        expect(after.some(({ role }) => role === "admin")).toBe(true);
      }
  });
});

describe("limits", () => {
  const limit = { currency: "USD", minor: 500_000 };
  it("are those of bookers and approvers only", () => {
    expect(toLimit("booker", limit)).toEqual(limit);
    expect(toLimit("approver", limit)).toEqual(limit);
    expect(toLimit("admin", limit)).toBeNull();
    expect(toLimit("viewer", limit)).toBeNull();
  });
});

it("a limit never rises with another currency, and needs a rate", () => {
  const exchange = {
    base: "USD",
    date: "2026-11-20",
    source: "test",
    markUpPercent: "2",
    quotes: [{ currency: "INR", unitsPerBase: "88.40" }],
  };
  const inr = { currency: "INR", minor: 88_400_050 };
  expect(convertLimit(inr, exchange, "USD")).toEqual({ currency: "USD", minor: 1_000_000 });
  expect(convertLimit({ currency: "USD", minor: 1_000_000 }, exchange, "INR")).toEqual({
    currency: "INR",
    minor: 88_400_000,
  });
  expect(convertLimit(inr, null, "USD")).toBeNull();
  expect(convertLimit(inr, exchange, "EUR")).toBeNull();
});
