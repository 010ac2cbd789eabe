import { describe, expect, it } from "vitest";
import { isSameView } from "#flows/kit/same-view.ts";

const file = new Blob(["text"]);

describe("isSameView", () => {
  it.each([
    ["equal texts", "a", "a", true],
    ["other numbers", 1, 2, false],
    ["not a number twice", Number.NaN, Number.NaN, true],
    ["null and an object", null, {}, false],
    ["equal objects", { kind: "shown", ids: ["a"] }, { kind: "shown", ids: ["a"] }, true],
    ["objects that differ deep inside", { rows: [{ id: 1 }] }, { rows: [{ id: 2 }] }, false],
    ["an object with a further field", { a: 1 }, { a: 1, b: undefined }, false],
    ["objects with other keys", { a: undefined }, { b: undefined }, false],
    ["a list and an object", ["a"], { 0: "a" }, false],
    ["a longer list", ["a"], ["a", "b"], false],
    ["the same file", { file }, { file }, true],
    ["two files of the same text", { file }, { file: new Blob(["text"]) }, false],
    ["two maps", new Map([["a", 1]]), new Map([["a", 1]]), false],
  ])("compares %s", (_, one, other, isSame) => {
    expect(isSameView(one, other)).toBe(isSame);
  });
});
