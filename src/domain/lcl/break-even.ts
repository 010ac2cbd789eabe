import { getEquipment, readEquipment } from "#domain/containers";
import type { FclComparison, LclRate } from "./lcl-rate.ts";
import type { LclQuantity } from "./load.ts";
import {
  type Converter,
  convertAndAdd,
  createConverter,
  DEFAULT_CURRENCY,
  type ExchangeRates,
  formatMoney,
  type CurrencyCode,
  type Money,
  formatDecimal,
  type NumberFormat,
  STANDARD_NUMBERS,
} from "#domain/money";
import { calculateChargeableWeight } from "./chargeable-weight.ts";
import { fromThousandths, formatQuantity, type Thousandths, toThousandths } from "./load.ts";
import { toLclCharges } from "./charges.ts";

/** How many 20GP a part load would fill, by volume and by payload: what it is fairly compared with; at least one. */
export const countContainers = ({ weightKg, cbm }: LclQuantity): number => {
  const { payloadKg, volumeCbm } = getEquipment("20GP");
  return Math.max(1, Math.ceil(cbm / volumeCbm), Math.ceil(weightKg / payloadKg));
};

/** From which volume on full containers cost less than the part load, as the volume grows and the weight with it. */
type BreakEvenPoint =
  | { readonly kind: "from"; readonly cbm: number }
  /** Full containers cost less from the first hundredth of a CBM. */
  | { readonly kind: "always" }
  /** The part load costs less until the containers are full. */
  | { readonly kind: "never"; readonly fullAtCbm: number }
  /** The load itself does not go into the compared containers. */
  | { readonly kind: "too-large"; readonly fullAtCbm: number };

/** An LCL load compared with full containers on the same lane, both in one currency. */
export interface BreakEven {
  readonly fcl: FclComparison;
  readonly fclTotal: Money;
  readonly lclTotal: Money;
  readonly cheaper: "lcl" | "fcl" | "same";
  readonly point: BreakEvenPoint;
  /** The weight per cubic metre of the asked load, which is held while the volume grows. */
  readonly kgPerCbm: number;
  /** Charges of the part load that have no price: it costs more than its total says. */
  readonly unpricedCount: number;
}

/** 0.01 CBM, the step of the form. */
const STEP: Thousandths = 10;

/** Where the containers are full: by volume, or by weight where the cargo is heavy. */
const fullAt = (rate: LclRate, fcl: FclComparison): Thousandths | null => {
  const known = readEquipment(fcl.equipment);
  if (known === null) return null;
  const { volumeCbm, payloadKg } = getEquipment(known);
  const { weightKg, cbm } = rate.load;
  const byVolume = volumeCbm * fcl.quantity;
  const byWeight = (payloadKg * fcl.quantity * cbm) / weightKg;
  return Math.floor((Math.min(byVolume, byWeight) * 1000) / STEP) * STEP;
};

const isSame = (one: string | null, other: string): boolean => one?.trim().toLowerCase() === other.trim().toLowerCase();

/** Containers to a port are no measure for a rate that goes on to an inland station, nor the other way round. */
const goesTheSameWay = ({ destinationCfs, portOfDischarge, legs }: LclRate, { destination }: FclComparison): boolean =>
  destination === null ||
  isSame(destinationCfs, destination) ||
  (isSame(portOfDischarge, destination) && legs.length === 1);

/** What the part load would cost at another volume and the same weight per CBM, in minor units. */
const totalAt = (rate: LclRate, converter: Converter, volume: Thousandths): number => {
  const { load: asked, weight, tariff } = rate;
  const weightKg = fromThousandths(Math.round((toThousandths(asked.weightKg) * volume) / toThousandths(asked.cbm)));
  const load = { weightKg, cbm: fromThousandths(volume) };
  const charges = toLclCharges(tariff, {
    search: load,
    weight: weight === null ? null : calculateChargeableWeight(load, weight.rules),
  });
  const amounts = charges.flatMap(({ price }) => (price.kind === "priced" ? [price.amount] : []));
  const total = convertAndAdd(amounts, converter);
  return total.kind === "converted" ? total.total.minor : Number.NaN;
};

/** Rates below zero let a larger load cost less; then every step is looked at. */
const isRising = ({ tariff }: LclRate): boolean =>
  tariff.every(({ cell }) => cell.kind !== "amount" || cell.unit.minor >= 0);

