import { addDays, type CalendarDate } from "#domain/time";
import { type BookingDocument, type DocumentKind, findLatestVersion } from "./document.ts";

const MAX_DUE_DAYS = 365;

/** The days until which a document can be requested: from today to a year ahead. */
export const findDueDays = (today: CalendarDate): { readonly first: CalendarDate; readonly last: CalendarDate } => ({
  first: today,
  last: addDays(today, MAX_DUE_DAYS),
});

/** Whether the desk waits for a document: it was requested, and no file was added yet. */
export const isOpenRequest = (document: Pick<BookingDocument, "request" | "versions">): boolean =>
  document.request !== null && findLatestVersion(document) === null;

/** The requests for a kind of document that wait for a file. */
export const listOpenRequests = <Listed extends BookingDocument>(
  documents: readonly Listed[],
  kind: DocumentKind,
): readonly Listed[] => documents.filter((document) => document.kind === kind && isOpenRequest(document));
