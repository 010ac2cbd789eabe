import type { Readable } from "node:stream";
import { err, ok, type Result } from "neverthrow";
import {
  checkFile,
  cleanFileName,
  DOCUMENT_KIND_LABELS,
  type DocumentKind,
  FILE_PROBLEM_LABELS,
} from "#domain/documents";
import { type CalendarDate, formatFullDate } from "#domain/time";
import type { Executor } from "#server/schema.ts";
import { toSingleLine } from "#server/platform/text.ts";
import type { QuotationTable } from "../bookings/tables.ts";
import { recordBookingChanges } from "../notifications/record-changes.ts";
import { writeComment } from "./discuss.ts";
import { discardFile, type FileDeps, receiveFile } from "./receive-file.ts";
import { commentRefusal, receiveRefusal, versionRefusal } from "./refusals.ts";
import { checkVersion, saveVersion } from "./save-version.ts";
import { addDocumentRow, findStoredDocument, type StoredDocument } from "./store.ts";

/** A refusal for staff: one sentence. */
export type DeskResult<Value> = Result<Value, string>;

const MAX_FACT_TEXT = 120;

const shorten = (text: string): string => {
  const line = toSingleLine(text);
  return line.length > MAX_FACT_TEXT ? `${line.slice(0, MAX_FACT_TEXT)}...` : line;
};

const toSentence = (refusal: { readonly message: string; readonly fields?: readonly { readonly message: string }[] }) =>
  refusal.fields?.[0]?.message ?? refusal.message;

/** A document by its id, with its booking. */
export const findDeskDocument = async (
  db: Executor,
  id: string,
): Promise<{ readonly document: StoredDocument; readonly quotation: QuotationTable } | null> => {
  const quotation = await db
    .selectFrom("bookingDocument")
    .innerJoin("quotation", "quotation.id", "bookingDocument.quotation")
    .selectAll("quotation")
    .where("bookingDocument.id", "=", id)
    .executeTakeFirst();
  const document = quotation === undefined ? null : await findStoredDocument(db, quotation.id, id);
  return quotation === undefined || document === null ? null : { document, quotation };
};

const recordAdded = async (
  db: Executor,
  { id, quotation, kind, versions }: StoredDocument,
  now: number,
): Promise<void> => {
  const fileName = versions.at(-1)?.fileName ?? "";
  const label = `${DOCUMENT_KIND_LABELS[kind]}${versions.length > 1 ? `, version ${versions.length}` : ""}`;
  await recordBookingChanges(db, [
    {
      quotation,
      kind: kind === "draft-bill-of-lading" ? "draft-added" : "document-added",
      subject: `${id} ${versions.length}`,
      fact: `${label} (${fileName})`,
      happenedAt: now,
    },
  ]);
};

export interface DeskFile {
  readonly name: string;
  readonly bytes: number;
  readonly open: () => Readable;
}

/** Adds a file of the desk as a document or, with `document`, as its next version; the shipper gets a message. */
export const addDeskFile = async (
  deps: FileDeps,
  quotation: QuotationTable,
  file: DeskFile,
  { kind, document }: { readonly kind: DocumentKind; readonly document: string | null },
): Promise<DeskResult<StoredDocument>> => {
  const { db, ids, clock } = deps;
  const type = checkFile(file.name, file.bytes);
  if (type.isErr()) return err(FILE_PROBLEM_LABELS[type.error]);
  const version = {
    quotation,
    kind,
    document,
    fileName: cleanFileName(file.name),
    type: type.value,
    by: "desk",
    key: ids.id(),
  } as const;
  const possible = await checkVersion(db, version);
  if (possible.isErr()) return err(toSentence(versionRefusal(possible.error)));
  const received = await receiveFile(deps, file.open(), type.value);
  if (received.isErr()) return err(toSentence(receiveRefusal(received.error, type.value)));
  const saved = await db.transaction().execute(async (transaction) => {
    const result = await saveVersion(transaction, { ids, now: clock() }, version, received.value);
    if (result.isOk()) await recordAdded(transaction, result.value.document, clock());
    return result;
  });
  if (saved.isErr()) await discardFile(db, received.value.store, received.value.file);
  return saved.map((one) => one.document).mapErr((problem) => toSentence(versionRefusal(problem)));
};

/** Asks the shipper for a document: it is listed as requested, and the shipper gets a message. */
export const requestDocument = async (
  { db, ids, clock }: Pick<FileDeps, "db" | "ids" | "clock">,
  quotation: QuotationTable,
  {
    kind,
    note,
    dueOn,
  }: { readonly kind: DocumentKind; readonly note: string | null; readonly dueOn: CalendarDate | null },
): Promise<string> => {
  const [id, now] = [ids.id(), clock()];
  const due = dueOn === null ? "" : ` by ${formatFullDate(dueOn)}`;
  const fact = `${DOCUMENT_KIND_LABELS[kind]}${due}${note === null ? "" : `: ${shorten(note)}`}`;
  await db.transaction().execute(async (transaction) => {
    await addDocumentRow(transaction, {
      id,
      quotation: quotation.id,
      kind,
      createdAt: now,
      revision: 1,
      requestedAt: now,
      requestNote: note,
      dueOn,
    });
    await recordBookingChanges(transaction, [
      { quotation: quotation.id, kind: "document-requested", subject: id, fact, happenedAt: now },
    ]);
  });
  return id;
};

/** Writes a comment of the desk on the latest version; the shipper gets a message. */
export const writeDeskComment = async (
  { db, ids, clock }: Pick<FileDeps, "db" | "ids" | "clock">,
  { document, quotation }: { readonly document: StoredDocument; readonly quotation: QuotationTable },
  text: string,
): Promise<DeskResult<void>> => {
  const version = document.versions.length;
  const comment = { document: document.id, version, text, by: "desk", key: ids.id() } as const;
  const fact = `${DOCUMENT_KIND_LABELS[document.kind]}: ${shorten(text)}`;
  const written = await db.transaction().execute(async (transaction) => {
    const result = await writeComment(transaction, quotation, comment, clock());
    if (result.isOk())
      await recordBookingChanges(transaction, [
        { quotation: quotation.id, kind: "document-commented", subject: comment.key, fact, happenedAt: clock() },
      ]);
    return result;
  });
  return written.isErr() ? err(toSentence(commentRefusal(written.error))) : ok(undefined);
};
