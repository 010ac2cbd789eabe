import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { BookingDocument, DocumentsAnswer, QuotationsAnswer, RatesAnswer } from "#api/schema.d.ts";
import { MAX_ACCOUNT_BYTES, MAX_DOCUMENT_BYTES, MAX_DOCUMENTS, MAX_VERSIONS } from "#domain/documents";
import {
  addDeskFile,
  findDeskDocument,
  requestDocument,
  withdrawRequest,
} from "#server/modules/booking-documents/handle-documents.ts";
import { removeAbandonedFiles } from "#server/modules/booking-documents/receive-file.ts";
import { findLastReplacement } from "#server/modules/amendments/index.ts";
import { documentsFeature } from "#server/modules/booking-documents/routes.ts";
import { cancelBooking } from "#server/modules/amendments/cancel-booking.ts";
import { attachDocument } from "#server/modules/bookings/confirm-booking.ts";
import { findQuotationByNumber } from "#server/modules/bookings/store.ts";
import { openDatabaseFiles } from "#server/platform/files/open-stores.ts";
import { addShipper, type CredentialHeaders, signInAs, startTestApp, type TestApp } from "#tests/server/support/app.ts";
import type { MakePlace } from "#tests/server/support/database.ts";
import { holdTransaction } from "#tests/server/support/held-transaction.ts";
import { freightFeatures, SEARCH } from "#tests/server/support/freight.ts";
import { parsed } from "#tests/server/support/parsed.ts";
import { createDocm, createDocx, createPdf, createXlsx, DOCX_TYPE, PDF, PNG, XLSX_TYPE } from "./files.ts";

const RIVAL = "rival@trader.example";
const PDF_TYPE = "application/pdf";

interface Upload {
  readonly fileName?: string;
  readonly kind?: string;
  readonly type?: string;
  readonly content?: Buffer;
  readonly document?: string;
  readonly key?: string;
}

