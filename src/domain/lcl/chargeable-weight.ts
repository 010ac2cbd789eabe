import { divideUp, type Thousandths, thousandthsOf } from "./quantity.ts";
import type { LclSearch } from "./search.ts";

/** How a tariff counts weight or measure. */
export interface WmRules {
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
  readonly load: Pick<LclSearch, "weightKg" | "cbm">;
  /** The weight by the tariff's ratio, rounded up to a thousandth. */
  readonly byWeight: Thousandths;
  readonly byMeasure: Thousandths;
  readonly counts: "weight" | "measure" | "both";
  readonly rounded: Thousandths;
  readonly chargeable: Thousandths;
  readonly isMinimum: boolean;
}

const countsOf = (byWeight: Thousandths, byMeasure: Thousandths): ChargeableWeight["counts"] => {
  if (byWeight === byMeasure) return "both";
  return byWeight > byMeasure ? "weight" : "measure";
};

/**
 * Weight or measure: the greater of kilograms by the tariff's ratio and cubic metres (decisions section 5), rounded up as
 * the tariff says, at least its minimum.
 */
export const chargeableWeight = (load: Pick<LclSearch, "weightKg" | "cbm">, rules: WmRules): ChargeableWeight => {
  const byWeight = divideUp(thousandthsOf(load.weightKg) * 1000, thousandthsOf(rules.kgPerCbm));
  const byMeasure = thousandthsOf(load.cbm);
  const greater = Math.max(byWeight, byMeasure);
  const { roundUpTo } = rules;
  const rounded = roundUpTo === null ? greater : divideUp(greater, roundUpTo) * roundUpTo;
  return {
    rules,
    load,
    byWeight,
    byMeasure,
    counts: countsOf(byWeight, byMeasure),
    rounded,
    chargeable: Math.max(rounded, rules.minimum),
    isMinimum: rounded < rules.minimum,
  };
};
