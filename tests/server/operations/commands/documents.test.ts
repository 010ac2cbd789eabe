import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { findNotices } from "#domain/notifications";
import { documentCommands } from "#server/operations/commands/documents.ts";
import { readBookingFacts } from "#server/modules/notifications/booking-facts.ts";
import { addFile, addQuotation } from "#server/modules/bookings/store.ts";
import { createPdf, PDF, PNG } from "#tests/server/modules/booking-documents/files.ts";
import { writeTemporary } from "#tests/server/modules/booking-documents/temporary.ts";
import { addShipper, START } from "#tests/server/support/app.ts";
import { startDesk } from "#tests/server/operations/support.ts";

const NUMBER = "QTN-2026-000001";

describe("documents on the command line", () => {
  let desk: Awaited<ReturnType<typeof startDesk>>;
  let draft: string;

  beforeEach(async () => {
    desk = await startDesk(documentCommands);
    await addShipper(desk.database);
    await addQuotation(desk.database.db, {
      id: "q-1",
      accountId: "account-asha@menon.example",
      quotationId: NUMBER,
      bookingId: "KLB-2026-000001",
      offerId: null,
      providerName: "CASTELLAN",
      validityFrom: null,
      validityTill: null,
      validityZone: "Asia/Kolkata",
      bookedOn: "2026-11-20",
      bookedAt: START,
      status: 1,
      offer: '{"offerId":"1","providerName":"CASTELLAN","routingLegs":[],"quoteLine":{"surcharges":{}}}',
      context: '{"load":[],"exchange":null}',
      reference: null,
    });
    draft = await writeTemporary("draft.pdf", PDF);
  });
  afterEach(() => desk.database.remove());

  const changes = () => desk.database.db.selectFrom("bookingChange").select(["kind", "fact"]).execute();

  it("are added, renewed, listed and shown", async () => {
    const added = await desk.run("documents", "add", NUMBER, draft, "--kind", "draft-bill-of-lading");
    const id = added.said[0]?.split(":")[0] ?? "";
    expect(added.said).toEqual([`${id}: Draft B/L, version 1, is added to ${NUMBER}.`]);
    const second = await writeTemporary("draft.pdf", createPdf(200));
    const renewed = await desk.run("documents", "add", NUMBER, second, "--document", id);
    expect(renewed.said).toEqual([`${id}: Draft B/L, version 2, is added to ${NUMBER}.`]);
    expect((await desk.run("documents", "list", "klb-2026-000001")).said).toEqual([
      "KLB-2026-000001  route not stated  CASTELLAN  Booked",
      `${id}  Draft B/L  waiting for the shipper's approval  version 2  draft.pdf  1 KB`,
    ]);
    const { said } = await desk.run("documents", "show", id);
    expect(said[0]).toBe("Draft B/L of KLB-2026-000001");
    expect(said[1]).toMatch(/^Version 1  draft\.pdf  1 KB  desk  2026-11-20T08:00:00\.000Z  SHA-256 [0-9a-f]{64}$/);
    expect(await changes()).toEqual([
      { kind: "draft-added", fact: "Draft B/L (draft.pdf)" },
      { kind: "draft-added", fact: "Draft B/L, version 2 (draft.pdf)" },
    ]);
  });

  const request = (...words: readonly string[]) =>
    desk.run("documents", "request", NUMBER, "--kind", "packing-list", ...words);
  const toId = (said: readonly string[]): string => said[0]?.split(":")[0] ?? "";

  it("are requested with what they are needed for, and listed with it", async () => {
    const { said } = await request("--note", "For customs", "--due", "2026-12-23");
    const id = toId(said);
    expect(said).toEqual([`${id}: Packing list is requested for ${NUMBER}.`]);
    expect((await desk.run("documents", "list", NUMBER)).said).toEqual([
      "KLB-2026-000001  route not stated  CASTELLAN  Booked",
      `${id}  Packing list  requested by 2026-12-23: For customs`,
    ]);
    expect(await changes()).toEqual([
      { kind: "document-requested", fact: "Packing list by Wed 23 Dec 2026: For customs" },
    ]);
  });

  it("are requested twice with the same words: the shipper is asked twice, and the open request is named", async () => {
    const first = toId((await request("--due", "2026-11-28", "--note", "For customs")).said);
    expect((await request("--due", "2026-11-28", "--note", "For customs")).said.slice(1)).toEqual([
      `Another request for this kind is open: ${first}  Packing list  requested by 2026-11-28: For customs`,
      "To take one back: npm run operations -- documents withdraw <document>",
    ]);
    expect((await desk.run("documents", "request", NUMBER, "--kind", "other")).said).toHaveLength(1);
    expect((await changes()).map(({ fact }) => fact)).toEqual([
      "Packing list by Sat 28 Nov 2026: For customs",
      "Packing list by Sat 28 Nov 2026: For customs",
      "Other document",
    ]);
  });

  it.each(["2026-11-19", "2026-11-01", "2027-11-21", "2126-01-01"])("are not requested by %s", async (due) => {
    expect((await request("--due", due)).complained).toEqual([
      `--due takes a day from 2026-11-20 (today) to 2027-11-20, not ${due}. Choose another day, or leave --due out.`,
    ]);
    expect(await changes()).toEqual([]);
  });

  it.each(["2026-11-20", "2027-11-20"])("are requested by %s", async (due) => {
    expect((await request("--due", due)).complained).toEqual([]);
  });

  it("are no longer requested after the request is withdrawn, and the shipper gets a message", async () => {
    const id = toId((await request("--due", "2026-12-23")).said);
    expect((await desk.run("documents", "withdraw", id, "--reason", "It came\nby post.")).said).toEqual([
      `${id}: Packing list is no longer requested for KLB-2026-000001.`,
    ]);
    expect((await desk.run("documents", "list", NUMBER)).said.slice(1)).toEqual(["No documents."]);
    expect(await changes()).toContainEqual({
      kind: "document-withdrawn",
      fact: "Packing list by Wed 23 Dec 2026. It came by post",
    });
    expect((await desk.run("documents", "withdraw", id)).complained).toEqual([
      `There is no document ${id}. List those of a booking with: npm run operations -- documents list <number>`,
    ]);
  });

  it("that have a file are not withdrawn", async () => {
    const requested = toId((await request()).said);
    await desk.run("documents", "add", NUMBER, draft, "--document", requested);
    expect((await desk.run("documents", "withdraw", requested)).complained).toEqual([
      "A file was added to this request. It can no longer be withdrawn.",
    ]);
    const added = toId((await desk.run("documents", "add", NUMBER, draft, "--kind", "other")).said);
    expect((await desk.run("documents", "withdraw", added)).complained).toEqual([
      "This document was not requested, so it cannot be withdrawn.",
    ]);
  });

  it("of another kind, or with the content of the latest version, are refused as a version", async () => {
    const id = toId((await desk.run("documents", "add", NUMBER, draft, "--kind", "draft-bill-of-lading")).said);
    const second = await writeTemporary("second.pdf", createPdf(200));
    const add = (...words: readonly string[]) => desk.run("documents", "add", NUMBER, ...words, "--document", id);
    expect((await add(second, "--kind", "commercial-invoice")).complained).toEqual([
      `The document ${id} is of the kind Draft B/L, not Commercial invoice. List those of the booking with: npm run operations -- documents list ${NUMBER}`,
    ]);
    expect((await add(second, "--kind", "invoice")).complained[0]).toContain("--kind takes one of");
    expect((await add(draft)).complained).toEqual(["This file is already version 1 of this document."]);
    expect((await add(second, "--kind", "draft-bill-of-lading")).complained).toEqual([]);
    expect((await add(second)).complained).toEqual(["This file is already version 2 of this document."]);
    expect((await add(draft)).complained).toEqual([]);
    expect(await changes()).toHaveLength(3);
    const files = await desk.database.db.selectFrom("pendingFile").select("id").execute();
    expect(files).toEqual([]);
  });

  it("of which another draft is added name the one that the booking has", async () => {
    const id = toId((await desk.run("documents", "add", NUMBER, draft, "--kind", "draft-bill-of-lading")).said);
    expect((await desk.run("documents", "add", NUMBER, draft, "--kind", "draft-bill-of-lading")).said[1]).toBe(
      `${NUMBER} has another Draft B/L: ${id}`,
    );
  });

  it("that were approved are replaced with a notice to staff and shipper", async () => {
    const id = toId((await desk.run("documents", "add", NUMBER, draft, "--kind", "draft-bill-of-lading")).said);
    await desk.database.db.updateTable("documentVersion").set({ outcome: "approved", decidedAt: START }).execute();
    const second = await writeTemporary("draft.pdf", createPdf(200));
    expect((await desk.run("documents", "add", NUMBER, second, "--document", id)).said).toEqual([
      `${id}: Draft B/L, version 2, is added to ${NUMBER}.`,
      "The shipper had approved version 1. Version 2 waits for an approval again.",
    ]);
    expect(await changes()).toContainEqual({
      kind: "draft-added",
      fact: "Draft B/L, version 2 (draft.pdf), instead of the approved version 1",
    });
  });

  it("of a cancelled booking may be invoices, and are neither drafts nor requests", async () => {
    await desk.database.db.updateTable("quotation").set({ status: 2 }).execute();
    expect((await desk.run("documents", "add", NUMBER, draft, "--kind", "draft-bill-of-lading")).complained).toEqual([
      "KLB-2026-000001 is cancelled and takes no Draft B/L. Check the number of the booking.",
    ]);
    expect((await request()).complained).toEqual([
      "KLB-2026-000001 is cancelled. Nothing can be requested for it. Check the number of the booking.",
    ]);
    expect(await changes()).toEqual([]);
    expect((await desk.run("documents", "add", NUMBER, draft, "--kind", "commercial-invoice")).complained).toEqual([]);
    expect((await desk.run("documents", "list", NUMBER)).said[0]).toBe(
      "KLB-2026-000001  route not stated  CASTELLAN  Cancelled",
    );
  });

  it("are not requested from a shipper whose account was deleted", async () => {
    const { db } = desk.database;
    await db
      .updateTable("account")
      .set((e) => ({ email: e.fn<string>("concat", [e.val("deleted-"), "id"]) }))
      .execute();
    expect((await request()).complained).toEqual([
      "The account of the shipper of KLB-2026-000001 was deleted: there is nobody to ask.",
    ]);
    expect(await changes()).toEqual([]);
  });

  it("are listed without the ids of files that no command takes", async () => {
    await addFile(desk.database.db, {
      quotation: "q-1",
      fileName: "seal.png",
      contentType: "image/png",
      content: PNG,
    });
    expect((await desk.run("documents", "list", NUMBER)).said.slice(1)).toEqual([
      "-  Other document  for information  version 1  seal.png  1 KB",
    ]);
  });

  it("are commented on", async () => {
    const added = await desk.run("documents", "add", NUMBER, draft, "--kind", "draft-bill-of-lading");
    const id = added.said[0]?.split(":")[0] ?? "";
    expect((await desk.run("documents", "comment", id, "The carrier  has\nconfirmed it.")).said).toEqual([
      "The comment is written.",
    ]);
    expect((await desk.run("documents", "show", id)).said.at(-1)).toBe(
      "2026-11-20T08:00:00.000Z  desk on version 1: The carrier has confirmed it.",
    );
    expect(await changes()).toContainEqual({
      kind: "document-commented",
      fact: "Draft B/L: The carrier has confirmed it.",
    });
  });

  it("are announced to the shipper", async () => {
    await desk.run("documents", "add", NUMBER, draft, "--kind", "draft-bill-of-lading");
    await desk.run("documents", "request", NUMBER, "--kind", "packing-list");
    const quotation = await desk.database.db.selectFrom("quotation").selectAll().executeTakeFirstOrThrow();
    const NOW = "2026-11-20T08:00:00Z";
    const notices = findNotices(await readBookingFacts(desk.database.db, quotation, NOW), NOW);
    const ofDocuments = notices.filter(({ kind }) => kind.startsWith("document-"));
    expect(ofDocuments.map(({ title, detail }) => [title, detail])).toEqual([
      ["Document requested: Packing list", "Please add it to the booking"],
      ["Document added: Draft B/L (draft.pdf)", "Please read it, and approve it or request changes"],
    ]);
  });

  it("are exported to one file, which replaces another only with --overwrite", async () => {
    await desk.run("documents", "add", NUMBER, draft, "--kind", "bill-of-lading");
    const file = join(dirname(draft), "all.zip");
    const run = (...words: readonly string[]) => desk.run("documents", "export", NUMBER, ...words);
    expect((await run(file)).said).toEqual([`The documents of ${NUMBER} are written to ${file}`]);
    expect(readFileSync(file).toString("latin1")).toContain("Bill of lading - draft.pdf");
    expect((await run(file)).complained).toEqual([
      `${file} exists already. Choose another name, or replace it with --overwrite.`,
    ]);
    expect((await run(file, "--overwrite")).complained).toEqual([]);
    expect((await run("/nowhere/all.zip")).complained).toEqual([
      "/nowhere/all.zip cannot be written: there is no such folder.",
    ]);
    expect((await run("all.pdf")).complained).toEqual([
      `all.pdf must end with .zip. For one document, give its id instead of ${NUMBER}.`,
    ]);
    expect((await run("all.zip", "--version", "1")).complained).toEqual([
      "--version takes the id of a document, not a booking.",
    ]);
  });

  it("are exported one by one, in any version", async () => {
    const id = toId((await desk.run("documents", "add", NUMBER, draft, "--kind", "draft-bill-of-lading")).said);
    const [first, latest] = [join(dirname(draft), "first.pdf"), join(dirname(draft), "latest.PDF")];
    const second = await writeTemporary("draft.pdf", createPdf(200));
    await desk.run("documents", "add", NUMBER, second, "--document", id);
    const run = (...words: readonly string[]) => desk.run("documents", "export", id, ...words);
    expect((await run(latest)).said).toEqual([`Draft B/L, version 2, is written to ${latest}`]);
    expect((await run(first, "--version", "1")).said).toEqual([`Draft B/L, version 1, is written to ${first}`]);
    expect(readFileSync(first).equals(PDF)).toBe(true);
    expect(readFileSync(latest).equals(createPdf(200))).toBe(true);
    expect((await run(first, "--version", "3")).complained).toEqual([`${id} has versions 1 to 2, not 3.`]);
    expect((await run("draft.zip")).complained).toEqual(["draft.zip must end with .pdf."]);
    expect((await run(first)).complained).toEqual([
      `${first} exists already. Choose another name, or replace it with --overwrite.`,
    ]);
    const requested = toId((await request()).said);
    expect((await desk.run("documents", "export", requested, "list.pdf")).complained).toEqual([
      `${requested} is requested. It has no file yet.`,
    ]);
  });

  it("are refused with a sentence", async () => {
    const complain = async (...words: readonly string[]) => (await desk.run("documents", ...words)).complained[0];
    const fake = await writeTemporary("invoice.pdf", PNG);
    const text = await writeTemporary("notes.txt", PDF);
    const kind = ["--kind", "other"];
    expect(await complain("list", "QTN-2026-000009")).toBe(
      "There is no booking QTN-2026-000009. List them with: npm run operations -- bookings list",
    );
    const unknown =
      "There is no document none. List those of a booking with: npm run operations -- documents list <number>";
    expect(await complain("show", "none")).toBe(unknown);
    expect(await complain("comment", "none", "Hello")).toBe(unknown);
    expect(await complain("withdraw", "none")).toBe(unknown);
    expect(await complain("export", "none", "all.zip")).toBe(
      "There is no document or booking none. List documents with: npm run operations -- documents list <number>",
    );
    expect(await complain("add", NUMBER, draft)).toContain("--kind takes one of booking-confirmation");
    expect(await complain("add", NUMBER, draft, "--document", "none")).toBe(
      `${NUMBER} has no document none. List those that it has with: npm run operations -- documents list ${NUMBER}`,
    );
    expect(await complain("add", NUMBER, dirname(draft), ...kind)).toBe(
      `${dirname(draft)} cannot be read: it is a folder.`,
    );
    expect(await complain("add", NUMBER, "/nowhere.pdf", ...kind)).toBe(
      "/nowhere.pdf cannot be read: there is no such file.",
    );
    expect(await complain("add", NUMBER, fake, ...kind)).toBe(
      "This file is not a PDF but a PNG. Save it as PDF, or give it the right name.",
    );
    expect(await complain("add", NUMBER, text, ...kind)).toBe("Choose a PDF, JPEG, PNG, WebP, DOCX or XLSX file.");
    expect(await complain("request", NUMBER, ...kind, "--due", "tomorrow")).toBe(
      "--due takes a date such as 2026-12-23, not tomorrow.",
    );
    expect(await complain("export", NUMBER, "all.zip")).toBe(`${NUMBER} has no documents.`);
    expect(await changes()).toEqual([]);
  });
});
