import { recordBookingChange, recordChangeOfBooking } from "../bookings/index.ts";
import type { Readable } from "node:stream";
import { err, ok, type Result } from "neverthrow";
import {
  canAddToCancelled,
  checkFile,
  cleanFileName,
  DOCUMENT_KIND_LABELS,
  type DocumentKind,
  FILE_PROBLEM_LABELS,
  findReplacedApproval,
  isOpenRequest,
} from "#domain/documents";
import { toBookingStatus } from "#domain/bookings";
import type { CalendarDate } from "#domain/time";
import type { Executor } from "#server/schema.ts";
import { isDeleted } from "../accounts/index.ts";
import { findBooking, lockQuotation, type StoredBooking } from "../bookings/index.ts";
import { recordDocumentEvent } from "./events.ts";
import { writeComment } from "./discuss.ts";
import { presentDocument } from "./presenter.ts";
import { discardFile, type FileDeps, receiveFile } from "./receive-file.ts";
import { commentRefusal, receiveRefusal, versionRefusal } from "./refusals.ts";
import { checkVersion, saveVersion } from "./save-version.ts";
import {
  addDocumentRow,
  deleteDocumentRow,
  findDocument,
  findStoredDocument,
  listStoredDocuments,
  type StoredDocument,
  touchDocument,
} from "./store.ts";

/** A refusal for staff: one sentence. */
export type DeskResult<Value> = Result<Value, string>;

const toSentence = (refusal: { readonly message: string; readonly fields?: readonly { readonly message: string }[] }) =>
  refusal.fields?.[0]?.message ?? refusal.message;

/** A document by its id, with its booking. */
export const findDeskDocument = async (
  db: Executor,
  id: string,
): Promise<{ readonly document: StoredDocument; readonly quotation: StoredBooking } | null> => {
  const document = await findDocument(db, id);
  const quotation = document === null ? null : await findBooking(db, document.quotation);
  return quotation === null || document === null ? null : { document, quotation };
};

const recordAdded = async (db: Executor, document: StoredDocument, now: number): Promise<void> => {
  const { id, quotation, kind, versions } = document;
  const event = {
    kind: "added",
    document: id,
    documentKind: kind,
    version: versions.length,
    fileName: versions.at(-1)?.fileName ?? "",
    replacedApproval: findReplacedApproval(presentDocument(document)),
  } as const;
  await recordDocumentEvent(db, quotation, event, now);
};

export interface DeskFile {
  readonly name: string;
  readonly bytes: number;
  readonly open: () => Readable;
}

const isCancelled = ({ status }: StoredBooking): boolean => toBookingStatus(status) === "cancelled";

const toNumber = ({ bookingId, quotationId }: StoredBooking): string => bookingId ?? quotationId;

/* A booking that is cancelled takes what is issued afterwards only; the rows of the booking are locked in a transaction. */
const refuseCancelled = (quotation: StoredBooking, kind: DocumentKind): DeskResult<void> =>
  isCancelled(quotation) && !canAddToCancelled(kind)
    ? err(
        `${toNumber(quotation)} is cancelled and takes no ${DOCUMENT_KIND_LABELS[kind]}. Check the number of the booking.`,
      )
    : ok(undefined);

/* Locks the document, so that of two simultaneous files with the same content the second one is refused. */
const refuseRepeated = async (
  db: Executor,
  quotation: string,
  document: string | null,
  sha256: string,
): Promise<DeskResult<void>> => {
  if (document === null) return ok(undefined);
  await touchDocument(db, quotation, document);
  const latest = (await findStoredDocument(db, quotation, document))?.versions.at(-1);
  return latest?.sha256 === sha256
    ? err(`This file is already version ${latest.number} of this document.`)
    : ok(undefined);
};

/** Adds a file of the desk as a document or, with `document`, as its next version; the shipper gets a message. */
export const addDeskFile = async (
  deps: FileDeps,
  quotation: StoredBooking,
  file: DeskFile,
  { kind, document }: { readonly kind: DocumentKind; readonly document: string | null },
): Promise<DeskResult<StoredDocument>> => {
  const { db, ids, clock } = deps;
  const known = refuseCancelled(quotation, kind);
  if (known.isErr()) return err(known.error);
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
  const saved = await db.transaction().execute(async (transaction): Promise<DeskResult<StoredDocument>> => {
    const current = refuseCancelled((await lockQuotation(transaction, quotation.id)) ?? quotation, kind);
    if (current.isErr()) return err(current.error);
    const repeated = await refuseRepeated(transaction, quotation.id, document, received.value.sha256);
    if (repeated.isErr()) return err(repeated.error);
    const result = await saveVersion(transaction, { ids, now: clock() }, version, received.value);
    if (result.isOk()) await recordAdded(transaction, result.value.document, clock());
    return result.map((one) => one.document).mapErr((problem) => toSentence(versionRefusal(problem)));
  });
  if (saved.isErr()) await discardFile(db, received.value.store, received.value.file);
  return saved;
};

