import { afterEach, beforeEach, expect, it } from "vitest";
import type { CreatedLinkAnswer, DocumentsAnswer, DocumentVersion } from "#api/schema.d.ts";
import type { FileScan } from "#domain/documents";
import { accountAnswers } from "#server/account-answers.ts";
import { accountDataFeature } from "#server/modules/account-data/index.ts";
import { findLastReplacement } from "#server/modules/amendments/index.ts";
import { accountsFeature } from "#server/modules/accounts/index.ts";
import { documentsFeature } from "#server/modules/booking-documents/index.ts";
import { findQuotationByNumber } from "#server/modules/bookings/index.ts";
import { linksFeature } from "#server/modules/links/index.ts";
import { notificationsFeature } from "#server/modules/notifications/index.ts";
import { readScanQueue, scanningFeature } from "#server/scanning.ts";
import { type CredentialHeaders, SHIPPER, signInAs } from "./support/app.ts";
import type { MakePlace } from "./support/database.ts";
import { addTestStaff, callDesk, signInToDesk } from "./support/desk.ts";
import { type FakeClamd, MALWARE, SIGNATURE, startFakeClamd } from "./support/fake-clamd.ts";
import { parsed } from "./support/parsed.ts";
import { createPdf, PDF } from "./modules/booking-documents/files.ts";
import { type DeskOfBooking, startWithBooking } from "./modules/desk-bookings/booked.ts";

const DESK_MAIL = "desk@keelson.example";
const INFECTED_PDF = Buffer.concat([PDF, Buffer.from(`\n% ${MALWARE}\n`)]);
const WAITING = { state: "waiting", signature: null };
const INFECTED = { state: "infected", signature: SIGNATURE };
const CHECKED = "This file is being checked for malware. Try again in a moment.";
const REFUSED = `This file contains malware (${SIGNATURE}) and was removed.`;
/* Longer than any pause after a scanner did not answer. */
const LATER_MS = 600_000;

