import { describe, expect, it } from "vitest";
import { findNameProblem } from "#domain/names";
import { suggestTemplateName, toTemplateSearch } from "#domain/templates";
import { aPortSearch, aSearch } from "#tests/support/searches.ts";

const PART_LOAD = {
  mode: "lcl",
  portOfLoading: "Nhava Sheva",
  portOfDischarge: "Rotterdam",
  weightKg: 1_200,
  cbm: 3.25,
} as const;

describe("a template", () => {
  it("has a first name from lane and load", () => {
    expect(suggestTemplateName(aSearch())).toBe("Tughlakabad to Rotterdam, 2 × 20GP, 1 × 40HC");
    expect(suggestTemplateName(PART_LOAD)).toBe("Nhava Sheva to Rotterdam, 1,200 kg, 3.25 CBM");
  });

  it("has a name of at most sixty characters", () => {
    const port = { name: "A very long name of a port that nobody would ever type", code: "INNSA" };
    const long = suggestTemplateName(aPortSearch({ origin: { place: null, port, serviceType: "Ramp" } }));
    expect(long).toBe("A very long name of a port that nobody would ever type to Ro");
    expect(findNameProblem(long)).toBeNull();
  });

  it("has no departure date", () => {
    expect(toTemplateSearch(aSearch({ departureDate: "2026-12-01" }))).toEqual(aSearch({ departureDate: null }));
    expect(toTemplateSearch(PART_LOAD)).toBe(PART_LOAD);
  });
});
