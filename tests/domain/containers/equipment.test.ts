import { describe, expect, it } from "vitest";
import { getEquipment, listEquipment, readEquipment } from "#domain/containers/equipment.ts";

describe("equipment", () => {
  it("has the names of the container cards", () => {
    expect([...listEquipment("Dry"), ...listEquipment("Reefer")].map((code) => getEquipment(code).name)).toStrictEqual([
      "20' Dry Standard",
      "40' Dry Standard",
      "40' Dry High Cube",
      "45' Dry High Cube",
      "20' Reefer",
      "40' Reefer High Cube",
    ]);
  });

  it.each([
    ["40HQ", "40HC"],
    ["40hc", "40HC"],
    ["22G1", "20GP"],
    ["L5G1", "45HC"],
    ["40' HC", "40HC"],
    ["20OT", null],
    ["", null],
  ])("is read from %s as %s", (text, code) => {
    expect(readEquipment(text)).toBe(code);
  });
});
