import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createConverter, type ExchangeRates } from "#domain/money";
import {
  type ComparedDays,
  compareSheets,
  countChanges,
  createPriceReader,
  type PriceDifference,
  type StatedLine,
} from "#domain/rates";

const EXCHANGE: ExchangeRates = {
  base: "USD",
  date: "2026-11-20",
  source: "test",
  markUpPercent: "0",
  quotes: [{ currency: "INR", unitsPerBase: "80" }],
};
const usd = (minor: number) => ({ currency: "USD", minor });

interface Stated {
  readonly id?: string;
  readonly lane?: string;
  readonly carrier?: string;
  readonly sizes?: readonly string[];
  readonly from?: string;
  readonly till?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly charges: Readonly<Record<string, string>>;
}

const toLine = ({
  id = "a-2",
  lane = "INNSA-NLRTM",
  carrier = "CASTELLAN",
  sizes = ["20GP"],
  ...stated
}: Stated): StatedLine => ({
  id,
  lane,
  carrier,
  validFrom: stated.from ?? "2026-12-01",
  validFor: "departure",
  sizes: new Map(sizes.map((size) => [size, stated.till ?? "2026-12-31"])),
  fields: { CURRENCY: "USD", ...stated.fields },
  cells: Object.entries(stated.charges).map(([label, written]) => ({ group: null, label, written })),
});

const compareLines = (before: readonly StatedLine[], after: readonly StatedLine[], days: ComparedDays = "common") => {
  const read = createPriceReader();
  const converter = createConverter(EXCHANGE, "USD");
  return compareSheets(before.flatMap(read), after.flatMap(read), { days, converter });
};

const compare = (before: readonly Stated[], after: readonly Stated[], days: ComparedDays = "common") =>
  compareLines(before.map(toLine), after.map(toLine), days);

const shortened = ({ kind, before, after, charges, terms, total }: PriceDifference) => ({
  kind,
  price: `${(after ?? before)?.line.lane ?? ""} ${(after ?? before)?.size ?? ""}`,
  charges: charges.map((one) => [
    one.kind,
    (one.after ?? one.before)?.name,
    one.before?.amount,
    one.after?.amount,
    one.perMille,
  ]),
  terms,
  total,
});

const toIds = ({ kind, before, after }: PriceDifference): string =>
  `${kind} ${before?.line.id ?? ""} ${after?.line.id ?? ""} ${(before ?? after)?.size ?? ""}`;

