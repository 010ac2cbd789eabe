import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type EndedRequest,
  findNextStop,
  findSourceState,
  findUsualSeconds,
  type SourceStop,
} from "#domain/connectors";

const NOW = 1_000_000_000;
const HOUR_MS = 3_600_000;
const FAILED: EndedRequest = {
  outcome: "failed",
  cause: "fault",
  endedAt: NOW,
  until: null,
  isDayUsedUp: false,
  failures: 1,
};
const USED_UP: EndedRequest = { ...FAILED, outcome: "used-up", cause: "used-up", failures: 0 };

describe("what stops a source", () => {
  it.each<[string, Partial<EndedRequest>, SourceStop | null]>([
    ["one failure", {}, null],
    ["three failures in a row", { failures: 3 }, { cause: "failing", since: NOW, until: null }],
    ["a refused access", { cause: "access" }, { cause: "access", since: NOW, until: null }],
    [
      "being given up",
      { outcome: "hung", cause: "no-answer", until: NOW + 15_000 },
      { cause: "hung", since: NOW, until: NOW + 15_000 },
    ],
    ["a used-up minute", { ...USED_UP, until: NOW + 40_000 }, null],
    [
      "a used-up day that opens soon",
      { ...USED_UP, until: NOW + 40_000, isDayUsedUp: true },
      { cause: "used-up", since: NOW, until: NOW + 40_000 },
    ],
    [
      "a carrier that says to come back in an hour",
      { ...USED_UP, until: NOW + HOUR_MS },
      { cause: "used-up", since: NOW, until: NOW + HOUR_MS },
    ],
  ])("is decided by %s", (_, change, stop) => {
    expect(findNextStop(null, { ...FAILED, ...change })).toEqual(stop);
  });

  it("keeps its beginning while the cause changes", () => {
    const stop: SourceStop = { cause: "failing", since: NOW - 5_000, until: null };
    expect(findNextStop(stop, { ...FAILED, cause: "access", failures: 4 })).toEqual({
      cause: "access",
      since: NOW - 5_000,
      until: null,
    });
    expect(findNextStop(stop, { ...USED_UP, until: NOW + 40_000 })).toBe(stop);
  });

  it("ends with any answer", () => {
    const cause = fc.constantFrom("access", "hung", "failing", "used-up" as const);
    fc.assert(
      fc.property(cause, fc.constantFrom("answered", "refused" as const), (before, outcome) => {
        const stop: SourceStop = { cause: before, since: NOW - 1, until: null };
        expect(findNextStop(stop, { ...FAILED, outcome, cause: null, failures: 0 })).toBeNull();
      }),
      { seed: 11 },
    );
  });
});

const LIVE = { pause: null, stop: null, opensAt: 0, lastOutcome: "answered", usualSeconds: 2 } as const;
const toStop = (cause: SourceStop["cause"], until: number | null): SourceStop => ({ cause, since: NOW - 1, until });

describe("the state of a source", () => {
  it.each([
    ["an answer", {}, "live", null],
    ["slow answers", { usualSeconds: 18.4 }, "slow", null],
    ["nothing", { lastOutcome: null }, "untried", null],
    ["a failure", { lastOutcome: "failed" }, "failing", null],
    ["refused access", { stop: toStop("access", null) }, "failing", null],
    ["a pause of a person", { pause: { reason: "Wrong prices", until: NOW + 1 } }, "paused", NOW + 1],
    ["a pause without an end", { pause: { reason: "Wrong prices", until: null }, opensAt: NOW + 9 }, "paused", null],
    ["a pause that is over", { pause: { reason: "Wrong prices", until: NOW } }, "live", null],
    ["being given up", { stop: toStop("hung", NOW + 15_000) }, "paused", NOW + 15_000],
    ["being given up some time ago", { stop: toStop("hung", NOW - 1) }, "paused", null],
    ["its own quota", { opensAt: NOW + 60_000 }, "used-up", NOW + 60_000],
    ["the quota of the carrier", { stop: toStop("used-up", NOW + HOUR_MS) }, "used-up", NOW + HOUR_MS],
    ["a quota that is open again", { stop: toStop("used-up", NOW - 1) }, "live", null],
  ] as const)("follows from %s", (_, change, state, until) => {
    expect(findSourceState({ ...LIVE, ...change }, NOW)).toEqual({ state, until });
  });
});

describe("the usual time of a source", () => {
  it("is the median of its last nine answers", () => {
    expect(findUsualSeconds([1, 2])).toBeNull();
    expect(findUsualSeconds([3, 1, 2])).toBe(2);
    expect(findUsualSeconds([4, 1, 2, 3])).toBe(2.5);
    expect(findUsualSeconds([1, 1, 1, 1, 1, 1, 1, 1, 1, 99, 99, 99])).toBe(1);
  });

  it("is between the fastest and the slowest answer", () => {
    const seconds = fc.array(fc.double({ min: 0, max: 120, noNaN: true }), { minLength: 3, maxLength: 9 });
    fc.assert(
      fc.property(seconds, (answers) => {
        const usual = findUsualSeconds(answers) ?? -1;
        expect(usual).toBeGreaterThanOrEqual(Math.min(...answers));
        expect(usual).toBeLessThanOrEqual(Math.max(...answers));
      }),
      { seed: 12 },
    );
  });
});
