import { expect, it } from "vitest";
import { isSameLine, toTrackingLine } from "#domain/tracking/shipping-lines.ts";

it.each([
  ["Hapag-Lloyd", "HAPAG_LLOYD"],
  ["cma cgm", "CMA_CGM"],
  ["Yang Ming", "YANG_MING"],
  ["MSC", "MSC"],
  ["Norrvik Line", "Norrvik Line"],
])("bookings of the carrier '%s' are tracked by the line %s", (name, line) => {
  expect(toTrackingLine(name)).toBe(line);
});

it.each([
  ["HAPAG_LLOYD", "Hapag-Lloyd", true],
  ["norrvik line", "Norrvik Line", true],
  ["MAERSK", "Norrvik Line", false],
  ["中远海运", "长荣海运", false],
  ["", "Norrvik Line", false],
])("the line '%s' names the carrier '%s': %s", (line, carrier, isSame) => {
  expect(isSameLine(line, carrier)).toBe(isSame);
});
