import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toPriceBreakdown } from "#domain/charges/breakdown.ts";
import type { Charge } from "#domain/charges/charge.ts";
import { formatMoney } from "#domain/money/format-money.ts";
import { priceLclRecord } from "#domain/lcl/price-record.ts";
import { anLclRecord, lclContext } from "./fixtures.ts";
import { writeSentence } from "#domain/formatting";

const line = ({ name, group, basis, price, note }: Charge): readonly unknown[] => {
  const words =
    price.kind === "priced"
      ? `${price.quantity} x ${formatMoney(price.unit)} = ${formatMoney(price.amount)}`
      : price.kind === "included"
        ? "included"
        : price.text;
  return [name, group, basis, words, ...(note === undefined ? [] : [writeSentence(note)])];
};

/** One charge among the destination charges of 1 200 kg and 3.25 CBM. */
const charged = (cell: string, name = "HANDLING") => {
  const rate = priceLclRecord(anLclRecord({ destinationCharges: { [name]: cell } }), lclContext(1200, 3.25));
  return rate.charges
    .filter(({ group }) => group === "destination")
    .map(line)[0]
    ?.slice(2);
};

it("charges the minimum of the tariff for 0 kg and 0 CBM, and names it", () => {
  const rate = priceLclRecord(anLclRecord({ destinationCharges: { HANDLING: "EUR 35/W/M" } }), lclContext(0, 0));
  expect(rate.charges.filter(({ group }) => group === "destination").map(line)).toEqual([
    ["HANDLING", "destination", "per-wm", "1 x EUR 35.00 = EUR 35.00"],
  ]);
  expect(rate.weight).toMatchObject({ chargeable: 1000, isMinimum: true });
});

describe("LCL tariff cells", () => {
  it.each([
    ["EUR 35/W/M", ["per-wm", "3.25 x EUR 35.00 = EUR 113.75"]],
    ["950/W/M", ["per-wm", "3.25 x INR 950.00 = INR 3,087.50"]],
    ["35/RT (MIN 3CBM)", ["per-wm", "3.25 x INR 35.00 = INR 113.75"]],
    ["35/RT (MIN 5CBM)", ["per-wm", "5 x INR 35.00 = INR 175.00", "Minimum 5 W/M applies"]],
    ["EUR 9,50/CBM", ["per-cbm", "3.25 x EUR 9.50 = EUR 30.88"]],
    ["USD 12/TON", ["per-ton", "1.2 x USD 12.00 = USD 14.40"]],
    ["USD 1.20/CFT", ["per-cft", "114.773 x USD 1.20 = USD 137.73"]],
    ["USD 2/CWT", ["per-cwt", "26.456 x USD 2.00 = USD 52.91"]],
    ["USD -20/W/M", ["per-wm", "3.25 x USD -20.00 = USD -65.00"]],
    ["USD 0/W/M", ["per-wm", "3.25 x USD 0.00 = USD 0.00"]],
    ["INR 2.5/KG", ["per-kg", "1200 x INR 2.50 = INR 3,000.00"]],
    ["4000/BL", ["per-bill-of-lading", "1 x INR 4,000.00 = INR 4,000.00"]],
    ["EUR 1.250,00 PER B/L", ["per-bill-of-lading", "1 x EUR 1,250.00 = EUR 1,250.00"]],
    ["USD 45", ["flat", "1 x USD 45.00 = USD 45.00"]],
    ["USD 10/W/M, MIN. USD 50", ["flat", "1 x USD 50.00 = USD 50.00", "Minimum USD 50.00 applies"]],
    ["USD 20/W/M, MIN. USD 50", ["per-wm", "3.25 x USD 20.00 = USD 65.00"]],
    ["KWD 1.500/W/M", ["per-wm", "3.25 x KWD 1.500 = KWD 4.875"]],
    ["JPY 1,000/W/M", ["per-wm", "3.25 x JPY 1,000 = JPY 3,250"]],
    ["5% OF OCEAN FREIGHT", ["percent", "1 x USD 3.25 = USD 3.25", "5 % of ocean freight"]],
    ["10 % ON FREIGHT MIN USD 25", ["percent", "1 x USD 25.00 = USD 25.00", "10 % of freight"]],
    ["NIL", ["flat", "1 x INR 0.00 = INR 0.00"]],
    ["INCLUDED", ["unknown", "included"]],
    ["AT COST", ["unknown", "AT COST"]],
    ["EUR 4/W/M/DAY", ["unknown", "EUR 4/W/M/DAY"]],
    ["12/CBM MIN 3", ["unknown", "12/CBM MIN 3"]],
    ["USD 46/CNTR", ["per-container", "USD 46/CNTR"]],
    ["USD 46/40HC", ["unknown", "USD 46/40HC"]],
    ["USD 10/W/M MIN EUR 50", ["per-wm", "USD 10/W/M MIN EUR 50"]],
    ["5% OF THE MOON", ["percent", "5% OF THE MOON"]],
    ["5%", ["percent", "5%, no base stated"]],
    ["N/A", undefined],
  ])("are read: %s", (cell, expected) => expect(charged(cell)).toEqual(expected));

  it("may state unit or currency in the charge name", () => {
    expect(charged("35", "THC PER W/M")).toEqual(["per-wm", "3.25 x INR 35.00 = INR 113.75"]);
    expect(charged("35", "THC PER TON")).toEqual(charged("35/TON", "THC"));
    expect(charged("2", "THC PER KG")).toEqual(charged("2/KG", "THC"));
    expect(charged("35", "THC (TONS)")).toEqual(charged("35/TON", "THC"));
    expect(charged("35", "DOC FEE (EUR)")).toEqual(["flat", "1 x EUR 35.00 = EUR 35.00"]);
    expect(charged("EUR 35", "HOUSE BL")).toEqual(["flat", "1 x EUR 35.00 = EUR 35.00"]);
  });

  it("form four groups, with freight and its percentages separate from the origin charges", () => {
    const rate = priceLclRecord(
      anLclRecord({
        originCharges: { "OCEAN FREIGHT": "USD 20/W/M", BAF: "USD 4/W/M", "CFS HANDLING": "800/W/M" },
        destinationCharges: { THC: "EUR 40/W/M", "PORT CONGESTION": "EUR 4/W/M", CAF: "2% OF DESTINATION CHARGES" },
        warehouseCharges: { UNLOADING: "EUR 8/W/M", STORAGE: "ON REQUEST" },
      }),
      lclContext(1200, 2),
    );
    expect(rate.charges.map(line)).toEqual([
      ["OCEAN FREIGHT", "freight", "per-wm", "2 x USD 20.00 = USD 40.00"],
      ["BAF", "freight", "per-wm", "2 x USD 4.00 = USD 8.00"],
      ["CFS HANDLING", "origin", "per-wm", "2 x INR 800.00 = INR 1,600.00"],
      ["THC", "destination", "per-wm", "2 x EUR 40.00 = EUR 80.00"],
      ["PORT CONGESTION", "destination", "per-wm", "2 x EUR 4.00 = EUR 8.00"],
      ["UNLOADING", "warehouse", "per-wm", "2 x EUR 8.00 = EUR 16.00"],
      ["STORAGE", "warehouse", "unknown", "ON REQUEST"],
      ["CAF", "destination", "percent", "1 x EUR 1.76 = EUR 1.76", "2 % of destination charges"],
    ]);
    expect(rate.price).toEqual({
      perCurrency: [
        { currency: "EUR", minor: 105_76 },
        { currency: "INR", minor: 1_600_00 },
        { currency: "USD", minor: 48_00 },
      ],
      converted: { kind: "converted", total: { currency: "USD", minor: 200_20 } },
      unpricedCount: 1,
      basicFreight: { currency: "USD", minor: 40_00 },
    });
    const breakdown = toPriceBreakdown(rate.charges, lclContext(1200, 2).exchange);
    expect(breakdown.groups.map(({ group, converted }) => [group, converted?.minor])).toEqual([
      ["origin", 20_00],
      ["freight", 48_00],
      ["destination", 112_20],
      ["warehouse", 20_00],
    ]);
  });

  it("explain a missing freight and a freight without a unit", () => {
    const freight = (originCharges: Readonly<Record<string, string>>) =>
      priceLclRecord(anLclRecord({ originCharges }), lclContext(1200, 2)).charges.map(line);
    expect(freight({})).toEqual([["Ocean freight", "freight", "per-wm", "Not quoted"]]);
    expect(freight({ "OCEAN FREIGHT": "USD 20" })).toEqual([["OCEAN FREIGHT", "freight", "unknown", "USD 20"]]);
  });

  it("per W/M have no price if the tariff's ratio is unreadable", () => {
    const rate = priceLclRecord(
      anLclRecord({ wmRatio: "half a ton", destinationCharges: { DOC: "EUR 8/BL" } }),
      lclContext(1, 1),
    );
    expect([rate.weight, rate.price.unpricedCount, rate.charges.map(line)]).toEqual([
      null,
      1,
      [
        ["OCEAN FREIGHT", "freight", "per-wm", "USD 20/W/M"],
        ["DOC", "destination", "per-bill-of-lading", "1 x EUR 8.00 = EUR 8.00"],
      ],
    ]);
  });
});

