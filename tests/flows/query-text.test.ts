import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readQuery, writeQuery } from "#flows/query-text.ts";
import { anyText } from "../support/property-tests.ts";

describe("writeQuery", () => {
  it("keeps commas and colons readable and escapes the rest", () => {
    const pairs = [
      ["from", "INTKD,New Delhi"],
      ["at", "18:00"],
      ["note", "a&b=c"],
    ] as const;
    expect(writeQuery(pairs)).toBe("from=INTKD,New+Delhi&at=18:00&note=a%26b%3Dc");
  });
});

describe("readQuery", () => {
  it("takes the first of a repeated key and an empty value for a broken escape", () => {
    expect([...readQuery("?a=1&a=2&b&c=%E0%A4%A&=x")]).toStrictEqual([
      ["a", "1"],
      ["b", ""],
      ["c", ""],
    ]);
  });

  it("reads any written pairs back", () => {
    const pairs = fc.uniqueArray(fc.tuple(anyText({ minLength: 1 }), anyText()), { selector: ([key]) => key });
    fc.assert(
      fc.property(pairs, (given) => {
        expect([...readQuery(writeQuery(given))]).toStrictEqual(given);
      }),
    );
  });
});
