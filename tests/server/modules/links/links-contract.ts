import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { CreatedLinkAnswer, LinksAnswer, RatesAnswer, SharedBookingAnswer } from "#api/schema.d.ts";
import { secretHash } from "#server/modules/accounts/sessions.ts";
import { listMarkHistory } from "#server/modules/bookings/mark-store.ts";
import { linksFeature } from "#server/modules/links/routes.ts";
import { addLink, findActiveLink, pruneLinks, recordOpening } from "#server/modules/links/store.ts";
import type { StoredLink } from "#server/modules/links/tables.ts";
import { addShipper, type CredentialHeaders, signInAs, startTestApp, type TestApp } from "#tests/server/support/app.ts";
import type { MakePlace } from "#tests/server/support/database.ts";
import { readPdf } from "#tests/server/modules/documents/pdf-text.ts";
import { freightFeatures, SEARCH } from "#tests/server/support/freight.ts";
import { parsed } from "#tests/server/support/parsed.ts";

const RIVAL = "rival@trader.example";
const DAY_MS = 86_400_000;
const OPTIONS = { prices: false, references: true, deadlines: true, documents: ["KLB-2026-000123.pdf"] };

const NOTHING = { prices: false, references: false, deadlines: false, documents: [] };

/** Links over HTTP, over whichever database. */
export const linksContract = (make: MakePlace): void => {
  let server: TestApp;
  let headers: CredentialHeaders;
  let accountId: string;

  beforeEach(async () => {
    server = await startTestApp({ make, features: [...freightFeatures(), linksFeature] });
    accountId = await addShipper(server.database);
    await addShipper(server.database, RIVAL);
    headers = await signInAs(server.app);
  });
  afterEach(() => server.close());

  const add = (id: string, changes: Partial<StoredLink> = {}): Promise<void> =>
    addLink(server.database.db, {
      id,
      accountId,
      kind: "booking",
      subject: "b-1",
      number: "KLB-2026-000123",
      recipient: "Rheinland Wohnen",
      options: JSON.stringify(OPTIONS),
      tokenHash: secretHash(`token of ${id}`),
      createdAt: server.clock.now(),
      expiresAt: server.clock.now() + 30 * DAY_MS,
      revokedAt: null,
      lastOpenedAt: null,
      opens: 0,
      ...changes,
    });
  const call = (method: "GET" | "DELETE", url: string) => server.app.inject({ method, url, headers });
  const list = async (query = ""): Promise<LinksAnswer["result"]> =>
    parsed<LinksAnswer>((await call("GET", `/api/resource/links${query}`)).body).result;
  const find = (id: string, kind: StoredLink["kind"] = "booking") =>
    findActiveLink(server.database.db, { kind, tokenHash: secretHash(`token of ${id}`), now: server.clock.now() });

  it("lists what each link shows, until when, and how often it was opened, newest first", async () => {
    await add("link-1");
    server.clock.advance(1_000);
    await add("link-2", {
      kind: "quote",
      subject: "q-1",
      number: "QTN-2026-000021",
      recipient: "Priya",
      options: "{}",
    });
    await recordOpening(server.database.db, "link-1", server.clock.now());
    expect(await list()).toEqual([
      {
        id: "link-2",
        kind: "quote",
        subject: "q-1",
        number: "QTN-2026-000021",
        recipient: "Priya",
        state: "active",
        createdAt: "2026-11-20T08:00:01.000Z",
        expiresAt: "2026-12-20T08:00:01.000Z",
        lastOpenedAt: null,
        opens: 0,
      },
      {
        id: "link-1",
        kind: "booking",
        subject: "b-1",
        number: "KLB-2026-000123",
        recipient: "Rheinland Wohnen",
        options: OPTIONS,
        state: "active",
        createdAt: "2026-11-20T08:00:00.000Z",
        expiresAt: "2026-12-20T08:00:00.000Z",
        lastOpenedAt: "2026-11-20T08:00:01.000Z",
        opens: 1,
      },
    ]);
    expect((await list("?subject=q-1")).map(({ id }) => id)).toEqual(["link-2"]);
  });

  it("lists nothing of another shipper, who cannot revoke it either", async () => {
    await add("link-1");
    headers = await signInAs(server.app, RIVAL);
    expect(await list()).toEqual([]);
    expect((await call("DELETE", "/api/resource/links/link-1")).statusCode).toBe(404);
    expect(await find("link-1")).not.toBeNull();
  });

  it("revokes a link once, and lists it as revoked for 30 days", async () => {
    await add("link-1");
    expect((await call("DELETE", "/api/resource/links/link-1")).statusCode).toBe(200);
    expect(await find("link-1")).toBeNull();
    expect((await list()).map(({ state }) => state)).toEqual(["revoked"]);
    const again = await call("DELETE", "/api/resource/links/link-1");
    expect([again.statusCode, parsed<LinksAnswer>(again.body).message]).toEqual([404, "This link has already ended."]);
    server.clock.advance(31 * DAY_MS);
    headers = await signInAs(server.app);
    expect(await list()).toEqual([]);
  });

  describe("a link to a booking", () => {
    const book = async (): Promise<string> => {
      const rates = await server.app.inject({
        method: "POST",
        url: "/api/resource/rates/spot-on",
        headers,
        payload: SEARCH,
      });
      const offerId = parsed<RatesAnswer>(rates.body).result[0]?.api?.find((rate) =>
        rate.offerId.includes("."),
      )?.offerId;
      const payload = {
        offerId,
        providerName: "Norrvik Line",
        routing: null,
        arrivalDate: null,
        departureDate: null,
        reference: "PO 88213",
      };
      await server.app.inject({ method: "PUT", url: "/api/resource/rates/spot-on", headers, payload });
      const row = await server.database.db.selectFrom("quotation").select("id").executeTakeFirstOrThrow();
      return row.id;
    };
    const create = (id: string, changes: object = {}) =>
      server.app.inject({
        method: "POST",
        url: `/api/resource/quotation/${id}/links`,
        headers,
        payload: { recipient: " Rheinland Wohnen ", days: 7, options: NOTHING, ...changes },
      });
    const createToken = async (id: string, options: object): Promise<string> =>
      parsed<CreatedLinkAnswer>((await create(id, { options })).body).result[0]?.token ?? "";
    const open = (token: string) => server.app.inject({ method: "GET", url: `/api/shared/${token}` });
    const read = async (token: string) => {
      const [shown] = parsed<SharedBookingAnswer>((await open(token)).body).result;
      if (shown === undefined) throw new Error("The link does not work.");
      return shown;
    };

    it("is created with a token that is stored as a hash and answered once", async () => {
      const created = await create(await book());
      const [link] = parsed<CreatedLinkAnswer>(created.body).result;
      expect(link).toMatchObject({
        kind: "booking",
        recipient: "Rheinland Wohnen",
        options: NOTHING,
        state: "active",
        expiresAt: "2026-11-27T08:00:00.000Z",
        opens: 0,
      });
      expect(link?.token?.length).toBeGreaterThanOrEqual(43);
      const stored = JSON.stringify(await server.database.db.selectFrom("sharedLink").selectAll().execute());
      expect(stored).not.toContain(link?.token);
      expect(await list()).toEqual([{ ...link, token: undefined }]);
    });

    it("shows route, vessel, dates and containers, and nothing else unless it is chosen", async () => {
      const id = await book();
      const shown = await read(await createToken(id, NOTHING));
      expect(shown).toMatchObject({
        expiresAt: "2026-11-27T08:00:00.000Z",
        status: 1,
        providerName: "Norrvik Line",
        bookingId: null,
        reference: null,
        shipment: { from: { unLocationCode: "INNSA" }, to: { unLocationCode: "NLRTM" }, total: null },
        stops: [{ shipmentLocationType: "POL" }, { shipmentLocationType: "POD" }],
        legs: [{ from: 0, to: 1, mode: "sea", vesselName: "NORRVIK ASTRID" }],
        documents: [],
      });
      expect([shown.price, shown.deadlines]).toEqual([null, null]);
      const text = JSON.stringify(shown);
      for (const hidden of ["KLB-2026", "QTN-2026", "PO 88213", "Asha", "Menon", "Malabar", "USD", id])
        expect(text).not.toContain(hidden);
    });

    it("shows price, references, deadlines and documents if they are chosen", async () => {
      const id = await book();
      const file = (await server.database.db.selectFrom("quotationFile").select("fileName").executeTakeFirstOrThrow())
        .fileName;
      const options = { prices: true, references: true, deadlines: true, documents: [file, file] };
      const token = await createToken(id, options);
      const shown = await read(token);
      expect(shown).toMatchObject({
        bookingId: file.replace(".pdf", ""),
        reference: "PO 88213",
        documents: [{ fileName: file, link: `/api/shared/${token}/files/0` }],
      });
      expect(shown.deadlines?.find(({ task }) => task === "vgm")?.cutOff?.utc).toMatch(/^2026-1[12]-\d\dT06:30:00/);
      expect(shown.price?.totals.map(({ currency }) => currency)).toContain("USD");
      expect(shown.shipment?.total).not.toBeNull();
    });

    it("lets its reader mark deadlines as done and reopen them only if that is chosen", async () => {
      const id = await book();
      const mark = async (token: string, task: string, done: boolean) => {
        const url = `/api/shared/${token}/deadlines/${task}`;
        const answered = await server.app.inject({ method: "PUT", url, payload: { done } });
        const { message, result } = parsed<SharedBookingAnswer>(answered.body);
        const deadline = result[0]?.deadlines?.find((one) => one.task === task);
        return [answered.statusCode, deadline === undefined ? message : [deadline.marked, deadline.doneAt]];
      };
      const toRead = await createToken(id, { ...NOTHING, deadlines: true });
      const hidden = await createToken(id, { ...NOTHING, marks: true });
      const token = await createToken(id, { ...NOTHING, deadlines: true, marks: true });
      expect([(await read(toRead)).canMark, (await read(hidden)).canMark, (await read(token)).canMark]).toEqual([
        undefined,
        undefined,
        true,
      ]);
      const readOnly = "This link shows the booking only. Ask the person who sent it to mark the deadline.";
      expect(await mark(toRead, "customs", true)).toEqual([404, readOnly]);
      expect(await mark(hidden, "customs", true)).toEqual([404, readOnly]);
      expect(await mark(token, "booking", true)).toEqual([404, "This booking has no such deadline."]);
      expect(await mark(token, "customs", true)).toEqual([200, [true, "2026-11-20T13:30"]]);
      const [marked] = await listMarkHistory(server.database.db, id);
      expect(marked).toEqual({
        title: "Marked as done: Customs filing",
        detail: "With the link for Rheinland Wohnen",
        happenedAt: "2026-11-20T08:00:00.000Z",
        by: "shipper",
      });
      expect(await mark(token, "customs", false)).toEqual([200, [undefined, null]]);
      expect(server.logLines.filter((line) => line.includes(token))).toEqual([]);
    });

    it("prints the confirmation without what it hides, under a neutral name", async () => {
      const id = await book();
      const file = (await server.database.db.selectFrom("quotationFile").select("fileName").executeTakeFirstOrThrow())
        .fileName;
      const token = await createToken(id, { ...NOTHING, documents: [file] });
      const [document] = (await read(token)).documents;
      expect(document?.fileName).toBe("document-1.pdf");
      const answered = await server.app.inject({ method: "GET", url: document?.link ?? "" });
      expect(answered.headers).toMatchObject({
        "content-type": "application/pdf",
        "content-disposition": 'attachment; filename="document-1.pdf"',
        "x-robots-tag": "noindex, nofollow",
        "referrer-policy": "no-referrer",
        "cache-control": "no-store",
      });
      const shared = (await readPdf(answered.rawPayload)).text;
      const own = await server.app.inject({
        method: "GET",
        url: `/api/resource/quotation/${id}/files/${file}`,
        headers,
      });
      const full = (await readPdf(own.rawPayload)).text;
      const hidden = [
        /KLB-2026-000001/,
        /QTN-2026-000001/,
        /PO 88213/,
        /(?:USD|EUR|INR) [\d,]+\.\d\d/,
        /Fees for changes/,
      ];
      expect(hidden.map((text) => [text.test(full), text.test(shared)])).toEqual(hidden.map(() => [true, false]));
      expect(shared).toContain("Detention, Rotterdam");
      expect((await server.app.inject({ method: "GET", url: `/api/shared/${token}/files/1` })).statusCode).toBe(404);
    });

    it("counts its openings, and leaves no token in the log", async () => {
      const token = await createToken(await book(), NOTHING);
      await open(token);
      await open(token);
      await expect.poll(async () => (await list()).map(({ opens }) => opens)).toEqual([2]);
      expect(server.logLines.some((line) => line.includes("/api/shared/…"))).toBe(true);
      expect(server.logLines.filter((line) => line.includes(token))).toEqual([]);
    });

    it("answers alike after it has expired, was revoked or never existed", async () => {
      const id = await book();
      const [revoked, expired] = [await createToken(id, NOTHING), await createToken(id, NOTHING)];
      const [, first] = await list();
      await call("DELETE", `/api/resource/links/${first?.id ?? ""}`);
      server.clock.advance(7 * DAY_MS);
      const answers = await Promise.all([revoked, expired, "nobodys-token-0000000000"].map(open));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
      expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    });

    it.each([
      ["recipient", { recipient: "  " }],
      ["recipient", { recipient: "x".repeat(81) }],
      ["days", { days: 366 }],
      ["options.documents", { options: { ...NOTHING, documents: ["none.pdf"] } }],
    ])("is refused at %s: %j", async (field, changes) => {
      const refused = await create(await book(), changes);
      expect([
        refused.statusCode,
        parsed<{ result: readonly { field: string }[] }>(refused.body).result[0]?.field,
      ]).toEqual([422, field]);
    });

    it("is created for own bookings only", async () => {
      const id = await book();
      headers = await signInAs(server.app, RIVAL);
      expect((await create(id)).statusCode).toBe(404);
    });
  });

  describe("a token", () => {
    it("finds its link until it expires", async () => {
      await add("link-1");
      server.clock.advance(30 * DAY_MS - 1);
      expect((await find("link-1"))?.id).toBe("link-1");
      server.clock.advance(1);
      expect(await find("link-1")).toBeNull();
    });

    it("finds no link of another kind, and none of a disabled account", async () => {
      await add("link-1");
      expect(await find("link-1", "quote")).toBeNull();
      await server.database.db.updateTable("account").set({ disabledAt: 1 }).execute();
      expect(await find("link-1")).toBeNull();
    });
  });

  it("deletes links that ended long ago", async () => {
    await add("link-1", { revokedAt: server.clock.now() - 2 });
    await add("link-2", { expiresAt: server.clock.now() - 2 });
    await add("link-3");
    await pruneLinks(server.database.db, server.clock.now() - 1);
    const kept = await server.database.db.selectFrom("sharedLink").select("id").execute();
    expect(kept).toEqual([{ id: "link-3" }]);
  });
};
