import type { Command } from "commander";
import {
  type BookingDocument,
  canAddKind,
  DOCUMENT_KIND_LABELS,
  type DocumentKind,
  type DocumentRequest,
  findDueDays,
  listOpenRequests,
} from "#domain/documents";
import { type CalendarDate, isCalendarDate } from "#domain/time";
import { toSingleLine } from "#server/platform/text.ts";
import {
  findDeskDocument,
  requestDocument,
  withdrawRequest,
  presentDocument,
  listStoredDocuments,
} from "#server/modules/booking-documents/index.ts";
import { officeDay } from "#server/platform/time.ts";
import type { Operations } from "../../kit/command.ts";
import { KIND_HELP, readKind, toUnknownDocument } from "./options.ts";
import { withBooking } from "../../with-booking.ts";

const MAX_TEXT = 200;

/** `requested by 2026-12-23: For customs`. */
export const describeRequest = ({ dueOn, note }: DocumentRequest): string =>
  `requested${dueOn === null ? "" : ` by ${dueOn}`}${note === null ? "" : `: ${toSingleLine(note)}`}`;

const findDueProblem = (due: string, today: CalendarDate): string | null => {
  if (!isCalendarDate(due)) return `--due takes a date such as 2026-12-23, not ${due}.`;
  const { first, last } = findDueDays(today);
  return due < first || due > last
    ? `--due takes a day from ${first} (today) to ${last}, not ${due}. Choose another day, or leave --due out.`
    : null;
};

interface RequestOptions {
  readonly kind?: string;
  readonly note?: string;
  readonly due?: string;
}

const findRequestProblem = (
  kind: DocumentKind | null,
  { note = "", due }: RequestOptions,
  today: CalendarDate,
): string | null => {
  if (kind === null) return `--kind takes ${KIND_HELP}.`;
  if (!canAddKind(kind, "shipper")) return `A shipper cannot add this document: ${DOCUMENT_KIND_LABELS[kind]}.`;
  if (note.length > MAX_TEXT) return `--note takes at most ${MAX_TEXT} characters.`;
  return due === undefined ? null : findDueProblem(due, today);
};

const describeOpen = (open: readonly BookingDocument[]): readonly string[] => [
  ...open.map(
    ({ id, kind, request }) =>
      `Another request for this kind is open: ${id}  ${DOCUMENT_KIND_LABELS[kind]}  ${request === null ? "" : describeRequest(request)}`,
  ),
  ...(open.length === 0 ? [] : ["To take one back: npm run operations -- documents withdraw <document>"]),
];

const toText = (typed: string | undefined): string | null => {
  const text = (typed ?? "").trim();
  return text === "" ? null : text;
};

/** `documents request`. */
export const addRequest = (documents: Command, operations: Operations): void => {
  const { clock, ids, say, reportError } = operations;
  documents
    .command("request")
    .description("Ask the shipper of a booking for a document")
    .argument("<number>", "quotation or booking number")
    .option("--kind <kind>", KIND_HELP)
    .option("--note <text>", "what it is needed for")
    .option("--due <date>", "the last day, YYYY-MM-DD, at most a year ahead")
    .action((number: string, options: RequestOptions) =>
      withBooking(operations, number, async ({ db }, quotation) => {
        const kind = readKind(options.kind);
        const problem = findRequestProblem(kind, options, officeDay(clock()));
        if (kind === null || problem !== null) return reportError(problem ?? "");
        const documentsBefore = (await listStoredDocuments(db, quotation.id)).map(presentDocument);
        const requested = await requestDocument({ db, clock, ids }, quotation, {
          kind,
          note: toText(options.note),
          dueOn: options.due ?? null,
        });
        return requested.match(
          (id) =>
            say(
              `${id}: ${DOCUMENT_KIND_LABELS[kind]} is requested for ${number}.`,
              ...describeOpen(listOpenRequests(documentsBefore, kind)),
            ),
          reportError,
        );
      }),
    );
};

/** `documents withdraw`. */
export const addWithdraw = (documents: Command, { withDatabase, clock, say, reportError }: Operations): void => {
  documents
    .command("withdraw")
    .description("Take back a request to which nothing was added; its shipper gets a message")
    .argument("<document>", "id of the requested document")
    .option("--reason <text>", "why it is no longer needed; the shipper reads it")
    .action((id: string, { reason }: { readonly reason?: string }) =>
      withDatabase(async ({ db }) => {
        const found = await findDeskDocument(db, id);
        if (found === null) return reportError(toUnknownDocument(id));
        if ((reason ?? "").length > MAX_TEXT) return reportError(`--reason takes at most ${MAX_TEXT} characters.`);
        const { document, quotation } = found;
        const number = quotation.bookingId ?? quotation.quotationId;
        return (await withdrawRequest({ db, clock }, document, toText(reason))).match(
          () => say(`${id}: ${DOCUMENT_KIND_LABELS[document.kind]} is no longer requested for ${number}.`),
          reportError,
        );
      }),
    );
};
