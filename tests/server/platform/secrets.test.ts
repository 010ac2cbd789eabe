import { randomBytes } from "node:crypto";
import { afterEach, describe, expect, it } from "vitest";
import { findKeyId, openSecret, readSecretKeys, sealSecret, useSecretKeys } from "#server/platform/secrets.ts";

const OLD = randomBytes(32).toString("base64");
const NEW = randomBytes(32).toString("base64");
const SECRET = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";

const useKeys = (text: string) => useSecretKeys(readSecretKeys(text)._unsafeUnwrap());

describe("secrets", () => {
  afterEach(() => useSecretKeys([]));

  it("are stored as they are without a key, and read with or without one", () => {
    expect(sealSecret(SECRET)).toBe(SECRET);
    useKeys(NEW);
    expect(openSecret(SECRET)).toBe(SECRET);
    expect(findKeyId(SECRET)).toBeNull();
  });

  it("are encrypted with the key, each time differently", () => {
    useKeys(NEW);
    const [one, other] = [sealSecret(SECRET), sealSecret(SECRET)];
    expect(one).not.toBe(other);
    expect(one).toMatch(/^enc1:[\da-f]{8}:[A-Za-z\d+/=]+$/);
    expect(one).not.toContain(SECRET);
    expect([openSecret(one), openSecret(other)]).toEqual([SECRET, SECRET]);
  });

  it("are read with an earlier key that follows the new one", () => {
    useKeys(OLD);
    const stored = sealSecret(SECRET);
    useKeys(`${NEW}, ${OLD}`);
    expect(openSecret(stored)).toBe(SECRET);
    expect(findKeyId(sealSecret(SECRET))).not.toBe(findKeyId(stored));
    useKeys(NEW);
    expect(() => openSecret(stored)).toThrow(`SECRETS_KEY lacks the key ${findKeyId(stored)}.`);
  });

  it("are not read once they were changed", () => {
    useKeys(NEW);
    const stored = sealSecret(SECRET);
    const end = stored.endsWith("AA==") ? "BB==" : "AA==";
    expect(() => openSecret(`${stored.slice(0, -4)}${end}`)).toThrow(Error);
  });

  it("have keys of 32 bytes only", () => {
    const refusal = "SECRETS_KEY must be 32 bytes in base64 (openssl rand -base64 32), or several of them with commas.";
    expect(readSecretKeys("short")._unsafeUnwrapErr()).toBe(refusal);
    expect(readSecretKeys(`${NEW},${randomBytes(31).toString("base64")}`)._unsafeUnwrapErr()).toBe(refusal);
    expect(readSecretKeys("")._unsafeUnwrap()).toEqual([]);
  });
});
