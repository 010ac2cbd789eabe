import { verify } from "@node-rs/argon2";
import { describe, expect, it, vi } from "vitest";
import { hashPassword, passwordMatches } from "#server/modules/accounts/passwords.ts";

vi.mock(import("@node-rs/argon2"), async (load) => {
  const argon2 = await load();
  return { ...argon2, verify: vi.fn(argon2.verify) };
});

describe("passwords", () => {
  it("are hashed with argon2id, 19 MiB, two passes, one lane, and a salt of their own", async () => {
    const hashes = [await hashPassword("kardamom"), await hashPassword("kardamom")];
    expect(hashes[0]).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(hashes[0]).not.toBe(hashes[1]);
  });

  it("match only their own hash, for any characters and length", async () => {
    const long = `${"ä😀".repeat(300)}x`;
    const hash = await hashPassword(long);
    expect(await passwordMatches(hash, long)).toBe(true);
    expect(await passwordMatches(hash, `${long.slice(0, -1)}y`)).toBe(false);
    expect(await passwordMatches(hash, "")).toBe(false);
  });

  it("never match an unknown account", async () => {
    expect(await passwordMatches(undefined, "no account has this password")).toBe(false);
  });

  it("are checked with the same work whether there is an account or not", async () => {
    vi.mocked(verify).mockClear();
    await passwordMatches(await hashPassword("kardamom"), "wrong");
    await passwordMatches(undefined, "wrong");
    const parameters = vi.mocked(verify).mock.calls.map(([hash]) => String(hash).split("$").slice(0, 4));
    expect(parameters).toEqual([
      ["", "argon2id", "v=19", "m=19456,t=2,p=1"],
      ["", "argon2id", "v=19", "m=19456,t=2,p=1"],
    ]);
  });
});
