import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { matchedPieces } from "#web/components/combobox/options.ts";

describe("matched letters", () => {
  it("marks the typed text regardless of case and accents", () => {
    expect(matchedPieces("Colón", "colo")).toEqual([
      { text: "Coló", matched: true },
      { text: "n", matched: false },
    ]);
  });

  it("prefers the start of a word", () => {
    expect(matchedPieces("Kolkata Port", "po")).toEqual([
      { text: "Kolkata ", matched: false },
      { text: "Po", matched: true },
      { text: "rt", matched: false },
    ]);
    expect(matchedPieces("Indore, India", "india")).toEqual([
      { text: "Indore, ", matched: false },
      { text: "India", matched: true },
    ]);
  });

  it("marks inside a word if no word starts with the text", () => {
    expect(matchedPieces("British Indian Ocean Territory", "tish")).toEqual([
      { text: "Bri", matched: false },
      { text: "tish", matched: true },
      { text: " Indian Ocean Territory", matched: false },
    ]);
  });

  it("returns a name without a match unchanged", () => {
    expect(matchedPieces("Rotterdam", "NLRTM")).toEqual([{ text: "Rotterdam", matched: false }]);
    expect(matchedPieces("Rotterdam", "  ")).toEqual([{ text: "Rotterdam", matched: false }]);
  });

  it("never loses or adds a letter", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), (name, typed) => {
        const joined = matchedPieces(name, typed)
          .map((piece) => piece.text)
          .join("");
        expect(joined).toBe(name);
      }),
    );
  });
});
