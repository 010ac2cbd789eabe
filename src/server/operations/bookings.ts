import { basename } from "node:path";
import type { Command } from "commander";
import { fileTypeFromBuffer } from "file-type";
import { toBookingStatus, STATUS_LABELS } from "#domain/bookings";
import { cancelBooking } from "../modules/amendments/cancel-booking.ts";
import { attachDocument, confirmBooking, type StaffRefusal } from "../modules/bookings/confirm-booking.ts";
import { allQuotations, findQuotationByNumber, findQuotationFile } from "../modules/bookings/store.ts";
import { addAmendmentCommands } from "./amendments.ts";
import type { Operations } from "./command.ts";
import { readInputFile } from "./files.ts";
import { toStaffCommand } from "../platform/text.ts";
import { toUnknownBooking } from "./with-booking.ts";

const LARGEST = 10 * 1024 * 1024;
const STATUSES: Readonly<Record<string, number>> = { "in-process": 0, booked: 1, cancelled: 2 };

const refusalText = (refusal: StaffRefusal, number: string): string => {
  switch (refusal) {
    case "unknown":
      return toUnknownBooking(number);
    case "already-booked":
      return `${number} is already booked.`;
    case "already-cancelled":
      return `${number} is already cancelled.`;
    case "not-booked":
      return `${number} has no booking number yet. Assign it with: ${toStaffCommand(`bookings confirm ${number} --booking <number>`)}`;
    case "number-unchanged":
      return `${number} has this booking number already.`;
    case "number-taken":
      return "Another booking has this booking number.";
    case "number-malformed":
      return "A booking number has 4 to 35 letters, figures and dashes.";
  }
};

const addList = (bookings: Command, { withDatabase, say, reportError }: Operations): void => {
  bookings
    .command("list")
    .description("List bookings of all shippers, newest first")
    .option("--status <status>", "in-process, booked or cancelled")
    .option("--limit <number>", "maximum number of rows", "50")
    .action(({ status, limit }: { readonly status?: string; readonly limit: string }) =>
      withDatabase(async ({ db }) => {
        if (!/^[1-9]\d{0,5}$/.test(limit)) return reportError(`--limit takes a whole number, not ${limit}.`);
        if (status !== undefined && STATUSES[status] === undefined)
          return reportError(`--status takes ${Object.keys(STATUSES).join(", ")}, not ${status}.`);
        const rows = await allQuotations(db, STATUSES[status ?? ""] ?? null, Number(limit));
        const lines = rows.map((row) => {
          const label = STATUS_LABELS[toBookingStatus(row.status)];
          return `${row.quotationId}  ${row.bookingId ?? "no booking number"}  ${row.providerName}  ${label}  ${row.bookedOn}  ${row.email}`;
        });
        return say(lines.length === 0 ? "No bookings." : lines.join("\n"));
      }),
    );
};

const addChanges = (bookings: Command, { withDatabase, clock, say, reportError }: Operations): void => {
  bookings
    .command("confirm")
    .description("Confirm a booking in process: assign its booking number and create the confirmation PDF")
    .argument("<number>", "quotation number")
    .option("--booking <number>", "booking number of the carrier (default: our own)")
    .action((number: string, { booking }: { readonly booking?: string }) =>
      withDatabase(async ({ db }) => {
        const confirmed = await db
          .transaction()
          .execute((one) => confirmBooking(one, number, booking ?? null, clock()));
        confirmed.match(
          (bookingId) => say(`${number} is booked as ${bookingId}.`),
          (refusal) => reportError(refusalText(refusal, number)),
        );
      }),
    );
  bookings
    .command("cancel")
    .description("Cancel a booking")
    .argument("<number>", "quotation or booking number")
    .action((number: string) =>
      withDatabase(async ({ db }) => {
        const cancelled = await db.transaction().execute((one) => cancelBooking(one, number, clock()));
        cancelled.match(
          () => say(`${number} is cancelled.`),
          (refusal) => reportError(refusalText(refusal, number)),
        );
      }),
    );
};

const addAttach = (bookings: Command, { withDatabase, clock, say, reportError }: Operations): void => {
  bookings
    .command("attach")
    .description("Add a file (PDF, JPEG or PNG, at most 10 MB) to a booking; its shipper can download it")
    .argument("<number>", "quotation or booking number")
    .argument("<file>", "path of the file")
    .action(async (number: string, file: string) => {
      const content = await readInputFile(file);
      if (content.isErr()) return reportError(content.error);
      const type = (await fileTypeFromBuffer(content.value))?.mime ?? "";
      if (!["application/pdf", "image/jpeg", "image/png"].includes(type))
        return reportError(`${file} is no PDF, JPEG or PNG.`);
      if (content.value.length > LARGEST) return reportError(`${file} is larger than 10 MB.`);
      return withDatabase(async ({ db }) => {
        const quotation = await findQuotationByNumber(db, number);
        if (quotation === null) return reportError(toUnknownBooking(number));
        const fileName = basename(file);
        if ((await findQuotationFile(db, quotation.id, fileName)) !== null)
          return reportError(`${number} has a file ${fileName} already.`);
        await attachDocument(
          db,
          { quotation: quotation.id, fileName, contentType: type, content: content.value },
          clock(),
        );
        return say(`${fileName} is attached to ${number}.`);
      });
    });
};

/** `bookings list`, `confirm`, `cancel`, `attach` and the answers to requests of shippers. */
export const addBookingCommands = (program: Command, operations: Operations): void => {
  const bookings = program.command("bookings").description("Manage bookings");
  addList(bookings, operations);
  addChanges(bookings, operations);
  addAmendmentCommands(bookings, operations);
  addAttach(bookings, operations);
};
