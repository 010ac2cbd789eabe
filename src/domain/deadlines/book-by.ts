import { expandRate, type ListedRate } from "#domain/rates";
import type { UtcMinutes, ZoneClock } from "#domain/time";
import type { DeadlineFacts, DeadlineTime } from "./deadline.ts";
import { findDeadlines } from "./find-deadlines.ts";
import type { LeadTimes } from "./lead-times.ts";

const NOWHERE = { name: "", code: null, timeZone: null } as const;

/** What the deadlines of an offer follow from; null for an offer whose transport does not begin inland. */
const toOfferFacts = (rate: ListedRate): DeadlineFacts | null => {
  const { legs, cutOffs, load, loadingZone } = expandRate(rate);
  const [first] = legs;
  if (first === undefined || first.mode === "sea") return null;
  const place = { name: first.from.name, code: first.from.code, timeZone: loadingZone };
  return {
    status: "in-process",
    isPartLoad: false,
    containers: Math.max(
      1,
      load.containers.reduce((sum, { quantity }) => sum + quantity, 0),
    ),
    origin: { ...place, kind: first.from.kind === "door" ? "door" : "inland", departure: first.departure },
    loading: place,
    delivery: { ...NOWHERE, arrival: null, arrivalClass: "planned" },
    cutOffs,
    isOtherSailing: false,
    hasSailed: false,
    freeTime: [],
    progress: [],
  };
};

/**
 * Until when an offer whose transport begins inland must be booked: the first of the latest safe times that follow from its
 * pick-up, its cut-offs and the lead times, and of the booking cut-off. Null where it states none. The place where the
 * transport begins is taken to have the clock of the port of loading.
 */
export const findBookBy = (rate: ListedRate, lead: LeadTimes, clock: ZoneClock): DeadlineTime | null => {
  const facts = toOfferFacts(rate);
  if (facts === null) return null;
  return findDeadlines(facts, lead, clock)
    .filter(({ task }) => task !== "port-delivery")
    .flatMap(({ latest }) => latest ?? [])
    .reduce<DeadlineTime | null>((first, one) => (first !== null && first.utc <= one.utc ? first : one), null);
};

/** Whether an offer can no longer be booked in time for its pick-up and cut-offs. */
export const isTooLate = (bookBy: DeadlineTime | null, now: UtcMinutes): boolean => bookBy !== null && now > bookBy.utc;
