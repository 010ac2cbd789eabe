import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { classifyCharge } from "#domain/charges/classify.ts";
import { createCellMemo, createCellReader, formatUnit, priceLclAmount, toUnpriced } from "#domain/lcl/charge-cell.ts";
import { calculateChargeableWeight, USUAL_WM_RULES } from "#domain/lcl/chargeable-weight.ts";
import { written } from "#tests/support/written.ts";

const readOrigin = createCellReader(classifyCharge)("origin", "INR");

describe("createCellReader", () => {
  it.each([
    ["THC PER W/M", "850", { text: "THC", currency: null, per: "wm", costItem: "origin-terminal", group: "origin" }],
    [
      "DOC FEE/BL",
      "450",
      { text: "DOC FEE", currency: null, per: "bill-of-lading", costItem: "origin-documents", group: "origin" },
    ],
    ["CFS (CBM)", "450", { text: "CFS", currency: null, per: "cbm", costItem: "unclassified", group: "origin" }],
    ["HOUSE BL", "450", { text: "HOUSE BL", currency: null, per: null, costItem: "origin-documents", group: "origin" }],
    [
      "BUNKER (USD)",
      "4",
      { text: "BUNKER", currency: "USD", per: null, costItem: "freight-surcharges", group: "freight" },
    ],
    [
      "OCEAN FREIGHT",
      "USD 20",
      { text: "OCEAN FREIGHT", currency: null, per: null, costItem: "ocean-freight", group: "freight" },
    ],
  ])("reads the name %s", (label, written, name) => {
    expect(readOrigin(label, written).name).toStrictEqual(name);
  });

  it("classifies a name without a side by its map", () => {
    const read = createCellReader(classifyCharge);
    expect(read("origin", null)("HANDLING", "5").name.costItem).toBe("origin-terminal");
    expect(read("destination", null)("HANDLING", "5").name.costItem).toBe("destination-terminal");
    expect(read("warehouse", null)("HANDLING", "5").name.costItem).toBe("unclassified");
  });

  it("reads bare figures in the currency of the name, else of the tariff", () => {
    expect(readOrigin("THC", "850").cell).toMatchObject({ kind: "amount", unit: { currency: "INR", minor: 85_000 } });
    expect(readOrigin("THC (USD)", "8.50").cell).toMatchObject({ unit: { currency: "USD", minor: 850 } });
  });
});

describe("createCellMemo", () => {
  const label = fc.constantFrom("THC", "THC (USD)", "OCEAN FREIGHT", "CFS PER W/M", "HANDLING");
  const written = fc.constantFrom("450", "USD 20/W/M", "INCLUDED", "-", "AT COST", "12 % OF OCEAN FREIGHT", "NIL");
  const kind = fc.constantFrom("origin" as const, "destination" as const, "warehouse" as const);
  const own = fc.constantFrom("INR", "USD", null);

  it("reads any cell as without a memo, and each cell once", () => {
    const [memo, plain] = [createCellMemo(classifyCharge), createCellReader(classifyCharge)];
    fc.assert(
      fc.property(kind, own, label, written, (map, currency, name, text) => {
        const read = memo(map, currency)(name, text);
        expect(read).toStrictEqual(plain(map, currency)(name, text));
        expect(memo(map, currency)(name, text)).toBe(read);
      }),
    );
  });

  it("replaces what it stored after 20,000 cells", () => {
    const read = createCellMemo(classifyCharge)("origin", "INR");
    const first = read("THC", "450");
    for (let at = 0; at < 20_000; at += 1) read("THC", `USD ${at}`);
    expect(read("THC", "450")).not.toBe(first);
    expect(read("THC", "450")).toStrictEqual(first);
  });
});

describe("priceLclAmount", () => {
  const search = { weightKg: 1200, cbm: 3.25 };
  const load = { search, weight: calculateChargeableWeight(search, USUAL_WM_RULES) };
  const amount = (minor: number, per: "wm" | "kg" | "ton" | "cbm" | "container" | null, minimum = null) =>
    ({ kind: "amount", unit: { currency: "USD", minor }, per, equipment: null, minimum }) as const;

  it.each([
    ["wm", 2000, "per-wm", 3.25, 6500],
    ["cbm", 2000, "per-cbm", 3.25, 6500],
    ["ton", 2000, "per-ton", 1.2, 2400],
    ["kg", 3, "per-kg", 1200, 3600],
    [null, 2000, "flat", 1, 2000],
  ] as const)("multiplies an amount per %s", (per, minor, basis, quantity, total) => {
    expect(priceLclAmount(amount(minor, per), null, "as written", load)).toStrictEqual({
      basis,
      price: {
        kind: "priced",
        unit: { currency: "USD", minor },
        quantity,
        amount: { currency: "USD", minor: total },
      },
      note: null,
    });
  });

  it("rounds half up to the minor unit", () => {
    const { price } = priceLclAmount(amount(2, "wm"), null, "2", load);
    expect(price).toMatchObject({ amount: { minor: 7 } });
  });

  it("leaves an amount per container unpriced, because the share of the container is unknown", () => {
    expect(priceLclAmount(amount(2000, "container"), null, "USD 20/CNTR", load)).toStrictEqual(
      toUnpriced("USD 20/CNTR", "per-container"),
    );
  });

  it("leaves W/M unpriced without a chargeable weight", () => {
    expect(priceLclAmount(amount(2000, "wm"), null, "USD 20/W/M", { search, weight: null })).toStrictEqual(
      toUnpriced("USD 20/W/M", "per-wm"),
    );
  });

  it("charges the minimum where the amount is smaller, and names it", () => {
    const least = { kind: "amount", amount: { currency: "USD", minor: 9000 } } as const;
    expect(written(priceLclAmount({ ...amount(2000, "wm"), minimum: least }, null, "", load))).toMatchObject({
      basis: "flat",
      price: { amount: { minor: 9000 } },
      note: "Minimum USD 90.00 applies",
    });
    const units = { kind: "quantity", quantity: "5" } as const;
    expect(priceLclAmount({ ...amount(2000, "wm"), minimum: units }, null, "", load)).toMatchObject({
      price: { quantity: 5, amount: { minor: 10_000 } },
      note: "Minimum 5 W/M applies",
    });
  });
});

it("formatUnit names the unit of a quantity, and nothing for pieces", () => {
  expect([
    formatUnit("per-wm"),
    formatUnit("per-cbm"),
    formatUnit("per-ton"),
    formatUnit("per-kg"),
    formatUnit("flat"),
  ]).toStrictEqual([" W/M", " CBM", " t", " kg", ""]);
});
