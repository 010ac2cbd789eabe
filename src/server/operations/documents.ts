import type { Command } from "commander";
import {
  type BookingDocument,
  canAddKind,
  DOCUMENT_KIND_LABELS,
  DOCUMENT_KINDS,
  type DocumentKind,
  type DocumentState,
  findDocumentState,
  formatBytes,
} from "#domain/documents";
import { isCalendarDate } from "#domain/time";
import { toSingleLine } from "#server/platform/text.ts";
import { writeArchive } from "../modules/booking-documents/archive.ts";
import { addDeskFile, findDeskDocument, requestDocument, writeDeskComment } from "../modules/booking-documents/desk.ts";
import { listBookingFiles, presentDocuments } from "../modules/booking-documents/present.ts";
import { listStoredDocuments } from "../modules/booking-documents/store.ts";
import type { FileStores } from "../platform/files/file-store.ts";
import type { Executor } from "../schema.ts";
import type { Operations } from "./command.ts";
import { addOverwriteOption, findInputFile, type OutputOptions, writeOutputFile } from "./files.ts";
import { withBooking } from "./with-booking.ts";

type OpenFiles = (db: Executor) => FileStores;

const STATES: Readonly<Record<DocumentState, string>> = {
  requested: "requested",
  "awaiting-approval": "waiting for the shipper's approval",
  approved: "approved",
  "changes-requested": "changes requested",
  final: "final",
  added: "added by the shipper",
  information: "for information",
};

const MAX_NOTE = 200;

const toLine = (document: BookingDocument): string => {
  const latest = document.versions.at(-1);
  const file = latest === undefined ? "no file" : `version ${latest.number}  ${toSingleLine(latest.fileName)}`;
  const bytes = latest?.bytes ?? null;
  const size = bytes === null ? "" : `  ${formatBytes(bytes)}`;
  return `${document.id}  ${DOCUMENT_KIND_LABELS[document.kind]}  ${STATES[findDocumentState(document)]}  ${file}${size}`;
};

const addList = (documents: Command, operations: Operations): void => {
  documents
    .command("list")
    .description("List the documents of a booking")
    .argument("<number>", "quotation or booking number")
    .action((number: string) =>
      withBooking(operations, number, async ({ db }, quotation) => {
        const stored = await listStoredDocuments(db, quotation.id);
        const listed = presentDocuments(quotation, stored, await listBookingFiles(db, quotation));
        operations.say(listed.length === 0 ? "No documents." : listed.map(toLine).join("\n"));
      }),
    );
};

const addShow = (documents: Command, { withDatabase, say, reportError }: Operations): void => {
  documents
    .command("show")
    .description("Show the versions, decisions and comments of a document")
    .argument("<document>", "id of the document")
    .action((id: string) =>
      withDatabase(async ({ db }) => {
        const found = await findDeskDocument(db, id);
        if (found === null) return reportError(`There is no document ${id}.`);
        const { document, quotation } = found;
        const moment = (at: number): string => new Date(at).toISOString();
        const number = quotation.bookingId ?? quotation.quotationId;
        const lines = [
          `${DOCUMENT_KIND_LABELS[document.kind]} of ${number}`,
          ...(document.requestedAt === null
            ? []
            : [
                `Requested ${moment(document.requestedAt)}  ${document.dueOn ?? "no date"}  ${toSingleLine(document.requestNote ?? "")}`,
              ]),
          ...document.versions.map((one) => {
            const decided = one.decidedAt === null ? "" : `  ${one.outcome} ${moment(one.decidedAt)}`;
            return `Version ${one.number}  ${toSingleLine(one.fileName)}  ${formatBytes(one.bytes)}  ${one.addedBy}  ${moment(one.addedAt)}  SHA-256 ${one.sha256}${decided}`;
          }),
          ...document.comments.map(
            (one) => `${moment(one.writtenAt)}  ${one.writtenBy} on version ${one.version}: ${toSingleLine(one.text)}`,
          ),
        ];
        return say(lines.join("\n"));
      }),
    );
};

const readKind = (text: string | undefined): DocumentKind | null =>
  DOCUMENT_KINDS.find((kind) => kind === text) ?? null;

const KIND_HELP = `one of ${DOCUMENT_KINDS.join(", ")}`;

interface AddOptions {
  readonly kind?: string;
  readonly document?: string;
}

