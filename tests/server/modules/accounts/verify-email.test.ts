import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { hashCode } from "#server/modules/accounts/verify-email.ts";

describe("what is stored of a code", () => {
  it("differs from token to token, so that a stolen table is no list of a million hashes to look codes up in", () => {
    expect(hashCode("one token", 482_913)).not.toBe(hashCode("another token", 482_913));
    expect(hashCode("one token", 482_913)).toBe(createHash("sha256").update("one token 482913").digest("base64url"));
  });
});