describe("the difference of two sheets", () => {
  it("has every charge of a changed price in its own currency, and the total in US dollars", () => {
    const rows = compare(
      [{ charges: { "OCEAN FREIGHT 20GP": "1150", THC: "INR 8000", CIC: "USD 25" } }],
      [{ charges: { "OCEAN FREIGHT 20GP": "1180", THC: "INR 8000", ETS: "42" } }],
    );
    expect(rows.map(shortened)).toEqual([
      {
        kind: "changed",
        price: "INNSA-NLRTM 20GP",
        charges: [
          ["removed", "CIC", usd(2_500), undefined, null],
          ["new", "ETS", undefined, usd(4_200), null],
          ["amount", "OCEAN FREIGHT", usd(115_000), usd(118_000), 26],
          ["unchanged", "THC", { currency: "INR", minor: 800_000 }, { currency: "INR", minor: 800_000 }, null],
        ],
        terms: [],
        total: { before: usd(127_500), after: usd(132_200), perMille: 37 },
      },
    ]);
  });

  it("states another currency or basis as such, without a percentage", () => {
    const [row] = compare(
      [
        {
          charges: {
            "OCEAN FREIGHT 20GP": "1150",
            THC: "INR 8000",
            "BL FEE": "INR 4000/BL",
            CAF: "5% OF OCEAN FREIGHT",
          },
        },
      ],
      [
        {
          charges: {
            "OCEAN FREIGHT 20GP": "1150",
            THC: "USD 100",
            "BL FEE": "INR 4000/CONTAINER",
            CAF: "6% OF OCEAN FREIGHT",
          },
        },
      ],
    );
    expect(row?.charges.map(({ kind, after, perMille }) => [kind, after?.name, perMille])).toEqual([
      ["basis", "BL FEE", null],
      ["wording", "CAF", null],
      ["unchanged", "OCEAN FREIGHT", null],
      ["currency", "THC", null],
    ]);
  });

  it("has no total where a currency has no stated rate or a charge no price", () => {
    const [euro, words] = [{ "OCEAN FREIGHT 20GP": "EUR 900" }, { "OCEAN FREIGHT 20GP": "900", THC: "AT COST" }];
    const none = { before: null, after: usd(90_000), perMille: null };
    const now = [{ charges: { "OCEAN FREIGHT 20GP": "900" } }];
    expect(compare([{ charges: euro }], now).map(({ total }) => total)).toEqual([none]);
    expect(compare([{ charges: words }], now).map(({ total }) => total)).toEqual([none]);
  });

  it("compares each size on its own, and states new prices and those that are no longer quoted", () => {
    const rows = compare(
      [{ sizes: ["20GP", "40HC"], charges: { "OCEAN FREIGHT 20GP": "900", "OCEAN FREIGHT 40HC": "1600" } }],
      [{ sizes: ["20GP", "40GP"], charges: { "OCEAN FREIGHT 20GP": "900", "OCEAN FREIGHT 40GP": "1500" } }],
    );
    expect(rows.map(({ kind, after, before }) => [kind, (after ?? before)?.size])).toEqual([
      ["unchanged", "20GP"],
      ["new", "40GP"],
      ["no-longer-quoted", "40HC"],
    ]);
    expect(countChanges(rows)).toEqual({ new: 1, changed: 0, "no-longer-quoted": 1, dates: 0, unchanged: 1 });
  });

  it("compares prices that hold on a common day, and others only where days do not count", () => {
    const [november, december] = [
      [{ from: "2026-11-01", till: "2026-11-30", charges: { "OCEAN FREIGHT 20GP": "900" } }],
      [{ charges: { "OCEAN FREIGHT 20GP": "900" } }],
    ];
    expect(compare(november, december).map(({ kind }) => kind)).toEqual(["no-longer-quoted", "new"]);
    expect(compare(november, december, "any").map(({ kind }) => kind)).toEqual(["dates"]);
  });

  it("states free time, transit time and cut-offs that differ", () => {
    const charges = { "OCEAN FREIGHT 20GP": "900" };
    const [row] = compare(
      [{ fields: { "FREE DAYS": "7", "TRANSIT TIME": "25 days", "ROW NUMBER": "1" }, charges }],
      [{ fields: { "FREE DAYS": "10", "VGM CUT OFF": "3 days before ETD", "ROW NUMBER": "2" }, charges }],
    );
    expect([row?.kind, row?.terms]).toEqual([
      "changed",
      [
        { column: "FREE DAYS", before: "7", after: "10" },
        { column: "TRANSIT TIME", before: "25 days", after: null },
        { column: "VGM CUT OFF", before: null, after: "3 days before ETD" },
      ],
    ]);
  });

  it("compares lines of a lane by their service first, and equal ones before others", () => {
    const [cheap, dear] = [{ "OCEAN FREIGHT 20GP": "900" }, { "OCEAN FREIGHT 20GP": "1200" }];
    const rows = compare(
      [
        { id: "a-2", fields: { SERVICE: "AE1" }, charges: cheap },
        { id: "a-3", fields: { SERVICE: "AE5" }, charges: dear },
        { id: "a-4", charges: cheap },
      ],
      [
        { id: "b-2", fields: { SERVICE: "AE5" }, charges: cheap },
        { id: "b-3", charges: dear },
        { id: "b-4", charges: cheap },
      ],
    );
    expect(rows.map(toIds).toSorted()).toEqual([
      "changed a-2 b-3 20GP",
      "changed a-3 b-2 20GP",
      "unchanged a-4 b-4 20GP",
    ]);
  });
});

