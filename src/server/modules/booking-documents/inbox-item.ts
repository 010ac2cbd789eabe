import type { DocumentAuthor, DraftOutcome } from "#domain/documents";
import type { Executor } from "#server/schema.ts";
import type { StoredBooking } from "../bookings/index.ts";
import { closeItem, noteNews, openItem } from "../inbox/index.ts";
import type { BookingDocumentTable } from "./tables.ts";

interface DocumentNews {
  readonly by: DocumentAuthor;
  readonly event: "added" | "commented" | DraftOutcome;
}

const toItem = (id: string) => ({ kind: "document", subject: id }) as const;

/** News of the shipper about a document wait in the inbox until the desk adds or writes something, or marks them as done. */
export const trackDocument = async (
  db: Executor,
  { id: booking, accountId: customerId, bookingId, quotationId }: StoredBooking,
  { id, kind }: Pick<BookingDocumentTable, "id" | "kind">,
  { by, event }: DocumentNews,
  now: number,
): Promise<void> => {
  const item = toItem(id);
  if (by === "desk") return closeItem(db, item, now);
  const title = { number: bookingId ?? quotationId, document: kind, event };
  await noteNews(db, item, now);
  await openItem(db, { ...item, booking, customerId, title }, now);
};

/** A file with malware waits in the inbox instead of what waited about its document. */
export const trackMalware = async (
  db: Executor,
  { id: booking, accountId: customerId, bookingId, quotationId }: StoredBooking,
  { id, kind }: Pick<BookingDocumentTable, "id" | "kind">,
  signature: string,
  now: number,
): Promise<void> => {
  const title = { number: bookingId ?? quotationId, document: kind, event: "malware-found", signature };
  await closeItem(db, toItem(id), now);
  await openItem(db, { ...toItem(id), booking, customerId, title }, now);
};
