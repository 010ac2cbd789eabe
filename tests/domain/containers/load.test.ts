import { describe, expect, it } from "vitest";
import {
  formatLoadSummary,
  formatLoad,
  formatNetWeight,
  summariseLoad,
  formatWeighedLoad,
} from "#domain/containers/load.ts";

describe("load summary", () => {
  const load = [
    { equipment: "20GP", quantity: 2, weightKg: 18_000 },
    { equipment: "40HC", quantity: 1, weightKg: 22_500 },
  ] as const;

  it("adds up containers, TEU and net weight", () => {
    const summary = summariseLoad(load);
    expect(summary).toStrictEqual({ containers: 3, teu: 4, netWeightKg: 58_500, weighed: 3 });
    expect(formatLoadSummary(summary)).toBe("3 containers, 4 TEU");
    expect(formatLoadSummary(summariseLoad([{ equipment: "45HC", quantity: 1, weightKg: 0 }]))).toBe(
      "1 container, 2.25 TEU",
    );
    expect(formatNetWeight(summary)).toBe("58 500 KGM");
    const partly = [
      { equipment: "20GP", quantity: 1, weightKg: 22_500 },
      { equipment: "40HC", quantity: 99, weightKg: 0 },
    ] as const;
    expect(formatNetWeight(summariseLoad(partly))).toBe("22 500 KGM for 1 of 100 containers");
    expect(formatNetWeight(summariseLoad([{ ...partly[0], weightKg: 0 }]))).toBe("Not stated");
    expect(formatWeighedLoad(partly)).toBe("1 × 20GP of 22 500 kg, 99 × 40HC");
    expect(formatLoad(load)).toBe("2 × 20GP, 1 × 40HC");
  });
});