const amount = fc.constantFrom(
  "900",
  "950",
  "INR 8000",
  "EUR 30/BL",
  "5% OF OCEAN FREIGHT",
  "INCLUDED",
  "AT COST",
  "-",
  "0",
);
const day = fc.constantFrom("2026-11-20", "2026-11-28", "2026-12-01", "2026-12-15", "2026-12-31");
const line = fc.record({
  lane: fc.constantFrom("INNSA-NLRTM", "INNSA-DEHAM"),
  carrier: fc.constantFrom("CASTELLAN", "Norrvik Line"),
  sizes: fc.uniqueArray(fc.constantFrom("20GP", "40HC"), { minLength: 1 }),
  from: day,
  till: day,
  fields: fc.record(
    { SERVICE: fc.constantFrom("AE1", "AE5"), "FREE DAYS": fc.constantFrom("7", "10") },
    { requiredKeys: [] },
  ),
  charges: fc.dictionary(
    fc.constantFrom("OCEAN FREIGHT 20GP", "OCEAN FREIGHT 40HC", "THC", "THC 40HC", "BL FEE"),
    amount,
  ),
});
const sheet = (name: string) =>
  fc
    .array(line, { maxLength: 8 })
    .map((lines) => lines.map((one, index) => toLine({ ...one, id: `${name}-${index}` })));
const days = fc.constantFrom<ComparedDays>("common", "any");

const OPPOSITE = { new: "no-longer-quoted", "no-longer-quoted": "new", removed: "new" } as const;
const toOpposite = (kind: string): string => Object.entries(OPPOSITE).find(([one]) => one === kind)?.[1] ?? kind;

describe("the difference of any two sheets", () => {
  it("is nothing between a sheet and itself", () => {
    fc.assert(
      fc.property(sheet("a"), days, (lines, compared) => {
        for (const { kind, before, after } of compareLines(lines, lines, compared)) {
          expect(kind).toBe("unchanged");
          expect(after).toEqual(before);
        }
      }),
    );
  });

  it("is mirrored where the sheets are exchanged", () => {
    fc.assert(
      fc.property(sheet("a"), sheet("b"), days, (one, other, compared) => {
        const mirrored = compareLines(other, one, compared).map((row) => ({
          ids: toIds({ ...row, before: row.after, after: row.before }).replace(/^\S+/, toOpposite(row.kind)),
          charges: row.charges.map(({ kind }) => (kind === "new" ? "removed" : toOpposite(kind))).toSorted(),
          total: [row.total.after, row.total.before],
        }));
        const rows = compareLines(one, other, compared).map((row) => ({
          ids: toIds(row),
          charges: row.charges.map(({ kind }): string => kind).toSorted(),
          total: [row.total.before, row.total.after],
        }));
        const sort = (list: typeof rows) => list.toSorted((first, second) => (first.ids < second.ids ? -1 : 1));
        expect(sort(mirrored)).toEqual(sort(rows));
      }),
    );
  });

  it("is independent of the order of the lines", () => {
    const alike = fc
      .array(fc.record({ from: day, till: day }), { maxLength: 8 })
      .map((all) => all.map((one, index) => toLine({ ...one, id: `a-${index}`, charges: { "OCEAN FREIGHT": "900" } })));
    const shuffled = fc
      .oneof(sheet("a"), alike)
      .chain((lines) => fc.tuple(fc.constant(lines), fc.shuffledSubarray([...lines], { minLength: lines.length })));
    fc.assert(
      fc.property(shuffled, fc.oneof(sheet("b"), alike), days, ([lines, others], next, compared) => {
        expect(compareLines(others, next, compared)).toEqual(compareLines(lines, next, compared));
        expect(compareLines(next, others, compared)).toEqual(compareLines(next, lines, compared));
      }),
    );
  });

  it("has every price of both sheets and every charge of a price in exactly one place", () => {
    fc.assert(
      fc.property(sheet("a"), sheet("b"), days, (one, other, compared) => {
        const rows = compareLines(one, other, compared);
        const toPrices = (lines: readonly StatedLine[]) =>
          lines.flatMap(({ id, sizes }) => [...sizes.keys()].map((size) => `${id} ${size}`)).toSorted();
        const named = (side: "before" | "after") =>
          rows
            .flatMap(({ [side]: price }) => (price === null ? [] : [`${price.line.id} ${price.size ?? ""}`]))
            .toSorted();
        expect([named("before"), named("after")]).toEqual([toPrices(one), toPrices(other)]);
        for (const { before, after, charges } of rows) {
          expect(charges.flatMap((charge) => charge.before ?? []).length).toBe(before?.charges.length ?? 0);
          expect(charges.flatMap((charge) => charge.after ?? []).length).toBe(after?.charges.length ?? 0);
        }
      }),
    );
  });
});
