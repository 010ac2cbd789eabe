import { readFile } from "node:fs/promises";
import type { DocumentVersionTable } from "#server/modules/booking-documents/tables.ts";
import { addQuotation } from "#server/modules/bookings/store.ts";
import type { DraftBillOfLading, RequestedDocument } from "../states.ts";
import { type Actor, bookSeveral } from "./bookings.ts";
import type { ProviderContext } from "./provider-context.ts";

const PDF = new URL("../consumer/fixtures/one-page.pdf", import.meta.url);

/** A booking of its own with this id. */
export const addBooking = async (context: ProviderContext, actor: Actor, id: string): Promise<void> => {
  const { db } = context.database;
  if ((await db.selectFrom("quotation").select("id").executeTakeFirst()) === undefined)
    await bookSeveral(context, actor, 1);
  const booked = await db.selectFrom("quotation").selectAll().executeTakeFirstOrThrow();
  const last = String(900_000 + Number(id.split("-").at(-1)));
  const numbers = { quotationId: `QTN-2026-${last}`, bookingId: `KLB-2026-${last}`, offerId: null };
  await addQuotation(db, { ...booked, id, ...numbers });
};

type VersionRow = Pick<DocumentVersionTable, "document" | "quotation" | "number" | "fileName" | "bytes">;

const addVersionRow = async ({ database: { db }, overrides }: ProviderContext, row: VersionRow): Promise<void> => {
  await db
    .insertInto("documentVersion")
    .values({
      ...row,
      mediaType: "application/pdf",
      sha256: "",
      addedBy: "desk",
      addedAt: overrides.now,
      store: "database",
      file: "draft",
      uploadKey: `draft ${row.number}`,
      outcome: null,
      decidedAt: null,
    })
    .execute();
};

/** The second version has the file of the first. */
export const replaceDraft = async (context: ProviderContext, document: string): Promise<void> => {
  const { quotation, fileName, bytes } = await context.database.db
    .selectFrom("documentVersion")
    .select(["quotation", "fileName", "bytes"])
    .where("document", "=", document)
    .executeTakeFirstOrThrow();
  await addVersionRow(context, { document, quotation, number: 2, fileName, bytes });
};

/** A booking with a draft B/L of the desk, and a comment of the desk on it. */
export const addDraft = async (
  context: ProviderContext,
  actor: Actor,
  { booking, document, fileName, comment }: DraftBillOfLading,
): Promise<void> => {
  const { db } = context.database;
  const { now } = context.overrides;
  const content = await readFile(PDF);
  await addBooking(context, actor, booking);
  await db
    .insertInto("bookingDocument")
    .values({
      id: document,
      quotation: booking,
      kind: "draft-bill-of-lading",
      createdAt: now,
      revision: 1,
      requestedAt: null,
      requestNote: null,
      dueOn: null,
    })
    .execute();
  await db.insertInto("storedFilePart").values({ file: "draft", part: 0, content }).execute();
  await addVersionRow(context, { document, quotation: booking, number: 1, fileName, bytes: content.length });
  await db
    .insertInto("documentComment")
    .values({ document, key: "desk-comment", version: 1, writtenBy: "desk", writtenAt: now, text: comment })
    .execute();
};

export const approveDraft = async (
  { database: { db }, overrides }: ProviderContext,
  document: string,
): Promise<void> => {
  await db
    .updateTable("documentVersion")
    .set({ outcome: "approved", decidedAt: overrides.now })
    .where("document", "=", document)
    .execute();
};

export const addRequest = async (
  { database: { db }, overrides: { now } }: ProviderContext,
  { booking, document, note, dueOn }: RequestedDocument,
): Promise<void> => {
  await db
    .insertInto("bookingDocument")
    .values({
      id: document,
      quotation: booking,
      kind: "certificate-of-origin",
      createdAt: now,
      revision: 1,
      requestedAt: now,
      requestNote: note,
      dueOn,
    })
    .execute();
};
