import { describe, expect, it } from "vitest";
import { isSameAudience, isVisibleTo } from "#domain/rates";

const AUDIENCE = { groups: ["retail"], companies: ["menon"] };

describe("the audience of a sheet", () => {
  it.each([
    ["a company that is named", { company: "menon", group: null }, true],
    ["a company of a group that is named", { company: "other", group: "retail" }, true],
    ["a company of another group", { company: "other", group: "Retail trade" }, false],
    ["a company whose id is the name of the group", { company: "retail", group: null }, false],
    ["nobody in particular", null, false],
  ])("is checked for %s", (_name, customer, expected) => {
    expect(isVisibleTo(AUDIENCE, customer)).toBe(expected);
  });

  it("is everybody where none is stated, and nobody where it names none", () => {
    expect(isVisibleTo(null, null)).toBe(true);
    expect(isVisibleTo({ groups: [], companies: [] }, { company: "menon", group: "retail" })).toBe(false);
  });

  it.each([
    ["everybody", null, null, true],
    ["everybody and nobody", null, { groups: [], companies: [] }, false],
    ["names in another order and twice", AUDIENCE, { groups: ["retail", "retail"], companies: ["menon"] }, true],
    ["a group and a company of one name", AUDIENCE, { groups: ["menon"], companies: ["retail"] }, false],
    ["one more company", AUDIENCE, { groups: ["retail"], companies: ["menon", "other"] }, false],
  ])("is compared for %s", (_name, one, other, expected) => {
    expect([isSameAudience(one, other), isSameAudience(other, one)]).toEqual([expected, expected]);
  });
});
