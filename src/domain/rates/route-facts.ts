import type { CostItem } from "#domain/charges";
import {
  type CalendarDate,
  toDate,
  daysBetween,
  type LocalDateTime,
  type TimeZone,
  toTime,
  type UtcMinutes,
  type ZoneClock,
} from "#domain/time";
import { toCutOffs, toRouteLegs } from "./carrier-offer/terms.ts";
import { getMemo, getOrCalculate } from "./memo.ts";
import type {
  CutOff,
  ListedRate,
  RateHeadline,
  RatePort,
  RouteFacts,
  RouteLeg,
  RoutePoint,
  TransitTime,
} from "./rate.ts";

const isSea = ({ mode }: RouteLeg): boolean => mode === "sea";

const toPort = ({ name, code }: RoutePoint): RatePort => ({ key: code ?? name.toLowerCase(), name, code });

const toDay = (moment: RouteLeg["departure"]): CalendarDate | null => (moment === null ? null : toDate(moment));

/** Columns of a rate sheet that name a port of transhipment. */
export const TRANSHIPMENT_COLUMNS: ReadonlySet<string> = new Set([
  "TRANSHIPMENT",
  "TRANSSHIPMENT",
  "TRANSHIPMENT PORT",
  "T/S PORT",
  "VIA",
]);

/** Whether the service type or a column of the sheet states a transhipment that no leg shows. */
const statesTranshipment = (rate: ListedRate): boolean => {
  if ("offer" in rate) return /trans+?hip/i.test(rate.offer.serviceType ?? "");
  if (rate.schedule !== undefined) return false;
  return rate.details.some(({ label, value }) =>
    label === "Service type"
      ? /trans+?hip/i.test(value)
      : TRANSHIPMENT_COLUMNS.has(label) && !/^(?:direct|no|nil|none|-)$/i.test(value),
  );
};

const portToPortDays = (rate: ListedRate, legs: readonly RouteLeg[]): number | null => {
  const [departure, arrival] = [
    toDay(legs.find(isSea)?.departure ?? null),
    toDay(legs.findLast(isSea)?.arrival ?? null),
  ];
  const days = departure === null || arrival === null ? 0 : daysBetween(departure, arrival);
  if (days > 0) return days;
  return rate.transit.kind === "days" && legs.every(isSea) ? rate.transit.days : null;
};

/** A cut-off that is a date only passes at the end of its day. */
const findEnd = (at: CutOff["at"]): LocalDateTime => (toTime(at) === null ? `${at}T23:59` : at);

const readFirstCutOff = (rate: ListedRate): CutOff["at"] | null =>
  ("offer" in rate ? toCutOffs(rate.offer) : rate.cutOffs).reduce<CutOff["at"] | null>(
    (first, { at }) => (first !== null && findEnd(first) <= findEnd(at) ? first : at),
    null,
  );

/** The cut-off that passes first, local to its place; null if the offer states none. */
export const findFirstCutOff = (rate: ListedRate): CutOff["at"] | null =>
  getOrCalculate(getMemo(rate)?.firstCutOffs, rate, readFirstCutOff);

const readFacts = (rate: ListedRate): RouteFacts => {
  const legs = "offer" in rate ? toRouteLegs(rate.offer) : rate.legs;
  const seaLegs = legs.filter(isSea);
  const [first, last] = [seaLegs[0], seaLegs.at(-1)];
  return {
    portOfLoading: first === undefined ? null : toPort(first.from),
    portOfDischarge: last === undefined ? null : toPort(last.to),
    transhipments: first === undefined ? null : Math.max(seaLegs.length - 1, statesTranshipment(rate) ? 1 : 0),
    portToPortDays: portToPortDays(rate, legs),
    startsInland: legs[0] !== undefined && !isSea(legs[0]),
    endsInland: legs.length > 0 && legs.at(-1)?.mode !== "sea",
  };
};

/** The route of an offer as filters compare it. */
export const getRouteFacts = (rate: ListedRate): RouteFacts => getOrCalculate(getMemo(rate)?.routes, rate, readFacts);

/** The first cut-off of an offer that has passed at a moment; cut-offs are local to the port of loading, null for a zone that is not stated. */
export const findPassedCutOff = (
  cutOffs: readonly CutOff[],
  zone: TimeZone | null,
  now: UtcMinutes,
  zones: ZoneClock,
): CutOff | null => {
  const passed = cutOffs.filter(({ at }) => now >= zones.endOf({ at, zone }));
  return passed.toSorted((one, other) => (findEnd(one.at) < findEnd(other.at) ? -1 : 1))[0] ?? null;
};

/** Whether the first cut-off of an offer is still ahead at its port of loading; an offer that states none does not count. */
export const isCutOffReachable = (rate: ListedRate, now: UtcMinutes, zones: ZoneClock): boolean => {
  const at = findFirstCutOff(rate);
  return at !== null && now < zones.endOf({ at, zone: rate.loadingZone });
};

/** The inland ends of the transport that was searched for. */
export interface InlandEnds {
  readonly origin: boolean;
  readonly destination: boolean;
}

const isCovered = ({ coverage }: RateHeadline, costItem: CostItem): boolean =>
  coverage[costItem] === "priced" || coverage[costItem] === "included";

/** An end is inland if any offer of the search starts or ends there inland, or prices its haulage. */
export const findInlandEnds = (rates: readonly ListedRate[]): InlandEnds => ({
  origin: rates.some((rate) => isCovered(rate, "origin-haulage") || getRouteFacts(rate).startsInland),
  destination: rates.some((rate) => isCovered(rate, "destination-haulage") || getRouteFacts(rate).endsInland),
});

/** Whether the price of an offer includes the haulage at every inland end. */
export const isInlandIncluded = (rate: RateHeadline, ends: InlandEnds): boolean =>
  (ends.origin || ends.destination) &&
  (!ends.origin || isCovered(rate, "origin-haulage")) &&
  (!ends.destination || isCovered(rate, "destination-haulage"));

const ON_REQUEST: TransitTime = { kind: "on-request" };

/** `31`, `31 days`, `25-27 days`: of a range the longer. */
const DAYS = /^\s*(?:\d{1,3}\s*(?:-|–|to)\s*)?(\d{1,3})\s*(?:days?)?\s*$/i;

const statedDays = (stated: number | string | null): number | null => {
  const days = typeof stated === "string" ? Number(DAYS.exec(stated)?.[1]) : stated;
  return days !== null && Number.isFinite(days) && days > 0 ? Math.round(days) : null;
};

/** Whole days as stated, else from departure to arrival; `on-request` when neither gives at least a day. */
export const toTransitTime = (
  stated: number | string | null,
  departure: CalendarDate | LocalDateTime | null,
  arrival: CalendarDate | LocalDateTime | null,
): TransitTime => {
  const days = statedDays(stated);
  if (days !== null) return { kind: "days", days };
  const between = departure === null || arrival === null ? 0 : daysBetween(toDate(departure), toDate(arrival));
  return between > 0 ? { kind: "days", days: between } : ON_REQUEST;
};

/** `31 days`, or 'Contact for transit time'. */
export const formatTransit = (transit: TransitTime): string => {
  if (transit.kind === "on-request") return "Contact for transit time";
  return transit.days === 1 ? "1 day" : `${transit.days} days`;
};
