import { expect, it } from "vitest";
import { same } from "../../../scripts/verify/journeys/comparison.ts";

it.each([
  ["PO  17", "PO 17", '"PO 17", which differs only in its blanks'],
  ["PO 17 ", "PO 17", '"PO 17", which differs only in its blanks'],
  ["Malm\u00f6", "Malmo\u0308", '"Malmo\u0308", which differs only in the form of its letters (Unicode)'],
  ["Norrvik Line", "NORRVIK LINE", '"NORRVIK LINE", which differs only in capital and small letters'],
  ["PO 17", "PO 18", '"PO 18"'],
  ["17", 17, "17"],
])("says what %j and %j differ in", (expected, actual, shown) => {
  expect(same("$.result[0].reference", expected, actual)).toEqual([
    { by: "journey", path: "$.result[0].reference", expected: JSON.stringify(expected), actual: shown },
  ]);
});
