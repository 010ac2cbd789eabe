import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  countTriesLeft,
  countWrongCode,
  findSessionEnd,
  formatRecoveryCode,
  isLocked,
  NO_TRIES,
  normaliseRecoveryCode,
} from "#domain/staff";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe("the end of a session", () => {
  it("is 30 minutes after the last use", () => {
    expect(findSessionEnd({ createdAt: 0, lastUsedAt: 5 * MINUTE })).toBe(35 * MINUTE);
  });
  it("is at the latest 12 hours after the sign-in", () => {
    expect(findSessionEnd({ createdAt: 0, lastUsedAt: 11 * HOUR + 59 * MINUTE })).toBe(12 * HOUR);
  });
});

describe("wrong codes", () => {
  it("leave four, three, two and one try, and lock for 15 minutes at the fifth", () => {
    const first = countWrongCode(NO_TRIES, 0);
    const second = countWrongCode(first, 0);
    const third = countWrongCode(second, 0);
    const fourth = countWrongCode(third, 0);
    expect([first, second, third, fourth].map(countTriesLeft)).toEqual([4, 3, 2, 1]);
    expect(countWrongCode(fourth, 7 * MINUTE)).toEqual({ wrongCodes: 0, lockedUntil: 22 * MINUTE });
  });
  it("lock until the 15 minutes are over", () => {
    const locked = { wrongCodes: 0, lockedUntil: 15 * MINUTE };
    expect([14 * MINUTE, 15 * MINUTE].map((now) => isLocked(locked, now))).toEqual([true, false]);
    expect(isLocked(NO_TRIES, 0)).toBe(false);
  });
});

describe("a recovery code", () => {
  it("has three groups of four letters and digits", () => {
    expect(formatRecoveryCode(Uint8Array.from({ length: 16 }, (_, index) => index * 7))).toBe("AHQX-6DLT-29GP");
  });
  it("is compared without letter case, spaces and hyphens", () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), (bytes) => {
        const code = formatRecoveryCode(bytes);
        const typed = ` ${code.toLowerCase().replaceAll("-", " ")} `;
        expect(normaliseRecoveryCode(typed)).toBe(normaliseRecoveryCode(code));
        expect(normaliseRecoveryCode(code)).toHaveLength(12);
      }),
      { seed: 81, numRuns: 200 },
    );
  });
});
