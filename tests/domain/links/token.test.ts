import { expect, it } from "vitest";
import { explainTokenProblem } from "#domain/links";

const TOKEN = "Zk3q-9mB_pX0w7Lr5tY2uH8jN4sD6fG1aC0eV9bM3xQ";

it.each([
  [TOKEN, null],
  [TOKEN.slice(0, 20), null],
  [TOKEN.slice(0, 19), "Its last part has only 19 characters: the end is missing."],
  ["Z", "Its last part has only 1 character: the end is missing."],
  [`${TOKEN}.`, "Its last part contains ., which no link contains."],
  [`${TOKEN}>, <`, "Its last part contains > , a blank <, which no link contains."],
  [TOKEN.repeat(3), "Its last part has 129 characters: something was added at its end."],
])("states what is wrong with %s", (token, problem) => {
  expect(explainTokenProblem(token)).toBe(problem);
});
