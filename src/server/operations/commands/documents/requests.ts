import { err } from "neverthrow";
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
import { findBooking } from "../../find-booking.ts";
import { defineCommand } from "../../kit/command.ts";
import { argument, textOption } from "../../kit/parameters.ts";
import { KIND_HELP, readKind, toUnknownDocument } from "./options.ts";

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
  readonly note: string | null;
  readonly due: string | null;
}

const findRequestProblem = (
  kind: DocumentKind | null,
  { note, due }: RequestOptions,
  today: CalendarDate,
): string | null => {
  if (kind === null) return `--kind takes ${KIND_HELP}.`;
  if (!canAddKind(kind, "shipper")) return `A shipper cannot add this document: ${DOCUMENT_KIND_LABELS[kind]}.`;
  if ((note ?? "").length > MAX_TEXT) return `--note takes at most ${MAX_TEXT} characters.`;
  return due === null ? null : findDueProblem(due, today);
};

const describeOpen = (open: readonly BookingDocument[]): readonly string[] => [
  ...open.map(
    ({ id, kind, request }) =>
      `Another request for this kind is open: ${id}  ${DOCUMENT_KIND_LABELS[kind]}  ${request === null ? "" : describeRequest(request)}`,
  ),
  ...(open.length === 0 ? [] : ["To take one back: npm run operations -- documents withdraw <document>"]),
];

const toText = (typed: string | null): string | null => {
  const text = (typed ?? "").trim();
  return text === "" ? null : text;
};

export const requestCommand = defineCommand({
  name: "request",
  description: "Ask the shipper of a booking for a document",
  parameters: {
    number: argument("quotation or booking number"),
    kind: textOption("<kind>", KIND_HELP),
    note: textOption("<text>", "what it is needed for"),
    due: textOption("<date>", "the last day, YYYY-MM-DD, at most a year ahead"),
  },
  run: async ({ db, clock, ids }, { number, ...options }) => {
    const quotation = await findBooking(db, number);
    if (quotation.isErr()) return err(quotation.error);
    const kind = readKind(options.kind);
    const problem = findRequestProblem(kind, options, officeDay(clock()));
    if (kind === null || problem !== null) return err(problem ?? "");
    const before = (await listStoredDocuments(db, quotation.value.id)).map(presentDocument);
    const wanted = { kind, note: toText(options.note), dueOn: options.due };
    const requested = await requestDocument({ db, clock, ids }, quotation.value, wanted);
    return requested.map((id) => ({ id, number, ...wanted, open: listOpenRequests(before, kind) }));
  },
  describe: ({ id, number, kind, open }) => [
    `${id}: ${DOCUMENT_KIND_LABELS[kind]} is requested for ${number}.`,
    ...describeOpen(open),
  ],
  toJson: ({ open, ...requested }) => ({ ...requested, openRequests: open.map(({ id }) => id) }),
});

export const withdrawCommand = defineCommand({
  name: "withdraw",
  description: "Take back a request to which nothing was added; its shipper gets a message",
  parameters: {
    document: argument("id of the requested document"),
    reason: textOption("<text>", "why it is no longer needed; the shipper reads it"),
  },
  run: async ({ db, clock }, { document: id, reason }) => {
    const found = await findDeskDocument(db, id);
    if (found === null) return err(toUnknownDocument(id));
    if ((reason ?? "").length > MAX_TEXT) return err(`--reason takes at most ${MAX_TEXT} characters.`);
    const { document, quotation } = found;
    const withdrawn = await withdrawRequest({ db, clock }, document, toText(reason));
    return withdrawn.map(() => ({ id, kind: document.kind, number: quotation.bookingId ?? quotation.quotationId }));
  },
  describe: ({ id, kind, number }) => [`${id}: ${DOCUMENT_KIND_LABELS[kind]} is no longer requested for ${number}.`],
});
