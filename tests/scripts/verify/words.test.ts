import { describe, expect, it } from "vitest";
import { describeKeyword, describePattern } from "../../../scripts/verify/words.ts";

describe("the words of the report", () => {
  it.each([
    ["^2026-11-18(T.*)?$", "2026-11-18", "a text like 2026-11-18…"],
    ["^(ACT|EST|PLN)$", "PLN", "one of ACT, EST, PLN"],
    ["^.*\\S.*$", "QTN-1", "a text that is not blank"],
    ["^[A-Z]{3}$", "USD", 'a value like "USD" (pattern ^[A-Z]{3}$)'],
  ])("say what the pattern %s asks for", (pattern, example, words) => {
    expect(describePattern(pattern, example)).toBe(words);
  });

  it.each([
    ["maxLength", { limit: 35 }, "at most 35 characters"],
    ["minLength", { limit: 1 }, "at least 1 character"],
    ["maxItems", { limit: 1 }, "at most 1 entry"],
    ["minimum", { limit: 0 }, "0 or more"],
    ["format", { format: "date" }, "a date such as 2026-11-23"],
    ["format", { format: "ipv4" }, "a text of the form ipv4"],
    ["additionalProperties", { additionalProperty: "a" }, "no other property"],
    ["pattern", { pattern: "^a$" }, "a text with the pattern ^a$"],
    ["contains", {}, undefined],
  ])("say what the keyword %s asks for", (keyword, params, words) => {
    expect(describeKeyword(keyword, params)).toBe(words);
  });
});
