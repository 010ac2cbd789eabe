import type { FileStores } from "#server/platform/files/file-store.ts";
import { addPendingFile } from "#server/platform/files/pending-files.ts";
import { type ScannedFiles, type ScanQueue, toScanQueue } from "#server/platform/scanning/scan-waiting.ts";
import type { Executor } from "#server/schema.ts";
import { type DeskMailing, findBooking, recordBookingChange } from "../bookings/index.ts";
import { readContent } from "./archive.ts";
import { mailDesk } from "./desk-mails.ts";
import { recordDocumentEvent } from "./events.ts";
import { trackMalware } from "./inbox-item.ts";
import { discardFile } from "./receive-file.ts";
import { countUsage, findDocument } from "./store.ts";
import type { DocumentVersionTable } from "./tables.ts";

interface ScanDeps extends DeskMailing {
  readonly db: Executor;
  readonly files: FileStores;
}

type Version = Pick<DocumentVersionTable, "document" | "number" | "file" | "store" | "addedAt">;

const listWaiting = (db: Executor, limit: number): Promise<readonly Version[]> =>
  db
    .selectFrom("documentVersion")
    .select(["document", "number", "file", "store", "addedAt"])
    .where("scan", "=", "waiting")
    .orderBy("addedAt")
    .limit(limit)
    .execute();

/* Of several processes that have scanned a file the first one settles it. */
const settle = async (
  db: Executor,
  { document, number }: Pick<Version, "document" | "number">,
  change: Pick<DocumentVersionTable, "scan" | "signature"> & Partial<Pick<DocumentVersionTable, "store">>,
): Promise<boolean> => {
  const settled = await db
    .updateTable("documentVersion")
    .set(change)
    .where("document", "=", document)
    .where("number", "=", number)
    .where("scan", "=", "waiting")
    .executeTakeFirst();
  return settled.numUpdatedRows === 1n;
};

/* The content is noted as a file without a document before it is removed, so that a kill in between leaves nothing of it. No backup looks for it in
   the S3 store any more. */
const announce = async (db: Executor, deps: ScanDeps, version: Version, signature: string): Promise<void> => {
  const { document: id, number, file, store } = version;
  const now = deps.clock();
  const isFirst = await settle(db, version, { scan: "infected", signature, store: "database" });
  const document = await findDocument(db, id);
  const quotation = document === null ? null : await findBooking(db, document.quotation);
  const infected = document?.versions.find((one) => one.number === number);
  if (!isFirst || document === null || quotation === null || infected === undefined) return;
  const { fileName, bytes, addedBy } = infected;
  await addPendingFile(db, { id: file, store, startedAt: now });
  if (addedBy === "shipper") await countUsage(db, quotation.accountId, -bytes, Number.MAX_SAFE_INTEGER);
  const { kind } = document;
  await recordBookingChange(db, quotation, {
    action: "document.malware-found",
    after: { document: id, kind, version: number, fileName, signature, by: addedBy },
  });
  const event = { kind: "infected", document: id, documentKind: kind, version: number, fileName, signature } as const;
  await recordDocumentEvent(db, quotation.id, event, now);
  await trackMalware(db, quotation, document, signature, now);
  await mailDesk(db, deps, quotation, document, { kind: "infected", version: number, fileName, signature });
};

/** The documents that wait for the scanner. */
export const readDocumentQueue = async (db: Executor): Promise<ScanQueue> => {
  const row = await db
    .selectFrom("documentVersion")
    .select((e) => [
      e.fn.countAll<number | string>().as("entries"),
      e.fn.min<number | string | null>("addedAt").as("oldestAt"),
    ])
    .where("scan", "=", "waiting")
    .executeTakeFirstOrThrow();
  return toScanQueue(row);
};

/** The documents of bookings that wait for the scanner. An infected one is named to the shipper and to the desk, and its content is removed. */
export const scannedDocuments = (deps: ScanDeps): ScannedFiles => {
  const { db, files } = deps;
  const refuse = async (version: Version, signature: string): Promise<void> => {
    await db.transaction().execute((transaction) => announce(transaction, deps, version, signature));
    const holder = files.find(version.store);
    if (holder !== null) await discardFile(db, holder, version.file);
  };
  return {
    list: async (limit) =>
      (await listWaiting(db, limit)).map((version) => ({
        id: version.file,
        addedAt: version.addedAt,
        open: () => readContent(files, version),
        release: async () => void (await settle(db, version, { scan: null, signature: null })),
        refuse: (signature) => refuse(version, signature),
      })),
  };
};
