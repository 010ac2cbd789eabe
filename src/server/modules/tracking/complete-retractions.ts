import type { TrackingEvent } from "#api/schema.d.ts";
import type { Executor } from "#server/schema.ts";
import type { AssignedEvent } from "./match-bookings.ts";
import { findShipmentEvents } from "./store.ts";
import { toEventCode } from "./track-shipment.ts";

/* DCSA 3.0: a withdrawal may name the id of the event alone. Without its values it would be a move of its own. */
const isIncomplete = ({ event }: AssignedEvent): boolean =>
  event.isRetracted === true &&
  event.eventId != null &&
  (toEventCode(event) === null || event.eventCreatedDateTime == null);

const findWithdrawn = async (
  db: Executor,
  { quotation, event: { eventId } }: AssignedEvent,
  batch: readonly AssignedEvent[],
): Promise<TrackingEvent | undefined> => {
  const known = (await findShipmentEvents(db, quotation))?.events ?? [];
  const inBatch = batch.flatMap((one) => (one.quotation === quotation ? [one.event] : []));
  return [...known, ...inBatch].findLast((event) => event.eventId === eventId && toEventCode(event) !== null);
};

/** Withdrawals that name an event by its id alone, with the values of that event. */
export const completeRetractions = async (
  db: Executor,
  events: readonly AssignedEvent[],
): Promise<readonly AssignedEvent[]> => {
  const completed: AssignedEvent[] = [];
  for (const assigned of events) {
    const withdrawn = isIncomplete(assigned) ? await findWithdrawn(db, assigned, events) : undefined;
    /* It was reported when the withdrawal was, not when the event was; but never before it, if the carrier's clock is ahead. */
    const { eventCreatedDateTime: reportedAfter = null, ...values } = withdrawn ?? {};
    completed.push({ ...assigned, reportedAfter, event: { ...values, ...assigned.event } });
  }
  return completed;
};
