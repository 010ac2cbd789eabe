import { describe, expect, it } from "vitest";
import { hashPassword, passwordMatches } from "../../../src/server/services/passwords.ts";

const median = (values: readonly number[]): number =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

describe("passwords", () => {
  it("are hashed with argon2id, 19 MiB, two passes, one lane, and a salt of their own", async () => {
    const hashes = [await hashPassword("kardamom"), await hashPassword("kardamom")];
    expect(hashes[0]).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(hashes[0]).not.toBe(hashes[1]);
  });

  it("match their own hash only, whatever their letters and length", async () => {
    const long = `${"ä😀".repeat(300)}x`;
    const hash = await hashPassword(long);
    expect(await passwordMatches(hash, long)).toBe(true);
    expect(await passwordMatches(hash, `${long.slice(0, -1)}y`)).toBe(false);
    expect(await passwordMatches(hash, "")).toBe(false);
  });

  it("never match nobody's account, not even with the words behind its hash", async () => {
    expect(await passwordMatches(undefined, "no account has this password")).toBe(false);
  });

  it("take as long to check for nobody as for somebody", async () => {
    const hash = await hashPassword("kardamom");
    const somebody: number[] = [];
    const nobody: number[] = [];
    for (let round = 0; round < 9; round++) {
      somebody.push(await timed(() => passwordMatches(hash, "wrong")));
      nobody.push(await timed(() => passwordMatches(undefined, "wrong")));
    }
    expect(median(nobody) / median(somebody)).toBeGreaterThan(0.3);
  });
});
