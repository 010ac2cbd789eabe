import { err, ok, type Result } from "neverthrow";
import {
  changesSailing,
  type CutOffField,
  type DeskChange,
  findDeskChangeProblems,
  findUnusualDates,
  isOpen,
  isOtherSailing,
  type SailingChange,
  type SailingContext,
} from "#domain/amendments";
import { toBookingStatus } from "#domain/bookings";
import type { Money } from "#domain/money";
import type { Refusal } from "#server/platform/http/refusal.ts";
import { storedJson } from "#server/platform/database/statements.ts";
import { UNDO_MS } from "#domain/inbox";
import { placeTime } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { recordBookingChange, type StoredBooking } from "../bookings/index.ts";
import { findUnplacedCutOff, type OfferContext, priceOffer, readOffer, rescheduleOffer } from "../rates/index.ts";
import { decide } from "./decide-amendment.ts";
import { loadTerms } from "./load-terms.ts";
import { toReplacement } from "./presenter.ts";
import { listRequestChanges, readDeskSailing } from "./read-sailing.ts";
import { addAmendment } from "./store.ts";
import type { BookingAmendmentTable } from "./tables.ts";

const conflict = (message: string): Refusal => ({ kind: "conflict", message });
const OPEN_REQUEST = conflict("A request for this booking is open. Answer it first.");
const SAILED = conflict("The vessel has sailed. Write a note or call the customer.");
const CANCELLED = conflict("This booking is cancelled.");
const NO_SAILING = conflict("This offer states no sailing that can be replaced. Describe the change in words alone.");
const refuseFields = (fields: (Refusal & { readonly kind: "fields" })["fields"]): Refusal => ({
  kind: "fields",
  message: "Please check the marked fields.",
  fields,
});
const refuseCutOff = (field: CutOffField): Refusal =>
  refuseFields([{ field, message: "An offer of this carrier states none. Write it in the text for the customer." }]);

type Offered = Pick<BookingAmendmentTable, "kind" | "offer" | "context" | "replacement">;

const findOffer = (
  booking: StoredBooking,
  change: DeskChange,
  { booked }: SailingContext,
): Result<Offered, Refusal> => {
  if (!changesSailing(change)) return ok({ kind: "details", offer: null, context: null, replacement: null });
  const { context } = booking;
  const unplaced = findUnplacedCutOff(booking.offer, change);
  if (unplaced !== null) return err(refuseCutOff(unplaced));
  const offer = rescheduleOffer(booking.offer, { ...change, isOther: isOtherSailing(change, booked) });
  const priced = offer === null ? null : priceOffer(readOffer(offer), storedJson<OfferContext>(context)).unwrapOr(null);
  if (priced === null || priced.source === "lcl") return err(NO_SAILING);
  const { vessel, voyage, departure, arrival } = change;
  const isOther = [vessel, voyage, departure, arrival].some((one) => one !== null);
  return ok({
    kind: isOther ? "sailing" : "details",
    offer,
    context,
    replacement: JSON.stringify(toReplacement(priced)),
  });
};

const toRow = (
  booking: StoredBooking,
  { text }: DeskChange,
  fee: Money,
  offered: Offered,
  { id, now }: StartOptions,
): BookingAmendmentTable => ({
  id,
  quotation: booking.id,
  key: `desk ${id}`,
  state: "received",
  requestedAt: now,
  text: text.trim(),
  ...offered,
  /* Nobody was shown a fee: any but 0 has to be agreed to. */
  fee: fee.minor === 0 ? JSON.stringify(fee) : null,
  proposedFee: null,
  reason: null,
  decidedAt: null,
  replacedOffer: null,
  replacedContext: null,
  byDesk: 1,
});

const findObstacle = async (db: Executor, booking: StoredBooking, now: number): Promise<Refusal | null> => {
  if (toBookingStatus(booking.status) === "cancelled") return CANCELLED;
  const { amendments, findProblem } = await loadTerms(db, booking, now);
  if (amendments.some(isOpen)) return OPEN_REQUEST;
  return findProblem("details") === null ? null : SAILED;
};

interface StartOptions {
  readonly id: string;
  readonly now: number;
}

/** A change as the desk states it. */
interface StatedChange {
  readonly change: DeskChange;
  readonly fee: Money;
  /** Dates that are possible and unusual are meant as they are. */
  readonly acceptsUnusual: boolean;
}

const findFieldProblems = ({ change, acceptsUnusual }: StatedChange, context: SailingContext) => {
  const impossible = findDeskChangeProblems(change, context);
  return impossible.length > 0 || acceptsUnusual ? impossible : findUnusualDates(change, context);
};

const pickValues = (
  changes: readonly SailingChange[],
  side: "before" | "after",
): Readonly<Record<string, string | null>> => Object.fromEntries(changes.map((change) => [change.field, change[side]]));

/**
 * Starts a change of a booking by the desk: a rolled vessel, new cut-offs, or something in words. Without a fee it is carried
 * out at once; with one the shipper has to agree first. Either can be taken back for 60 seconds, while no message is sent.
 * Belongs in a transaction, which has locked the booking.
 */
export const startChange = async (
  db: Executor,
  booking: StoredBooking,
  stated: StatedChange,
  options: StartOptions,
): Promise<Result<BookingAmendmentTable, Refusal>> => {
  const { now } = options;
  const { change, fee } = stated;
  const obstacle = await findObstacle(db, booking, now);
  if (obstacle !== null) return err(obstacle);
  const { timeZone } = await loadTerms(db, booking, now);
  const context = { booked: readDeskSailing(booking), now: placeTime(now, timeZone) };
  const fields = findFieldProblems(stated, context);
  if (fields.length > 0) return err(refuseFields(fields));
  const offered = findOffer(booking, change, context);
  if (offered.isErr()) return err(offered.error);
  const amendment = toRow(booking, change, fee, offered.value, options);
  if (!(await addAmendment(db, amendment))) return err(OPEN_REQUEST);
  const { id, kind, text } = amendment;
  const changes = listRequestChanges(booking, amendment);
  await recordBookingChange(db, booking, {
    action: "amendment.started",
    before: pickValues(changes, "before"),
    after: { request: id, kind, text, fee: { ...fee }, ...pickValues(changes, "after") },
  });
  const decided = await decide(db, booking.id, amendment, {
    action: { kind: "accept", fee },
    now,
    heldUntil: now + UNDO_MS,
  });
  return decided.mapErr(() => OPEN_REQUEST);
};
