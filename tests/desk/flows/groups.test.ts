import { expect, it } from "vitest";
import { findEnteredGroup, findKnownGroup, findLeftGroup, listGroupOptions } from "#desk/flows/groups.ts";

const GROUPS = [
  { name: "Gold", companies: 12 },
  { name: "Gold Plus", companies: 1 },
  { name: "Retail", companies: 0 },
];

it("finds groups whatever the case and the spaces that are typed", () => {
  expect(findKnownGroup(GROUPS, " goldPLUS ")).toEqual(GROUPS[1]);
  expect(listGroupOptions(GROUPS, "GOLD")).toEqual([GROUPS[0], GROUPS[1]]);
  expect(listGroupOptions(GROUPS, "")).toEqual(GROUPS);
});

it("offers to create a group whose name is not known", () => {
  expect(listGroupOptions(GROUPS, "gold p")).toEqual([GROUPS[1], { name: "gold p", companies: null }]);
  expect(listGroupOptions(GROUPS, "  Forwarders  East ")).toEqual([{ name: "Forwarders East", companies: null }]);
});

it.each([
  ["gold", "Gold"],
  ["retai", undefined],
  [" Forwarders  East ", "Forwarders East"],
  ["gold p", undefined],
  ["", undefined],
])("takes for Enter after %j the group %s", (typed, group) => {
  expect(findEnteredGroup(GROUPS, typed)).toBe(group);
});

it.each([
  ["gold", "Gold"],
  ["retai", "Retail"],
  [" Forwarders  East ", "Forwarders East"],
  ["gol", "gol"],
  [" ", ""],
])("takes for %j, left as it is, the group %j", (typed, group) => {
  expect(findLeftGroup(GROUPS, typed)).toBe(group);
});
