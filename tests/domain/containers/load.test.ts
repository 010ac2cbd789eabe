import * as fc from "fast-check";
import { err, ok } from "neverthrow";
import { describe, expect, it } from "vitest";
import { getEquipment, listEquipment, readEquipment } from "#domain/containers/equipment.ts";
import {
  formatLoadType,
  parseLoadType,
  formatLoadSummary,
  formatLoad,
  formatNetWeight,
  summariseLoad,
  formatWeighedLoad,
} from "#domain/containers/load.ts";
import {
  checkWeight,
  parseWeight,
  formatPounds,
  tidyWeight,
  toWeightKg,
  findWeightProblem,
  formatWeight,
} from "#domain/containers/weight.ts";

describe("the equipment table", () => {
  it("names the boxes as the cards do", () => {
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
    const codes = fc.uniqueArray(fc.constantFrom(...listEquipment("Dry")), { minLength: 1 });
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

describe("net weight", () => {
  it.each([
    ["22500", 22_500],
    ["10 000 KGM", 10_000],
    ["10\u00A0000 kgm", 10_000],
    ["22.5 t", 22_500],
    ["22,5t", 22_500],
    ["22.500 MT", 22_500],
    ["22,500 kg", 22_500],
    ["22.500 kg", 22_500],
    ["22,500.4 Kgs.", 22_500],
    ["22.500,5 kg", 22_501],
    ["1,00,000", 100_000],
    ["1.234.567", 1_234_567],
    ["22'500", 22_500],
    ["0.500 t", 500],
    ["0.5", 1],
    ["22.", 22],
    ["49000 lb", 22_226],
    ["49,600 lbs", 22_498],
    ["49 600 pounds", 22_498],
    ["007", 7],
    ["12345678", 12_345_678],
    ["0", 0],
  ])("%s is read as %i kg", (typed, kilograms) => {
    expect(parseWeight(typed)).toMatchObject({ kind: "weight", kilograms });
    expect(toWeightKg(typed)).toBe(kilograms);
  });

  it.each([
    "18 000 KGM22500",
    "kg",
    "22 5",
    "1,2,3",
    "22.5.1",
    "1.000.00",
    "heavy",
    "22 stone",
    "-5",
    "1e5",
    "22,50,1.5",
  ])("%s is unreadable and never cut", (typed) => {
    expect(parseWeight(typed)).toStrictEqual({ kind: "unreadable" });
    expect(toWeightKg(typed)).toBe(0);
    expect(tidyWeight(` ${typed} `)).toBe(typed);
  });

  it("may be left blank", () => {
    expect(["", "  "].map(parseWeight)).toStrictEqual([{ kind: "blank" }, { kind: "blank" }]);
    expect([toWeightKg(""), tidyWeight(" "), findWeightProblem("20GP", "")]).toStrictEqual([0, "", null]);
  });

  it("is shown in groups of three", () => {
    expect([0, 950, 18_000, 1_058_500].map(formatWeight)).toStrictEqual([
      "0 KGM",
      "950 KGM",
      "18 000 KGM",
      "1 058 500 KGM",
    ]);
    expect([tidyWeight("22.5 t"), tidyWeight("49000 lb"), formatPounds(22_500)]).toStrictEqual([
      "22 500 KGM",
      "22 226 KGM",
      "49 604 lb",
    ]);
  });

  it("is over the limit above the typical payload and not at it", () => {
    expect(checkWeight("20GP", "28.25 t")).toStrictEqual({ kind: "within", kilograms: 28_250, limitKg: 28_250 });
    expect(checkWeight("20GP", "28251")).toStrictEqual({ kind: "over", kilograms: 28_251, limitKg: 28_250 });
    expect(checkWeight("40HC", "heavy")).toStrictEqual({ kind: "unreadable", limitKg: 26_540 });
    expect(checkWeight("40HC", "")).toStrictEqual({ kind: "blank", limitKg: 26_540 });
  });

  it("cannot be searched with when it is unreadable or above the payload", () => {
    expect(findWeightProblem("20GP", "28 250")).toBeNull();
    expect(findWeightProblem("20GP", "28 251")).toBe("Please enter at most 28 250 KGM per 20GP");
    expect(findWeightProblem("40HC", "99999999")).toBe("Please enter at most 26 540 KGM per 40HC");
    expect(findWeightProblem("40HC", "heavy")).toBe(
      "Please enter the net weight of 40HC in kg, t or lb, such as 22500, 22.5 t or 49 600 lb",
    );
  });

  const SEEDED = { seed: 20_261_122 };
  const kilograms = fc.integer({ min: 0, max: 999_999 });

  it("is the same weight however it is written", () => {
    const grouped = (count: number, separator: string) => String(count).replace(/\B(?=(?:\d{3})+$)/g, separator);
    fc.assert(
      fc.property(kilograms, fc.constantFrom("", " ", ",", ".", "'", "\u202F"), (count, separator) => {
        expect(toWeightKg(grouped(count, separator))).toBe(count);
        expect(toWeightKg(`${grouped(count, separator)} kg`)).toBe(count);
        expect(toWeightKg(`${count / 1000} t`)).toBe(count);
        expect(toWeightKg(`${String(count / 1000).replace(".", ",")} mt`)).toBe(count);
        expect(toWeightKg(`${count / 0.453_592_37} lb`)).toBe(count);
      }),
      SEEDED,
    );
  });

  it("means the same after it has been tidied, and tidying any text loses none of it", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), kilograms.map(formatWeight)), (typed) => {
        const tidy = tidyWeight(typed);
        expect(tidyWeight(tidy)).toBe(tidy);
        expect(toWeightKg(tidy)).toBe(toWeightKg(typed));
        expect(parseWeight(typed).kind === "weight" || tidy === typed.trim()).toBe(true);
      }),
      SEEDED,
    );
  });
});
