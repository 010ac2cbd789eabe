import { writeSentence } from "#domain/formatting";
import { err, ok, type Result } from "neverthrow";
import { isOpen, MAX_AMENDMENT_TEXT } from "#domain/amendments";
import { cancelBooking, listAmendmentsOf, nameRequest, rejectBooking } from "#server/modules/amendments/index.ts";
import { UNDO_MS } from "#domain/inbox";
import { confirmBooking, correctBooking, type StaffRefusal, undoAnswer } from "#server/modules/bookings/index.ts";
import { toStaffCommand } from "#server/platform/text.ts";
import type { Executor } from "#server/schema.ts";
import { describeBooking, findBooking, toBookingRecord, toUnknownBooking } from "../../find-booking.ts";
import { defineCommand } from "../../kit/command.ts";
import { argument, flag, readReason, readText, requiredOption, textOption } from "../../kit/parameters.ts";

const refusalText = (refusal: StaffRefusal, number: string): string => {
  switch (refusal) {
    case "unknown":
      return toUnknownBooking(number);
    case "already-booked":
      return `${number} is already booked. To end it: ${toStaffCommand(`bookings cancel ${number}`)}`;
    case "already-cancelled":
      return `${number} is already cancelled.`;
    case "not-booked":
      return `${number} has no booking number yet. To assign one: ${toStaffCommand(`bookings confirm ${number} --booking <number>`)}`;
    case "number-unchanged":
      return `${number} has this booking number already.`;
    case "number-taken":
      return "Another booking has this booking number.";
    case "number-malformed":
      return "A booking number has 4 to 35 letters, figures and dashes.";
  }
};

/** Changes a booking in a transaction of its own; a refusal becomes a sentence. */
const change = async <Value>(
  db: Executor,
  number: string,
  work: (transaction: Executor) => Promise<Result<Value, StaffRefusal>>,
): Promise<Result<Value, string>> =>
  (await db.transaction().execute(work)).mapErr((refusal) => refusalText(refusal, number));

const undoWindow = flag("let it be taken back for 60 seconds, and send the message afterwards");

const toHeldUntil = (isHeld: boolean, now: number): number | null => (isHeld ? now + UNDO_MS : null);

const confirm = defineCommand({
  name: "confirm",
  description: "Confirm a booking in process: assign its booking number and create the confirmation PDF",
  parameters: {
    number: argument("quotation number"),
    booking: textOption("<number>", "booking number of the carrier (default: our own)"),
    undoWindow,
  },
  run: async ({ db, clock }, { number, booking, undoWindow }) => {
    const now = clock();
    const confirmed = await change(db, number, (transaction) =>
      confirmBooking(transaction, number, booking, now, toHeldUntil(undoWindow, now)),
    );
    return confirmed.map((bookingId) => ({ number, bookingId }));
  },
  describe: ({ number, bookingId }) => [`${number} is booked as ${bookingId}.`],
});

const correct = defineCommand({
  name: "correct",
  description: "Replace the booking number of a booking; its history names both, and its shipper gets a message",
  parameters: {
    number: argument("quotation or booking number"),
    booking: requiredOption("<number>", "booking number of the carrier", readText),
    undoWindow,
  },
  run: async ({ db, clock }, { number, booking, undoWindow }) => {
    const corrected = await change(db, number, (transaction) => {
      const now = clock();
      return correctBooking(transaction, number, booking, now, toHeldUntil(undoWindow, now));
    });
    return corrected.map((earlier) => ({ bookingId: booking, earlier }));
  },
  describe: ({ bookingId, earlier }) => [`${earlier} is now ${bookingId}.`],
});

const reject = defineCommand({
  name: "reject",
  description: "End a booking in process that the carrier does not accept; its shipper gets the reason",
  parameters: {
    number: argument("quotation number"),
    reason: requiredOption("<text>", "why, for the shipper", readReason(MAX_AMENDMENT_TEXT)),
    undoWindow,
  },
  run: async ({ db, clock }, { number, reason, undoWindow }) => {
    const now = clock();
    const rejected = await change(db, number, (transaction) =>
      rejectBooking(transaction, number, reason, now, toHeldUntil(undoWindow, now)),
    );
    return rejected.map(({ quotationId }) => ({ quotationId }));
  },
  describe: ({ quotationId }) => [`${quotationId} is not accepted. Its shipper gets the reason.`],
});

const cancel = defineCommand({
  name: "cancel",
  description: "Cancel a booking and end its open requests: shows what will be cancelled, and does it with --yes",
  parameters: { number: argument("quotation or booking number") },
  confirmation: {
    action: "cancel it",
    notYet: "Nothing is cancelled yet.",
    preview: async ({ db }, { number }) => {
      const quotation = await findBooking(db, number);
      if (quotation.isErr()) return err(quotation.error);
      const open = (await listAmendmentsOf(db, quotation.value.id)).filter(isOpen);
      return ok({
        lines: [
          describeBooking(quotation.value),
          ...open.map((request) => `Ends with it: ${writeSentence(nameRequest(request))}`),
        ],
        json: { ...toBookingRecord(quotation.value), endsRequests: open.map(({ id }) => id) },
      });
    },
  },
  run: async ({ db, clock }, { number }) => {
    const cancelled = await change(db, number, (transaction) => cancelBooking(transaction, number, clock()));
    return cancelled.map(() => ({ number, isDone: true }));
  },
  describe: ({ number }) => [`${number} is cancelled.`],
});

const undo = defineCommand({
  name: "undo",
  description: "Take back within 60 seconds that a booking was confirmed, corrected or rejected with --undo-window",
  parameters: { number: argument("quotation or booking number") },
  run: async ({ db, clock }, { number }) =>
    (await db.transaction().execute((transaction) => undoAnswer(transaction, number, clock()))).mapErr((refusal) =>
      refusal === "unknown"
        ? toUnknownBooking(number)
        : `${number} has no answer that can be taken back: its message has left, or leaves.`,
    ),
  describe: ({ quotationId, bookingId }) => [
    `${quotationId} ${bookingId === null ? "is in process again" : `has the number ${bookingId} again`}. Its shipper got no message.`,
  ],
});

/** `bookings confirm`, `correct`, `reject`, `undo` and `cancel`. */
export const bookingChanges = [confirm, correct, reject, undo, cancel] as const;
