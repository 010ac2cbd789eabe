import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  EMPTY_PIECE_LINE,
  calculateLineVolume,
  calculateLineWeight,
  measureCargo,
  measureLine,
  type PieceLine,
  type PieceUnits,
} from "#domain/lcl/cargo-pieces.ts";

const METRIC: PieceUnits = { length: "cm", weight: "kg" };
const IMPERIAL: PieceUnits = { length: "in", weight: "lb" };
const RUNS = { seed: 20_261_122, numRuns: 300 };

const pieceLine = (pieces: string, length: string, width: string, height: string, weight = ""): PieceLine => ({
  pieces,
  length,
  width,
  height,
  weight,
});

const PALLETS = pieceLine("8", "120", "80", "65", "110");
const BOXES = pieceLine("4", "80", "60", "79", "80");

describe("measureCargo", () => {
  it("adds exact volumes and rounds the sum, not each line, up to 0.01 CBM", () => {
    const { lines, total } = measureCargo([PALLETS, BOXES], METRIC);
    expect(total).toStrictEqual({ pieces: 12, cbm: 6.51, weightKg: 1200 });
    const shown = lines.map((line) =>
      line.kind === "measured" ? [calculateLineVolume(line.volume), calculateLineWeight(line.weight ?? 0n)] : [],
    );
    expect(shown).toStrictEqual([
      [4992, 880_000],
      [1517, 320_000],
    ]);
  });

  it.each([
    ["one cubic metre", pieceLine("1", "100", "100", "100", "1"), METRIC, { pieces: 1, cbm: 1, weightKg: 1 }],
    ["a cube of 1 cm", pieceLine("1", "1", "1", "1", "0.01"), METRIC, { pieces: 1, cbm: 0.01, weightKg: 0.01 }],
    ["just above a step", pieceLine("1", "100.01", "100", "100", "1"), METRIC, { pieces: 1, cbm: 1.01, weightKg: 1 }],
    [
      "a cube of 100 in",
      pieceLine("1", "100", "100", "100", "100"),
      IMPERIAL,
      { pieces: 1, cbm: 16.39, weightKg: 45.36 },
    ],
    ["decimal commas", pieceLine("2", "50,5", "40", "30", "12,5"), METRIC, { pieces: 2, cbm: 0.13, weightKg: 25 }],
  ] as const)("measures %s", (_, line, units, total) => {
    expect(measureCargo([line], units).total).toStrictEqual(total);
  });

  it("leaves the weight open if a line has none and ignores empty lines", () => {
    expect(measureCargo([PALLETS, { ...BOXES, weight: "" }, EMPTY_PIECE_LINE], METRIC).total).toStrictEqual({
      pieces: 12,
      cbm: 6.51,
      weightKg: null,
    });
  });

  it("has no total without lines or with an incomplete or wrong line", () => {
    expect(measureCargo([EMPTY_PIECE_LINE], METRIC).total).toBeNull();
    expect(measureCargo([PALLETS, { ...BOXES, height: "" }], METRIC).total).toBeNull();
    expect(measureCargo([PALLETS, { ...BOXES, height: "x" }], METRIC).total).toBeNull();
  });

  const figure = (max: number) => fc.integer({ min: 1, max: max * 100 }).map((hundredths) => String(hundredths / 100));
  const anyLine = fc.record({
    pieces: fc.integer({ min: 1, max: 500 }).map(String),
    length: figure(600),
    width: figure(600),
    height: figure(600),
    weight: figure(2000),
  });
  const hundredths = (text: string) => BigInt(Math.round(Number(text) * 100));

  it("states at least the exact cargo and less than 0.01 CBM and 0.01 kg more", () => {
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 8 }), (lines) => {
        const total = measureCargo(lines, METRIC).total;
        /* 10⁻⁶ cm³ and 0.01 kg: exact whole numbers. */
        const volume = lines.reduce(
          (sum, { pieces, length, width, height }) =>
            sum + BigInt(pieces) * hundredths(length) * hundredths(width) * hundredths(height),
          0n,
        );
        const weight = lines.reduce((sum, line) => sum + BigInt(line.pieces) * hundredths(line.weight), 0n);
        const stated = BigInt(Math.round((total?.cbm ?? 0) * 100)) * 10n ** 10n;
        expect(stated >= volume && stated - volume < 10n ** 10n).toBe(true);
        expect(BigInt(Math.round((total?.weightKg ?? 0) * 100))).toBe(weight);
      }),
      RUNS,
    );
  });

  it("depends neither on line order nor on how equal pieces are split into lines", () => {
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 6 }), (lines) => {
        const total = measureCargo(lines, METRIC).total;
        expect(measureCargo(lines.toReversed(), METRIC).total).toStrictEqual(total);
        const single = lines.flatMap((line) => Array.from({ length: Math.min(3, Number(line.pieces)) }, () => line));
        const divided = single.map((line) => ({ ...line, pieces: "1" }));
        const counted = lines.map((line) => ({ ...line, pieces: String(Math.min(3, Number(line.pieces))) }));
        expect(measureCargo(divided, METRIC).total).toStrictEqual(measureCargo(counted, METRIC).total);
      }),
      RUNS,
    );
  });

  it("counts an inch as 2.54 cm and a pound as 0.45359237 kg", () => {
    const inches = fc.integer({ min: 1, max: 200 });
    fc.assert(
      fc.property(inches, inches, inches, (length, width, height) => {
        const inch = measureLine(pieceLine("1", `${length}`, `${width}`, `${height}`, "100"), IMPERIAL);
        const exact = BigInt(length * width * height) * 25_400n ** 3n;
        expect(inch).toStrictEqual({ kind: "measured", pieces: 1, volume: exact, weight: 453_592_370_000n });
      }),
      RUNS,
    );
  });
});

describe("measureLine", () => {
  it.each([
    [pieceLine("0", "1", "1", "1"), "pieces", "Pieces must be more than 0"],
    [pieceLine("1.5", "1", "1", "1"), "pieces", "Pieces must be a whole number"],
    [pieceLine("10001", "1", "1", "1"), "pieces", "Pieces must be at most 10,000"],
    [pieceLine("1", "-3", "1", "1"), "length", "Length must be more than 0"],
    [pieceLine("1", "1", "wide", "1"), "width", "Please enter Width as a number"],
    [pieceLine("1", "1", "1", "0.001"), "height", "Height can have at most two decimals"],
    [pieceLine("1", "1", "1", "1.200"), "height", "Height 1.200 can be read in two ways. Enter it without grouping"],
    [pieceLine("1", "1", "1", "1", "100000.01"), "weight", "Weight per piece must be at most 100,000"],
  ] as const)("refuses %j", (line, field, message) => {
    expect(measureLine(line, METRIC)).toStrictEqual({ kind: "problem", field, message });
  });

  it("accepts a trailing decimal point", () => {
    expect(measureLine(pieceLine("1", "12.", "1", "1"), METRIC).kind).toBe("measured");
  });

  it("distinguishes an empty line from an incomplete one", () => {
    expect(measureLine(EMPTY_PIECE_LINE, METRIC)).toStrictEqual({ kind: "empty" });
    expect(measureLine(pieceLine("1", "", "", ""), METRIC)).toStrictEqual({ kind: "incomplete" });
  });
});
