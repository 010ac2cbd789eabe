import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { measureGreatCircle } from "#domain/places/geography.ts";
import { findLookupHint, startsLookup } from "#domain/places/lookup.ts";
import { containsText, matchParts } from "#domain/places/match-text.ts";
import { toServiceType } from "#domain/places/place.ts";

describe("service type", () => {
  it("is Ramp for Sea points, otherwise Door", () => {
    expect([toServiceType("sea"), toServiceType("inland")]).toStrictEqual(["Ramp", "Door"]);
  });
});

describe("lookups", () => {
  it.each([
    ["place", "nha", false],
    ["place", "nhav", true],
    ["place", " nha ", false],
    ["port", "nha", false],
    ["port", "nhav", true],
    ["lcl-port", "n", false],
    ["lcl-port", "nh", true],
  ] as const)("%s with '%s'", (lookup, text, starts) => {
    expect(startsLookup(lookup, text)).toBe(starts);
  });

  it("say how much is missing", () => {
    expect(findLookupHint("place")).toBe("Type at least 4 letters.");
  });
});

describe("matched letters", () => {
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
  ] as const)("%s / %s", (name, searched, parts) => {
    expect(matchParts(name, searched)).toStrictEqual(parts.map(([text, matched]) => ({ text, matched })));
  });

  it("put together are the name again", () => {
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

  it("decide whether a name contains a text", () => {
    expect(containsText("São Paulo", "PAU")).toBe(true);
    expect(containsText("Łódź", "lodz")).toBe(true);
    expect(containsText("Ambarlı", "ambarli")).toBe(true);
    expect(containsText("Rotterdam", "pau")).toBe(false);
  });
});

describe("distance", () => {
  it("follows the great circle", () => {
    const nhavaSheva = { latitude: 18.95, longitude: 72.95 };
    const rotterdam = { latitude: 51.95, longitude: 4.13 };
    expect(Math.round(measureGreatCircle(nhavaSheva, rotterdam))).toBe(6917);
    expect(measureGreatCircle(rotterdam, rotterdam)).toBe(0);
    const fiji = { latitude: -18, longitude: 179 };
    const samoa = { latitude: -18, longitude: -179 };
    expect(Math.round(measureGreatCircle(fiji, samoa))).toBe(212);
  });
});
