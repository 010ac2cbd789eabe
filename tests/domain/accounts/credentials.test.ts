import { describe, expect, it } from "vitest";
import { findPasswordProblems, readEmail } from "#domain/accounts/credentials.ts";

describe("readEmail", () => {
  it.each([
    [" asha@menon.example ", "asha@menon.example"],
    ["", "Email is required."],
    ["asha@menon", "Enter an email address such as name@company.com."],
    ["asha menon@menon.example", "Enter an email address such as name@company.com."],
    [`${"a".repeat(250)}@b.example`, "Email can have 254 characters at most."],
  ])("reads %j", (text, read) => {
    expect(readEmail(text).unwrapOr(readEmail(text).isErr() ? readEmail(text)._unsafeUnwrapErr() : "")).toBe(read);
  });
});

describe("findPasswordProblems", () => {
  const short = { field: "password", message: "Password must be at least 6 characters long" };
  it.each([
    ["123456", "123456", []],
    ["12345", "12345", [short]],
    ["😀😀😀", "😀😀😀", [short]],
    ["12345", "54321", [short, { field: "confirmPassword", message: "Passwords do not match" }]],
    [
      "",
      "",
      [
        { field: "password", message: "Password is required." },
        { field: "confirmPassword", message: "Please type the password again." },
      ],
    ],
    [
      "a".repeat(1001),
      "a".repeat(1001),
      [{ field: "password", message: "Password can have 1000 characters at most." }],
    ],
  ])("checks case %#: %j", (password, confirmPassword, problems) => {
    expect(findPasswordProblems({ password, confirmPassword })).toEqual(problems);
  });
});
