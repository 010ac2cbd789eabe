import { expect, it } from "vitest";
import { shippingLineOf } from "../../../src/domain/tracking/shipping-line.ts";

it.each([
  ["Hapag-Lloyd", "HAPAG_LLOYD"],
  ["cma cgm", "CMA_CGM"],
  ["Yang Ming", "YANG_MING"],
  ["MSC", "MSC"],
  ["Norrvik Line", null],
  ["", null],
])("the carrier '%s' is the shipping line %s", (name, line) => {
  expect(shippingLineOf(name)).toBe(line);
});
