import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { findNotices } from "#domain/notifications";
import { addDocumentCommands } from "#server/operations/documents.ts";
import { openFileStores } from "#server/platform/files/open-stores.ts";
import { readBookingFacts } from "#server/modules/notifications/booking-facts.ts";
import { addQuotation } from "#server/modules/bookings/store.ts";
import { PDF, PNG } from "../modules/booking-documents/files.ts";
import { writeTemporary } from "../modules/booking-documents/temporary.ts";
import { addShipper, START } from "../support/app.ts";
import { startDesk } from "./support.ts";

const NUMBER = "QTN-2026-000001";

describe("documents on the command line", () => {
  let desk: Awaited<ReturnType<typeof startDesk>>;
  let draft: string;

  beforeEach(async () => {
    desk = await startDesk((program, operations) =>
      addDocumentCommands(program, operations, (db) => openFileStores(db, { kind: "database" })),
    );
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
    const renewed = await desk.run("documents", "add", NUMBER, draft, "--document", id);
    expect(renewed.said).toEqual([`${id}: Draft B/L, version 2, is added to ${NUMBER}.`]);
    expect((await desk.run("documents", "list", "klb-2026-000001")).said).toEqual([
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

  it("are requested with what they are needed for", async () => {
    const words = ["--kind", "packing-list", "--note", "For customs", "--due", "2026-12-23"];
    const { said } = await desk.run("documents", "request", NUMBER, ...words);
    expect(said).toEqual([expect.stringMatching(/: Packing list is requested for QTN-2026-000001\.$/)]);
    expect((await desk.run("documents", "list", NUMBER)).said).toEqual([
      expect.stringMatching(/ {2}Packing list {2}requested {2}no file$/),
    ]);
    expect(await changes()).toEqual([
      { kind: "document-requested", fact: "Packing list by Wed 23 Dec 2026: For customs" },
    ]);
  });

  it("are requested twice with the same words, and the shipper is asked twice", async () => {
    await desk.run("documents", "request", NUMBER, "--kind", "other");
    await desk.run("documents", "request", NUMBER, "--kind", "other");
    expect(await changes()).toEqual([
      { kind: "document-requested", fact: "Other document" },
      { kind: "document-requested", fact: "Other document" },
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
    const notices = findNotices(await readBookingFacts(desk.database.db, quotation), "2026-11-20T08:00:00Z");
    const ofDocuments = notices.filter(({ kind }) => kind.startsWith("document-"));
    expect(ofDocuments.map(({ title, detail }) => [title, detail])).toEqual([
      ["Document requested: Packing list", "Please add it to the booking"],
      ["Document added: Draft B/L (draft.pdf)", "Please read it, and approve it or request changes"],
    ]);
  });

  it("are exported to one file", async () => {
    await desk.run("documents", "add", NUMBER, draft, "--kind", "bill-of-lading");
    const file = join(dirname(draft), "all.zip");
    expect((await desk.run("documents", "export", NUMBER, file)).said).toEqual([
      `The documents of ${NUMBER} are written to ${file}`,
    ]);
    expect(readFileSync(file).toString("latin1")).toContain("Bill of lading - draft.pdf");
    expect((await desk.run("documents", "export", NUMBER, "/nowhere/all.zip")).complained).toEqual([
      "/nowhere/all.zip cannot be written: there is no such folder.",
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
    expect(await complain("show", "none")).toBe("There is no document none.");
    expect(await complain("comment", "none", "Hello")).toBe("There is no document none.");
    expect(await complain("add", NUMBER, draft)).toContain("--kind takes one of booking-confirmation");
    expect(await complain("add", NUMBER, draft, "--document", "none")).toBe(`${NUMBER} has no document none.`);
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
