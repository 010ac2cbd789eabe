import { expect, it } from "vitest";
import { readSince } from "#desk/flows/accounting.ts";

it.each([
  ["1 dec", "2026-12-01"],
  ["15.11.", "2026-11-15"],
  [" 2026-11-30 ", "2026-11-30"],
  [" 41206 ", "41206"],
  ["", ""],
  ["soon", "soon"],
  ["1 dec 14:00", "2026-12-01T14:00"],
])("what was changed since %j begins at %j", (typed, since) => {
  expect(readSince(typed, "2026-12-01")).toBe(since);
});
