import { err, ok, type Result } from "neverthrow";
import { canAddKind, DOCUMENT_KIND_LABELS, findDueDays } from "#domain/documents";
import { deskFileRoute, deskRoute } from "#server/desk/route.ts";
import type { Deps } from "#server/platform/feature.ts";
import { openFileStores } from "#server/platform/files/open-stores.ts";
import type { Refusal } from "#server/platform/http/refusal.ts";
import { officeDay } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import {
  addDeskFile,
  findDeskDocument,
  openVersion,
  requestDocument,
  type StoredDocument,
  withdrawRequest,
  writeDeskComment,
} from "../booking-documents/index.ts";
import {
  findQuotationByNumber,
  findQuotationFile,
  printBooking,
  readQuotation,
  type StoredBooking,
} from "../bookings/index.ts";
import { answerBooking, UNKNOWN_BOOKING } from "./change-booking.ts";
import { toHandOver } from "./hand-over.ts";

const DCSA_MEDIA_TYPE = "application/vnd.keelson.dcsa-booking+json";
const NO_DOCUMENT: Refusal = { kind: "not-found", message: "This booking has no such document." };
const conflict = (message: string): Refusal => ({ kind: "conflict", message });
const refuseField = (field: string, message: string): Refusal => ({
  kind: "fields",
  message: "Please check the marked fields.",
  fields: [{ field, message }],
});

const findDocument = async (
  db: Executor,
  number: string,
  document: string,
): Promise<Result<{ readonly document: StoredDocument; readonly quotation: StoredBooking }, Refusal>> => {
  const booking = await findQuotationByNumber(db, number);
  if (booking === null) return err(UNKNOWN_BOOKING);
  const found = await findDeskDocument(db, document);
  return found === null || found.quotation.id !== booking.id ? err(NO_DOCUMENT) : ok(found);
};

const readRoutes = ({ database: { db }, config, disk }: Deps) => {
  const files = openFileStores(db, config, disk);
  return [
    deskRoute("readBookingDocument", "work-inbox", async ({ path }) => {
      const found = await findDocument(db, path.number, path.document);
      if (found.isErr()) return err(found.error);
      const version = found.value.document.versions.find(({ number }) => number === path.version);
      if (version === undefined) return err(NO_DOCUMENT);
      const { mediaType, fileName, bytes } = version;
      const opened = await openVersion(files, version);
      return opened.map((content) => ({ kind: "stream", mediaType, fileName, bytes, content }) as const);
    }),
    deskRoute("readBookingFile", "work-inbox", async ({ path: { number, fileName } }) => {
      const booking = await findQuotationByNumber(db, number);
      const file = booking === null ? null : await findQuotationFile(db, booking.id, fileName);
      if (booking === null || file === null) return err(NO_DOCUMENT);
      const content = file.content ?? (await printBooking(booking));
      return ok({ kind: "file", mediaType: file.contentType, fileName, disposition: "attachment", content } as const);
    }),
    deskRoute("exportBooking", "work-inbox", async ({ path: { number } }) => {
      const booking = await findQuotationByNumber(db, number);
      if (booking === null) return err(UNKNOWN_BOOKING);
      const handOver = await toHandOver(db, booking);
      return handOver.mapErr(conflict).map(
        (written) =>
          ({
            kind: "file",
            mediaType: DCSA_MEDIA_TYPE,
            fileName: `${booking.quotationId}-dcsa.json`,
            disposition: "attachment",
            content: Buffer.from(`${JSON.stringify(written.booking, null, 2)}\n`),
          }) as const,
      );
    }),
  ];
};

/** Documents of bookings: added, asked for and commented by the staff. */
export const documentRoutes = (deps: Deps) => {
  const { clock, ids, config, disk } = deps;
  const { db } = deps.database;
  const files = openFileStores(db, config, disk);
  const using = { db, clock, ids, files };
  const answerWith = async (booking: StoredBooking, done: Result<unknown, Refusal>, message: string) =>
    done.isErr() ? err(done.error) : answerBooking(db, await readQuotation(db, booking.id), clock(), message);
  return [
    ...readRoutes(deps),
    deskFileRoute("addBookingDocument", "work-inbox", async ({ path, query, content, announcedBytes }) => {
      const booking = await findQuotationByNumber(db, path.number);
      if (booking === null) return err(UNKNOWN_BOOKING);
      if (content === null) return err(refuseField("file", "The file is empty."));
      const file = { name: query.fileName, bytes: announcedBytes ?? 1, open: () => content };
      const document = query.document ?? null;
      const added = await addDeskFile(using, booking, file, { kind: query.kind, document });
      return answerWith(
        booking,
        added.mapErr((message) => refuseField("file", message)),
        "Added",
      );
    }),
    deskRoute("requestBookingDocument", "work-inbox", async ({ path, body: { kind, note, dueOn } }) => {
      const booking = await findQuotationByNumber(db, path.number);
      if (booking === null) return err(UNKNOWN_BOOKING);
      if (!canAddKind(kind, "shipper"))
        return err(refuseField("kind", `A customer cannot add this: ${DOCUMENT_KIND_LABELS[kind]}.`));
      const { first, last } = findDueDays(officeDay(clock()));
      if (dueOn !== null && (dueOn < first || dueOn > last))
        return err(refuseField("dueOn", `Choose a day from ${first} to ${last}.`));
      const requested = await requestDocument(using, booking, { kind, note, dueOn });
      return answerWith(booking, requested.mapErr(conflict), "Asked");
    }),
    deskRoute("withdrawDocumentRequest", "work-inbox", async ({ path }) => {
      const found = await findDocument(db, path.number, path.document);
      if (found.isErr()) return err(found.error);
      const withdrawn = await withdrawRequest(using, found.value.document, null);
      return answerWith(found.value.quotation, withdrawn.mapErr(conflict), "Withdrawn");
    }),
    deskRoute("commentBookingDocument", "write-to-customers", async ({ path, body: { text } }) => {
      const found = await findDocument(db, path.number, path.document);
      if (found.isErr()) return err(found.error);
      const written = await writeDeskComment(using, found.value, text);
      return answerWith(found.value.quotation, written.mapErr(conflict), "Written");
    }),
  ];
};
