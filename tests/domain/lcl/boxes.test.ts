import { describe, expect, it } from "vitest";
import { countContainers } from "#domain/lcl/break-even.ts";

describe("the 20GP that a part load would fill", () => {
  it.each([
    [{ weightKg: 1, cbm: 0.01 }, 1],
    [{ weightKg: 28_250, cbm: 33.2 }, 1],
    [{ weightKg: 28_250.01, cbm: 1 }, 2],
    [{ weightKg: 100, cbm: 33.21 }, 2],
    [{ weightKg: 100_000, cbm: 1 }, 4],
    [{ weightKg: 1, cbm: 1000 }, 31],
  ])("of %o are %i", (load, boxes) => expect(countContainers(load)).toBe(boxes));
});
