import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countContainers, findBreakEven, formatBreakEven } from "#domain/lcl/break-even.ts";
import type { FclComparison } from "#domain/lcl/lcl-rate.ts";
import { priceLclRecord } from "#domain/lcl/price-record.ts";
import type { LclRecord } from "#domain/lcl/record.ts";
import { anLclRecord, lclContext } from "./fixtures.ts";

describe("countContainers", () => {
  it.each([
    [{ weightKg: 1, cbm: 0.01 }, 1],
    [{ weightKg: 28_250, cbm: 33.2 }, 1],
    [{ weightKg: 28_250.01, cbm: 1 }, 2],
    [{ weightKg: 100, cbm: 33.21 }, 2],
    [{ weightKg: 100_000, cbm: 1 }, 4],
    [{ weightKg: 1, cbm: 1000 }, 31],
  ])("returns for %o: %i", (load, quantity) => expect(countContainers(load)).toBe(quantity));
});

const compared = (kg: number, cbm: number, fcl: FclComparison, changes: Partial<LclRecord> = {}) => {
  const given = lclContext(kg, cbm);
  const record = anLclRecord({
    originCharges: { "OCEAN FREIGHT": "USD 100/W/M", DOC: "USD 50/BL" },
    ...changes,
  });
  return findBreakEven(priceLclRecord(record, given), fcl, given.exchange);
};

const fclOffer = (dollars: number, changes: Partial<FclComparison> = {}): FclComparison => ({
  equipment: "20GP",
  quantity: 1,
  total: { currency: "USD", minor: dollars * 100 },
  carrier: "Norrvik Line",
  validTill: null,
  destination: "Rotterdam",
  ...changes,
});

describe("findBreakEven", () => {
  it("states the cheaper option and the volume from which a container costs less", () => {
    expect(compared(800, 4, fclOffer(1200))).toEqual({
      fcl: fclOffer(1200),
      fclTotal: { currency: "USD", minor: 1200_00 },
      lclTotal: { currency: "USD", minor: 450_00 },
      cheaper: "lcl",
      point: { kind: "from", cbm: 11.51 },
      kgPerCbm: 200,
      unpricedCount: 0,
    });
  });

  it.each([
    ["by weight where the cargo is heavy", 4000, 2, 1200, { kind: "from", cbm: 5.76 }],
    ["from the first hundredth", 800, 4, 149, { kind: "always" }],
    ["not before it is full by volume", 800, 4, 9000, { kind: "never", fullAtCbm: 33.2 }],
    ["not before it is full by weight", 20_000, 10, 9000, { kind: "never", fullAtCbm: 14.12 }],
    ["not at all for a load that does not go into it", 800, 40, 1200, { kind: "too-large", fullAtCbm: 33.2 }],
  ] as const)("finds the break-even point %s", (_, kg, cbm, dollars, point) =>
    expect(compared(kg, cbm, fclOffer(dollars))?.point).toEqual(point),
  );

  it("finds the point even if a larger load costs less freight", () => {
    const changes = { originCharges: { "OCEAN FREIGHT": "USD -10/W/M" }, destinationCharges: { THC: "EUR 40/CBM" } };
    expect(compared(800, 4, fclOffer(200), changes)?.point).toEqual({ kind: "from", cbm: 5.01 });
  });

  it("is null for another destination, without an exchange rate or without an FCL price", () => {
    const inland = { destinationCfs: "Duisburg" };
    expect([
      compared(800, 4, fclOffer(1200), inland),
      compared(800, 4, fclOffer(1200, { total: { currency: "BHD", minor: 1 } })),
      compared(800, 4, fclOffer(1200, { equipment: "99XX" })),
      findBreakEven(priceLclRecord(anLclRecord(), lclContext(1, 1)), null, null),
    ]).toEqual([null, null, null, null]);
    expect(compared(800, 4, fclOffer(1200, { destination: "Duisburg" }), inland)?.point).toEqual({
      kind: "from",
      cbm: 11.51,
    });
    expect(compared(800, 4, fclOffer(1200, { destination: null }), inland)?.point).toEqual({
      kind: "from",
      cbm: 11.51,
    });
  });

  it("is null without a volume, and holds a weight of 0", () => {
    expect(compared(100, 0, fclOffer(1200))).toBeNull();
    expect(compared(0, 4, fclOffer(1200))).toMatchObject({ kgPerCbm: 0, point: { kind: "from", cbm: 11.51 } });
  });

  it("is described in sentences", () => {
    const told = (kg: number, cbm: number, fcl: FclComparison, changes = {}) => {
      const comparison = compared(kg, cbm, fcl, changes);
      return comparison === null ? null : formatBreakEven(comparison);
    };
    expect(told(800, 4, fclOffer(1200))).toEqual([
      "A 20GP on this lane: USD 1,200.00 (Norrvik Line).",
      "The container costs less from 11.51 CBM, at 200 kg per CBM.",
    ]);
    expect(
      told(800, 4, fclOffer(9000, { quantity: 2, carrier: null }), { warehouseCharges: { STORAGE: "AT COST" } }),
    ).toEqual([
      "2 × 20GP on this lane: USD 9,000.00.",
      "LCL costs less until the containers are full at 66.40 CBM, at 200 kg per CBM.",
      "Charges of this LCL offer without a price are not counted.",
    ]);
  });

  it("is correct on both sides of the point for any tariff", () => {
    const perWm = fc.integer({ min: 1, max: 300 });
    const figure = (min: number, max: number) => fc.integer({ min, max }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(
        perWm,
        perWm,
        figure(10, 3000),
        fc.integer({ min: 10, max: 1500 }),
        fc.integer({ min: 50, max: 9000 }),
        (freight, fixed, cbm, density, dollars) => {
          const changes = {
            originCharges: { "OCEAN FREIGHT": `USD ${freight}/W/M`, DOC: `USD ${fixed}/BL` },
            destinationCharges: { THC: "EUR 12,50/RT (MIN 3CBM)" },
          };
          const kgAt = (volume: number) => Math.round(density * volume * 1000) / 1000;
          const result = compared(kgAt(cbm), cbm, fclOffer(dollars), changes);
          if (result?.point.kind !== "from") return;
          const at = (volume: number) =>
            compared((kgAt(cbm) * volume) / cbm, volume, fclOffer(dollars), changes)?.lclTotal.minor ?? 0;
          expect(at(result.point.cbm)).toBeGreaterThan(dollars * 100);
          expect(at(Math.round(result.point.cbm * 100 - 1) / 100)).toBeLessThanOrEqual(dollars * 100);
        },
      ),
    );
  });
});
