import * as fc from "fast-check";
import { err, ok } from "neverthrow";
import { describe, expect, it } from "vitest";
import { equipmentOf, equipmentOfKind, readEquipment } from "../../../src/domain/containers/equipment-table.ts";
import { loadSummaryText, loadText, summariseLoad } from "../../../src/domain/containers/load.ts";
import { formatLoadType, parseLoadType } from "../../../src/domain/containers/load-type.ts";
import { weightDigits, weightKgOf, weightText, weightWarning } from "../../../src/domain/containers/net-weight.ts";

describe("the equipment table", () => {
  it("names the boxes as the cards do", () => {
    expect(
      [...equipmentOfKind("Dry"), ...equipmentOfKind("Reefer")].map((code) => equipmentOf(code).name),
    ).toStrictEqual([
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
  ])("reads %s as %s", (text, code) => {
    expect(readEquipment(text)).toBe(code);
  });
});

describe("load-type texts", () => {
  it("read and write 20GPx2,40HCx1", () => {
    const load = [
      { equipment: "20GP", quantity: 2 },
      { equipment: "40HC", quantity: 1 },
    ] as const;
    expect(formatLoadType(load)).toBe("20GPx2,40HCx1");
    expect(parseLoadType("20GPx2,40HCx1")).toStrictEqual(ok(load));
    expect(parseLoadType(" 20gp x 2, 40HQ×1 ")).toStrictEqual(ok(load));
    expect(parseLoadType("")).toStrictEqual(ok([]));
  });

  it.each([
    ["20GP", { kind: "malformed", part: "20GP" }],
    ["20GPx2,", { kind: "malformed", part: "" }],
    ["20GPx0", { kind: "malformed", part: "20GPx0" }],
    ["20GPx-1", { kind: "malformed", part: "20GPx-1" }],
    ["20GPx1.5", { kind: "malformed", part: "20GPx1.5" }],
    ["20OTx1", { kind: "unknown-equipment", code: "20OT" }],
    ["20GPx1,20DVx1", { kind: "repeated", equipment: "20GP" }],
    ["20GPx1,20REx1", { kind: "mixed-kinds" }],
    ["20GPx60,40GPx41", { kind: "too-many", containers: 101 }],
  ])("refuse %s", (text, refusal) => {
    expect(parseLoadType(text)).toStrictEqual(err(refusal));
  });

  it("come back as they went, and never throw on junk", () => {
    const codes = fc.uniqueArray(fc.constantFrom(...equipmentOfKind("Dry")), { minLength: 1 });
    const quantities = fc.array(fc.integer({ min: 1, max: 25 }), { minLength: 4, maxLength: 4 });
    const dryLoad = fc
      .tuple(codes, quantities)
      .map(([chosen, counts]) => chosen.map((equipment, at) => ({ equipment, quantity: counts[at] ?? 1 })));
    fc.assert(
      fc.property(dryLoad, (load) => {
        expect(parseLoadType(formatLoadType(load))).toStrictEqual(ok(load));
      }),
    );
    fc.assert(
      fc.property(fc.string(), (junk) => {
        expect(parseLoadType(junk)).toBeDefined();
      }),
    );
  });
});

describe("a load", () => {
  const load = [
    { equipment: "20GP", quantity: 2, weightKg: 18_000 },
    { equipment: "40HC", quantity: 1, weightKg: 22_500 },
  ] as const;

  it("adds up", () => {
    const summary = summariseLoad(load);
    expect(summary).toStrictEqual({ containers: 3, teu: 4, netWeightKg: 58_500 });
    expect(loadSummaryText(summary)).toBe("3 containers, 4 TEU");
    expect(loadSummaryText(summariseLoad([{ equipment: "45HC", quantity: 1, weightKg: 0 }]))).toBe(
      "1 container, 2.25 TEU",
    );
    expect(loadText(load)).toBe("2 × 20GP, 1 × 40HC");
  });
});

describe("net weight", () => {
  it.each([
    ["10 000 KGM", "10000", 10_000],
    ["", "", 0],
    ["kg", "", 0],
    ["007", "7", 7],
    ["0", "0", 0],
    ["18,500.5", "185005", 185_005],
    ["12345678", "123456", 123_456],
  ])("%s", (typed, digits, kilograms) => {
    expect(weightDigits(typed)).toBe(digits);
    expect(weightKgOf(typed)).toBe(kilograms);
  });

  it("is shown in groups of three", () => {
    expect([0, 950, 18_000, 1_058_500].map(weightText)).toStrictEqual([
      "0 KGM",
      "950 KGM",
      "18 000 KGM",
      "1 058 500 KGM",
    ]);
  });

  it("warns above the payload and not at it", () => {
    expect(weightWarning("20GP", 28_250)).toBeNull();
    expect(weightWarning("20GP", 28_251)).toStrictEqual({
      equipment: "20GP",
      weightKg: 28_251,
      payloadKg: 28_250,
      message: "28 251 KGM is more than a 20' Dry Standard usually carries (28 250 KGM).",
    });
  });
});
