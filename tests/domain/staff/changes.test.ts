import { expect, it } from "vitest";
import { removesLastAdmin } from "#domain/staff";

const jan = { id: "jan", role: "admin", state: "active" } as const;
const ravi = { id: "ravi", role: "desk", state: "active" } as const;
const eva = { id: "eva", role: "admin", state: "active" } as const;

it("keeps the role and the access of the last active admin", () => {
  expect(removesLastAdmin([jan, ravi], "jan", { role: "desk" })).toBe(true);
  expect(removesLastAdmin([jan, ravi], "jan", { isDisabled: true })).toBe(true);
  expect(removesLastAdmin([jan, ravi, { ...eva, state: "invited" }], "jan", { role: "pricing" })).toBe(true);
  expect(removesLastAdmin([jan, ravi, { ...eva, state: "disabled" }], "jan", { role: "pricing" })).toBe(true);
});

it("lets everything else change", () => {
  expect(removesLastAdmin([jan, eva], "jan", { role: "desk" })).toBe(false);
  expect(removesLastAdmin([jan, ravi], "ravi", { isDisabled: true })).toBe(false);
  expect(removesLastAdmin([jan, ravi], "jan", { role: "admin", isDisabled: false })).toBe(false);
  expect(removesLastAdmin([jan, { ...eva, state: "invited" }], "eva", { role: "desk" })).toBe(false);
});
