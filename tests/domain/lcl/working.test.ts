import { describe, expect, it } from "vitest";
import { priceLclRecord } from "#domain/lcl/price-record.ts";
import { toFreightWorking, formatStep } from "#domain/lcl/working.ts";
import { anLclRecord, lclContext } from "./fixtures.ts";

const steps = (changes: object, kg: number, cbm: number) =>
  toFreightWorking(priceLclRecord(anLclRecord(changes), lclContext(kg, cbm)))
    .map((step) => formatStep(step))
    .map(({ title, working, result }) => `${title}: ${working} → ${result}`);

describe("toFreightWorking", () => {
  it("lists every step of an LCL freight calculation", () => {
    const originCharges = { "OCEAN FREIGHT": "USD 28/W/M", BAF: "10% OF OCEAN FREIGHT", PSS: "AT COST" };
    expect(steps({ originCharges }, 1200, 3.25)).toEqual([
      "Weight, 1 CBM = 1,000 kg: 1,200 kg ÷ 1,000 kg → 1.2 W/M",
      "Measure: 3.25 CBM → 3.25 W/M",
      "The greater counts: Volume exceeds weight: charged by volume → 3.25 W/M",
      "Chargeable: At least 1 W/M → 3.25 W/M",
      "OCEAN FREIGHT: USD 28.00 × 3.25 W/M → USD 91.00",
      "PSS: AT COST → Not priced",
      "BAF: 10 % of ocean freight → USD 9.10",
    ]);
  });

  it("states the tariff's own ratio, rounding and minimum", () => {
    const originCharges = { "OCEAN FREIGHT": "USD 28/W/M MIN USD 50" };
    const rules = { wmRatio: "1 CBM = 500 KG", wmMinimum: "1 W/M", wmRounding: "0.1 CBM UP" };
    expect(steps({ originCharges, ...rules }, 410, 0.5)).toEqual([
      "Weight, 1 CBM = 500 kg: 410 kg ÷ 500 kg → 0.82 W/M",
      "Measure: 0.5 CBM → 0.5 W/M",
      "The greater counts: Weight exceeds volume: charged by weight → 0.82 W/M",
      "Rounded up: To the next 0.1 W/M → 0.9 W/M",
      "Chargeable: At least 1 W/M: the minimum applies → 1 W/M",
      "OCEAN FREIGHT: USD 50.00 × 1 (Minimum USD 50.00 applies) → USD 50.00",
    ]);
  });
});
