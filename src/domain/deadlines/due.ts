import { toDayBounds, type UtcMinutes, type ZoneClock } from "#domain/time";
import { assessDeadlines, dueAt } from "./assess.ts";
import type { AssessedDeadline, Deadline, DeadlineFacts, DeadlineState, DeadlineStop } from "./deadline.ts";
import { findDeadlines } from "./find-deadlines.ts";
import type { LeadTimes } from "./lead-times.ts";

/** A deadline that somebody other than the carrier has to meet, and has not met yet. */
export interface DueDeadline extends AssessedDeadline {
  readonly state: "missed" | "overdue" | "next" | "in-time";
}

const hasLeft = (
  { departure = null, timeZone }: DeadlineFacts["loading"],
  clock: ZoneClock,
  now: UtcMinutes,
): boolean => departure !== null && now > clock.toUtc(toDayBounds(departure).last, timeZone);

/**
 * The deadlines of a booking that are not met and have a time, without the carrier's own, by time: until the truck, the train
 * or the vessel should have left, reported or not, what is due before that; from the arrival on, those at the place of delivery.
 */
export const findOpenDeadlines = (
  facts: DeadlineFacts,
  lead: LeadTimes,
  clock: ZoneClock,
  now: UtcMinutes,
): readonly Deadline[] => {
  const hasSailed = hasLeft(facts.loading, clock, now);
  const isOver = { premises: hasSailed || hasLeft(facts.origin, clock, now), loading: hasSailed };
  const hasArrived = facts.delivery.arrivalClass === "actual" || facts.delivery.discharged !== undefined;
  const isDueAt = (stop: DeadlineStop): boolean => {
    if (stop === "delivery") return hasArrived;
    return stop === "loading" ? !isOver.loading : !isOver.premises;
  };
  return findDeadlines(facts, lead, clock)
    .filter((deadline) => deadline.done < deadline.of && deadline.responsible !== "carrier")
    .filter((deadline) => dueAt(deadline) < Number.POSITIVE_INFINITY && isDueAt(deadline.stop))
    .toSorted((one, other) => dueAt(one) - dueAt(other));
};

const RANKS: Readonly<Record<DeadlineState, number>> = {
  missed: 0,
  overdue: 1,
  next: 2,
  "in-time": 3,
  done: 4,
  "none-stated": 4,
};

const isDue = <D extends AssessedDeadline>(deadline: D): deadline is D & DueDeadline =>
  RANKS[deadline.state] < RANKS.done;

/** What is due, with its state at a moment, in the given order. */
export const listDue = <D extends Deadline>(deadlines: readonly D[], now: UtcMinutes): readonly (D & DueDeadline)[] =>
  assessDeadlines(deadlines, now).filter(isDue);

/** What to name where one is named: a cut-off that was missed, or else what is overdue, or else what is next. */
export const pickDue = (deadlines: readonly Deadline[], now: UtcMinutes): DueDeadline | null =>
  listDue(deadlines, now).toSorted(
    (one, other) => RANKS[one.state] - RANKS[other.state] || dueAt(one) - dueAt(other),
  )[0] ?? null;
