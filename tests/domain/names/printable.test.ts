import { describe, expect, it } from "vitest";
import { findUnprintable } from "#domain/names";

describe("the characters that a PDF cannot print", () => {
  it.each([
    ["Müller & Söhne GmbH, Łódź", ""],
    ["Müller & Söhne 株式会社 株", "株式会社"],
    ["Ελλάς, Одеса №7, Ђорђе", ""],
    ["मुंबई पोर्ट ट्रस्ट", ""],
    ["\u0645\u064a\u0646\u0627, \u05e0\u05de\u05dc", "\u0645\u064a\u0646\u0627\u05e0\u05de\u05dc"],
    ["Zoe\u0308", ""],
    ["", ""],
  ])("of %j are %j", (text, characters) => {
    expect(findUnprintable(text)).toBe(characters);
  });
});
