import { expect, it } from "vitest";
import { isSameLine, toTrackingLine } from "#domain/tracking/shipping-lines.ts";

it.each([
  ["Hapag-Lloyd", "HAPAG_LLOYD"],
  ["cma cgm", "CMA_CGM"],
  ["Yang Ming", "YANG_MING"],
  ["MSC", "MSC"],
  ["Norrvik Line", "Norrvik Line"],
])("toTrackingLine maps the carrier '%s' to the line %s", (name, line) => {
  expect(toTrackingLine(name)).toBe(line);
});

it.each([
  ["HAPAG_LLOYD", "Hapag-Lloyd", true],
  ["norrvik line", "Norrvik Line", true],
  ["MAERSK", "Norrvik Line", false],
  ["中远海运", "长荣海运", false],
  ["", "Norrvik Line", false],
])("isSameLine compares the line '%s' with the carrier '%s': %s", (line, carrier, isSame) => {
  expect(isSameLine(line, carrier)).toBe(isSame);
});
