import { describe, expect, it } from "vitest";
import { changesSailing, type DeskChange, findDeskChangeProblems } from "#domain/amendments";

const WORDS: DeskChange = {
  text: "The vessel is full.",
  vessel: null,
  voyage: null,
  departure: null,
  arrival: null,
  documentsCutOff: null,
  vgmCutOff: null,
  gateInCutOff: null,
};
const TODAY = "2026-11-23";

describe("a change that the desk starts", () => {
  it("needs words, and nothing else", () => {
    expect(findDeskChangeProblems(WORDS, TODAY)).toEqual([]);
    expect(findDeskChangeProblems({ ...WORDS, text: "  " }, TODAY).map(({ field }) => field)).toEqual(["text"]);
    expect(findDeskChangeProblems({ ...WORDS, text: "x".repeat(2_001) }, TODAY).map(({ field }) => field)).toEqual([
      "text",
    ]);
  });

  it.each([
    [{ departure: "2026-11-23" }, []],
    [{ departure: "2026-11-22T23:00" }, ["departure"]],
    [{ departure: "tomorrow" }, ["departure"]],
    [{ departure: "2026-12-10", arrival: "2026-12-09" }, ["arrival"]],
    [{ vgmCutOff: "2026-12-09T12:00", gateInCutOff: "12:00" }, ["gateInCutOff"]],
  ])("with %o is refused at %o", (changes, fields) => {
    expect(findDeskChangeProblems({ ...WORDS, ...changes }, TODAY).map(({ field }) => field)).toEqual(fields);
  });

  it("changes the sailing as soon as one part of it is stated", () => {
    expect(changesSailing(WORDS)).toBe(false);
    expect(changesSailing({ ...WORDS, vgmCutOff: "2026-12-09T12:00" })).toBe(true);
  });
});
