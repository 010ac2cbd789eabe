import { recordBookingChange } from "../bookings/index.ts";
import type { AuditValues } from "#domain/audit";
import { storedJson } from "#server/platform/database/statements.ts";
import { err, ok, type Result } from "neverthrow";
import {
  assessParts,
  canAnswer,
  type CargoDetails,
  type CargoPart,
  type CargoProblem,
  findLockedChanges,
  fitDetails,
  formatPart,
  isLocked,
  isSamePart,
  matchContainers,
  moveContainers,
  type PartState,
} from "#domain/cargo";
import type { Executor } from "#server/schema.ts";
import { closeItemsOfBooking } from "../inbox/index.ts";
import { type DeskMailing, lockQuotation, outdateSummaries, type StoredBooking } from "../bookings/index.ts";
import { recordCargoEvent } from "./events.ts";
import { mailSentPart } from "./desk-mails.ts";
import { closePart, openPart } from "./inbox-item.ts";
import {
  addSubmission,
  answerSubmission,
  loadCargo,
  moveSubmissions,
  saveDetails,
  type StoredCargo,
  toScope,
} from "./store.ts";

export type ChangeProblem =
  | { readonly kind: "outdated" | "cancelled" | "unknown-part" }
  | { readonly kind: "locked"; readonly paths: readonly string[] }
  | { readonly kind: "incomplete"; readonly problems: readonly CargoProblem[] };

const CANCELLED = 2;

const toValues = (details: CargoDetails): AuditValues => storedJson<AuditValues>(JSON.stringify(details));

const recordDetails = async (db: Executor, { quotation, version, details }: StoredCargo, typed: CargoDetails) => {
  const before = { ...toValues(details), version };
  await recordBookingChange(db, quotation, {
    action: "cargo.changed",
    before,
    after: { ...toValues(typed), version: version + 1 },
  });
};

/** Saves what was typed, on the version that the change began with; belongs in a transaction. */
export const saveCargo = async (
  db: Executor,
  booking: StoredBooking,
  { version, details }: { readonly version: number; readonly details: CargoDetails },
  now: number,
): Promise<Result<StoredCargo, ChangeProblem>> => {
  const quotation = (await lockQuotation(db, booking.id)) ?? booking;
  const stored = await loadCargo(db, quotation);
  if (stored.version !== version) return err({ kind: "outdated" });
  const typed = fitDetails(details, stored.scope);
  const paths = findLockedChanges(stored.details, typed, stored.submissions);
  if (paths.length > 0) return err({ kind: "locked", paths });
  if (!(await saveDetails(db, stored, typed, now))) return err({ kind: "outdated" });
  await recordDetails(db, stored, typed);
  return ok({ ...stored, version: version + 1, savedAt: now, details: typed });
};

const findPart = ({ details, scope, submissions }: StoredCargo, part: CargoPart): PartState | null =>
  assessParts(details, scope, submissions).find((one) => isSamePart(one, part)) ?? null;

/* Raises the version, so that a shipper who is typing at the same moment reads the new state first. */
const touchCargo = (db: Executor, stored: StoredCargo, now: number): Promise<boolean> =>
  saveDetails(db, stored, stored.details, stored.savedAt ?? now);

/** Sends a part: locks its texts, marks its deadline and mails the desk; belongs in a transaction. */
export const sendPart = async (
  db: Executor,
  mailing: DeskMailing,
  booking: StoredBooking,
  { version, subject, container }: CargoPart & { readonly version: number },
): Promise<Result<StoredCargo, ChangeProblem>> => {
  const quotation = (await lockQuotation(db, booking.id)) ?? booking;
  const stored = await loadCargo(db, quotation);
  const part = { subject, container };
  const state = findPart(stored, part);
  if (state === null) return err({ kind: "unknown-part" });
  if (quotation.status === CANCELLED) return err({ kind: "cancelled" });
  if (isLocked(stored.submissions, part)) return ok(stored);
  if (stored.version !== version) return err({ kind: "outdated" });
  if (state.problems.length > 0) return err({ kind: "incomplete", problems: state.problems });
  const now = mailing.clock();
  if (!(await touchCargo(db, stored, now))) return err({ kind: "outdated" });
  await addSubmission(db, quotation.id, part, now);
  await recordBookingChange(db, quotation, { action: "cargo.submitted", after: { ...part, version: version + 1 } });
  await openPart(db, quotation, part, now);
  const sent = await loadCargo(db, quotation);
  await mailSentPart(db, mailing, sent, part);
  await outdateSummaries(db, [quotation.id]);
  return ok(sent);
};

