import type { Command } from "commander";
import type { Result } from "neverthrow";
import { isOpen, MAX_AMENDMENT_TEXT } from "#domain/amendments";
import { cancelBooking, rejectBooking, listAmendmentsOf, nameRequest } from "#server/modules/amendments/index.ts";
import { confirmBooking, correctBooking, type StaffRefusal } from "#server/modules/bookings/index.ts";
import { toSingleLine, toStaffCommand } from "#server/platform/text.ts";
import type { Executor } from "#server/schema.ts";
import type { Operations } from "../../kit/command.ts";
import { describeBooking, toUnknownBooking, withBooking } from "../../with-booking.ts";

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

const change = <Value>(
  { withDatabase, reportError, say }: Operations,
  number: string,
  work: (db: Executor) => Promise<Result<Value, StaffRefusal>>,
  toSentence: (value: Value) => string,
): Promise<void> =>
  withDatabase(async ({ db }) => {
    const changed = await db.transaction().execute(work);
    changed.match(
      (value) => say(toSentence(value)),
      (refusal) => reportError(refusalText(refusal, number)),
    );
  });

const addConfirm = (bookings: Command, operations: Operations): void => {
  const { clock } = operations;
  bookings
    .command("confirm")
    .description("Confirm a booking in process: assign its booking number and create the confirmation PDF")
    .argument("<number>", "quotation number")
    .option("--booking <number>", "booking number of the carrier (default: our own)")
    .action((number: string, { booking }: { readonly booking?: string }) =>
      change(
        operations,
        number,
        (db) => confirmBooking(db, number, booking ?? null, clock()),
        (bookingId) => `${number} is booked as ${bookingId}.`,
      ),
    );
  bookings
    .command("correct")
    .description("Replace the booking number of a booking; its history names both, and its shipper gets a message")
    .argument("<number>", "quotation or booking number")
    .requiredOption("--booking <number>", "booking number of the carrier")
    .action((number: string, { booking }: { readonly booking: string }) =>
      change(
        operations,
        number,
        (db) => correctBooking(db, number, booking, clock()),
        (earlier) => `${earlier} is now ${booking}.`,
      ),
    );
};

const addReject = (bookings: Command, operations: Operations): void => {
  const { clock, reportError } = operations;
  bookings
    .command("reject")
    .description("End a booking in process that the carrier does not accept; its shipper gets the reason")
    .argument("<number>", "quotation number")
    .requiredOption("--reason <text>", "why, for the shipper")
    .action((number: string, { reason }: { readonly reason: string }) => {
      const text = toSingleLine(reason);
      if (text === "" || text.length > MAX_AMENDMENT_TEXT)
        return reportError(`--reason takes 1 to ${MAX_AMENDMENT_TEXT} characters.`);
      return change(
        operations,
        number,
        (db) => rejectBooking(db, number, text, clock()),
        ({ quotationId }) => `${quotationId} is not accepted. Its shipper gets the reason.`,
      );
    });
};

const addCancel = (bookings: Command, operations: Operations): void => {
  const { clock, say } = operations;
  bookings
    .command("cancel")
    .description("Cancel a booking and end its open requests: shows what will be cancelled, and does it with --yes")
    .argument("<number>", "quotation or booking number")
    .option("--yes", "cancel it")
    .action((number: string, { yes }: { readonly yes?: true }) => {
      if (yes === true)
        return change(
          operations,
          number,
          (db) => cancelBooking(db, number, clock()),
          () => `${number} is cancelled.`,
        );
      return withBooking(operations, number, async ({ db }, quotation) => {
        const open = (await listAmendmentsOf(db, quotation.id)).filter(isOpen);
        say(describeBooking(quotation), ...open.map((request) => `Ends with it: ${nameRequest(request)}`));
        say(`Nothing is cancelled yet. To cancel it: ${toStaffCommand(`bookings cancel ${number} --yes`)}`);
      });
    });
};

/** `bookings confirm`, `correct`, `reject` and `cancel`. */
export const addBookingChanges = (bookings: Command, operations: Operations): void => {
  addConfirm(bookings, operations);
  addReject(bookings, operations);
  addCancel(bookings, operations);
};
