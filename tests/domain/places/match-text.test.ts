import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { containsText, matchParts } from "#domain/places/match-text.ts";

describe("matchParts and containsText", () => {
  it.each([
    [
      "Nhava Sheva",
      "nhav",
      [
        ["Nhav", true],
        ["a Sheva", false],
      ],
    ],
    [
      "Nhava Sheva",
      "sheva nha",
      [
        ["Nha", true],
        ["va ", false],
        ["Sheva", true],
      ],
    ],
    [
      "São Paulo",
      "sao",
      [
        ["São", true],
        [" Paulo", false],
      ],
    ],
    ["Rotterdam", "xyz", [["Rotterdam", false]]],
    ["Rotterdam", "", [["Rotterdam", false]]],
    ["", "a", []],
  ] as const)("match %s with %s", (name, searched, parts) => {
    expect(matchParts(name, searched)).toStrictEqual(parts.map(([text, matched]) => ({ text, matched })));
  });

  it("return parts that join to the name", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, searched) => {
        expect(
          matchParts(name, searched)
            .map((part) => part.text)
            .join(""),
        ).toBe(name.normalize("NFC"));
      }),
    );
  });

  it("ignore case and accents", () => {
    expect(containsText("São Paulo", "PAU")).toBe(true);
    expect(containsText("Łódź", "lodz")).toBe(true);
    expect(containsText("Ambarlı", "ambarli")).toBe(true);
    expect(containsText("Rotterdam", "pau")).toBe(false);
  });
});
