import { describe, expect, it } from "vitest";
import { toNewCall } from "#server/modules/connectors/watch-sources.ts";

const call = (operation: string, outcome: string) => ({
  source: "Norrvik Line",
  operation,
  outcome,
  seconds: 0.25,
  isBilled: false,
});
const COSTS = { costPerCall: { currency: "USD", minor: 15 } } as const;
const stored = { now: 1_000_000, isTest: false };

describe("a stored call of a carrier that states a cost for each call", () => {
  it.each([
    ["search", "200", 1],
    ["search", "timed-out", 0],
    ["token", "200", 0],
  ])("of the operation %s that ended with %s is billed: %i", (operation, outcome, isBilled) => {
    expect(toNewCall(call(operation, outcome), COSTS, stored)).toEqual({
      source: "Norrvik Line",
      operation,
      outcome,
      calledAt: 1_000_000,
      durationMs: 250,
      isBilled,
      isTest: 0,
    });
  });
});
