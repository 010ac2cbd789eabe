import { readDecimal, type NumberFormat, STANDARD_NUMBERS } from "#domain/money";
import { formatQuantity, type Thousandths } from "./load.ts";

type LengthUnit = "cm" | "in";
export type WeightUnit = "kg" | "lb";

export interface PieceUnits {
  readonly length: LengthUnit;
  readonly weight: WeightUnit;
}

/** A line of the calculator as it was typed: so many pieces of one size. `weight` is that of one piece. */
export interface PieceLine {
  readonly pieces: string;
  readonly length: string;
  readonly width: string;
  readonly height: string;
  readonly weight: string;
}
export type PieceField = keyof PieceLine;

export const PIECE_FIELDS = ["pieces", "length", "width", "height", "weight"] as const;
export const EMPTY_PIECE_LINE: PieceLine = { pieces: "", length: "", width: "", height: "", weight: "" };
export const MAX_PIECE_LINES = 50;

/** Micrometres in 0.01 cm and in 0.01 in: 1 in is exactly 2.54 cm. */
const MICROMETRES: Readonly<Record<LengthUnit, bigint>> = { cm: 100n, in: 254n };
/** Units of 10⁻¹⁰ kg in 0.01 kg and in 0.01 lb: 1 lb is exactly 0.45359237 kg. */
const WEIGHT_UNITS: Readonly<Record<WeightUnit, bigint>> = { kg: 100_000_000n, lb: 45_359_237n };
/** Cubic micrometres in 0.01 CBM and in 0.001 CBM. */
const HUNDREDTH_CBM = 10n ** 16n;
const THOUSANDTH_CBM = 10n ** 15n;

interface FieldRule {
  readonly name: string;
  readonly max: number;
  readonly isWhole: boolean;
}

/** Longer, heavier or more than a part load ever has is a slip of the hand. */
const RULES: Readonly<Record<PieceField, FieldRule>> = {
  pieces: { name: "Pieces", max: 10_000, isWhole: true },
  length: { name: "Length", max: 10_000, isWhole: false },
  width: { name: "Width", max: 10_000, isWhole: false },
  height: { name: "Height", max: 10_000, isWhole: false },
  weight: { name: "Weight per piece", max: 100_000, isWhole: false },
};

type Reading =
  | { readonly kind: "empty" }
  | { readonly kind: "hundredths"; readonly value: number }
  | { readonly kind: "problem"; readonly message: string };

const readField = (field: PieceField, typed: string, numbers: NumberFormat): Reading => {
  const { name, max, isWhole } = RULES[field];
  const problem = (message: string): Reading => ({ kind: "problem", message });
  if (typed.trim() === "") return { kind: "empty" };
  const read = readDecimal(typed.trim().replace(/[.,]$/, ""), 2, numbers);
  if (read.kind === "ambiguous")
    return problem(`${name} ${typed.trim()} can be read in two ways. Enter it without grouping`);
  const figure = read.kind === "decimal" ? Number(read.text) : Number.NaN;
  if (!Number.isFinite(figure)) return problem(`Please enter ${name} as a number`);
  if (figure <= 0) return problem(`${name} must be more than 0`);
  if (figure > max) return problem(`${name} must be at most ${formatQuantity(max * 1000)}`);
  if (isWhole && !Number.isInteger(figure)) return problem(`${name} must be a whole number`);
  const hundredths = Math.round(figure * 100);
  return hundredths / 100 === figure
    ? { kind: "hundredths", value: hundredths }
    : problem(`${name} can have at most two decimals`);
};

/** What a line comes to. `incomplete`: a count or dimension is still missing; the weight may be left out. */
export type MeasuredLine =
  | { readonly kind: "empty" }
  | { readonly kind: "incomplete" }
  | { readonly kind: "problem"; readonly field: PieceField; readonly message: string }
  | {
      readonly kind: "measured";
      readonly pieces: number;
      /** Exact, in cubic micrometres. */
      readonly volume: bigint;
      /** Exact, in 10⁻¹⁰ kg; null when no weight was entered. */
      readonly weight: bigint | null;
    };

/** Pieces × length × width × height, and pieces × weight, exactly as typed; nothing is rounded yet. */
export const measureLine = (
  line: PieceLine,
  units: PieceUnits,
  numbers: NumberFormat = STANDARD_NUMBERS,
): MeasuredLine => {
  const read = PIECE_FIELDS.map((field) => ({ field, reading: readField(field, line[field], numbers) }));
  for (const { field, reading } of read)
    if (reading.kind === "problem") return { kind: "problem", field, message: reading.message };
  const [pieces, length, width, height, weight] = read.map(({ reading }) =>
    reading.kind === "hundredths" ? BigInt(reading.value) : null,
  );
  if (read.every(({ reading }) => reading.kind === "empty")) return { kind: "empty" };
  if (pieces == null || length == null || width == null || height == null) return { kind: "incomplete" };
  const count = pieces / 100n;
  return {
    kind: "measured",
    pieces: Number(count),
    volume: count * length * width * height * MICROMETRES[units.length] ** 3n,
    weight: weight == null ? null : count * weight * WEIGHT_UNITS[units.weight],
  };
};

/** What all lines come to. The sums are null while a line is incomplete or wrong, or while there is none. */
export interface CargoMeasure {
  readonly lines: readonly MeasuredLine[];
  readonly total: CargoTotal | null;
}

export interface CargoTotal {
  readonly pieces: number;
  /** Rounded up to 0.01 CBM. */
  readonly cbm: number;
  /** Rounded up to 0.01 kg; null when a line has no weight. */
  readonly weightKg: number | null;
}

const ceilTo = (amount: bigint, step: bigint): number => Number((amount + step - 1n) / step);

const isDone = ({ kind }: MeasuredLine): boolean => kind === "measured" || kind === "empty";

const sumLines = (lines: readonly MeasuredLine[]): CargoTotal | null => {
  const measured = lines.filter((line) => line.kind === "measured");
  if (measured.length === 0 || !lines.every(isDone)) return null;
  const weights = measured.flatMap(({ weight }) => (weight === null ? [] : [weight]));
  const weight = weights.reduce((sum, one) => sum + one, 0n);
  return {
    pieces: measured.reduce((sum, { pieces }) => sum + pieces, 0),
    cbm:
      ceilTo(
        measured.reduce((sum, { volume }) => sum + volume, 0n),
        HUNDREDTH_CBM,
      ) / 100,
    weightKg: weights.length < measured.length ? null : ceilTo(weight, WEIGHT_UNITS.kg) / 100,
  };
};

/**
 * Adds the exact volumes and weights of all lines and rounds each sum up once, to 0.01 CBM and 0.01 kg; lines are never
 * rounded on their own. Empty lines count as nothing.
 */
export const measureCargo = (
  lines: readonly PieceLine[],
  units: PieceUnits,
  numbers: NumberFormat = STANDARD_NUMBERS,
): CargoMeasure => {
  const measured = lines.map((line) => measureLine(line, units, numbers));
  return { lines: measured, total: sumLines(measured) };
};

/** The volume of a line to show, in thousandths of a CBM, rounded half up. */
export const calculateLineVolume = (volume: bigint): Thousandths =>
  Number((volume + THOUSANDTH_CBM / 2n) / THOUSANDTH_CBM);

/** The weight of a line to show, in thousandths of a kilogram, rounded half up. */
export const calculateLineWeight = (weight: bigint): Thousandths => {
  const gram = WEIGHT_UNITS.kg / 10n;
  return Number((weight + gram / 2n) / gram);
};
