import { expect, it } from "vitest";
import { containsText } from "#domain/places/match-text.ts";

it("containsText ignores case and accents", () => {
  expect(containsText("São Paulo", "PAU")).toBe(true);
  expect(containsText("Łódź", "lodz")).toBe(true);
  expect(containsText("Ambarlı", "ambarli")).toBe(true);
  expect(containsText("Rotterdam", "pau")).toBe(false);
});