const addAdd = (documents: Command, operations: Operations, openFiles: OpenFiles): void => {
  const { clock, ids, say, reportError } = operations;
  documents
    .command("add")
    .description(
      "Add a file (PDF, JPEG, PNG, WebP, DOCX or XLSX, at most 20 MB) to a booking; its shipper gets a message",
    )
    .argument("<number>", "quotation or booking number")
    .argument("<file>", "path of the file")
    .option("--kind <kind>", KIND_HELP)
    .option("--document <id>", "add it as the next version of this document")
    .action((number: string, path: string, { kind, document }: AddOptions) =>
      withBooking(operations, number, async ({ db }, quotation) => {
        const earlier = document === undefined ? null : await findDeskDocument(db, document);
        const chosen = earlier?.document.kind ?? readKind(kind);
        if (document !== undefined && earlier?.quotation.id !== quotation.id)
          return reportError(`${number} has no document ${document}.`);
        if (chosen === null) return reportError(`--kind takes ${KIND_HELP}.`);
        const deps = { db, clock, ids, files: openFiles(db) };
        const file = await findInputFile(path);
        if (file.isErr()) return reportError(file.error);
        const added = await addDeskFile(deps, quotation, file.value, { kind: chosen, document: document ?? null });
        return added.match(
          (one) =>
            say(`${one.id}: ${DOCUMENT_KIND_LABELS[one.kind]}, version ${one.versions.length}, is added to ${number}.`),
          (sentence) => reportError(sentence),
        );
      }),
    );
};

interface RequestOptions {
  readonly kind?: string;
  readonly note?: string;
  readonly due?: string;
}

const addRequest = (documents: Command, operations: Operations): void => {
  const { clock, ids, say, reportError } = operations;
  documents
    .command("request")
    .description("Ask the shipper of a booking for a document")
    .argument("<number>", "quotation or booking number")
    .option("--kind <kind>", KIND_HELP)
    .option("--note <text>", "what it is needed for")
    .option("--due <date>", "the last day, YYYY-MM-DD")
    .action((number: string, { kind, note, due }: RequestOptions) =>
      withBooking(operations, number, async ({ db }, quotation) => {
        const chosen = readKind(kind);
        if (chosen === null) return reportError(`--kind takes ${KIND_HELP}.`);
        if (!canAddKind(chosen, "shipper"))
          return reportError(`A shipper cannot add this document: ${DOCUMENT_KIND_LABELS[chosen]}.`);
        if (due !== undefined && !isCalendarDate(due))
          return reportError(`--due takes a date such as 2026-12-23, not ${due}.`);
        if ((note ?? "").length > MAX_NOTE) return reportError(`--note takes at most ${MAX_NOTE} characters.`);
        const id = await requestDocument({ db, clock, ids }, quotation, {
          kind: chosen,
          note: note === undefined || note.trim() === "" ? null : note.trim(),
          dueOn: due ?? null,
        });
        return say(`${id}: ${DOCUMENT_KIND_LABELS[chosen]} is requested for ${number}.`);
      }),
    );
};

const addComment = (documents: Command, { withDatabase, clock, ids, say, reportError }: Operations): void => {
  documents
    .command("comment")
    .description("Write a comment on the latest version of a document; its shipper gets a message")
    .argument("<document>", "id of the document")
    .argument("<text>", "the comment")
    .action((id: string, text: string) =>
      withDatabase(async ({ db }) => {
        const found = await findDeskDocument(db, id);
        if (found === null) return reportError(`There is no document ${id}.`);
        if (text.trim() === "" || text.length > 2000) return reportError("A comment has 1 to 2,000 characters.");
        const written = await writeDeskComment({ db, clock, ids }, found, text);
        return written.match(
          () => say("The comment is written."),
          (sentence) => reportError(sentence),
        );
      }),
    );
};

const addExport = (documents: Command, operations: Operations, openFiles: OpenFiles): void => {
  const { say, reportError } = operations;
  addOverwriteOption(documents.command("export"))
    .description("Write the latest versions of all documents of a booking to a zip file")
    .argument("<number>", "quotation or booking number")
    .argument("<file>", "path of the zip file to write")
    .action((number: string, path: string, options: OutputOptions) =>
      withBooking(operations, number, async ({ db }, quotation) => {
        const stored = await listStoredDocuments(db, quotation.id);
        const files = await listBookingFiles(db, quotation);
        const archive = writeArchive({ db, files: openFiles(db) }, quotation, stored, files);
        if (archive === null) return reportError(`${number} has no documents.`);
        const written = await writeOutputFile(path, archive, options);
        return written.match(() => say(`The documents of ${number} are written to ${path}`), reportError);
      }),
    );
};

/** `documents list`, `show`, `add`, `request`, `comment` and `export`. */
export const addDocumentCommands = (program: Command, operations: Operations, openFiles: OpenFiles): void => {
  const documents = program.command("documents").description("Manage the documents of bookings");
  addList(documents, operations);
  addShow(documents, operations);
  addAdd(documents, operations, openFiles);
  addRequest(documents, operations);
  addComment(documents, operations);
  addExport(documents, operations, openFiles);
};
