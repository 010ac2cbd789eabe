import { describe, expect, it } from "vitest";
import type { ContainerLine } from "#domain/containers/equipment.ts";
import {
  formatExcess,
  findWeightExcesses,
  type FindLimit,
  suggestLoads,
  formatSuggestion,
} from "#domain/containers/weight-limit.ts";

const noLimit: FindLimit = () => null;
const sheetLimit: FindLimit = () => 21_700;
const load: readonly ContainerLine[] = [
  { equipment: "20GP", quantity: 2, weightKg: 18_000 },
  { equipment: "40HC", quantity: 1, weightKg: 22_500 },
];

describe("findWeightExcesses", () => {
  it("reports a weight above the offer's limit per container", () => {
    const excesses = findWeightExcesses(load, sheetLimit);
    expect(excesses).toStrictEqual([
      { line: { equipment: "40HC", quantity: 1, weightKg: 22_500 }, limitKg: 21_700, limit: "offer" },
    ]);
    expect(excesses.map(formatExcess)).toStrictEqual(["Your 22 500 kg exceeds this offer's 21 700 kg per container"]);
  });

  it("reports a weight above the container's payload even if the offer allows more", () => {
    const heavy = [{ equipment: "40HC", quantity: 1, weightKg: 27_000 }] as const;
    for (const findLimit of [noLimit, () => 28_000])
      expect(findWeightExcesses(heavy, findLimit).map(formatExcess)).toStrictEqual([
        "Your 27 000 kg exceeds the 40HC's payload of 26 540 kg per container",
      ]);
  });

  it.each([
    ["at the limit", 21_700],
    ["that is not stated", 0],
  ])("accepts a weight %s", (_, weightKg) => {
    expect(findWeightExcesses([{ equipment: "20GP", quantity: 1, weightKg }], sheetLimit)).toStrictEqual([]);
  });
});

describe("suggestLoads", () => {
  it("suggests more containers of the same size, evenly loaded", () => {
    expect(suggestLoads(load, sheetLimit)).toStrictEqual([
      {
        load: [
          { equipment: "20GP", quantity: 2, weightKg: 18_000 },
          { equipment: "40HC", quantity: 2, weightKg: 11_250 },
        ],
        changed: [{ equipment: "40HC", quantity: 2, weightKg: 11_250 }],
      },
    ]);
    expect(suggestLoads(load, sheetLimit).map(formatSuggestion)).toStrictEqual(["2 × 40HC with 11 250 kg each"]);
  });

  it("suggests a longer container and joins it with one of the load", () => {
    const limits: FindLimit = (equipment) => (equipment === "20GP" ? 21_700 : 26_000);
    const heavy = [
      { equipment: "20GP", quantity: 1, weightKg: 24_000 },
      { equipment: "40GP", quantity: 1, weightKg: 20_000 },
    ] as const;
    expect(suggestLoads(heavy, limits)).toStrictEqual([
      {
        load: [
          { equipment: "40GP", quantity: 1, weightKg: 20_000 },
          { equipment: "20GP", quantity: 2, weightKg: 12_000 },
        ],
        changed: [{ equipment: "20GP", quantity: 2, weightKg: 12_000 }],
      },
      {
        load: [{ equipment: "40GP", quantity: 2, weightKg: 24_000 }],
        changed: [{ equipment: "40GP", quantity: 1, weightKg: 24_000 }],
      },
    ]);
    expect(suggestLoads(heavy, limits).map(formatSuggestion)).toStrictEqual([
      "2 × 20GP with 12 000 kg each",
      "1 × 40GP with 24 000 kg",
    ]);
  });

  it("suggests nothing that needs more than a hundred containers", () => {
    expect(suggestLoads([{ equipment: "40RH", quantity: 100, weightKg: 27_000 }], noLimit)).toStrictEqual([]);
    expect(suggestLoads(load, noLimit)).toStrictEqual([]);
  });
});
