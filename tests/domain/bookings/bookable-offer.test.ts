import { describe, expect, it } from "vitest";
import { describeLoad } from "#domain/lcl/load.ts";

describe("describeLoad", () => {
  it("states weight and volume of an LCL load, otherwise the containers", () => {
    expect(describeLoad({ mode: "lcl", weightKg: 1200.5, cbm: 3.2 })).toBe("1,200.5 kg, 3.2 CBM");
    expect(describeLoad({ mode: "fcl", containers: [{ equipment: "20GP", quantity: 2 }] })).toBe("2 × 20GP");
  });
});
