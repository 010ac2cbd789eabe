import { extname } from "node:path";
import { err, type Result } from "neverthrow";
import { DOCUMENT_KIND_LABELS, findDocumentType } from "#domain/documents";
import { findLastReplacement } from "#server/modules/amendments/index.ts";
import {
  findDeskDocument,
  listBookingFiles,
  listStoredDocuments,
  openVersion,
  type StoredDocument,
  writeArchive,
} from "#server/modules/booking-documents/index.ts";
import { findQuotationByNumber, type StoredBooking } from "#server/modules/bookings/index.ts";
import { defineCommand, type Desk } from "../../kit/command.ts";
import { overwrite, writeOutputFile } from "../../kit/files.ts";
import { argument, textOption } from "../../kit/parameters.ts";

interface Target {
  readonly name: string;
  readonly file: string;
  readonly version: string | null;
  readonly overwrite: boolean;
}

interface Exported {
  readonly file: string;
  /** `Draft B/L, version 2, is written`: what the file has. */
  readonly sentence: string;
}

const exportVersion = async (
  { db, openFiles }: Desk,
  { id, kind, versions }: StoredDocument,
  { file, version: typed, overwrite }: Target,
): Promise<Result<Exported, string>> => {
  const latest = versions.at(-1);
  if (latest === undefined) return err(`${id} is requested. It has no file yet.`);
  const number = typed ?? String(latest.number);
  const version = versions.find((one) => String(one.number) === number);
  if (version === undefined) return err(`${id} has versions 1 to ${latest.number}, not ${number}.`);
  const endings = (findDocumentType(version.mediaType)?.extensions ?? []).map((extension) => `.${extension}`);
  if (endings.length > 0 && !endings.includes(extname(file).toLowerCase()))
    return err(`${file} must end with ${endings.join(" or ")}.`);
  const opened = await openVersion(openFiles(db), version);
  if (opened.isErr()) return err(opened.error.message);
  const written = await writeOutputFile(file, opened.value, { overwrite });
  return written.map(() => ({
    file,
    document: id,
    kind,
    version: version.number,
    sentence: `${DOCUMENT_KIND_LABELS[kind]}, version ${number}, is written to ${file}`,
  }));
};

const exportAll = async (
  { db, openFiles }: Desk,
  quotation: StoredBooking,
  { name, file, version, overwrite }: Target,
): Promise<Result<Exported, string>> => {
  if (version !== null) return err("--version takes the id of a document, not a booking.");
  if (extname(file).toLowerCase() !== ".zip")
    return err(`${file} must end with .zip. For one document, give its id instead of ${name}.`);
  const stored = await listStoredDocuments(db, quotation.id);
  const files = await listBookingFiles(db, quotation, findLastReplacement);
  const archive = writeArchive({ db, files: openFiles(db) }, quotation, stored, files);
  if (archive === null) return err(`${name} has no documents.`);
  const written = await writeOutputFile(file, archive, { overwrite });
  return written.map(() => ({ file, sentence: `The documents of ${name} are written to ${file}` }));
};

export const exportDocuments = defineCommand({
  name: "export",
  description: "Write a document to a file, or the latest versions of all documents of a booking to a zip file",
  parameters: {
    document: argument("id of a document, or quotation or booking number"),
    file: argument("path of the file to write"),
    version: textOption("<number>", "the version of the document, from 1 (default: the latest)"),
    overwrite,
  },
  run: async (desk, { document: name, ...options }) => {
    const target = { name, ...options };
    const found = await findDeskDocument(desk.db, name);
    if (found !== null) return exportVersion(desk, found.document, target);
    const quotation = await findQuotationByNumber(desk.db, name);
    return quotation === null
      ? err(
          `There is no document or booking ${name}. List documents with: npm run operations -- documents list <number>`,
        )
      : exportAll(desk, quotation, target);
  },
  describe: ({ sentence }) => [sentence],
  toJson: ({ sentence: _, ...exported }) => exported,
});
