import { describe, expect, it } from "vitest";
import { findLookupHint, startsLookup } from "#domain/places/lookup.ts";

describe("place lookup", () => {
  it.each([
    ["place", "nha", false],
    ["place", "nhav", true],
    ["place", " nha ", false],
    ["port", "nha", false],
    ["port", "nhav", true],
    ["lcl-port", "n", false],
    ["lcl-port", "nh", true],
  ] as const)("%s starts with '%s': %s", (lookup, text, starts) => {
    expect(startsLookup(lookup, text)).toBe(starts);
  });

  it("states the minimum number of letters", () => {
    expect(findLookupHint("place")).toBe("Type at least 4 letters.");
  });
});
