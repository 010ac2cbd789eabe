import * as fc from "fast-check";
import { err, ok } from "neverthrow";
import { describe, expect, it } from "vitest";
import { listEquipment } from "#domain/containers/equipment.ts";
import { formatLoadType, parseLoadType } from "#domain/containers/load-type.ts";

describe("load type", () => {
  it("is written and read as 20GPx2,40HCx1", () => {
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
  ])("refuses %s", (text, refusal) => {
    expect(parseLoadType(text)).toStrictEqual(err(refusal));
  });

  it("round-trips any dry load and never throws", () => {
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
