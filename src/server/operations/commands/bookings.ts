import { basename } from "node:path";
import type { Command } from "commander";
import { fileTypeFromBuffer } from "file-type";
import type { BookedShipment } from "#api/schema.d.ts";
import { toBookingStatus, STATUS_LABELS } from "#domain/bookings";
import { accountById, formatContact } from "#server/modules/accounts/index.ts";
import {
  attachDocument,
  describeCurrentSailing,
  describeWholeBooking,
  readBookingOverview,
  type StoredBooking,
  allQuotations,
  findQuotationByNumber,
  findQuotationFile,
} from "#server/modules/bookings/index.ts";
import { readShipment } from "#server/modules/booking-views/index.ts";
import { listBookingEvents } from "#server/modules/booking-events/index.ts";
import { readBookingSource } from "#server/modules/rates/index.ts";
import { addBookingChanges } from "./bookings/changes.ts";
import { addAmendmentCommands } from "./bookings/amendments.ts";
import type { Operations, StaffCommand } from "../kit/command.ts";
import { readInputFile } from "../kit/files.ts";
import { toSingleLine } from "#server/platform/text.ts";
import { describeBooking, toUnknownBooking, withBooking } from "../with-booking.ts";

const LARGEST = 10 * 1024 * 1024;
const STATUSES: Readonly<Record<string, number>> = { "in-process": 0, booked: 1, cancelled: 2 };

type ListedBooking = StoredBooking & { readonly email: string; readonly companyName: string };

const toListLine = (row: ListedBooking, shipment: BookedShipment | null): string => {
  const overview = readBookingOverview(row);
  const { route, load, total } = overview;
  return [
    row.quotationId,
    row.bookingId ?? "no booking number",
    STATUS_LABELS[toBookingStatus(row.status)],
    row.bookedOn,
    row.providerName,
    route ?? "route not stated",
    load ?? "load not stated",
    ...describeCurrentSailing(overview, shipment),
    total ?? "no total",
    row.companyName,
    row.email,
  ]
    .map(toSingleLine)
    .join("  ");
};

const addShow = (bookings: Command, operations: Operations): void => {
  bookings
    .command("show")
    .description("Show a booking with everything that its confirmation states, its shipper and its history")
    .argument("<number>", "quotation or booking number")
    .action((number: string) =>
      withBooking(operations, number, async ({ db }, quotation) => {
        const shipper = await accountById(db, quotation.accountId);
        const source = readBookingSource(quotation.offer);
        const history = await listBookingEvents(db, quotation.id);
        const shipment = await readShipment(db, quotation, operations.clock());
        operations.say(
          describeBooking(quotation),
          ...(shipper === undefined ? [] : formatContact(shipper)),
          `Sailing: ${describeCurrentSailing(readBookingOverview(quotation), shipment).map(toSingleLine).join("  ")}`,
          ...(source === null ? [] : [`Passed on to ${toSingleLine(source)}`]),
          ...describeWholeBooking(quotation).flat(),
          "History",
          `${new Date(quotation.bookedAt).toISOString()}  booked`,
          ...history.map(({ kind, fact, happenedAt }) =>
            [new Date(happenedAt).toISOString(), kind, toSingleLine(fact)].join("  "),
          ),
        );
      }),
    );
};

const addList = (bookings: Command, { withDatabase, clock, say, reportError }: Operations): void => {
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
        if (rows.length === 0) return say("No bookings.");
        for (const row of rows) say(toListLine(row, await readShipment(db, row, clock())));
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

/** `bookings list`, `show`, `confirm`, `correct`, `reject`, `cancel`, `attach` and the answers to requests of shippers. */
const addBookingCommands = (program: Command, operations: Operations): void => {
  const bookings = program.command("bookings").description("Manage bookings");
  addList(bookings, operations);
  addShow(bookings, operations);
  addBookingChanges(bookings, operations);
  addAmendmentCommands(bookings, operations);
  addAttach(bookings, operations);
};

export const bookingCommands: StaffCommand = {
  name: "bookings",
  addTo: (program, operations) => addBookingCommands(program, operations),
};
