import { DOCUMENT_KIND_LABELS, findDocumentType } from "#domain/documents";
import type { Command } from "commander";
import { findLastReplacement } from "../modules/amendments/index.ts";
import {
  openVersion,
  writeArchive,
  findDeskDocument,
  listBookingFiles,
  listStoredDocuments,
  type StoredDocument,
} from "#server/modules/booking-documents/index.ts";
import { findQuotationByNumber, type StoredBooking } from "#server/modules/bookings/index.ts";
import type { FileStores } from "#server/platform/files/file-store.ts";
import type { Executor } from "#server/schema.ts";
import type { Operations } from "../../kit/command.ts";
import { addOverwriteOption, type OutputOptions, writeOutputFile } from "../../kit/files.ts";

interface ExportOptions extends OutputOptions {
  readonly version?: string;
}

interface ExportTarget {
  readonly path: string;
  readonly options: ExportOptions;
  readonly files: FileStores;
}

const hasEnding = (path: string, extensions: readonly string[]): boolean =>
  extensions.some((extension) => path.toLowerCase().endsWith(`.${extension}`));

const exportVersion = async (
  { say, reportError }: Operations,
  { id, kind, versions }: StoredDocument,
  { path, options, files }: ExportTarget,
): Promise<void> => {
  const label = DOCUMENT_KIND_LABELS[kind];
  const latest = versions.at(-1);
  if (latest === undefined) return reportError(`${id} is requested. It has no file yet.`);
  const number = options.version ?? String(latest.number);
  const version = versions.find((one) => String(one.number) === number);
  if (version === undefined) return reportError(`${id} has versions 1 to ${latest.number}, not ${number}.`);
  const extensions = findDocumentType(version.mediaType)?.extensions ?? [];
  if (extensions.length > 0 && !hasEnding(path, extensions))
    return reportError(`${path} must end with ${extensions.map((extension) => `.${extension}`).join(" or ")}.`);
  const written = await writeOutputFile(path, await openVersion(files, version), options);
  return written.match(() => say(`${label}, version ${number}, is written to ${path}`), reportError);
};

const exportAll = async (
  { say, reportError }: Operations,
  db: Executor,
  { quotation, number }: { readonly quotation: StoredBooking; readonly number: string },
  { path, options, files }: ExportTarget,
): Promise<void> => {
  if (options.version !== undefined) return reportError("--version takes the id of a document, not a booking.");
  if (!hasEnding(path, ["zip"]))
    return reportError(`${path} must end with .zip. For one document, give its id instead of ${number}.`);
  const stored = await listStoredDocuments(db, quotation.id);
  const archive = writeArchive(
    { db, files },
    quotation,
    stored,
    await listBookingFiles(db, quotation, findLastReplacement),
  );
  if (archive === null) return reportError(`${number} has no documents.`);
  const written = await writeOutputFile(path, archive, options);
  return written.match(() => say(`The documents of ${number} are written to ${path}`), reportError);
};

/** `documents export`. */
export const addExport = (
  documents: Command,
  operations: Operations,
  openFiles: (db: Executor) => FileStores,
): void => {
  addOverwriteOption(documents.command("export"))
    .description("Write a document to a file, or the latest versions of all documents of a booking to a zip file")
    .argument("<document>", "id of a document, or quotation or booking number")
    .argument("<file>", "path of the file to write")
    .option("--version <number>", "the version of the document, from 1 (default: the latest)")
    .action((name: string, path: string, options: ExportOptions) =>
      operations.withDatabase(async ({ db }) => {
        const target = { path, options, files: openFiles(db) };
        const found = await findDeskDocument(db, name);
        if (found !== null) return exportVersion(operations, found.document, target);
        const quotation = await findQuotationByNumber(db, name);
        return quotation === null
          ? operations.reportError(
              `There is no document or booking ${name}. List documents with: npm run operations -- documents list <number>`,
            )
          : exportAll(operations, db, { quotation, number: name }, target);
      }),
    );
};