/** Asks the shipper for a document: it is listed as requested, and the shipper gets a message. */
export const requestDocument = async (
  { db, ids, clock }: Pick<FileDeps, "db" | "ids" | "clock">,
  quotation: StoredBooking,
  {
    kind,
    note,
    dueOn,
  }: { readonly kind: DocumentKind; readonly note: string | null; readonly dueOn: CalendarDate | null },
): Promise<DeskResult<string>> => {
  const [id, now] = [ids.id(), clock()];
  return db.transaction().execute(async (transaction): Promise<DeskResult<string>> => {
    if (isCancelled((await lockQuotation(transaction, quotation.id)) ?? quotation))
      return err(
        `${toNumber(quotation)} is cancelled. Nothing can be requested for it. Check the number of the booking.`,
      );
    if (await isDeleted(transaction, quotation.accountId))
      return err(`The account of the shipper of ${toNumber(quotation)} was deleted: there is nobody to ask.`);
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
    await recordBookingChange(transaction, quotation, {
      action: "document.requested",
      after: { document: id, kind, note, dueOn },
    });
    const event = { kind: "requested", document: id, documentKind: kind, dueOn, note } as const;
    await recordDocumentEvent(transaction, quotation.id, event, now);
    return ok(id);
  });
};

const recordWithdrawal = async (db: Executor, request: StoredDocument, reason: string, now: number): Promise<void> => {
  const { id, quotation, kind, dueOn } = request;
  await deleteDocumentRow(db, id);
  await recordChangeOfBooking(db, quotation, {
    action: "document.request-withdrawn",
    before: { document: id, kind, dueOn },
    reason: reason === "" ? null : reason,
  });
  await recordDocumentEvent(db, quotation, { kind: "withdrawn", document: id, documentKind: kind, dueOn, reason }, now);
};

/** Withdraws what the shipper was asked for and has not sent, with a message about each; the caller has locked the booking. */
export const withdrawOpenRequests = async (
  db: Executor,
  quotation: string,
  reason: string,
  now: number,
): Promise<void> => {
  const open = (await listStoredDocuments(db, quotation)).filter((stored) => isOpenRequest(presentDocument(stored)));
  for (const request of open) await recordWithdrawal(db, request, reason, now);
};

/** Takes back a request to which nothing was added: it is no longer listed, and the shipper gets a message. */
export const withdrawRequest = async (
  { db, clock }: Pick<FileDeps, "db" | "clock">,
  { id, quotation }: Pick<StoredDocument, "id" | "quotation">,
  reason: string | null,
): Promise<DeskResult<void>> =>
  db.transaction().execute(async (transaction) => {
    await touchDocument(transaction, quotation, id);
    const stored = await findStoredDocument(transaction, quotation, id);
    if (stored === null) return err("This request was withdrawn meanwhile.");
    const document = presentDocument(stored);
    if (document.request === null) return err("This document was not requested, so it cannot be withdrawn.");
    if (!isOpenRequest(document)) return err("A file was added to this request. It can no longer be withdrawn.");
    await recordWithdrawal(transaction, stored, reason ?? "", clock());
    return ok(undefined);
  });

/** Writes a comment of the desk on the latest version; the shipper gets a message. */
export const writeDeskComment = async (
  { db, ids, clock }: Pick<FileDeps, "db" | "ids" | "clock">,
  { document, quotation }: { readonly document: StoredDocument; readonly quotation: StoredBooking },
  text: string,
): Promise<DeskResult<void>> => {
  const version = document.versions.length;
  const comment = { document: document.id, version, text, by: "desk", key: ids.id() } as const;
  const { id, kind } = document;
  const event = { kind: "commented", document: id, documentKind: kind, comment: comment.key, text } as const;
  const written = await db.transaction().execute(async (transaction) => {
    const result = await writeComment(transaction, quotation, comment, clock());
    if (result.isOk()) await recordDocumentEvent(transaction, quotation.id, event, clock());
    return result;
  });
  return written.isErr() ? err(toSentence(commentRefusal(written.error))) : ok(undefined);
};
