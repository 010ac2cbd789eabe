import { createHash, type Hash } from "node:crypto";
import { Readable } from "node:stream";
import { fileTypeFromStream } from "file-type";
import { err, ok, type Result } from "neverthrow";
import { type DocumentType, findDocumentType, MAX_DOCUMENT_BYTES } from "#domain/documents";
import type { FileStore, FileStores } from "#server/platform/files/file-store.ts";
import { addPendingFile, endPendingFile, listPendingFiles } from "#server/platform/files/pending-files.ts";
import { type ScanColumns, toNewScan } from "#server/platform/scanning/scan-columns.ts";
import type { Clock, Ids } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";

export interface FileDeps {
  readonly db: Executor;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly files: FileStores;
}

/** A stored file that no document names yet. */
export interface ReceivedFile {
  readonly file: string;
  readonly store: FileStore;
  readonly bytes: number;
  readonly sha256: string;
  readonly scan: ScanColumns;
}

export type ReceiveProblem =
  | { readonly kind: "empty" | "too-large" | "interrupted" | "no-room" }
  /** The content is of another type than the name claims; null if it is of no known type. */
  | { readonly kind: "content"; readonly found: string | null };

class Measure {
  readonly #hash: Hash = createHash("sha256");
  bytes = 0;
  isInterrupted = false;

  get problem(): ReceiveProblem | null {
    if (this.isInterrupted) return { kind: "interrupted" };
    if (this.bytes === 0) return { kind: "empty" };
    return this.bytes > MAX_DOCUMENT_BYTES ? { kind: "too-large" } : null;
  }

  digest(): string {
    return this.#hash.digest("hex");
  }

  /** Ends early after too many bytes, or when the sender is gone. */
  async *of(content: Readable): AsyncGenerator<Buffer> {
    try {
      for await (const chunk of content.iterator({ destroyOnReturn: false })) {
        const bytes: Buffer = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
        this.bytes += bytes.length;
        if (this.bytes > MAX_DOCUMENT_BYTES) return;
        this.#hash.update(bytes);
        yield bytes;
      }
    } catch {
      this.isInterrupted = true;
    }
  }
}

/** Removes a file that no document will name. */
export const discardFile = async (db: Executor, store: FileStore, file: string): Promise<void> => {
  await store.remove(file);
  await endPendingFile(db, file);
};

const verifyContent = async (
  store: FileStore,
  file: string,
  { mediaType }: DocumentType,
): Promise<ReceiveProblem | null> => {
  const content = await store.read(file);
  const found = await fileTypeFromStream(Readable.toWeb(content));
  content.destroy();
  if (found?.mime === mediaType) return null;
  return { kind: "content", found: findDocumentType(found?.mime ?? "")?.label ?? found?.ext.toUpperCase() ?? null };
};

/**
 * Streams a file into the store, at most the largest size, and then verifies that its content is of the claimed type.
 * Nothing stays of a file that is not taken; what a killed process leaves is removed by `removeAbandonedFiles`.
 */
export const receiveFile = async (
  { db, clock, ids, files: { current: store, isScanned, hasRoom } }: FileDeps,
  content: Readable,
  claimed: DocumentType,
): Promise<Result<ReceivedFile, ReceiveProblem>> => {
  if (!(await hasRoom())) return err({ kind: "no-room" });
  const file = ids.id();
  await addPendingFile(db, { id: file, store: store.name, startedAt: clock() });
  const measure = new Measure();
  await store.write(file, measure.of(content));
  const problem = measure.problem ?? (await verifyContent(store, file, claimed));
  const scan = toNewScan(isScanned);
  if (problem === null) return ok({ file, store, bytes: measure.bytes, sha256: measure.digest(), scan });
  await discardFile(db, store, file);
  return err(problem);
};

/* Longer than an upload may take. */
const ABANDONED_MS = 5 * 60_000;

/** Removes files whose upload began more than five minutes ago and never ended. */
export const removeAbandonedFiles = async ({ db, clock, files }: Omit<FileDeps, "ids">): Promise<void> => {
  for (const { id, store } of await listPendingFiles(db, clock() - ABANDONED_MS)) {
    const holder = files.find(store);
    if (holder !== null) await discardFile(db, holder, id);
  }
};
