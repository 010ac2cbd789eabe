import { type ContainerLine, type EquipmentCode, getEquipment, listEquipment } from "./equipment.ts";
import { MAX_CONTAINERS } from "./load.ts";
import { formatKilograms } from "./weight.ts";

/** A line of a load that is too heavy; all weights are net kilograms of one container. */
interface WeightExcess {
  readonly line: ContainerLine;
  readonly limitKg: number;
  /** Whose limit it is: the offer's own, or the typical payload of the container. */
  readonly limit: "offer" | "payload";
}

/** The most net cargo that an offer allows in one container; null where it does not say. */
export type FindLimit = (equipment: EquipmentCode) => number | null;

const findExcess = (line: ContainerLine, findLimit: FindLimit): WeightExcess | null => {
  const offered = findLimit(line.equipment);
  const { payloadKg } = getEquipment(line.equipment);
  const limit = offered !== null && offered <= payloadKg ? "offer" : "payload";
  const limitKg = limit === "offer" && offered !== null ? offered : payloadKg;
  return line.weightKg > limitKg ? { line, limitKg, limit } : null;
};

const NO_EXCESS: readonly WeightExcess[] = [];

/** The lines of a load that exceed an offer's maximum net weight or the payload of the container; a weight of 0 is not stated. */
export const findWeightExcesses = (load: readonly ContainerLine[], findLimit: FindLimit): readonly WeightExcess[] =>
  load.every(({ weightKg }) => weightKg === 0) ? NO_EXCESS : load.flatMap((line) => findExcess(line, findLimit) ?? []);

/** `Your 22 500 kg exceeds this offer's 21 700 kg per container`. */
export const formatExcess = ({ line, limitKg, limit }: WeightExcess): string => {
  const whose = limit === "offer" ? "this offer's" : `the ${line.equipment}'s payload of`;
  return `Your ${formatKilograms(line.weightKg)} exceeds ${whose} ${formatKilograms(limitKg)} per container`;
};

/** The same cargo in more containers of the size, evenly; null above the most containers of a search. */
const splitLine = ({ line, limitKg }: WeightExcess): ContainerLine | null => {
  if (limitKg <= 0) return null;
  const total = line.weightKg * line.quantity;
  const quantity = Math.ceil(total / limitKg);
  return quantity > MAX_CONTAINERS ? null : { ...line, quantity, weightKg: Math.ceil(total / quantity) };
};

/**
 * The same cargo in the next larger size that carries it; null where no size of the kind does. Of a size that the offer does
 * not state, a longer container carries its payload, one of the same length no more than the limit that is exceeded.
 */
const enlargeLine = ({ line, limitKg }: WeightExcess, findLimit: FindLimit): ContainerLine | null => {
  const { kind, volumeCbm, teu } = getEquipment(line.equipment);
  const size = listEquipment(kind).find((code) => {
    const { payloadKg, volumeCbm: volume } = getEquipment(code);
    const unstated = teu === 1 ? payloadKg : limitKg;
    return volume > volumeCbm && Math.min(payloadKg, findLimit(code) ?? unstated) >= line.weightKg;
  });
  return size === undefined ? null : { ...line, equipment: size };
};

/** Lines of one size become one, with the heavier weight. */
const mergeSizes = (lines: readonly ContainerLine[]): readonly ContainerLine[] => {
  const merged = new Map<EquipmentCode, ContainerLine>();
  for (const line of lines) {
    const other = merged.get(line.equipment);
    const weightKg = Math.max(line.weightKg, other?.weightKg ?? 0);
    merged.set(line.equipment, { ...line, quantity: line.quantity + (other?.quantity ?? 0), weightKg });
  }
  return [...merged.values()];
};

/** A load that an offer's limits allow; `changed` are the lines that differ from what was asked for. */
interface LoadSuggestion {
  readonly load: readonly ContainerLine[];
  readonly changed: readonly ContainerLine[];
}

const replaceLines = (
  load: readonly ContainerLine[],
  excesses: readonly WeightExcess[],
  replace: (excess: WeightExcess) => ContainerLine | null,
): LoadSuggestion | null => {
  const changed = excesses.flatMap((excess) => replace(excess) ?? []);
  if (changed.length < excesses.length) return null;
  const unchanged = load.filter((line) => excesses.every((excess) => excess.line !== line));
  const whole = mergeSizes([...unchanged, ...changed]);
  return whole.reduce((sum, { quantity }) => sum + quantity, 0) > MAX_CONTAINERS ? null : { load: whole, changed };
};

/** Loads with the same cargo that an offer's limits allow: more containers of the size, and a larger size. */
export const suggestLoads = (load: readonly ContainerLine[], findLimit: FindLimit): readonly LoadSuggestion[] => {
  const excesses = findWeightExcesses(load, findLimit);
  if (excesses.length === 0) return [];
  return [
    replaceLines(load, excesses, splitLine),
    replaceLines(load, excesses, (excess) => enlargeLine(excess, findLimit)),
  ].filter((suggestion) => suggestion !== null);
};

/** `2 × 40HC with 11 250 kg each`. */
export const formatSuggestion = ({ changed }: LoadSuggestion): string =>
  changed
    .map(
      ({ equipment, quantity, weightKg }) =>
        `${quantity} × ${equipment} with ${formatKilograms(weightKg)}${quantity > 1 ? " each" : ""}`,
    )
    .join(", ");
