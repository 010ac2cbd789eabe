import {
  type ContainerLine,
  type EquipmentCode,
  findWeightExcesses,
  getEquipment,
  listEquipment,
  suggestLoads,
} from "#domain/containers";
import type { Money } from "#domain/money";
import { toContainerLimits, toOfferLimits, TOO_HEAVY } from "./availability.ts";
import { getComparedTotal, type TotalView } from "./complete-total.ts";
import { type ShownOnTerms, toShownTerms } from "./display-terms.ts";
import type { ListedRate } from "./rate.ts";

const isTooHeavy = ({ availability }: ListedRate): boolean =>
  availability.kind === "not-bookable" && availability.reason === TOO_HEAVY;

/** Whether a load is the only reason why no offer can be booked: at least one would be with less weight. */
export const isCarriedByNone = (rates: readonly ListedRate[]): boolean =>
  rates.some(isTooHeavy) && rates.every(({ availability }) => availability.kind !== "bookable");

const limitOf = (rate: ListedRate, size: EquipmentCode): number | null =>
  "offer" in rate ? toOfferLimits(rate.offer)(size) : toContainerLimits(rate.load.containers)(size);

/** The highest maximum net weight in kilograms that offers state for a size; null where none states one. */
export const findHighestLimit = (rates: readonly ListedRate[], size: EquipmentCode): number | null => {
  let highest: number | null = null;
  for (const rate of rates) {
    const limit = limitOf(rate, size);
    if (limit !== null && (highest === null || limit > highest)) highest = limit;
  }
  return highest;
};

/** The same cargo in another size that holds as much and can be loaded so far. */
const changeSize = (
  load: readonly ContainerLine[],
  heavy: readonly ContainerLine[],
  size: EquipmentCode,
): readonly ContainerLine[] | null => {
  const { payloadKg, volumeCbm } = getEquipment(size);
  const fits = heavy.every(
    ({ equipment, weightKg }) => weightKg <= payloadKg && getEquipment(equipment).volumeCbm < volumeCbm,
  );
  if (!fits || load.some((line) => line.equipment === size && !heavy.includes(line))) return null;
  const [first] = heavy;
  if (first === undefined) return null;
  const moved: ContainerLine = {
    equipment: size,
    quantity: heavy.reduce((sum, { quantity }) => sum + quantity, 0),
    weightKg: Math.max(...heavy.map(({ weightKg }) => weightKg)),
  };
  return [...load.filter((line) => !heavy.includes(line)), moved];
};

/** Searches are made for each of them. */
const MAX_LOADS = 4;

/** Loads with the same cargo that may be carried: in each larger size, and in more containers of the size. */
export const listLighterLoads = (
  load: readonly ContainerLine[],
  rates: readonly ListedRate[],
): readonly (readonly ContainerLine[])[] => {
  const findLimit = (size: EquipmentCode) => findHighestLimit(rates, size);
  const heavy = findWeightExcesses(load, findLimit).map(({ line }) => line);
  const [first] = heavy;
  if (first === undefined) return [];
  const larger = listEquipment(getEquipment(first.equipment).kind).flatMap((size) => {
    const changed = changeSize(load, heavy, size);
    return changed === null ? [] : [changed];
  });
  const [split] = suggestLoads(load, findLimit);
  return [...larger, ...(split === undefined ? [] : [split.load])].slice(0, MAX_LOADS);
};

/** A load that is carried, with the cheapest offer for it. */
export interface LoadOffer extends ShownOnTerms {
  readonly load: readonly ContainerLine[];
  readonly total: Money;
  readonly carrier: string;
  readonly count: number;
}

/** The cheapest offer for a load that can be booked, and how many can; null without one that has a total. */
export const findLoadOffer = (
  load: readonly ContainerLine[],
  rates: readonly ListedRate[],
  view: TotalView,
): LoadOffer | null => {
  const bookable = rates.filter(({ availability }) => availability.kind === "bookable");
  let cheapest: Omit<LoadOffer, "load" | "count"> | null = null;
  for (const rate of bookable) {
    const total = getComparedTotal(rate, view);
    if (total !== null && (cheapest === null || total.minor < cheapest.total.minor))
      cheapest = { total, carrier: rate.carrier.name, ...toShownTerms(rate) };
  }
  return cheapest === null ? null : { ...cheapest, load, count: bookable.length };
};