/** Documents over HTTP, over whichever database. */
export const documentsContract = (make: MakePlace): void => {
  let server: TestApp;
  let headers: CredentialHeaders;
  let id: string;
  let number: string;
  let keys = 0;
  let drafts = 0;

  const book = async (): Promise<string> => {
    const rates = await server.app.inject({
      method: "POST",
      url: "/api/resource/rates/spot-on",
      headers,
      payload: SEARCH,
    });
    const [group] = parsed<RatesAnswer>(rates.body).result;
    const offerId = group?.api?.find((rate) => rate.offerId.includes("."))?.offerId;
    const payload = { offerId, providerName: "Norrvik Line", routing: null, arrivalDate: null, departureDate: null };
    const booked = await server.app.inject({ method: "PUT", url: "/api/resource/rates/spot-on", headers, payload });
    return parsed<{ result: readonly { quotationId: string }[] }>(booked.body).result[0]?.quotationId ?? "";
  };

  beforeEach(async () => {
    server = await startTestApp({
      make,
      features: [...freightFeatures(), documentsFeature(findLastReplacement)],
      config: { deskMail: "desk@keelson.example" },
    });
    await addShipper(server.database);
    await addShipper(server.database, RIVAL);
    headers = await signInAs(server.app);
    number = await book();
    id = (await findQuotationByNumber(server.database.db, number))?.id ?? "";
  });
  afterEach(() => server.close());

  const path = (rest = "") => `/api/resource/quotation/${id}/documents${rest}`;
  const get = (url: string) => server.app.inject({ method: "GET", url, headers });

  const upload = ({ key = `upload-key-${++keys}`, ...one }: Upload = {}) => {
    const { fileName = "invoice.pdf", kind = "commercial-invoice", type = PDF_TYPE, content = PDF, document } = one;
    const query = { kind, fileName, ...(document === undefined ? {} : { document }) };
    return server.app.inject({
      method: "POST",
      url: path(),
      query,
      headers: { ...headers, "content-type": type, "idempotency-key": key },
      payload: content,
    });
  };

  const list = async (): Promise<readonly BookingDocument[]> =>
    parsed<DocumentsAnswer>((await get(path())).body).result;
  const first = (body: string): BookingDocument => {
    const [document] = parsed<DocumentsAnswer>(body).result;
    if (document === undefined) throw new Error(body);
    return document;
  };
  const post = (url: string, payload: object, key = `comment-key-${++keys}`) =>
    server.app.inject({ method: "POST", url, headers: { ...headers, "idempotency-key": key }, payload });

  const desk = () => {
    const { db } = server.database;
    const ids = { id: () => `desk-${++keys}`, secret: () => "" };
    return {
      db,
      clock: server.clock.now,
      ids,
      files: openDatabaseFiles(db),
    };
  };
  const quotation = async () => {
    const found = await findQuotationByNumber(server.database.db, number);
    if (found === null) throw new Error(number);
    return found;
  };
  const addDraft = async (document: string | null = null): Promise<string> => {
    const content = createPdf(100 + ++drafts);
    const file = { name: "draft.pdf", bytes: content.length, open: () => Readable.from([content]) };
    const added = await addDeskFile(desk(), await quotation(), file, { kind: "draft-bill-of-lading", document });
    return added.match(
      (one) => one.id,
      (sentence) => sentence,
    );
  };
  const request = async ({ note, dueOn }: Partial<Record<"note" | "dueOn", string>> = {}): Promise<string> =>
    (
      await requestDocument(desk(), await quotation(), {
        kind: "packing-list",
        note: note ?? null,
        dueOn: dueOn ?? null,
      })
    )._unsafeUnwrap();
  const withdraw = async (document: string) => {
    const found = await findDeskDocument(server.database.db, document);
    if (found === null) throw new Error(document);
    return withdrawRequest(desk(), found.document, null);
  };
  const count = async (table: "storedFilePart" | "pendingFile" | "documentVersion"): Promise<number> => {
    const row = await server.database.db
      .selectFrom(table)
      .select((e) => e.fn.countAll<number>().as("count"))
      .executeTakeFirst();
    return row?.count ?? 0;
  };
  const mails = async (): Promise<readonly string[]> => {
    const rows = await server.database.db
      .selectFrom("outgoingMail")
      .select("subject")
      .where("recipient", "=", "desk@keelson.example")
      .orderBy("id")
      .execute();
    return rows.map(({ subject }) => subject);
  };

  describe("the list", () => {
    it("contains the printed confirmation, attachments of staff and requested documents, by kind", async () => {
      const contentType = "image/png";
      await attachDocument(
        server.database.db,
        { quotation: id, fileName: "doors.png", contentType, content: PNG },
        server.clock.now(),
      );
      await request({ note: "For customs", dueOn: "2026-12-01" });
      const [confirmation, packingList, photo, ...rest] = await list();
      expect(rest).toEqual([]);
      expect(confirmation).toMatchObject({
        kind: "booking-confirmation",
        canAddVersion: false,
        canComment: false,
        versions: [{ number: 1, mediaType: PDF_TYPE, bytes: null, addedBy: "desk", decision: null }],
      });
      expect(packingList).toMatchObject({
        kind: "packing-list",
        versions: [],
        request: { note: "For customs", dueOn: "2026-12-01" },
        canAddVersion: true,
        canComment: false,
      });
      expect(photo).toMatchObject({ kind: "other", versions: [{ fileName: "doors.png", bytes: PNG.length }] });
      const link = photo?.versions[0]?.link ?? "";
      expect((await get(link)).rawPayload).toEqual(PNG);
    });

    it("is found by nobody else", async () => {
      const added = first((await upload()).body);
      headers = await signInAs(server.app, RIVAL);
      const urls = [path(), path(`/${added.id}/versions/1`), `/api/resource/quotation/${id}/documents.zip`];
      for (const url of urls) expect((await get(url)).statusCode).toBe(404);
      expect((await upload()).statusCode).toBe(404);
      expect((await post(path(`/${added.id}/comments`), { version: 1, text: "Hello" })).statusCode).toBe(404);
      const decision = { version: 1, outcome: "approved", comment: "" };
      expect((await post(path(`/${added.id}/decision`), decision)).statusCode).toBe(404);
    });
  });

  describe("an upload", () => {
    it.each([
      ["invoice.pdf", PDF_TYPE, async () => PDF],
      ["photo.png", "image/png", async () => PNG],
      ["letter.docx", DOCX_TYPE, () => createDocx()],
      ["letter.docx", DOCX_TYPE, () => createDocx(true)],
      ["packing.xlsx", XLSX_TYPE, () => createXlsx()],
      ["packing.xlsx", XLSX_TYPE, () => createXlsx(true)],
    ] as const)("%s is stored and comes back byte for byte as a download", async (fileName, type, create) => {
      const content = await create();
      const answered = await upload({ fileName, type, content, kind: "other" });
      expect(answered.statusCode).toBe(200);
      const document = first(answered.body);
      expect(document).toMatchObject({ kind: "other", canAddVersion: true, canComment: true, request: null });
      expect(document.versions).toMatchObject([{ number: 1, fileName, mediaType: type, bytes: content.length }]);
      const file = await get(document.versions[0]?.link ?? "");
      expect(file.rawPayload).toEqual(content);
      expect(file.headers).toMatchObject({
        "content-type": type,
        "content-length": String(content.length),
        "content-disposition": `attachment; filename="${fileName}"`,
        "x-content-type-options": "nosniff",
        "cache-control": "no-store",
      });
    });

    it("of the largest size is stored in parts and comes back byte for byte", async () => {
      const content = createPdf(MAX_DOCUMENT_BYTES);
      const document = first((await upload({ content })).body);
      expect(await count("storedFilePart")).toBe(80);
      const file = await get(document.versions[0]?.link ?? "");
      const digest = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
      expect(digest(file.rawPayload)).toBe(digest(content));
      const version = await server.database.db.selectFrom("documentVersion").select("sha256").executeTakeFirst();
      expect(version?.sha256).toBe(digest(content));
    });

    it.each([
      [
        "a PNG called PDF",
        { content: PNG },
        "This file is not a PDF but a PNG. Save it as PDF, or give it the right name.",
      ],
      ["a text called PDF", { content: Buffer.from("hello") }, "This file is not a PDF. Open it and save it as PDF."],
      [
        "a page called PDF",
        { content: Buffer.from("<html><script>alert(1)</script>") },
        "This file is not a PDF. Open it and save it as PDF.",
      ],
      ["an empty file", { content: Buffer.alloc(0) }, "This file is empty. Choose another one."],
      ["a program", { fileName: "invoice.exe" }, "Choose a PDF, JPEG, PNG, WebP, DOCX or XLSX file."],
      [
        "a name that hides its end",
        { fileName: "invoice\u202Efdp.exe" },
        "Choose a PDF, JPEG, PNG, WebP, DOCX or XLSX file.",
      ],
      ["a bill of lading", { kind: "bill-of-lading" }, "The carrier issues this document. Choose another kind."],
    ] as const)("of %s is refused and leaves nothing", async (_what, one, message) => {
      const refused = await upload(one);
      expect(refused.statusCode).toBe(422);
      expect(parsed<{ result: readonly { message: string }[] }>(refused.body).result[0]?.message).toBe(message);
      expect([await count("storedFilePart"), await count("pendingFile"), await count("documentVersion")]).toEqual([
        0, 0, 0,
      ]);
      expect(await mails()).toEqual([]);
    });

    it("of a document with macros is refused", async () => {
      const refused = await upload({ fileName: "letter.docx", type: DOCX_TYPE, content: await createDocm() });
      expect(refused.statusCode).toBe(422);
      expect(refused.body).toContain("This file is not a DOCX but a DOCM.");
    });

    it("of a program called XLSX names both formats with their articles", async () => {
      const program = Buffer.concat([Buffer.from("\x7fELF\x02\x01\x01"), Buffer.alloc(64)]);
      const refused = await upload({ fileName: "list.xlsx", type: XLSX_TYPE, content: program });
      expect(refused.body).toContain("This file is not an XLSX but an ELF.");
    });

    it("with another media type than its name claims is refused", async () => {
      expect((await upload({ fileName: "photo.png" })).statusCode).toBe(415);
      expect((await upload({ type: "text/html" })).statusCode).toBe(415);
    });

    it("that is too large is refused by its announced length, and while it is read without one", async () => {
      const content = createPdf(MAX_DOCUMENT_BYTES + 1);
      expect((await upload({ content })).statusCode).toBe(413);
      const address = await server.app.listen({ port: 0 });
      const parts = new ReadableStream<Uint8Array>({
        start: (controller) => {
          controller.enqueue(content);
          controller.close();
        },
      });
      const query = new URLSearchParams({ kind: "other", fileName: "large.pdf" }).toString();
      const sent = {
        method: "POST",
        headers: { ...headers, "content-type": PDF_TYPE, "idempotency-key": "a-large-file" },
        body: parts,
        duplex: "half",
      };
      const refused = await fetch(`${address}${path()}?${query}`, sent);
      expect(refused.status).toBe(413);
      expect(await refused.json()).toMatchObject({
        message: "This file is larger than 20 MB. Make it smaller or split it.",
      });
      expect([await count("storedFilePart"), await count("pendingFile")]).toEqual([0, 0]);
    });

    it("that is repeated with its key adds nothing", async () => {
      const [one, two] = [await upload({ key: "the-same-key" }), await upload({ key: "the-same-key" })];
      expect([one.statusCode, two.statusCode]).toEqual([200, 200]);
      expect(first(two.body)).toEqual(first(one.body));
      expect([await count("documentVersion"), await count("pendingFile")]).toEqual([1, 0]);
      expect(await mails()).toHaveLength(1);
    });

    it("that is sent twice at once with one key is added once", async () => {
      const content = createPdf(600_000);
      const answers = await Promise.all([
        upload({ key: "at-once-key", content }),
        upload({ key: "at-once-key", content }),
      ]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      expect([await count("documentVersion"), await count("pendingFile"), await count("storedFilePart")]).toEqual([
        1, 0, 3,
      ]);
      expect(await server.database.db.selectFrom("documentUsage").select("bytes").execute()).toEqual([
        { bytes: 600_000 },
      ]);
    });

    it("of a version gets the next number, also twice at once", async () => {
      const { id: document } = first((await upload()).body);
      await Promise.all([upload({ document, fileName: "b.pdf" }), upload({ document, fileName: "c.pdf" })]);
      const found = (await list()).find((one) => one.id === document);
      expect(found?.versions.map(({ number: version }) => version)).toEqual([1, 2, 3]);
      expect(new Set(found?.versions.map(({ fileName }) => fileName))).toEqual(
        new Set(["invoice.pdf", "b.pdf", "c.pdf"]),
      );
    });

    it("answers a request of the desk", async () => {
      const document = await request();
      const filled = first((await upload({ document, kind: "packing-list", fileName: "list.pdf" })).body);
      expect(filled).toMatchObject({
        id: document,
        kind: "packing-list",
        versions: [{ number: 1, addedBy: "shipper" }],
      });
      expect(await mails()).toEqual([expect.stringContaining("Packing list added")]);
    });

    it("is refused after the desk has withdrawn its request, which is no longer listed", async () => {
      const document = await request();
      (await withdraw(document))._unsafeUnwrap();
      const refused = await upload({ document, kind: "packing-list" });
      expect(refused.statusCode).toBe(404);
      expect((await list()).map(({ kind }) => kind)).toEqual(["booking-confirmation"]);
    });

    it("and the withdrawal of its request at once leave the one that was first", async () => {
      const document = await request();
      const [uploaded, withdrawn] = await Promise.all([upload({ document, kind: "packing-list" }), withdraw(document)]);
      const isListed = (await list()).some((one) => one.id === document);
      expect([uploaded.statusCode === 200, withdrawn.isErr()]).toEqual([isListed, isListed]);
    });

    it("and every other request end with their booking, with a message about each", async () => {
      const { db } = server.database;
      await request({ dueOn: "2026-12-01" });
      const filled = await request();
      await upload({ document: filled, kind: "packing-list" });
      const before = await quotation();
      const now = server.clock.now();
      const commit = await holdTransaction(server.database, (transaction) => cancelBooking(transaction, number, now));
      const asking = requestDocument(desk(), before, { kind: "commercial-invoice", note: null, dueOn: null });
      await list();
      await commit();
      expect((await asking)._unsafeUnwrapErr()).toBe(
        `${before.bookingId} is cancelled. Nothing can be requested for it. Check the number of the booking.`,
      );
      expect((await list()).map(({ kind, versions }) => [kind, versions.length])).toEqual([
        ["booking-confirmation", 1],
        ["packing-list", 1],
      ]);
      const changes = await db
        .selectFrom("bookingChange")
        .select("fact")
        .where("kind", "=", "document-withdrawn")
        .execute();
      expect(changes).toEqual([{ fact: "Packing list by Tue 01 Dec 2026. The booking was cancelled" }]);
    });

    it("is refused for a document of the desk, an unknown one, and too many versions or documents", async () => {
      const draft = await addDraft();
      expect((await upload({ document: draft })).statusCode).toBe(409);
      expect((await upload({ document: "none" })).statusCode).toBe(404);
      const { id: document } = first((await upload()).body);
      const row = await server.database.db
        .selectFrom("documentVersion")
        .selectAll()
        .where("document", "=", document)
        .executeTakeFirstOrThrow();
      const more = Array.from({ length: MAX_VERSIONS - 1 }, (_, index) => ({
        ...row,
        number: index + 2,
        uploadKey: `k-${index}`,
      }));
      await server.database.db.insertInto("documentVersion").values(more).execute();
      expect((await upload({ document })).body).toContain("This document has 50 versions.");
      const base = await server.database.db
        .selectFrom("bookingDocument")
        .selectAll()
        .where("id", "=", document)
        .executeTakeFirstOrThrow();
      const others = Array.from({ length: MAX_DOCUMENTS }, (_, index) => ({ ...base, id: `d-${index}` }));
      await server.database.db.insertInto("bookingDocument").values(others).execute();
      expect((await upload()).body).toContain("This booking has 100 documents.");
    });

    it("beyond what an account may store is refused and not counted", async () => {
      await upload();
      await server.database.db
        .updateTable("documentUsage")
        .set({ bytes: MAX_ACCOUNT_BYTES - PDF.length })
        .execute();
      expect((await upload()).statusCode).toBe(200);
      const refused = await upload();
      expect([refused.statusCode, refused.body]).toEqual([
        413,
        expect.stringContaining("Your documents take 2 GB together."),
      ]);
      expect(await server.database.db.selectFrom("documentUsage").select("bytes").execute()).toEqual([
        { bytes: MAX_ACCOUNT_BYTES },
      ]);
    });

    it("that a killed process left is removed after an hour", async () => {
      const { db, files, clock } = desk();
      await db.insertInto("pendingFile").values({ id: "half", store: "database", startedAt: clock() }).execute();
      await db.insertInto("storedFilePart").values({ file: "half", part: 0, content: PDF }).execute();
      await removeAbandonedFiles({ db, files, clock });
      expect(await count("storedFilePart")).toBe(1);
      server.clock.advance(3_600_001);
      await removeAbandonedFiles({ db, files, clock });
      expect([await count("storedFilePart"), await count("pendingFile")]).toEqual([0, 0]);
    });

    it("appears among the files of My Bookings", async () => {
      const { id: document } = first((await upload()).body);
      await upload({ document, fileName: "invoice-2.pdf" });
      const [listed] = parsed<QuotationsAnswer>((await get("/api/resource/quotation")).body).result;
      expect(listed?.files.map(({ fileName }) => fileName)).toEqual([
        expect.stringMatching(/^KLB.*\.pdf$/),
        "invoice-2.pdf",
      ]);
      expect((await get(listed?.files[1]?.link ?? "")).rawPayload).toEqual(PDF);
    });
  });

  describe("a draft B/L", () => {
    it("is approved once, and the desk is told", async () => {
      const draft = await addDraft();
      const decision = { version: 1, outcome: "approved", comment: "Fine" };
      const approved = first((await post(path(`/${draft}/decision`), decision)).body);
      expect(approved.versions[0]?.decision).toEqual({ outcome: "approved", decidedAt: "2026-11-20T08:00:00.000Z" });
      expect(approved.comments).toMatchObject([{ version: 1, writtenBy: "shipper", text: "Fine" }]);
      const [mail] = await server.database.db
        .selectFrom("outgoingMail")
        .select(["replyTo", "subject", "text"])
        .where("recipient", "=", "desk@keelson.example")
        .execute();
      expect(mail).toEqual({
        replyTo: "asha@menon.example",
        subject: "KLB-2026-000001: Draft B/L, version 1: approved",
        text: [
          "Draft B/L, version 1: approved. Booking KLB-2026-000001, Norrvik Line.",
          "The shipper writes: Fine",
          `To see it: npm run operations -- documents show ${draft}`,
          `To save its file: npm run operations -- documents export ${draft} <file>`,
          "Keelson Global Logistics\nhello@keelson.example",
        ].join("\n\n"),
      });
      const again = await post(path(`/${draft}/decision`), { ...decision, outcome: "changes-requested" });
      expect([again.statusCode, again.body]).toEqual([
        409,
        expect.stringContaining("This draft was approved already."),
      ]);
    });

    it("takes one of two simultaneous decisions; the other sees it", async () => {
      const draft = await addDraft();
      const decide = (outcome: string) => post(path(`/${draft}/decision`), { version: 1, outcome, comment: outcome });
      const answers = await Promise.all([decide("approved"), decide("changes-requested")]);
      expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 409]);
      const won = answers.find(({ statusCode }) => statusCode === 200);
      expect((await list()).find((one) => one.id === draft)).toEqual(first(won?.body ?? ""));
      expect(await mails()).toHaveLength(1);
    });

    it("is neither added nor decided about while its booking is being cancelled", async () => {
      const draft = await addDraft();
      const now = server.clock.now();
      const commit = await holdTransaction(server.database, (transaction) => cancelBooking(transaction, number, now));
      const deciding = post(path(`/${draft}/decision`), { version: 1, outcome: "approved", comment: "" });
      const adding = addDraft(draft);
      await list();
      await commit();
      const decided = await deciding;
      expect([decided.statusCode, decided.body]).toEqual([
        409,
        expect.stringContaining("This booking is cancelled. Nothing can be decided about its documents."),
      ]);
      expect(await adding).toMatch(/ is cancelled and takes no Draft B\/L\. Check the number of the booking\.$/);
      expect((await list()).find((one) => one.id === draft)?.versions).toMatchObject([{ number: 1, decision: null }]);
    });

    it("takes a decision about its latest version only", async () => {
      const draft = await addDraft();
      await addDraft(draft);
      const old = await post(path(`/${draft}/decision`), { version: 1, outcome: "approved", comment: "" });
      expect([old.statusCode, old.body]).toEqual([409, expect.stringContaining("Version 2 was added meanwhile.")]);
      const { statusCode } = await post(path(`/${draft}/decision`), { version: 2, outcome: "approved", comment: "" });
      expect(statusCode).toBe(200);
    });

    it("is sent back only with what has to be changed", async () => {
      const draft = await addDraft();
      const without = await post(path(`/${draft}/decision`), {
        version: 1,
        outcome: "changes-requested",
        comment: "  ",
      });
      expect([without.statusCode, without.body]).toEqual([422, expect.stringContaining("Say what has to be changed.")]);
    });

    it("is the only document that is decided about", async () => {
      const invoice = first((await upload()).body);
      const decision = { version: 1, outcome: "approved", comment: "" };
      expect((await post(path(`/${invoice.id}/decision`), decision)).statusCode).toBe(409);
      expect((await post(path("/file-1/decision"), decision)).statusCode).toBe(404);
    });
  });

  describe("comments", () => {
    it("are written once for each key and mailed to the desk", async () => {
      const draft = await addDraft();
      const url = path(`/${draft}/comments`);
      await post(url, { version: 1, text: " Wrong consignee " }, "one-comment");
      const written = first((await post(url, { version: 1, text: "Wrong consignee" }, "one-comment")).body);
      expect(written.comments).toMatchObject([
        { id: "one-comment", version: 1, writtenBy: "shipper", text: "Wrong consignee" },
      ]);
      expect(await mails()).toEqual([expect.stringContaining("Comment on Draft B/L")]);
      expect((await post(url, { version: 2, text: "Hello" })).statusCode).toBe(422);
      expect((await post(url, { version: 1, text: "  " })).statusCode).toBe(422);
      expect((await post(path("/none/comments"), { version: 1, text: "Hello" })).statusCode).toBe(404);
    });
  });

  describe("the archive", () => {
    it("contains the latest version of each document and the printed confirmation", async () => {
      const { id: document } = first((await upload()).body);
      await upload({ document, content: createPdf(300_000) });
      await upload({ fileName: "photo.png", type: "image/png", content: PNG, kind: "other" });
      const archive = await get(`/api/resource/quotation/${id}/documents.zip`);
      expect(archive.statusCode).toBe(200);
      expect(archive.headers["content-type"]).toBe("application/zip");
      const bytes = archive.rawPayload.toString("latin1");
      expect(bytes.startsWith("PK")).toBe(true);
      expect(bytes).toContain("Commercial invoice - invoice.pdf");
      expect(bytes).toContain("Other document - photo.png");
      expect(bytes).toContain("% 300000");
      expect(bytes).toMatch(/KLB-2026-\d{6}\.pdf/);
    });
  });
};
