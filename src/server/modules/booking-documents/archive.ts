import { Readable } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";
import { makeZip } from "client-zip";
import { DOCUMENT_KIND_LABELS, toUniqueNames } from "#domain/documents";
import type { FileStores } from "#server/platform/files/file-store.ts";
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

/** Opens the file of a version; fails if its store is no longer configured. */
export const openVersion = async (files: FileStores, { store, file }: DocumentVersionTable): Promise<Readable> => {
  const holder = files.find(store);
  if (holder === null) throw new Error(`The file ${file} is in the store ${store}, which is not configured.`);
  return holder.read(file);
};

const toFileEntry = (db: Executor, quotation: StoredBooking, { fileName, addedAt }: BookingFile): Entry => ({
  name: fileName,
  changedAt: addedAt ?? quotation.bookedAt,
  open: async () => (await findQuotationFile(db, quotation.id, fileName))?.content ?? printBooking(quotation),
});

const toVersionEntries = (files: FileStores, { kind, versions }: StoredDocument): readonly Entry[] => {
  const latest = versions.at(-1);
  if (latest === undefined) return [];
  const name = `${DOCUMENT_KIND_LABELS[kind].replaceAll("/", "")} - ${latest.fileName}`;
  return [{ name, changedAt: latest.addedAt, open: () => openVersion(files, latest) }];
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

/** The latest versions and the files of a booking as a zip archive, read while it is sent; null if there are none. */
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
