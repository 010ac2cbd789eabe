import type { ContainerLine, EquipmentCode } from "#domain/containers";
import {
  convertWith,
  createConverter,
  divideHalfUp,
  type ExchangeRates,
  type Money,
  sumPerCurrency,
} from "#domain/money";
import {
  findSailing,
  getSoldTotal,
  isSameSailing,
  type ListedRate,
  type RatePrice,
  type TotalView,
} from "#domain/rates";
import { type CalendarDate, toDate } from "#domain/time";

/** A day with its offers that can be booked, the lowest total first. */
export interface SailingDay {
  readonly day: CalendarDate;
  readonly offers: readonly ListedRate[];
}

/** Containers of a size for a sailing. */
export interface Share {
  readonly day: CalendarDate;
  readonly rateId: string;
  /** Without sizes of which none is taken. */
  readonly containers: readonly ContainerLine[];
}

/** What is left of a size: negative if more is distributed than searched. */
export interface Rest {
  readonly equipment: EquipmentCode;
  readonly left: number;
}

/** The days of a list on which an offer with a total can be booked, in their order. */
export const listSailingDays = (rates: readonly ListedRate[], view: TotalView): readonly SailingDay[] => {
  const byDay = new Map<CalendarDate, { readonly rate: ListedRate; readonly total: Money }[]>();
  for (const rate of rates) {
    const [total, sailing] = [getSoldTotal(rate, view), rate.departure];
    if (total === null || sailing === null || rate.availability.kind !== "bookable") continue;
    const day = toDate(sailing);
    const known = byDay.get(day) ?? [];
    byDay.set(day, [...known, { rate, total }]);
  }
  return [...byDay]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([day, offers]) => ({
      day,
      offers: offers.toSorted((one, other) => one.total.minor - other.total.minor).map(({ rate }) => rate),
    }));
};

const withQuantity = (line: ContainerLine, quantity: number): ContainerLine => ({ ...line, quantity });

/** The load in `parts` parts: each size as evenly as possible, earlier parts get the remainder. */
export const divideLoad = (load: readonly ContainerLine[], parts: number): readonly (readonly ContainerLine[])[] =>
  Array.from({ length: parts }, (_, index) =>
    load
      .map((line) => withQuantity(line, Math.floor(line.quantity / parts) + (index < line.quantity % parts ? 1 : 0)))
      .filter(({ quantity }) => quantity > 0),
  );

/** What of each searched size is not distributed yet. */
export const findRest = (load: readonly ContainerLine[], shares: readonly Share[]): readonly Rest[] =>
  load.map(({ equipment, quantity }) => ({
    equipment,
    left: shares
      .flatMap(({ containers }) => containers)
      .filter((line) => line.equipment === equipment)
      .reduce((left, line) => left - line.quantity, quantity),
  }));

export const isDistributed = (rest: readonly Rest[]): boolean => rest.every(({ left }) => left === 0);

const countContainers = (load: readonly ContainerLine[]): number =>
  load.reduce((sum, { quantity }) => sum + quantity, 0);

/** A share of a total by the number of containers, rounded half-up: what a part of the load will cost about. */
export const estimateShare = (total: Money, load: readonly ContainerLine[], part: readonly ContainerLine[]): Money => {
  const all = countContainers(load);
  if (all === 0) return { ...total, minor: 0 };
  const minor = divideHalfUp(BigInt(total.minor) * BigInt(countContainers(part)), BigInt(all));
  return { ...total, minor: Number(minor) };
};

const toLoadKey = (load: readonly ContainerLine[]): string =>
  load.map(({ equipment, quantity, weightKg }) => `${equipment}x${quantity}@${weightKg}`).join(",");

/** The different loads of shares, each once: what has to be quoted again. */
export const listLoads = (shares: readonly Share[]): readonly (readonly ContainerLine[])[] => [
  ...new Map(shares.map(({ containers }) => [toLoadKey(containers), containers])).values(),
];

export const isSameLoad = (one: readonly ContainerLine[], other: readonly ContainerLine[]): boolean =>
  toLoadKey(one) === toLoadKey(other);

/** The offer of another answer for the same sailing under the same kind of contract, the lowest of several; null if it is not sold for that load. */
export const findOfferOfSailing = (
  rate: ListedRate,
  candidates: readonly ListedRate[],
  view: TotalView,
): ListedRate | null => {
  const wanted = findSailing(rate);
  if (wanted === null) return null;
  const offers = candidates.flatMap((candidate) => {
    const [sailing, total] = [findSailing(candidate), getSoldTotal(candidate, view)];
    return sailing !== null &&
      total !== null &&
      candidate.availability.kind === "bookable" &&
      candidate.source === rate.source &&
      candidate.commitment === rate.commitment &&
      isSameSailing(wanted, sailing)
      ? [{ candidate, total }]
      : [];
  });
  return offers.toSorted((one, other) => one.total.minor - other.total.minor)[0]?.candidate ?? null;
};

/** What several offers cost together. */
export interface JointTotal {
  /** One amount for each currency. */
  readonly perCurrency: readonly Money[];
  /** In the currency of the offers' totals; null where a rate of exchange is missing. */
  readonly converted: Money | null;
}

/** Adds the totals of offers: each is converted as it is shown alone, so that the sum agrees with what is shown. */
export const addPrices = (prices: readonly RatePrice[], exchange: ExchangeRates | null): JointTotal => {
  const perCurrency = sumPerCurrency(prices.flatMap((price) => price.perCurrency)).unwrapOr([]);
  const totals = prices.map(({ converted }) => (converted.kind === "converted" ? converted.total : null));
  const [first] = totals;
  if (first === undefined || first === null) return { perCurrency, converted: null };
  const converter = createConverter(exchange, first.currency);
  let minor = 0;
  for (const total of totals) {
    const converted = total === null ? null : convertWith(converter, total).unwrapOr(null);
    if (converted === null || !Number.isSafeInteger(minor + converted.minor)) return { perCurrency, converted: null };
    minor += converted.minor;
  }
  return { perCurrency, converted: { currency: first.currency, minor } };
};
