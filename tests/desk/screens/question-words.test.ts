import { expect, it } from "vitest";
import { placeQuestion } from "#desk/screens/rates/question-words.ts";

it.each([
  [{ tab: null, line: 7, cell: "F7", header: "40'" }, `First in cell F7, column "40'".`],
  [{ tab: "Europe", line: 12, cell: "B12", header: "POD" }, `First in tab "Europe", cell B12, column "POD".`],
  [{ tab: null, line: 12, cell: null, header: null }, "First in row 12."],
  [null, null],
])("says of %j: %s", (first, text) => {
  expect(placeQuestion({ first })).toBe(text);
});
