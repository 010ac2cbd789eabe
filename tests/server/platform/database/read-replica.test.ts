import { describe, expect, it } from "vitest";
import { findFault } from "#server/platform/faults.ts";
import { findLag, trimSamples } from "#server/platform/database/read-replica.ts";

const samples = [
  { at: 1_000, position: 100n },
  { at: 2_000, position: 200n },
  { at: 3_000, position: 200n },
  { at: 4_000, position: 300n },
];

describe("the lag of a replica", () => {
  it.each([
    { position: 300n, lag: 0.5 },
    { position: 299n, lag: 1.5 },
    { position: 200n, lag: 1.5 },
    { position: 100n, lag: 3.5 },
    { position: 99n, lag: null },
  ])("is $lag s at $position", ({ position, lag }) => {
    expect(findLag(samples, position, 4_500)).toBe(lag);
  });

  it("is measured against samples back to the newest one that is old enough", () => {
    expect(trimSamples(samples, 4_500, 2_000)).toEqual([
      { at: 2_000, position: 200n },
      { at: 3_000, position: 200n },
      { at: 4_000, position: 300n },
    ]);
    expect(trimSamples(samples, 4_500, 60_000)).toEqual(samples);
  });
});

describe("a write at a node that has become a replica", () => {
  it("is a fault of the database, not of the request", () => {
    const error = Object.assign(new Error("cannot execute INSERT in a read-only transaction"), { code: "25006" });
    expect(findFault(error)).toBe("unreachable");
  });
});
