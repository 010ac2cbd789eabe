import { err, ok } from "neverthrow";
import { describe, expect, it } from "vitest";
import { findKeyState, isUseRecorded, maskKey, toKeyTerms } from "#domain/api-keys";

const NOW = Date.parse("2026-11-20T08:00:00.000Z");
const DAY_MS = 86_400_000;

describe("the terms of a new key", () => {
  it("trims the name, sorts the scopes, and turns days into a moment", () => {
    expect(
      toKeyTerms({ name: "  ERP export ", mode: "live", scopes: ["book", "read", "read"], days: 30 }, NOW),
    ).toEqual(ok({ name: "ERP export", mode: "live", scopes: ["read", "book"], expiresAt: NOW + 30 * DAY_MS }));
  });

  it("has no end without days", () => {
    expect(toKeyTerms({ name: "ERP", mode: "test", scopes: ["search"], days: null }, NOW)).toEqual(
      ok({ name: "ERP", mode: "test", scopes: ["search"], expiresAt: null }),
    );
  });

  it("names every field that is wrong", () => {
    expect(toKeyTerms({ name: " ", mode: "live", scopes: [], days: 0 }, NOW)).toEqual(
      err([
        { field: "name", message: "Enter a name." },
        { field: "scopes", message: "Choose at least one right." },
        { field: "days", message: "Enter 1 to 730 days, or no end." },
      ]),
    );
  });

  it.each([731, 1.5, -1])("refuses %s days", (days) => {
    expect(toKeyTerms({ name: "ERP", mode: "live", scopes: ["read"], days }, NOW).isErr()).toBe(true);
  });
});

it("shows the beginning and the last four letters of a key", () => {
  expect(maskKey("live", "klk_4fKQx0Yk7c1mWb2sTn8uVd5eRj9hLp3aGz6iXo07Q4d")).toBe("klk_…7Q4d");
  expect(maskKey("test", "klt_4fKQx0Yk7c1mWb2sTn8uVd5eRj9hLp3aGz6iXo07Q4d")).toBe("klt_…7Q4d");
});

it.each([
  [{ revokedAt: null, expiresAt: null }, "active"],
  [{ revokedAt: null, expiresAt: NOW + 1 }, "active"],
  [{ revokedAt: null, expiresAt: NOW }, "expired"],
  [{ revokedAt: NOW - 1, expiresAt: NOW - 2 }, "revoked"],
] as const)("finds the state of a key with the ends %o: %s", (ends, state) => {
  expect(findKeyState(ends, NOW)).toBe(state);
});

it.each([
  [null, true],
  [NOW - 59_999, false],
  [NOW - 60_000, true],
  /* The clock was set back. */
  [NOW + 3_600_000, true],
])("records a use after one at %s: %s", (lastUsedAt, isRecorded) => {
  expect(isUseRecorded(lastUsedAt, NOW)).toBe(isRecorded);
});
