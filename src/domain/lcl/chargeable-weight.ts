import { type LclQuantity, type Thousandths, toThousandths } from "./load.ts";
import { readDecimal } from "#domain/money";

/** A quotient rounded up to a whole number; both are non-negative integers below 2^53. */
const divideUp = (dividend: number, divisor: number): number => {
  const whole = Math.floor(dividend / divisor);
  return whole * divisor < dividend ? whole + 1 : whole;
};

/** How a tariff counts weight or measure. */
interface WmRules {
  /** Kilograms that weigh as much as one cubic metre: 1000 in most of the trade, 500 in Singapore. */
  readonly kgPerCbm: number;
  /** The least that is charged, in W/M. */
  readonly minimum: Thousandths;
  /** W/M are rounded up to a multiple of this; null leaves them as they are. */
  readonly roundUpTo: Thousandths | null;
}

/** What holds where a tariff does not say: 1 CBM = 1000 kg, at least 1 W/M, not rounded. */
export const USUAL_WM_RULES: WmRules = { kgPerCbm: 1000, minimum: 1000, roundUpTo: null };

/** The quantity that W/M charges are multiplied by, and how it came about; all quantities in thousandths of a W/M. */
export interface ChargeableWeight {
  readonly rules: WmRules;
  readonly load: LclQuantity;
  /** The weight by the tariff's ratio, rounded up to a thousandth. */
  readonly byWeight: Thousandths;
  readonly byMeasure: Thousandths;
  readonly counts: "weight" | "measure" | "both";
  readonly rounded: Thousandths;
  readonly chargeable: Thousandths;
  readonly isMinimum: boolean;
}

const compareQuantities = (byWeight: Thousandths, byMeasure: Thousandths): ChargeableWeight["counts"] => {
  if (byWeight === byMeasure) return "both";
  return byWeight > byMeasure ? "weight" : "measure";
};

/**
 * Weight or measure: the greater of kilograms by the tariff's ratio and cubic metres (decisions section 5), rounded up as
 * the tariff says, at least its minimum.
 */
export const calculateChargeableWeight = (load: LclQuantity, rules: WmRules): ChargeableWeight => {
  const byWeight = divideUp(toThousandths(load.weightKg) * 1000, toThousandths(rules.kgPerCbm));
  const byMeasure = toThousandths(load.cbm);
  const greater = Math.max(byWeight, byMeasure);
  const { roundUpTo } = rules;
  const rounded = roundUpTo === null ? greater : divideUp(greater, roundUpTo) * roundUpTo;
  return {
    rules,
    load,
    byWeight,
    byMeasure,
    counts: compareQuantities(byWeight, byMeasure),
    rounded,
    chargeable: Math.max(rounded, rules.minimum),
    isMinimum: rounded < rules.minimum,
  };
};

/** The cells of a tariff line that say how W/M are counted, as written; null where the line is silent. */
interface WmCells {
  readonly ratio: string | null;
  readonly minimum: string | null;
  readonly rounding: string | null;
}

const RATIO = /^(?:1 ?(?:CBM|M3|W ?\/? ?M)? ?[=:] ?)?(\d[\d., ]*?) ?(?:KGS?)?(?: ?(?:\/|PER) ?(?:CBM|M3|W ?\/? ?M))?$/;
const QUANTITY = /^(\d[\d.,]*?) ?(?:CBM|M3|W ?\/? ?M|R\/?T)?(?: UP)?$/;

const figureIn = (text: string, pattern: RegExp, decimals: number): number | null => {
  const figure = pattern.exec(text.replace(/\s+/g, " ").trim().toUpperCase())?.[1];
  const read = figure === undefined ? null : readDecimal(figure, decimals);
  return read?.kind === "decimal" ? Number(read.text) : null;
};

const readRatio = (text: string | null): number | null => {
  if (text === null) return USUAL_WM_RULES.kgPerCbm;
  const figure = figureIn(text, RATIO, 2);
  return figure !== null && figure >= 1 && figure <= 10_000 ? figure : null;
};

const readQuantity = (text: string, isPositive: boolean): Thousandths | null => {
  const figure = figureIn(text, QUANTITY, 3);
  const quantity = figure === null ? null : toThousandths(figure);
  return quantity !== null && quantity <= 1_000_000 && (!isPositive || quantity > 0) ? quantity : null;
};

/**
 * Reads how a tariff counts W/M (`1 CBM = 500 KG`, `1000`; `1 W/M`; `0.1 CBM UP`); silence means the usual rules; null as
 * soon as one cell cannot be read, because then no W/M charge can be worked out.
 */
export const readWmRules = ({ ratio, minimum, rounding }: WmCells): WmRules | null => {
  const kgPerCbm = readRatio(ratio);
  const least = minimum === null ? USUAL_WM_RULES.minimum : readQuantity(minimum, false);
  const isUnrounded = rounding === null || /^(?:NONE|NO|EXACT|-)$/i.test(rounding.trim());
  const roundUpTo = isUnrounded ? null : readQuantity(rounding, true);
  if (kgPerCbm === null || least === null || (roundUpTo === null && !isUnrounded)) return null;
  return { kgPerCbm, minimum: least, roundUpTo };
};
