import { expect, it } from "vitest";
import { isEmail } from "#domain/email.ts";

it.each([
  ["name@company.com", true],
  [" name@mail.company.com ", true],
  ["name@company", false],
  ["name@.com", false],
  ["name@@company.com", false],
  ["first last@company.com", false],
  ["", false],
])("isEmail(%j) is %j", (text, expected) => {
  expect(isEmail(text)).toBe(expected);
});
