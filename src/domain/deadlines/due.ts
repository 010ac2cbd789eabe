import { toDayBounds, type UtcMinutes, type ZoneClock } from "#domain/time";
import { assessDeadlines, dueAt } from "./assess.ts";
import type { AssessedDeadline, Deadline, DeadlineFacts, DeadlineState } from "./deadline.ts";
import { findDeadlines } from "./find-deadlines.ts";
import type { LeadTimes } from "./lead-times.ts";

/** A deadline that somebody other than the carrier has to meet, and has not met yet. */
export interface DueDeadline extends AssessedDeadline {
  readonly state: "missed" | "overdue" | "next" | "in-time";
}

const hasLeft = ({ origin: { departure, timeZone } }: DeadlineFacts, clock: ZoneClock, now: UtcMinutes): boolean =>
  departure !== null && now > clock.toUtc(toDayBounds(departure).last, timeZone);

/**
 * The deadlines of a booking that are not met and have a time, without the carrier's own, by time: until the departure has
 * passed, reported or not, those before it; from the arrival on, those at the place of delivery.
 */
export const findOpenDeadlines = (
  facts: DeadlineFacts,
  lead: LeadTimes,
  clock: ZoneClock,
  now: UtcMinutes,
): readonly Deadline[] => {
  const isOver = hasLeft(facts, clock, now);
  const hasArrived = facts.delivery.arrivalClass === "actual" || facts.delivery.discharged !== undefined;
  return findDeadlines(facts, lead, clock)
    .filter((deadline) => deadline.done < deadline.of && deadline.responsible !== "carrier")
    .filter(
      (deadline) => dueAt(deadline) < Number.POSITIVE_INFINITY && (deadline.stop === "delivery" ? hasArrived : !isOver),
    )
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
