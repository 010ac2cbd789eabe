import { err, ok, type Result } from "neverthrow";
import { canAddKind, checkFile, cleanFileName, type DocumentType, MAX_ACCOUNT_BYTES } from "#domain/documents";
import { repeat } from "#server/platform/background.ts";
import type { Deps, Feature } from "#server/platform/feature.ts";
import { openFileStores } from "#server/platform/files/open-stores.ts";
import {
  answer,
  type FileCall,
  fileReceiver,
  type Handler,
  authenticatedRoute,
} from "#server/platform/http/handler.ts";
import { type Refusal, WRONG_MEDIA_TYPE } from "#server/platform/http/refusal.ts";
import type { Executor } from "#server/schema.ts";
import { findOwnQuotation, type StoredBooking } from "../bookings/index.ts";
import { openVersion, writeArchive } from "./archive.ts";
import { mailDesk } from "./desk-mails.ts";
import { decideDraft, writeComment } from "./discuss.ts";
import { type FindLastReplacement, listBookingFiles, presentDocument, presentDocuments } from "./presenter.ts";
import { discardFile, type FileDeps, receiveFile, removeAbandonedFiles } from "./receive-file.ts";
import {
  commentRefusal,
  decisionRefusal,
  fieldRefusal,
  fileRefusal,
  NO_BOOKING,
  NO_DOCUMENT,
  NO_DOCUMENTS,
  receiveRefusal,
  versionRefusal,
} from "./refusals.ts";
import { checkVersion, type NewVersion, saveVersion } from "./save-version.ts";
import { findByUploadKey, findStoredDocument, listStoredDocuments, readUsage, type StoredDocument } from "./store.ts";

const CLEAN_UP_MS = 60_000;

type Upload = FileCall<"addDocument">;

const checkUpload = ({ query, mediaType, announcedBytes }: Upload): Result<DocumentType, Refusal> => {
  if (!canAddKind(query.kind, "shipper"))
    return err(fieldRefusal("kind", "The carrier issues this document. Choose another kind."));
  const type = checkFile(query.fileName, announcedBytes ?? 1).mapErr(fileRefusal);
  return type.andThen((found) => (found.mediaType === mediaType ? ok(found) : err(WRONG_MEDIA_TYPE)));
};

const isOverQuota = async (db: Executor, accountId: string, { announcedBytes }: Upload): Promise<boolean> =>
  (await readUsage(db, accountId)) + (announcedBytes ?? 0) > MAX_ACCOUNT_BYTES;

const toNewVersion = ({ query, header }: Upload, quotation: StoredBooking, type: DocumentType): NewVersion => ({
  quotation,
  kind: query.kind,
  document: query.document ?? null,
  fileName: cleanFileName(query.fileName),
  type,
  by: "shipper",
  key: header["Idempotency-Key"],
});

type Receiving = FileDeps & { readonly config: Deps["config"] };

/** What can be refused before the file is read is refused before. */
const addDocument = async (
  deps: Receiving,
  quotation: StoredBooking,
  call: Upload,
): Promise<Result<StoredDocument, Refusal>> => {
  const { db, clock, ids } = deps;
  const checked = checkUpload(call);
  if (checked.isErr()) return err(checked.error);
  const version = toNewVersion(call, quotation, checked.value);
  const earlier = await findByUploadKey(db, quotation.id, version.key);
  if (earlier !== null) return ok(earlier);
  const possible = await checkVersion(db, version);
  if (possible.isErr()) return err(versionRefusal(possible.error));
  if (await isOverQuota(db, quotation.accountId, call)) return err(versionRefusal("quota"));
  if (call.content === null) return err(fileRefusal("empty"));
  const received = await receiveFile(deps, call.content, version.type);
  if (received.isErr()) return err(receiveRefusal(received.error, version.type));
  const saved = await db.transaction().execute(async (transaction) => {
    const result = await saveVersion(transaction, { ids, now: clock() }, version, received.value);
    if (result.isOk() && result.value.isNew)
      await mailDesk(transaction, deps, quotation, result.value.document, { kind: "added" });
    return result;
  });
  if (saved.isErr() || !saved.value.isNew) await discardFile(db, received.value.store, received.value.file);
  return saved.map(({ document }) => document).mapErr(versionRefusal);
};

