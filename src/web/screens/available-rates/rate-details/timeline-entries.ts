import { addDays, daysBetween, daysUntil, toDate, type TodayIn, type ZonedDate } from "#domain/time";
import {
  type CutOff,
  type CutOffCode,
  type FreeTime,
  type LegMode,
  type Rate,
  type RouteLeg,
  type RoutePoint,
  toBookingValidity,
  formatByMode,
} from "#domain/rates";

/** An entry of View Details under 'Sailing and cut-offs': a place of the route, or something to be done by a date. */
export type TimelineEntry = {
  /** Null when the source states no date. */
  readonly at: CutOff["at"] | null;
  /** Until the entry, negative when it has passed; null without a date, and after the departure. */
  readonly daysLeft: number | null;
  readonly note: string;
} & (
  | { readonly kind: "stop"; readonly point: RoutePoint; readonly departureMode: LegMode | null }
  | { readonly kind: "cut-off"; readonly code: CutOffCode }
  | { readonly kind: "offer-end" }
  | { readonly kind: "last-free-day" }
);

type ToZoneNote = (date: ZonedDate) => string;

type Dated = TimelineEntry & { readonly at: CutOff["at"] };

const daysText = (days: number): string => (days === 1 ? "1 day" : `${days} days`);

const duration = ({ departure, arrival }: RouteLeg): string | null => {
  const days = departure === null || arrival === null ? 0 : daysBetween(toDate(departure), toDate(arrival));
  return days > 0 ? daysText(days) : null;
};

/** `NORRVIK ASTRID, voyage 431W. 26 days at sea.`, or `By rail to Nhava Sheva, 2 days.` */
const legNote = (leg: RouteLeg): string => {
  const days = duration(leg);
  if (leg.mode !== "sea")
    return `${formatByMode(leg.mode) ?? "Haulage"} to ${leg.to.name}${days === null ? "" : `, ${days}`}.`;
  const vessel = leg.vessel === null ? "Vessel not stated" : leg.vessel;
  const voyage = leg.voyage === null ? "" : `, voyage ${leg.voyage}`;
  return `${vessel}${voyage}.${days === null ? "" : ` ${days} at sea.`}`;
};

/** At a stop the departure counts, at the last one the arrival; the ends fall back on the dates of the offer. */
const stops = (rate: Rate, toZoneNote: ToZoneNote): readonly TimelineEntry[] =>
  [rate.legs[0]?.from, ...rate.legs.map(({ to }) => to)].flatMap((point, at, points) => {
    if (point === undefined) return [];
    const [before, after] = [rate.legs[at - 1], rate.legs[at]];
    const isLast = at === points.length - 1;
    const stated = isLast ? (before?.arrival ?? null) : (after?.departure ?? before?.arrival ?? null);
    const fallback = isLast ? rate.arrival : at === 0 && after?.mode === "sea" ? rate.departure : null;
    const stopAt = stated ?? fallback;
    const zone = stopAt === null ? "" : toZoneNote({ at: stopAt, zone: rate.arrivalZone ?? null });
    const note = after === undefined ? `Arrival${zone}.` : legNote(after);
    return [{ kind: "stop", point, departureMode: after?.mode ?? null, at: stopAt, daysLeft: null, note }];
  });

const seaEnds = ({ legs }: Rate): { readonly loading: string; readonly first: string } => ({
  loading: legs.find(({ mode }) => mode === "sea")?.from.name ?? "the port of loading",
  first: legs[0]?.from.name ?? "the place of receipt",
});

const cutOffNote = (rate: Rate, code: CutOffCode): string => {
  const { loading, first } = seaEnds(rate);
  switch (code) {
    case "LCO":
      return `Hand in the loaded containers at ${rate.source === "excel" ? loading : first}.`;
    case "VCO":
      return "Send the verified gross mass to the carrier.";
    case "PCO":
      return `The terminal gate closes at ${loading}.`;
    case "STA":
      return "The carrier takes no booking after this.";
    case "DCO":
      return "Send the shipping instructions to the carrier.";
    case "CUA":
      return "The customs filing must be accepted by then.";
  }
};

const cutOffs = (rate: Rate): readonly Dated[] =>
  rate.cutOffs.map(({ code, at }) => ({ kind: "cut-off", code, at, daysLeft: null, note: cutOffNote(rate, code) }));

/** An offer that is valid by the day of booking ends at its date, unless its sailing ends it; other validities concern the sailing. */
const offerEnd = (rate: Rate): readonly Dated[] => {
  const { basis, till, isHidden = false } = rate.validity;
  return isHidden || basis !== "booking" || till === null || toBookingValidity(rate) !== rate.validity
    ? []
    : [{ kind: "offer-end", at: till, daysLeft: null, note: "Book by then to keep the price." }];
};

const isAtTerminal = ({ movement, kind, counted }: FreeTime): boolean =>
  movement === "import" && (kind === "demurrage" || kind === "merged") && counted === "calendar";

/** The shortest free time at the terminal, counted in calendar days from the stated arrival. */
const lastFreeDay = ({ arrival, freeTime }: Rate): readonly Dated[] => {
  const days = freeTime.filter(isAtTerminal).map((free) => free.days);
  if (arrival === null || days.length === 0) return [];
  const shortest = Math.min(...days);
  const note = `${daysText(shortest)} of free time, if the containers are discharged on arrival.`;
  return [{ kind: "last-free-day", at: addDays(toDate(arrival), shortest), daysLeft: null, note }];
};

/** Puts dated entries between the stops: each before the first stop that is later. */
const withDated = (route: readonly TimelineEntry[], dated: readonly Dated[]): readonly TimelineEntry[] => {
  const waiting = dated.toSorted((one, other) => (one.at < other.at ? -1 : 1));
  const entries: TimelineEntry[] = [];
  for (const stop of route) {
    while (stop.at !== null && waiting[0] !== undefined && waiting[0].at < stop.at)
      entries.push(...waiting.splice(0, 1));
    entries.push(stop);
  }
  return [...entries, ...waiting];
};

const findZone = ({ validity, loadingZone }: Rate, kind: "offer-end" | "cut-off") =>
  kind === "offer-end" ? validity.zone : loadingZone;

/** The sailing and everything with a date around it, in order; days are counted down to the departure. The arrival names its zone. */
export const toTimeline = (
  rate: Rate,
  todayIn: TodayIn,
  toZoneNote: ToZoneNote = () => "",
): readonly TimelineEntry[] => {
  const route = stops(rate, toZoneNote);
  const entries = withDated(route, [...offerEnd(rate), ...cutOffs(rate), ...lastFreeDay(rate)]);
  return entries.map((entry) =>
    entry.at === null || entry.kind === "stop" || entry.kind === "last-free-day"
      ? entry
      : { ...entry, daysLeft: daysUntil({ at: entry.at, zone: findZone(rate, entry.kind) }, todayIn) },
  );
};
