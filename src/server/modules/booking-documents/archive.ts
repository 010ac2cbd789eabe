import { Readable } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";
import { makeZip } from "client-zip";
import { err, ok, type Result } from "neverthrow";
import { describeScan, DOCUMENT_KIND_LABELS, toUniqueNames } from "#domain/documents";
import type { FileStores } from "#server/platform/files/file-store.ts";
import type { Refusal } from "#server/platform/http/refusal.ts";
import { readScan } from "#server/platform/scanning/scan-columns.ts";
import type { Executor } from "#server/schema.ts";
import { printBooking, findQuotationFile, type StoredBooking } from "../bookings/index.ts";
import type { BookingFile } from "./presenter.ts";
import type { StoredDocument } from "./store.ts";
import type { DocumentVersionTable } from "./tables.ts";

interface Entry {
  readonly name: string;
  readonly changedAt: number;
  readonly open: () => Promise<Uint8Array | Readable>;
}

/** The content of a version, whatever the scanner says of it; fails if its store is no longer configured. */
export const readContent = async (
  files: FileStores,
  { store, file }: Pick<DocumentVersionTable, "store" | "file">,
): Promise<Readable> => {
  const holder = files.find(store);
  if (holder === null) throw new Error(`The file ${file} is in the store ${store}, which is not configured.`);
  return holder.read(file);
};

/** Opens the file of a version for a reader; refused while it waits for the scanner, and if it is infected. */
export const openVersion = async (
  files: FileStores,
  version: DocumentVersionTable,
): Promise<Result<Readable, Refusal>> => {
  const scan = readScan(version);
  return scan === null ? ok(await readContent(files, version)) : err({ kind: "conflict", message: describeScan(scan) });
};

const toFileEntry = (db: Executor, quotation: StoredBooking, { fileName, addedAt }: BookingFile): Entry => ({
  name: fileName,
  changedAt: addedAt ?? quotation.bookedAt,
  open: async () => (await findQuotationFile(db, quotation.id, fileName))?.content ?? printBooking(quotation),
});

const toVersionEntries = (files: FileStores, { kind, versions }: StoredDocument): readonly Entry[] => {
  const latest = versions.at(-1);
  if (latest === undefined || readScan(latest) !== null) return [];
  const name = `${DOCUMENT_KIND_LABELS[kind].replaceAll("/", "")} - ${latest.fileName}`;
  return [{ name, changedAt: latest.addedAt, open: () => readContent(files, latest) }];
};

const SLICE_BYTES = 256 * 1024;

/* The embedded database and the archive work on this thread: between two slices other requests are served. */
async function* readInSlices(content: Uint8Array | Readable): AsyncGenerator<Uint8Array> {
  for await (const part of content instanceof Uint8Array ? [content] : content) {
    const bytes: Uint8Array = part instanceof Uint8Array ? part : Buffer.from(String(part));
    for (let start = 0; start < bytes.length; start += SLICE_BYTES) {
      await nextTurn();
      yield bytes.subarray(start, start + SLICE_BYTES);
    }
  }
}

async function* openEntries(entries: readonly Entry[]) {
  const names = toUniqueNames(entries.map(({ name }) => name));
  for (const [index, { changedAt, open }] of entries.entries())
    yield { name: names[index] ?? "", lastModified: new Date(changedAt), input: readInSlices(await open()) };
}

/** The latest versions that may be downloaded and the files of a booking as a zip archive, read while it is sent; null if there are none. */
export const writeArchive = (
  { db, files }: { readonly db: Executor; readonly files: FileStores },
  quotation: StoredBooking,
  documents: readonly StoredDocument[],
  bookingFiles: readonly BookingFile[],
): Readable | null => {
  const entries = [
    ...bookingFiles.map((file) => toFileEntry(db, quotation, file)),
    ...documents.flatMap((document) => toVersionEntries(files, document)),
  ];
  if (entries.length === 0) return null;
  return Readable.from(makeZip(openEntries(entries)), { objectMode: false });
};