const toAnswer = (document: StoredDocument) => answer([presentDocument(document)]);

const documentHandlers = (deps: Receiving, findReplacement: FindLastReplacement): readonly Handler[] => {
  const { db, files, clock } = deps;
  const find = (accountId: string, id: string) => findOwnQuotation(db, accountId, id);
  return [
    authenticatedRoute("listDocuments", async ({ path }, { companyId: accountId }) => {
      const quotation = await find(accountId, path.id);
      if (quotation === null) return err(NO_BOOKING);
      const documents = await listStoredDocuments(db, quotation.id);
      return answer(presentDocuments(quotation, documents, await listBookingFiles(db, quotation, findReplacement)));
    }),
    fileReceiver("addDocument", async (call, { companyId: accountId }) => {
      const quotation = await find(accountId, call.path.id);
      if (quotation === null) return err(NO_BOOKING);
      return (await addDocument(deps, quotation, call)).andThen(toAnswer);
    }),
    authenticatedRoute("documentFile", async ({ path }, { companyId: accountId }) => {
      const quotation = await find(accountId, path.id);
      const document = quotation === null ? null : await findStoredDocument(db, quotation.id, path.document);
      const version = document?.versions.find(({ number }) => number === path.version);
      if (version === undefined) return err(NO_DOCUMENT);
      const { mediaType, fileName, bytes } = version;
      const opened = await openVersion(files, version);
      return opened.map((content) => ({ kind: "stream", mediaType, fileName, bytes, content }) as const);
    }),
    authenticatedRoute("downloadDocuments", async ({ path }, { companyId: accountId }) => {
      const quotation = await find(accountId, path.id);
      if (quotation === null) return err(NO_BOOKING);
      const documents = await listStoredDocuments(db, quotation.id);
      const content = writeArchive(deps, quotation, documents, await listBookingFiles(db, quotation, findReplacement));
      if (content === null) return err(NO_DOCUMENTS);
      const fileName = `${quotation.bookingId ?? quotation.quotationId}-documents.zip`;
      return ok({ kind: "stream", mediaType: "application/zip", fileName, content } as const);
    }),
    authenticatedRoute("commentDocument", async ({ path, body, header }, { companyId: accountId }) => {
      const quotation = await find(accountId, path.id);
      if (quotation === null) return err(NO_BOOKING);
      const key = header["Idempotency-Key"];
      const comment = { document: path.document, ...body, by: "shipper", key } as const;
      const written = await db.transaction().execute(async (transaction) => {
        const result = await writeComment(transaction, quotation, comment, clock());
        if (result.isOk() && result.value.isNew)
          await mailDesk(transaction, deps, quotation, result.value.document, {
            kind: "commented",
            key,
            text: body.text,
          });
        return result;
      });
      return written.mapErr(commentRefusal).andThen(({ document }) => toAnswer(document));
    }),
    authenticatedRoute("decideDraft", async ({ path, body }, { companyId: accountId }) => {
      const quotation = await find(accountId, path.id);
      if (quotation === null) return err(NO_BOOKING);
      const decided = await db
        .transaction()
        .execute((transaction) => decideDraft(transaction, deps, quotation, path.document, body));
      return decided.mapErr(decisionRefusal).andThen(toAnswer);
    }),
  ];
};

/** The documents of bookings: files with versions, comments, and the approval of a draft B/L. */
export const documentsFeature =
  (findReplacement: FindLastReplacement): Feature =>
  (deps) => {
    const { database, clock, ids, config, disk } = deps;
    const files = openFileStores(database.db, config, disk);
    const receiving = { db: database.db, clock, ids, files, config };
    repeat(deps, CLEAN_UP_MS, () => removeAbandonedFiles(receiving));
    return documentHandlers(receiving, findReplacement);
  };
