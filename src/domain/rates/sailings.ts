import { toDate, daysBetween, type CalendarDate, toWeekday } from "#domain/time";
import { toRouteLegs } from "./carrier-offer/terms.ts";
import type { ListedRate } from "./rate.ts";
import type { BookedSailing, Sailing } from "./rate-list.ts";
import { getRouteFacts } from "./route-facts.ts";

/** The sailings of one carrier service on one route, under one kind of contract. */
export interface SailingGroup {
  readonly key: string;
  /** The service's name as the carrier writes it; null when no leg states one. */
  readonly service: string | null;
  /** The first of the group in the order of the list: its place in the list, and the sailing that a new card opens on. */
  readonly first: ListedRate;
  /** By date of sailing; no two leave on the same day. */
  readonly sailings: readonly ListedRate[];
}

/** How often a service sails, when its dates agree; `weekday` 0 is Sunday. */
interface SailingRhythm {
  readonly every: "week" | "second week";
  readonly weekday: number;
}

export const isSailingOn = ({ departure }: ListedRate, day: CalendarDate): boolean =>
  departure !== null && toDate(departure) === day;

interface StatedLeg {
  readonly from: { readonly code: string | null; readonly name: string };
  readonly to: { readonly code: string | null; readonly name: string };
  readonly mode: string | null;
}

const pointKey = ({ code, name }: StatedLeg["from"]): string => code ?? name.toLowerCase();

/** Live and sheet offers are never in one group, so that a leg's mode is compared as its own source writes it. */
const legKey = (leg: StatedLeg): string => `${pointKey(leg.from)}>${leg.mode ?? ""}>${pointKey(leg.to)}`;

const serviceName = (rate: ListedRate): string | null => {
  if ("offer" in rate) return rate.offer.legs.find(({ serviceName: name }) => name !== null)?.serviceName ?? null;
  return rate.legs.find(({ service }) => service !== null)?.service ?? null;
};

/** Without a stated service the weekday distinguishes two services of one carrier on the same route. */
const serviceKey = (rate: ListedRate, service: string | null, day: CalendarDate): string => {
  const legs = "offer" in rate ? rate.offer.legs : rate.legs;
  const named = service ?? `weekday ${toWeekday(day)}`;
  return [rate.source, rate.carrier.name, rate.commitment, named, ...legs.map(legKey)].join("|");
};

interface OpenGroup {
  readonly key: string;
  readonly service: string | null;
  readonly first: ListedRate;
  readonly byDay: Map<CalendarDate, ListedRate>;
}

/** A second offer for the same day of the same service is another price, and gets a group of its own. */
const groupWithRoom = (groups: Map<string, OpenGroup>, key: string, day: CalendarDate): string => {
  let free = key;
  for (let copy = 2; groups.get(free)?.byDay.has(day) === true; copy += 1) free = `${key}#${copy}`;
  return free;
};

const toSailingGroup = ({ key, service, first, byDay }: OpenGroup): SailingGroup => ({
  key,
  service,
  first,
  sailings: [...byDay].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, rate]) => rate),
});

/**
 * Groups offers by carrier service: same source, carrier, kind of contract, route and service name (or weekday). Groups
 * are in the order of their first offer; every offer is in exactly one group, an offer without a date in one of its own.
 */
export const groupSailings = (rates: readonly ListedRate[]): readonly SailingGroup[] => {
  const groups = new Map<string, OpenGroup>();
  rates.forEach((rate, at) => {
    const { departure } = rate;
    const day = departure === null ? "" : toDate(departure);
    const service = serviceName(rate);
    const wanted = departure === null ? `no date|${at}` : serviceKey(rate, service, day);
    const key = groupWithRoom(groups, wanted, day);
    const known = groups.get(key);
    if (known === undefined) groups.set(key, { key, service, first: rate, byDay: new Map([[day, rate]]) });
    else known.byDay.set(day, rate);
  });
  return [...groups.values()].map(toSailingGroup);
};

/** The rhythm of a group of two or more sailings that are all one week, or all two weeks, apart; null otherwise. */
export const findSailingRhythm = ({ sailings }: SailingGroup): SailingRhythm | null => {
  const days = sailings.flatMap(({ departure }) => departure ?? []).map(toDate);
  const [first, ...later] = days;
  if (first === undefined || later.length === 0) return null;
  const gaps = new Set(later.map((day, at) => daysBetween(days[at] ?? day, day)));
  if (gaps.size > 1) return null;
  if (gaps.has(7)) return { every: "week", weekday: toWeekday(first) };
  return gaps.has(14) ? { every: "second week", weekday: toWeekday(first) } : null;
};

/** The sailing of an offer; null when it states no ports or no date. */
export const findSailing = (rate: ListedRate): Sailing | null => {
  const { portOfLoading, portOfDischarge } = getRouteFacts(rate);
  const leg = ("offer" in rate ? toRouteLegs(rate.offer) : rate.legs).find(({ mode }) => mode === "sea");
  const { departure } = rate;
  if (portOfLoading === null || portOfDischarge === null || departure === null) return null;
  return {
    carrier: rate.carrier.line ?? rate.carrier.name,
    portOfLoading: portOfLoading.key,
    portOfDischarge: portOfDischarge.key,
    departure: toDate(departure),
    voyage: leg?.voyage ?? null,
  };
};

const isSameText = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Whether two sailings are the same one: carrier, ports, day, and the voyage where both state it. */
export const isSameSailing = (one: Sailing, other: Sailing): boolean =>
  one.departure === other.departure &&
  isSameText(one.carrier, other.carrier) &&
  isSameText(one.portOfLoading, other.portOfLoading) &&
  isSameText(one.portOfDischarge, other.portOfDischarge) &&
  (one.voyage === null || other.voyage === null || isSameText(one.voyage, other.voyage));

/** The newest booking of each offer's sailing, by the offer's id; cancelled bookings do not count. */
export const matchBookings = (
  rates: readonly ListedRate[],
  booked: readonly BookedSailing[],
): ReadonlyMap<string, BookedSailing> => {
  const current = booked.filter(({ status }) => status !== "cancelled");
  const found = new Map<string, BookedSailing>();
  if (current.length === 0) return found;
  for (const rate of rates) {
    const sailing = findSailing(rate);
    const booking = sailing === null ? undefined : current.find((one) => isSameSailing(one.sailing, sailing));
    if (booking !== undefined) found.set(rate.id, booking);
  }
  return found;
};