/** Uploaded files between upload and scan, over whichever database. */
export const scanningContract = (make: MakePlace): void => {
  let clamd: FakeClamd;
  let desk: DeskOfBooking;
  let headers: CredentialHeaders;
  let booking = "";
  let keys = 0;

  beforeEach(async () => {
    clamd = await startFakeClamd();
    clamd.mood = "hangs-up";
    const features = [
      accountsFeature({ answers: accountAnswers }),
      accountDataFeature(accountAnswers.records),
      documentsFeature(findLastReplacement),
      linksFeature,
      notificationsFeature,
      scanningFeature,
    ];
    desk = await startWithBooking(make, features, { scanner: clamd.place, deskMail: DESK_MAIL });
    headers = await signInAs(desk.server.app, SHIPPER.email);
    booking = (await findQuotationByNumber(desk.server.database.db, desk.number))?.id ?? "";
  });
  afterEach(async () => {
    await desk.server.close();
    await clamd.close();
  });

  const { stringify } = JSON;
  const get = (url: string) => desk.server.app.inject({ method: "GET", url, headers });
  const documents = () => `/api/resource/quotation/${booking}/documents`;

  const upload = async (content: Buffer, query: Readonly<Record<string, string>> = {}) => {
    const answer = await desk.server.app.inject({
      method: "POST",
      url: documents(),
      query: { kind: "commercial-invoice", fileName: "invoice.pdf", ...query },
      headers: { ...headers, "content-type": "application/pdf", "idempotency-key": `upload-key-${++keys}` },
      payload: content,
    });
    const [document] = parsed<DocumentsAnswer>(answer.body).result;
    if (document === undefined) throw new Error(answer.body);
    return document;
  };
  const version = async (document: string, number = 1): Promise<DocumentVersion | undefined> =>
    parsed<DocumentsAnswer>((await get(documents())).body)
      .result.find(({ id }) => id === document)
      ?.versions.find((one) => one.number === number);
  const readScan = async (document: string, number = 1): Promise<FileScan | null | undefined> =>
    (await version(document, number))?.scan;
  const message = async (url: string): Promise<readonly [number, string]> => {
    const answer = await get(url);
    return [answer.statusCode, parsed<{ message: string }>(answer.body).message];
  };
  /* The scanner answers again; what waits for it is tried at the next round. */
  const answerAgain = (): void => {
    clamd.mood = "scans";
    desk.server.clock.advance(LATER_MS);
  };
  const readDesk = async (path: string): Promise<readonly [number, string]> => {
    const { app } = desk.server;
    const answer = await app.inject({
      method: "GET",
      url: `/desk/api${path}`,
      headers: { "x-desk": "1", cookie: desk.cookie },
    });
    return [answer.statusCode, answer.statusCode === 200 ? "" : parsed<{ message: string }>(answer.body).message];
  };
  const share = async (): Promise<string> => {
    const options = { prices: false, references: true, deadlines: false, documents: ["invoice.pdf"] };
    const answer = await desk.server.app.inject({
      method: "POST",
      url: `/api/resource/quotation/${booking}/links`,
      headers: { ...headers, "idempotency-key": "share-key-0001" },
      payload: { recipient: "Rheinland Wohnen", days: 30, options },
    });
    return parsed<CreatedLinkAnswer>(answer.body).result[0]?.token ?? answer.body;
  };

  it("nobody can download a file that was not scanned, and everybody can once it is clean", async () => {
    const { id, versions } = await upload(PDF);
    expect(versions.map(({ scan }) => scan)).toEqual([WAITING]);
    const link = versions[0]?.link ?? "";
    const atDesk = `/bookings/${desk.number}/documents/${id}/versions/1`;
    const shared = `/api/shared/${await share()}/files/0`;
    const archive = `/api/resource/quotation/${booking}/documents.zip`;
    const small = (await get(archive)).rawPayload.includes("invoice.pdf");
    expect([await message(link), await message(shared), await readDesk(atDesk), small]).toEqual([
      [409, CHECKED],
      [409, CHECKED],
      [409, CHECKED],
      false,
    ]);
    expect(await readScanQueue(desk.server.database.db)).toEqual({ entries: 1, oldestAt: expect.any(Number) });
    answerAgain();
    await expect.poll(() => readScan(id)).toBeNull();
    const downloads = await Promise.all([get(link), get(shared)]);
    expect(downloads.map(({ rawPayload }) => rawPayload.equals(PDF))).toEqual([true, true]);
    expect(await readDesk(atDesk)).toEqual([200, ""]);
    expect((await get(archive)).rawPayload.includes("invoice.pdf")).toBe(true);
    expect(await readScanQueue(desk.server.database.db)).toEqual({ entries: 0, oldestAt: null });
  });

  it("an infected file is refused, removed, and named to shipper and desk", async () => {
    const { id, versions } = await upload(INFECTED_PDF);
    answerAgain();
    await expect.poll(() => readScan(id)).toEqual(INFECTED);
    const { db } = desk.server.database;
    expect(await message(versions[0]?.link ?? "")).toEqual([409, REFUSED]);
    const path = `/bookings/${desk.number}/documents/${id}/versions/1`;
    expect(await readDesk(path)).toEqual([409, REFUSED]);
    await expect
      .poll(async () => ({
        parts: await db.selectFrom("storedFilePart").select("file").execute(),
        pending: await db.selectFrom("pendingFile").select("id").execute(),
      }))
      .toEqual({ parts: [], pending: [] });
    expect(await db.selectFrom("documentUsage").select("bytes").execute()).toEqual([{ bytes: 0 }]);

    const entries = await db
      .selectFrom("auditEntry")
      .selectAll()
      .where("action", "=", "document.malware-found")
      .execute();
    expect(entries.map(({ actorKind, subjectId, after }) => [actorKind, subjectId, after])).toEqual([
      [
        "job",
        desk.number,
        stringify({
          document: id,
          kind: "commercial-invoice",
          version: 1,
          fileName: "invoice.pdf",
          signature: SIGNATURE,
          by: "shipper",
        }),
      ],
    ]);
    const items = await db
      .selectFrom("inboxItem")
      .select("titleValues")
      .where("kind", "=", "document")
      .where("answeredAt", "is", null)
      .execute();
    expect(items.map(({ titleValues }) => parsed<object>(titleValues))).toEqual([
      { number: desk.number, document: "commercial-invoice", event: "malware-found", signature: SIGNATURE },
    ]);
    const mails = await db.selectFrom("outgoingMail").select("subject").where("recipient", "=", DESK_MAIL).execute();
    expect(mails.map(({ subject }) => subject)).toContain(
      `${desk.number}: Commercial invoice, version 1, contains malware (${SIGNATURE})`,
    );
    const notices = async () => {
      const answer = await get("/api/resource/notifications");
      return parsed<{ result: readonly { title: string; detail: string | null }[] }>(answer.body).result.map(
        ({ title, detail }) => [title, detail],
      );
    };
    await expect
      .poll(notices)
      .toContainEqual([
        `File refused: Commercial invoice (invoice.pdf) contains malware (${SIGNATURE})`,
        "It was removed. Please add a clean file",
      ]);
    const listed = await desk.asRavi("GET", `/bookings/${desk.number}`);
    expect(stringify(listed.result)).toContain(`"scan":${stringify(INFECTED)}`);
  });

  it("the next version of an infected document is a file like any other", async () => {
    const { id } = await upload(INFECTED_PDF);
    answerAgain();
    await expect.poll(() => readScan(id)).toEqual(INFECTED);
    const again = await upload(createPdf(2_000), { document: id });
    expect(again.versions.map(({ scan }) => scan)).toEqual([INFECTED, WAITING]);
    await expect.poll(() => readScan(id, 2)).toBeNull();
    const file = await get((await version(id, 2))?.link ?? "");
    expect(file.rawPayload.equals(createPdf(2_000))).toBe(true);
  });

  it("files that were uploaded before count as clean", async () => {
    const { id, versions } = await upload(PDF);
    await desk.server.database.db.updateTable("documentVersion").set({ scan: null }).execute();
    expect(await readScan(id)).toBeNull();
    expect((await get(versions[0]?.link ?? "")).statusCode).toBe(200);
  });

  const signUpCopy = async (content: Buffer): Promise<string> => {
    const { db } = desk.server.database;
    const accountId = (await db.selectFrom("account").select("id").executeTakeFirstOrThrow()).id;
    const copy = { accountId, kind: "pan", fileName: "pan.pdf", content: Buffer.alloc(0) };
    await db.insertInto("accountCopyPart").values({ accountId, kind: "pan", part: 0, savedAt: 0, content }).execute();
    await db
      .insertInto("accountCopy")
      .values({ ...copy, scan: "waiting", signature: null })
      .execute();
    return accountId;
  };
  const admin = async (): Promise<string> => {
    await addTestStaff(desk.server.database, "jan.visser@keelson.example", "Jan Visser", "admin");
    return signInToDesk(desk.server, "jan.visser@keelson.example");
  };

  it("a copy of a sign-up waits as well, also in the download of one's own data", async () => {
    const company = await signUpCopy(PDF);
    const cookie = await admin();
    const path = `/customers/${encodeURIComponent(company)}/copies/pan`;
    const read = async () => {
      const answer = await desk.server.app.inject({
        method: "GET",
        url: `/desk/api${path}`,
        headers: { "x-desk": "1", cookie },
      });
      return answer.statusCode;
    };
    const own = async () => {
      const answer = await desk.server.app.inject({
        method: "GET",
        url: "/api/resource/account/data",
        headers: await signInAs(desk.server.app, SHIPPER.email),
      });
      return parsed<{ copies?: readonly { contentBase64: string | null }[] }>(answer.body).copies;
    };
    expect(await read()).toBe(409);
    expect(await own()).toEqual([{ kind: "pan", fileName: "pan.pdf", contentBase64: null }]);
    answerAgain();
    await expect.poll(read).toBe(200);
    expect(await own()).toEqual([{ kind: "pan", fileName: "pan.pdf", contentBase64: PDF.toString("base64") }]);
  });

  it("an infected copy of a sign-up is named to the company and to the desk, and removed", async () => {
    const company = await signUpCopy(INFECTED_PDF);
    const cookie = await admin();
    answerAgain();
    const { db } = desk.server.database;
    await expect
      .poll(() => db.selectFrom("accountCopy").select(["scan", "signature"]).execute())
      .toEqual([{ scan: "infected", signature: SIGNATURE }]);
    const { result } = await callDesk(desk.server.app, "GET", `/customers/${encodeURIComponent(company)}`, { cookie });
    expect(result).toMatchObject([{ copies: [{ kind: "pan", fileName: "pan.pdf", scan: INFECTED }] }]);
    expect(await db.selectFrom("accountCopyPart").select("part").execute()).toEqual([]);
    const subjects = await db.selectFrom("outgoingMail").select(["recipient", "subject"]).orderBy("subject").execute();
    expect(subjects).toEqual(
      expect.arrayContaining([
        { recipient: DESK_MAIL, subject: "Malabar Spice Exports: a copy was refused" },
        { recipient: SHIPPER.email, subject: "Your PAN copy (pan.pdf) was refused" },
      ]),
    );
    const items = await db.selectFrom("inboxItem").select("titleValues").where("kind", "=", "sign-up").execute();
    expect(items.map(({ titleValues }) => parsed<object>(titleValues))).toEqual([
      { copy: "pan", signature: SIGNATURE },
    ]);
    const entries = await db
      .selectFrom("auditEntry")
      .select("after")
      .where("action", "=", "account.malware-found")
      .execute();
    expect(entries).toEqual([{ after: stringify({ kind: "pan", fileName: "pan.pdf", signature: SIGNATURE }) }]);
  });
};
