import { describe, expect, it } from "vitest";
import { findTemplateNameProblem, formatTemplateLane, suggestTemplateName, toTemplateSearch } from "#domain/templates";
import { aPortSearch, aSearch } from "#tests/support/searches.ts";

describe("a template", () => {
  it("has a first name from lane and load", () => {
    expect(suggestTemplateName(aSearch())).toBe("Tughlakabad to Rotterdam, 2 × 20GP, 1 × 40HC");
    expect(formatTemplateLane(aPortSearch())).toBe("Nhava Sheva to Rotterdam");
  });

  it("has a name of at most sixty characters", () => {
    const port = { name: "A very long name of a port that nobody would ever type", code: "INNSA" };
    const long = suggestTemplateName(aPortSearch({ origin: { place: null, port, serviceType: "Ramp" } }));
    expect(long).toBe("A very long name of a port that nobody would ever type to Ro");
    expect(findTemplateNameProblem(long)).toBeNull();
  });

  it("has no departure date", () => {
    expect(toTemplateSearch(aSearch({ departureDate: "2026-12-01" })).departureDate).toBeNull();
  });

  it.each([
    ["", "Enter a name."],
    ["   ", "Enter a name."],
    ["x".repeat(61), "Use at most 60 characters."],
    [" Weekly ", null],
  ])("named %j: %j", (name, problem) => {
    expect(findTemplateNameProblem(name)).toBe(problem);
  });
});
