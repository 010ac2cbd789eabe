import { err, ok } from "neverthrow";
import { describe, expect, it } from "vitest";
import { findProblem, keepProblems, listProblems, toFieldProblems } from "#domain/field-problem.ts";

const NAME = { field: "name", message: "Enter a name." } as const;
const EMAIL = { field: "email", message: "Enter an email address." } as const;

describe("problems of fields", () => {
  it("finds the message of a field", () => {
    expect([findProblem([NAME, EMAIL], "email"), findProblem<"name" | "email">([NAME], "email")]).toEqual([
      "Enter an email address.",
      undefined,
    ]);
  });

  it("makes a problem of a message, and none without one", () => {
    expect([toFieldProblems("name", "Enter a name."), toFieldProblems("name", null)]).toEqual([[NAME], []]);
  });

  it("lists what a validation refuses", () => {
    expect([listProblems(err([NAME])), listProblems(ok("Priya"))]).toEqual([[NAME], []]);
  });

  it("keeps the problems that have the same field and message", () => {
    expect(keepProblems([NAME, EMAIL], [EMAIL, { field: "name", message: "Use at most 100 characters." }])).toEqual([
      EMAIL,
    ]);
  });
});
