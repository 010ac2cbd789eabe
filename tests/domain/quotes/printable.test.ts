import { describe, expect, it } from "vitest";
import { findUnprintable } from "#domain/quotes";

describe("the characters that a PDF cannot print", () => {
  it.each([
    ["Müller & Söhne GmbH, Łódź", ""],
    ["Müller & Söhne 株式会社 株", "株式会社"],
    ["Ελλάς", "Ελάς"],
    ["Zoe\u0308", ""],
    ["", ""],
  ])("of %j are %j", (text, characters) => {
    expect(findUnprintable(text)).toBe(characters);
  });
});