describe("any LCL charges", () => {
  const word = fc.constantFrom(
    "USD",
    "EUR",
    "1,200",
    "12,5",
    "0.001",
    "-3",
    "/W/M",
    "/BL",
    "MIN",
    "5%",
    "OF FREIGHT",
    "(",
    "AT COST",
    "W/M",
    "3CBM",
    "999999999999",
  );
  const cell = fc.oneof(
    fc.array(word, { maxLength: 5 }).map((words) => words.join(" ")),
    fc.string({ maxLength: 12 }),
  );
  const map = fc.dictionary(
    fc.oneof(fc.string({ maxLength: 8 }), fc.constantFrom("THC", "OCEAN FREIGHT", "__proto__")),
    cell,
    { maxKeys: 5 },
  );
  const figure = (max: number) => fc.integer({ min: 1, max: max * 100 }).map((hundredths) => hundredths / 100);

  it("are all listed, never throw and add up to the total", () => {
    fc.assert(
      fc.property(map, map, map, figure(100_000), figure(1000), (origin, destination, warehouse, kg, cbm) => {
        const record = anLclRecord({
          originCharges: origin,
          destinationCharges: destination,
          warehouseCharges: warehouse,
        });
        const { charges, price } = priceLclRecord(record, lclContext(kg, cbm));
        const silent = [origin, destination, warehouse]
          .flatMap((cells) => Object.values(cells))
          .filter((text) => /^\s*(?:|[-–—]+|N\.?\/?A\.?|NOT APPLICABLE)\s*$/i.test(text));
        const cells = [origin, destination, warehouse].flatMap((cells) => Object.keys(cells)).length;
        const added = charges.filter(
          ({ price: { kind, ...rest } }) => kind === "unpriced" && "text" in rest && rest.text === "Not quoted",
        ).length;
        expect(charges.length - added).toBe(cells - silent.length);
        expect(price.unpricedCount).toBe(charges.filter((charge) => charge.price.kind === "unpriced").length);
        for (const { price: one } of charges)
          if (one.kind === "priced") expect(Number.isSafeInteger(one.amount.minor)).toBe(true);
      }),
    );
  });
});
