import { formatMoney, type Money } from "#domain/money";
import { type CalendarDate, type LocalDateTime, toDate } from "#domain/time";
import { describeLoad } from "#domain/lcl";
import type { BookableOffer } from "./bookable-offer.ts";

type Moment = CalendarDate | LocalDateTime;

/** What a shipper saw of an offer that is not booked yet; equal texts mean equal content. */
export interface SeenOffer {
  /** Source, carrier, rate type, route and load. */
  readonly name: string;
  readonly vessel: string | null;
  readonly departure: Moment | null;
  readonly arrival: Moment | null;
  /** Converted, or in each currency where a rate of exchange is missing. */
  readonly total: readonly Money[];
  readonly fees: string;
  readonly cutOffs: string;
}

/** What differs between an offer as it was seen and as it is now. */
export type SeenChange =
  | { readonly kind: "total"; readonly before: readonly Money[]; readonly after: readonly Money[] }
  | { readonly kind: "vessel"; readonly before: string | null; readonly after: string | null }
  | { readonly kind: "departure" | "arrival"; readonly before: Moment | null; readonly after: Moment | null }
  | { readonly kind: "fees" | "cut-offs" };

const toName = (offer: BookableOffer): string => {
  const { source, carrier, commitment = "unknown", legs, destinationCfs = null } = offer;
  const route = [legs[0]?.from, ...legs.map(({ to }) => to)].map((point) => point?.code ?? point?.name ?? null);
  return JSON.stringify([source, carrier.name, commitment, route, destinationCfs, describeLoad(offer.load)]);
};

const findSeaVessel = ({ legs }: BookableOffer): string | null => {
  const leg = legs.find(({ mode }) => mode === "sea");
  const names = [leg?.vessel, leg?.voyage].filter((name) => name != null);
  return names.length === 0 ? null : names.join(" ");
};

export const toSeenOffer = (offer: BookableOffer): SeenOffer => {
  const { departure = null, arrival = null, price, fees = [], terms, cutOffs = [] } = offer;
  const { converted, perCurrency } = price;
  return {
    name: toName(offer),
    vessel: findSeaVessel(offer),
    departure,
    arrival,
    total: converted.kind === "converted" ? [converted.total] : perCurrency,
    fees: JSON.stringify([fees, terms?.feeNames ?? null]),
    cutOffs: JSON.stringify(cutOffs),
  };
};

const isSameMoney = (one: readonly Money[], other: readonly Money[]): boolean =>
  one.map((money) => formatMoney(money)).join() === other.map((money) => formatMoney(money)).join();

const isSameDay = (one: Moment | null, other: Moment | null): boolean =>
  (one === null ? null : toDate(one)) === (other === null ? null : toDate(other));

const isSameSailing = (one: SeenOffer, other: SeenOffer): boolean =>
  (one.vessel !== null && one.vessel === other.vessel) || isSameDay(one.departure, other.departure);

const listChanges = (seen: SeenOffer, now: SeenOffer): readonly SeenChange[] => [
  ...(isSameMoney(seen.total, now.total) ? [] : [{ kind: "total", before: seen.total, after: now.total } as const]),
  ...(seen.vessel === now.vessel ? [] : [{ kind: "vessel", before: seen.vessel, after: now.vessel } as const]),
  ...(["departure", "arrival"] as const).flatMap((kind) =>
    seen[kind] === now[kind] ? [] : [{ kind, before: seen[kind], after: now[kind] }],
  ),
  ...(seen.cutOffs === now.cutOffs ? [] : [{ kind: "cut-offs" } as const]),
  ...(seen.fees === now.fees ? [] : [{ kind: "fees" } as const]),
];

export const listSeenChanges = (seen: SeenOffer, offer: BookableOffer): readonly SeenChange[] =>
  listChanges(seen, toSeenOffer(offer));

/**
 * The offer that was seen among those of a later search, where it has another id: of the same source, carrier, rate type,
 * route, load and sailing. Of several, the one that differs least; null if there is none.
 */
export const findSeenOffer = <Offer extends BookableOffer>(seen: SeenOffer, offers: readonly Offer[]): Offer | null => {
  const same = offers.filter((offer) => {
    const now = toSeenOffer(offer);
    return now.name === seen.name && isSameSailing(seen, now);
  });
  const countChanges = (offer: Offer): number => listSeenChanges(seen, offer).length;
  const [nearest = null] = same.toSorted((one, other) => countChanges(one) - countChanges(other));
  return nearest;
};