/** The first step from which on every step costs more than `limit`; `end + 1` when the last one does not. */
const firstAbove = (end: number, isAbove: (step: number) => boolean, rises: boolean): number => {
  let [low, high] = [1, end + 1];
  if (!rises) {
    while (high > 1 && isAbove(high - 1)) high -= 1;
    return high;
  }
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isAbove(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
};

const toPoint = (rate: LclRate, full: Thousandths, fclTotal: Money, converter: Converter): BreakEvenPoint => {
  const fullAtCbm = fromThousandths(full);
  if (toThousandths(rate.load.cbm) > full) return { kind: "too-large", fullAtCbm };
  const steps = full / STEP;
  const isAbove = (step: number): boolean => totalAt(rate, converter, step * STEP) > fclTotal.minor;
  const first = firstAbove(steps, isAbove, isRising(rate));
  if (first > steps) return { kind: "never", fullAtCbm };
  return first === 1 ? { kind: "always" } : { kind: "from", cbm: fromThousandths(first * STEP) };
};

const findCheaper = (lcl: Money, fcl: Money): BreakEven["cheaper"] => {
  if (lcl.minor === fcl.minor) return "same";
  return lcl.minor < fcl.minor ? "lcl" : "fcl";
};

/**
 * A part load compared with full containers on its lane, at the stated rates of exchange: which is cheaper now, and from
 * which volume containers are, the weight per CBM held; null while either total is not known in the currency, they go
 * to different places, or the volume is 0.
 */
export const findBreakEven = (
  rate: LclRate,
  fcl: FclComparison | null,
  exchange: ExchangeRates | null,
  currency: CurrencyCode = DEFAULT_CURRENCY,
): BreakEven | null => {
  const converter = createConverter(exchange, currency);
  const { converted, unpricedCount } = rate.price;
  const full = fcl === null ? null : fullAt(rate, fcl);
  if (fcl === null || full === null || rate.load.cbm === 0 || !goesTheSameWay(rate, fcl)) return null;
  if (converted.kind !== "converted" || converted.total.currency !== currency) return null;
  const containers = convertAndAdd([fcl.total], converter);
  if (containers.kind !== "converted") return null;
  return {
    fcl,
    fclTotal: containers.total,
    lclTotal: converted.total,
    cheaper: findCheaper(converted.total, containers.total),
    point: toPoint(rate, full, containers.total, converter),
    kgPerCbm: rate.load.weightKg / rate.load.cbm,
    unpricedCount,
  };
};

const pointText = ({ point, fcl, kgPerCbm }: BreakEven, numbers: NumberFormat): string => {
  const isOne = fcl.quantity === 1;
  const less = isOne ? "The container costs less" : "The containers cost less";
  const full = isOne ? "the container is full" : "the containers are full";
  const held = `at ${formatQuantity(Math.round(kgPerCbm) * 1000, numbers)} kg per CBM`;
  switch (point.kind) {
    case "from":
      return `${less} from ${formatDecimal(point.cbm.toFixed(2), numbers)} CBM, ${held}.`;
    case "always":
      return `${less} at any volume, ${held}.`;
    case "never":
      return `LCL costs less until ${full} at ${formatDecimal(point.fullAtCbm.toFixed(2), numbers)} CBM, ${held}.`;
    case "too-large":
      return `This load is too large: ${full} at ${formatDecimal(point.fullAtCbm.toFixed(2), numbers)} CBM, ${held}.`;
  }
};

/** `A 20GP on this lane: USD 1,905.00.` and where the two meet, in sentences. */
export const formatBreakEven = (comparison: BreakEven, numbers: NumberFormat = STANDARD_NUMBERS): readonly string[] => {
  const { fcl, fclTotal, unpricedCount } = comparison;
  const carrier = fcl.carrier === null ? "" : ` (${fcl.carrier})`;
  const containers = fcl.quantity === 1 ? `A ${fcl.equipment}` : `${fcl.quantity} × ${fcl.equipment}`;
  return [
    `${containers} on this lane: ${formatMoney(fclTotal, numbers)}${carrier}.`,
    pointText(comparison, numbers),
    ...(unpricedCount === 0 ? [] : ["Charges of this LCL offer without a price are not counted."]),
  ];
};