export interface DeskAnswer extends CargoPart {
  readonly status: "accepted" | "returned";
  /** Why it is returned; null for an acceptance. */
  readonly reason: string | null;
}

/* Marks a part as answered, with the message to the shipper. */
const recordAnswer = async (
  db: Executor,
  booking: StoredBooking,
  { status, reason, answeredAt, ...part }: DeskAnswer & { readonly answeredAt: number },
  heldUntil: number | null = null,
): Promise<void> => {
  const quotation = booking.id;
  const attempt = await answerSubmission(db, quotation, part, { status, reason, answeredAt });
  await recordBookingChange(db, booking, { action: `cargo.${status}`, after: { ...part, attempt }, reason });
  await recordCargoEvent(db, quotation, { kind: status, part, attempt, reason }, answeredAt, heldUntil);
  await closePart(db, quotation, part, answeredAt);
};

/**
 * Records the answer of the desk and the message to the shipper; belongs in a transaction. Refused with a sentence. With
 * `heldUntil` the first answer to what was sent can be taken back until then, and the message leaves afterwards.
 */
export const answerPart = async (
  db: Executor,
  booking: StoredBooking,
  { status, reason, ...part }: DeskAnswer,
  now: number,
  heldUntil: number | null = null,
): Promise<Result<void, string>> => {
  const quotation = (await lockQuotation(db, booking.id)) ?? booking;
  const stored = await loadCargo(db, quotation);
  const state = findPart(stored, part);
  const name = formatPart(part);
  if (state === null) return err(`This booking has no ${name}.`);
  if (quotation.status === CANCELLED) return err("This booking is cancelled. Nothing of it is accepted or returned.");
  if (!canAnswer(state.submission, status))
    return err(
      state.submission === null
        ? `The ${name} was not sent yet.`
        : `The ${name} is ${state.submission.status} already.`,
    );
  if (!(await touchCargo(db, stored, now))) return err("It was changed at the same moment. Please look at it again.");
  const isFirst = state.submission?.status === "sent";
  await recordAnswer(db, quotation, { status, reason, ...part, answeredAt: now }, isFirst ? heldUntil : null);
  await outdateSummaries(db, [quotation.id]);
  return ok(undefined);
};

const CONTAINERS_CHANGED =
  "The containers of this booking were changed. Please check goods and weights, and send them again.";

/** Whether cargo that was stated stays with its containers when a booking is changed to this load. */
export const fitsContainers = async (
  db: Executor,
  quotation: StoredBooking,
  context: StoredBooking["context"],
): Promise<boolean> => {
  const { version, scope } = await loadCargo(db, quotation);
  return version === 0 || scope.equipments.join() === toScope({ context }).equipments.join();
};

/**
 * Moves what was stated about each container, and its VGM, to the place of that container after a change of the booking; a
 * shipping instruction that was sent goes back to the shipper, as it states other containers. Belongs in the transaction of
 * the change, before it is stored.
 */
export const refitCargo = async (
  db: Executor,
  quotation: StoredBooking,
  context: StoredBooking["context"],
  now: number,
): Promise<void> => {
  const stored = await loadCargo(db, quotation);
  const { equipments } = toScope({ context });
  if (stored.version === 0 || stored.scope.equipments.join() === equipments.join()) return;
  const matches = matchContainers(stored.scope.equipments, equipments);
  const moved = moveContainers(stored.details, matches);
  if (!(await saveDetails(db, stored, moved, stored.savedAt ?? now))) return refitCargo(db, quotation, context, now);
  await recordDetails(db, stored, moved);
  await moveSubmissions(db, quotation.id, matches);
  await closeItemsOfBooking(db, quotation.id, now, "cargo-part");
  for (const part of (await loadCargo(db, quotation)).submissions.filter(({ status }) => status === "sent"))
    await openPart(db, quotation, part, Date.parse(part.sentAt));
  const instruction = { subject: "shipping-instruction", container: 0 } as const;
  if (!isLocked(stored.submissions, instruction)) return;
  const answer = { status: "returned", reason: CONTAINERS_CHANGED, answeredAt: now } as const;
  await recordAnswer(db, quotation, { ...instruction, ...answer });
};
