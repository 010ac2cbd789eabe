import { describe, expect, it } from "vitest";
import { describeLoad, isLclDraftFilled, formatQuantity } from "#domain/lcl/load.ts";

describe("formatQuantity", () => {
  it.each([
    [3250, "3.25"],
    [1_200_000, "1,200"],
    [5, "0.005"],
    [100_000_000, "100,000"],
  ])("writes %i thousandths as %s", (quantity, text) => expect(formatQuantity(quantity)).toBe(text));
});

const draft = (changes = {}) => ({
  origin: "Nhava Sheva",
  destination: "Rotterdam",
  weight: "1200",
  cbm: "3.25",
  ...changes,
});

describe("isLclDraftFilled", () => {
  it("requires text in all four fields", () => {
    expect([isLclDraftFilled(draft()), isLclDraftFilled(draft({ cbm: " " }))]).toEqual([true, false]);
  });
});

describe("describeLoad", () => {
  it("states weight and volume of an LCL load, otherwise the containers", () => {
    expect(describeLoad({ mode: "lcl", weightKg: 1200.5, cbm: 3.2 })).toBe("1,200.5 kg, 3.2 CBM");
    expect(describeLoad({ mode: "fcl", containers: [{ equipment: "20GP", quantity: 2 }] })).toBe("2 × 20GP");
  });
});
