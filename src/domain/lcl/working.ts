import { STANDARD_FORMATS, writeSentence } from "#domain/formatting";
import type { Charge } from "#domain/charges";
import { formatMoney, type NumberFormat, STANDARD_NUMBERS } from "#domain/money";
import { type ChargeableWeight } from "./chargeable-weight.ts";
import { formatQuantity, type Thousandths, toThousandths } from "./load.ts";
import type { LclRate } from "./lcl-rate.ts";
import { formatUnit } from "./charge-cell.ts";

/** One step of how the freight of a part load is worked out; quantities in thousandths. */
type WmStep =
  | { readonly kind: "weight"; readonly weightKg: number; readonly kgPerCbm: number; readonly result: Thousandths }
  | { readonly kind: "measure"; readonly cbm: number; readonly result: Thousandths }
  | { readonly kind: "greater"; readonly counts: ChargeableWeight["counts"]; readonly result: Thousandths }
  | { readonly kind: "rounding"; readonly to: Thousandths; readonly result: Thousandths }
  | {
      readonly kind: "minimum";
      readonly minimum: Thousandths;
      readonly applies: boolean;
      readonly result: Thousandths;
    }
  | { readonly kind: "charge"; readonly charge: Charge };

/** A step as text: what is done, how, and what comes out. */
interface StepText {
  readonly title: string;
  readonly working: string;
  readonly result: string;
}

const wm = (quantity: Thousandths, numbers: NumberFormat): string => `${formatQuantity(quantity, numbers)} W/M`;

const weightSteps = (weight: ChargeableWeight): readonly WmStep[] => {
  const { load, rules, byWeight, byMeasure, counts, rounded, chargeable, isMinimum } = weight;
  return [
    { kind: "weight", weightKg: load.weightKg, kgPerCbm: rules.kgPerCbm, result: byWeight },
    { kind: "measure", cbm: load.cbm, result: byMeasure },
    { kind: "greater", counts, result: Math.max(byWeight, byMeasure) },
    ...(rules.roundUpTo === null ? [] : [{ kind: "rounding", to: rules.roundUpTo, result: rounded } as const]),
    { kind: "minimum", minimum: rules.minimum, applies: isMinimum, result: chargeable },
  ];
};

/** The freight of an offer step by step: weight by the ratio, measure, which counts, rounding, minimum, then each freight charge. */
export const toFreightWorking = ({ weight, charges }: Pick<LclRate, "weight" | "charges">): readonly WmStep[] => [
  ...(weight === null ? [] : weightSteps(weight)),
  ...charges.filter(({ group }) => group === "freight").map((charge) => ({ kind: "charge", charge }) as const),
];

const COUNTS: Readonly<Record<ChargeableWeight["counts"], string>> = {
  weight: "Weight exceeds volume: charged by weight",
  measure: "Volume exceeds weight: charged by volume",
  both: "Weight and volume are equal",
};

const chargeText = ({ name, basis, price, note: stated }: Charge, numbers: NumberFormat): StepText => {
  const note = stated === undefined ? undefined : writeSentence(stated, { ...STANDARD_FORMATS, numbers });
  if (price.kind === "unpriced") return { title: name, working: price.text, result: "Not priced" };
  if (price.kind === "included") return { title: name, working: "Included", result: "" };
  if (basis === "percent") return { title: name, working: note ?? "", result: formatMoney(price.amount, numbers) };
  const quantity = `${formatQuantity(toThousandths(price.quantity), numbers)}${formatUnit(basis)}`;
  const working = `${formatMoney(price.unit, numbers)} × ${quantity}`;
  return {
    title: name,
    working: note === undefined ? working : `${working} (${note})`,
    result: formatMoney(price.amount, numbers),
  };
};

/** A step in the words of the price breakdown and of the booking PDF. */
export const formatStep = (step: WmStep, numbers: NumberFormat = STANDARD_NUMBERS): StepText => {
  switch (step.kind) {
    case "weight": {
      const [kg, ratio] = [
        formatQuantity(toThousandths(step.weightKg), numbers),
        formatQuantity(toThousandths(step.kgPerCbm), numbers),
      ];
      return {
        title: `Weight, 1 CBM = ${ratio} kg`,
        working: `${kg} kg ÷ ${ratio} kg`,
        result: wm(step.result, numbers),
      };
    }
    case "measure":
      return {
        title: "Measure",
        working: `${formatQuantity(toThousandths(step.cbm), numbers)} CBM`,
        result: wm(step.result, numbers),
      };
    case "greater":
      return { title: "The greater counts", working: COUNTS[step.counts], result: wm(step.result, numbers) };
    case "rounding":
      return {
        title: "Rounded up",
        working: `To the next ${formatQuantity(step.to, numbers)} W/M`,
        result: wm(step.result, numbers),
      };
    case "minimum": {
      const working = `At least ${wm(step.minimum, numbers)}${step.applies ? ": the minimum applies" : ""}`;
      return { title: "Chargeable", working, result: wm(step.result, numbers) };
    }
    case "charge":
      return chargeText(step.charge, numbers);
  }
};
