import { recordBookingChange } from "../bookings/index.ts";
import { err, ok, type Result } from "neverthrow";
import {
  canAddVersion,
  type DocumentKind,
  type DocumentType,
  MAX_ACCOUNT_BYTES,
  MAX_DOCUMENTS,
  MAX_VERSIONS,
  type DocumentAuthor,
} from "#domain/documents";
import { endPendingFile } from "#server/platform/files/pending-files.ts";
import type { Executor } from "#server/schema.ts";
import type { Ids } from "#server/platform/time.ts";
import type { StoredBooking } from "../bookings/index.ts";
import { trackDocument } from "./inbox-item.ts";
import { presentDocument } from "./presenter.ts";
import type { ReceivedFile } from "./receive-file.ts";
import {
  addDocumentRow,
  addVersion,
  countDocuments,
  countUsage,
  findByUploadKey,
  findStoredDocument,
  type StoredDocument,
  touchDocument,
} from "./store.ts";

/** A new document, or a new version of the one with the id `document`. */
export interface NewVersion {
  readonly quotation: StoredBooking;
  readonly kind: DocumentKind;
  readonly document: string | null;
  readonly fileName: string;
  readonly type: DocumentType;
  readonly by: DocumentAuthor;
  readonly key: string;
}

export type VersionProblem = "unknown-document" | "locked" | "too-many-documents" | "too-many-versions" | "quota";

/** Whether a booking takes a version, as far as this is known before the file is read; the document it belongs to. */
export const checkVersion = async (
  db: Executor,
  { quotation, document, by }: Pick<NewVersion, "quotation" | "document" | "by">,
): Promise<Result<StoredDocument | null, VersionProblem>> => {
  if (document === null)
    return (await countDocuments(db, quotation.id)) >= MAX_DOCUMENTS ? err("too-many-documents") : ok(null);
  const stored = await findStoredDocument(db, quotation.id, document);
  if (stored === null) return err("unknown-document");
  if (!canAddVersion(presentDocument(stored), by)) return err("locked");
  return stored.versions.length >= MAX_VERSIONS ? err("too-many-versions") : ok(stored);
};

export interface SavedVersion {
  readonly document: StoredDocument;
  /** False if an earlier request with the same key has added it: the file is not needed. */
  readonly isNew: boolean;
}

interface SaveDeps {
  readonly ids: Ids;
  readonly now: number;
}

/* The counter is locked until the end of the transaction, so that uploads of one account follow each other here. */
const countBytes = ({ quotation, by }: NewVersion, db: Executor, bytes: number): Promise<boolean> =>
  by === "desk" ? Promise.resolve(true) : countUsage(db, quotation.accountId, bytes, MAX_ACCOUNT_BYTES);

const readSaved = async (
  db: Executor,
  quotation: string,
  id: string,
): Promise<Result<SavedVersion, VersionProblem>> => {
  const document = await findStoredDocument(db, quotation, id);
  return document === null ? err("unknown-document") : ok({ document, isNew: true });
};

const insertVersion = async (
  db: Executor,
  { ids, now }: SaveDeps,
  { quotation, kind, document, by, key, fileName, type }: NewVersion,
  { bytes, sha256, store, file, scan }: ReceivedFile,
): Promise<string> => {
  const id = document ?? ids.id();
  const unrequested = { requestedAt: null, requestNote: null, dueOn: null };
  if (document === null)
    await addDocumentRow(db, { id, quotation: quotation.id, kind, createdAt: now, revision: 1, ...unrequested });
  await addVersion(db, {
    document: id,
    quotation: quotation.id,
    fileName,
    mediaType: type.mediaType,
    bytes,
    sha256,
    addedBy: by,
    addedAt: now,
    store: store.name,
    file,
    uploadKey: key,
    outcome: null,
    decidedAt: null,
    ...scan,
  });
  await endPendingFile(db, file);
  await recordBookingChange(db, quotation, {
    action: "document.version-added",
    after: { document: id, kind, fileName, mediaType: type.mediaType, bytes, sha256, by },
  });
  await trackDocument(db, quotation, { id, kind }, { by, event: "added" }, now);
  return id;
};

const toProblem = (problem: VersionProblem): VersionProblem => problem;

const refuseVersion = (problem: VersionProblem | null): Result<SavedVersion, VersionProblem> | null =>
  problem === null ? null : err(problem);

/**
 * Records a stored file as a version; belongs in a transaction. Only here it becomes part of the booking, so a request that
 * ends before adds nothing, and a repeated one finds what the first has added.
 */
export const saveVersion = async (
  db: Executor,
  deps: SaveDeps,
  version: NewVersion,
  received: ReceivedFile,
): Promise<Result<SavedVersion, VersionProblem>> => {
  const { quotation, document, key } = version;
  if (document !== null) await touchDocument(db, quotation.id, document);
  const fits = await countBytes(version, db, received.bytes);
  const earlier = await findByUploadKey(db, quotation.id, key);
  const problem = fits ? (await checkVersion(db, version)).match(() => null, toProblem) : "quota";
  const blocked =
    earlier === null ? refuseVersion(problem) : ok<SavedVersion, VersionProblem>({ document: earlier, isNew: false });
  if (blocked === null) return readSaved(db, quotation.id, await insertVersion(db, deps, version, received));
  if (fits) await countBytes(version, db, -received.bytes);
  return blocked;
};
