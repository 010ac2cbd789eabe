import { expect, it } from "vitest";
import { findNameProblem } from "#domain/names";

it.each([
  ["", "Enter a name."],
  ["   ", "Enter a name."],
  ["x".repeat(61), "Use at most 60 characters."],
  [` ${"x".repeat(60)} `, null],
  [" Weekly ", null],
])("finds in the name %j: %j", (name, problem) => {
  expect(findNameProblem(name)).toBe(problem);
});
