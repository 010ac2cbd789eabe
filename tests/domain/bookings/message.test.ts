import { expect, it } from "vitest";
import { checkMessage } from "#domain/bookings";

it("removes the blanks around a message", () => {
  expect(checkMessage(" When does the vessel sail?\n")._unsafeUnwrap()).toBe("When does the vessel sail?");
});

it("refuses a message without a text", () => {
  expect(checkMessage(" \n ")._unsafeUnwrapErr()).toBe("empty");
});

it("takes 2,000 characters and refuses more", () => {
  expect(checkMessage(` ${"a".repeat(2_000)} `).isOk()).toBe(true);
  expect(checkMessage("a".repeat(2_001))._unsafeUnwrapErr()).toBe("too-long");
});
