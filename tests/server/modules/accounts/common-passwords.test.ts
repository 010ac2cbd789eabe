import { afterEach, describe, expect, it } from "vitest";
import {
  loadCommonPasswords,
  usePasswordMinLength,
  withPasswordRules,
} from "#server/modules/accounts/common-passwords.ts";

it("knows the passwords that are tried first, in any letter case", async () => {
  const isCommon = await loadCommonPasswords();
  expect(["123456", "password", "Qwerty123", "IloveYou ", "star-anise", "keelson-demo", ""].map(isCommon)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});

it("knows the words of the trade and of the company, with figures and signs around them", async () => {
  const isCommon = await loadCommonPasswords();
  const words = ["Keelson2026!", "keelson_global_logistics", "Freight#1", "container-40", "freight-star-anise"];
  expect(words.map(isCommon)).toEqual([true, true, true, true, false]);
});

it("keeps the refusal that a password already has", async () => {
  const isCommon = await loadCommonPasswords();
  const short = [{ field: "password", message: "Password must be at least 6 characters long" }];
  expect(withPasswordRules(short, "12345", isCommon)).toEqual(short);
  expect(withPasswordRules([], "123456", isCommon)).toEqual([
    { field: "password", message: "This password is known to attackers. Choose another one." },
  ]);
});

describe("the length of new passwords", () => {
  afterEach(() => usePasswordMinLength(6));
  const TOO_SHORT = { field: "password", message: "Password must be at least 12 characters long" };

  it("is six characters, or what is set", () => {
    expect(withPasswordRules([], "turmer", () => false)).toEqual([]);
    usePasswordMinLength(12);
    expect(withPasswordRules([], "turmeric-roo", () => false)).toEqual([]);
    expect(withPasswordRules([], "turmeric-ro", () => false)).toEqual([TOO_SHORT]);
  });

  it("is refused before a common password, and not where the password is refused already", () => {
    usePasswordMinLength(12);
    expect(withPasswordRules([], "password", () => true)).toEqual([TOO_SHORT]);
    const known = { field: "password", message: "This is your current password." } as const;
    expect(withPasswordRules([known], "short", () => true)).toEqual([known]);
  });
});
