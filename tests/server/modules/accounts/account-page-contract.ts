import { cancelBooking } from "#server/modules/amendments/cancel-booking.ts";
import { addAmendment } from "#server/modules/amendments/store.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { accountById } from "#server/modules/accounts/account-store.ts";
import { accountAnswers } from "#server/account-answers.ts";
import { deleteAccount, eraseLateRows, isDeleted, withdrawDeletion } from "#server/modules/accounts/delete-account.ts";
import { randomIds } from "#server/platform/time.ts";
import { holdTransaction, waitForLock } from "#tests/server/support/held-transaction.ts";
import { deletionRequestMessages } from "#server/modules/accounts/mails.ts";
import { userCommands } from "#server/operations/commands/users.ts";
import { addShipper, type CredentialHeaders, SHIPPER, signInAs, START } from "#tests/server/support/app.ts";
import type { MakePlace } from "#tests/server/support/database.ts";
import { runStaffCommand, staffOperations } from "#tests/server/support/staff.ts";
import { type AccountsFixture, openAccounts } from "./fixture.ts";

const MINUTE = 60_000;
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";
const OTHER = "jan@visser.example";
const ID = `account-${SHIPPER.email}`;
const DETAILS = { firstName: "Asha", lastName: "Nair", phone: "+91 98200 55014" };

interface Answered {
  readonly http: number;
  readonly code: number;
  readonly result: readonly Readonly<Record<string, string | null>>[];
}

interface Downloaded {
  readonly account: object;
  readonly bookings: readonly { readonly reference: string }[];
  readonly searches: readonly object[];
  readonly copies: readonly object[];
  readonly sessions: readonly object[];
}

/** The account page, over whichever database. */
export const accountPageContract = (make: MakePlace): void => {
  let fixture: AccountsFixture;
  let owner: CredentialHeaders;
  beforeEach(async () => {
    fixture = await openAccounts(make);
    await addShipper(fixture.database);
    owner = await signInAs(fixture.app);
  });
  afterEach(() => fixture.close());

  const call = async (
    method: "GET" | "PUT" | "DELETE",
    path: string,
    payload?: object,
    headers: CredentialHeaders = owner,
  ): Promise<Answered> => {
    const url = `/api/resource/account${path}`;
    const sent = { "x-forwarded-for": "203.0.113.7", "user-agent": FIREFOX, ...headers };
    const answer = await fixture.app.inject({ method, url, headers: sent, ...(payload && { payload }) });
    const body: Omit<Answered, "http"> = answer.json();
    return { http: answer.statusCode, ...body };
  };
  const events = (name: string) =>
    fixture.logLines.map((line): { readonly event?: string } => JSON.parse(line)).filter(({ event }) => event === name);
  const queuedMails = async () => {
    const mails = await fixture.database.db
      .selectFrom("outgoingMail")
      .select(["recipient", "subject"])
      .orderBy("createdAt")
      .orderBy("id")
      .execute();
    return mails.map(({ recipient, subject }) => [recipient, subject]);
  };
  const replace = (currentPassword: string, password = "star-anise", from = owner) =>
    call("PUT", "/password", { currentPassword, password, confirmPassword: password }, from);

  describe("details", () => {
    it("are those of the sign-up at first", async () => {
      expect((await call("GET", "")).result).toEqual([
        {
          firstName: "Asha",
          lastName: "Menon",
          email: SHIPPER.email,
          phone: "+91 98765 43210",
          companyName: "Malabar Spice Exports",
          changedAt: null,
          deletionRequestedAt: null,
          formats: { dates: "day-month-name", numbers: "comma-point", currency: null },
        },
      ]);
    });

    it("have formats, which are changed without a change of the details, and recorded", async () => {
      const formats = { dates: "year-month-day", numbers: "indian", currency: "INR" };
      const person = { firstName: "Asha", lastName: "Menon", phone: "+91 98765 43210" };
      const saved = await call("PUT", "", { ...person, changedAt: null, formats });
      expect(saved.result).toEqual([expect.objectContaining({ ...person, changedAt: null, formats })]);
      const profile = await fixture.app.inject({ url: "/api/resource/profile", headers: owner });
      expect(profile.json()).toMatchObject({ result: [{ formats }] });
      const changed = await call("PUT", "", { ...DETAILS, changedAt: null });
      expect(changed.result).toEqual([
        expect.objectContaining({ ...DETAILS, changedAt: "2026-11-20T08:00:00.000Z", formats }),
      ]);
      const recorded = await fixture.database.db
        .selectFrom("auditEntry")
        .select(["before", "after"])
        .where("action", "=", "account.changed")
        .orderBy("id")
        .executeTakeFirstOrThrow();
      expect([recorded.before, recorded.after].map((text): unknown => JSON.parse(text ?? "null"))).toEqual([
        { dateFormat: "day-month-name", numberFormat: "comma-point", ownCurrency: null },
        { dateFormat: "year-month-day", numberFormat: "indian", ownCurrency: "INR" },
      ]);
    });

    it("refuse a text that is no currency, and formats that do not exist", async () => {
      const person = { ...DETAILS, changedAt: null };
      const formats = { dates: "year-month-day", numbers: "indian", currency: "XXQ" };
      expect(await call("PUT", "", { ...person, formats })).toMatchObject({
        http: 422,
        result: [{ field: "currency", message: "This is no currency. Choose one such as INR." }],
      });
      expect(await call("PUT", "", { ...person, formats: { ...formats, dates: "roman" } })).toMatchObject({
        http: 422,
      });
      expect((await call("GET", "")).result).toEqual([expect.objectContaining({ lastName: "Menon" })]);
    });

    it("are changed, also in the profile, and recorded", async () => {
      const saved = await call("PUT", "", { ...DETAILS, firstName: " Asha ", changedAt: null });
      expect(saved.result).toEqual([expect.objectContaining({ ...DETAILS, changedAt: "2026-11-20T08:00:00.000Z" })]);
      const profile = await fixture.app.inject({ url: "/api/resource/profile", headers: owner });
      expect(profile.json()).toMatchObject({
        result: [
          {
            ...DETAILS,
            capabilities: [
              "lcl",
              "tracking",
              "booking-pages",
              "account",
              "notifications",
              "sharing",
              "digest",
              "lead-times",
              "deadline-marks",
              "templates",
              "addresses",
              "documents",
              "messages",
              "quotes",
              "cargo",
              "amendments",
              "saved-views",
              "growing-search",
              "company",
              "approvals",
              "second-factor",
              "api-keys",
              "test-keys",
              "webhooks",
            ],
          },
        ],
      });
      expect(events("details-change")).toMatchObject([{ outcome: "done", accountId: ID, network: "203.0.113.7" }]);
    });

    it("are not changed by one who has not read the last change", async () => {
      const first = await call("PUT", "", { ...DETAILS, changedAt: null });
      fixture.clock.advance(MINUTE);
      expect(await call("PUT", "", { ...DETAILS, lastName: "Rao", changedAt: null })).toMatchObject({ code: 4090 });
      expect((await call("GET", "")).result[0]?.["lastName"]).toBe("Nair");
      const changedAt = first.result[0]?.["changedAt"];
      expect(await call("PUT", "", { ...DETAILS, lastName: "Rao", changedAt })).toMatchObject({ code: 2000 });
    });

    it("are refused at their fields", async () => {
      expect(await call("PUT", "", { firstName: " ", lastName: "", phone: "1", changedAt: null })).toMatchObject({
        code: 4220,
        result: [{ field: "lastName" }],
      });
      expect(await call("PUT", "", { ...DETAILS, firstName: " ", changedAt: null })).toMatchObject({
        code: 4220,
        result: [{ field: "firstName", message: "First name is required." }],
      });
    });
  });

  describe("the password", () => {
    it("is changed with the current one; other sessions and mailed links end, this session remains", async () => {
      const other = await signInAs(fixture.app);
      await fixture.ask("POST", "/auth/forgot_password", { email: SHIPPER.email, applicationId: "702020" });
      await fixture.mailArrived(1);
      expect(await replace(SHIPPER.password)).toMatchObject({ code: 2000, result: [{ endedSessions: 1 }] });
      expect((await call("GET", "", undefined, other)).http).toBe(401);
      expect((await call("GET", "")).http).toBe(200);
      await expect(signInAs(fixture.app)).rejects.toThrow("Invalid credentials");
      await signInAs(fixture.app, SHIPPER.email, "star-anise");
      expect(await fixture.database.db.selectFrom("passwordReset").selectAll().execute()).toEqual([]);
      expect(await queuedMails()).toEqual([[SHIPPER.email, "Your Keelson password was changed"]]);
      expect(events("password-change")).toMatchObject([{ outcome: "changed", accountId: ID }]);
    });

    it("is not changed with a wrong one, and nothing ends", async () => {
      const other = await signInAs(fixture.app);
      expect(await replace("cinnamon")).toMatchObject({
        code: 4220,
        result: [{ field: "currentPassword", message: "This is not your current password." }],
      });
      expect((await call("GET", "", undefined, other)).http).toBe(200);
      expect(events("password-change")).toMatchObject([{ outcome: "wrong-password" }]);
      expect(fixture.logLines.join("")).not.toContain("cinnamon");
    });

    it("is not changed to one that attackers try first", async () => {
      expect(await replace(SHIPPER.password, "123456")).toMatchObject({
        code: 4220,
        result: [{ field: "password", message: "This password is known to attackers. Choose another one." }],
      });
    });

    it("is locked like the sign-in after ten wrong ones, also for the right one, until the time is over", async () => {
      for (let tried = 0; tried < 10; tried++) expect((await replace("cinnamon")).code).toBe(4220);
      expect(await replace(SHIPPER.password)).toMatchObject({
        code: 4290,
        message: "Too many wrong passwords. Please wait 15 minutes.",
      });
      const body = { username: SHIPPER.email, password: SHIPPER.password, applicationId: 702_020 };
      expect((await fixture.ask("POST", "/auth/sign_in", body)).status).toBe(429);
      expect(events("password-change").at(-1)).toMatchObject({ outcome: "locked" });
      fixture.clock.advance(16 * MINUTE);
      expect((await replace(SHIPPER.password)).code).toBe(2000);
    });

    it("is not counted as a try while the new one is refused", async () => {
      for (let tried = 0; tried < 12; tried++)
        expect(await replace(SHIPPER.password, "12345")).toMatchObject({ code: 4220, result: [{ field: "password" }] });
      expect((await replace(SHIPPER.password)).code).toBe(2000);
    });
  });

  describe("sessions", () => {
    it("have device, network and times; this one is first", async () => {
      fixture.clock.advance(MINUTE);
      const headers = { "user-agent": FIREFOX, "x-forwarded-for": "2001:db8:1:2:3::4" };
      const payload = { username: SHIPPER.email, password: SHIPPER.password, applicationId: 702_020 };
      await fixture.app.inject({ method: "POST", url: "/api/auth/sign_in", headers, payload });
      const { result } = await call("GET", "/sessions");
      expect(result).toEqual([
        {
          id: expect.any(String),
          current: true,
          deviceType: "unknown",
          browser: null,
          operatingSystem: null,
          network: "127.0.0.1",
          signedInAt: "2026-11-20T08:00:00.000Z",
          lastUsedAt: "2026-11-20T08:00:00.000Z",
        },
        {
          id: expect.any(String),
          current: false,
          deviceType: "computer",
          browser: "Firefox",
          operatingSystem: "Linux",
          network: "2001:db8:1:2::/64",
          signedInAt: "2026-11-20T08:01:00.000Z",
          lastUsedAt: "2026-11-20T08:01:00.000Z",
        },
      ]);
    });

    it("are ended one by one, the shipper's own only", async () => {
      await addShipper(fixture.database, OTHER);
      const stranger = await signInAs(fixture.app, OTHER);
      const other = await signInAs(fixture.app);
      const id = (await call("GET", "/sessions")).result[1]?.["id"];
      expect((await call("DELETE", `/sessions/${id}`, undefined, stranger)).code).toBe(4040);
      expect((await call("GET", "", undefined, other)).http).toBe(200);
      expect((await call("DELETE", `/sessions/${id}`)).code).toBe(2000);
      expect((await call("DELETE", `/sessions/${id}`)).code).toBe(4040);
      expect((await call("GET", "", undefined, other)).http).toBe(401);
      expect(events("session-end")).toMatchObject([{ outcome: "done", accountId: ID }]);
    });

    it("are ended all at once, except this one and those of others", async () => {
      await addShipper(fixture.database, OTHER);
      const stranger = await signInAs(fixture.app, OTHER);
      await signInAs(fixture.app);
      await signInAs(fixture.app);
      expect((await call("DELETE", "/sessions")).result).toEqual([{ endedSessions: 2 }]);
      expect((await call("DELETE", "/sessions")).result).toEqual([{ endedSessions: 0 }]);
      expect((await call("GET", "", undefined, stranger)).http).toBe(200);
    });
  });

  /** Bookings of September, which are not under way any more. */
  const addBookings = async (accountId: string, count: number, status = 1): Promise<void> => {
    const { db } = fixture.database;
    for (let index = 0; index < count; index++) {
      const id = `${accountId} ${index}`;
      const number = String((accountId === ID ? 0 : 1000) + index).padStart(6, "0");
      await db
        .insertInto("quotation")
        .values({
          id,
          accountId,
          quotationId: `QTN-2026-${number}`,
          bookingId: `KLB-2026-${number}`,
          offerId: null,
          providerName: "Norrvik Line",
          validityFrom: null,
          validityTill: null,
          validityZone: "Asia/Kolkata",
          bookedOn: "2026-09-20",
          bookedAt: Date.parse("2026-09-20T06:00:00Z"),
          status,
          offer: JSON.stringify({ offerId: "OFR-1" }),
          context: JSON.stringify({ load: [] }),
          reference: `PO ${index}`,
        })
        .execute();
    }
    await db
      .insertInto("quotationFile")
      .values({
        quotation: `${accountId} 0`,
        fileName: "bill of lading.pdf",
        position: 0,
        contentType: "application/pdf",
        content: Buffer.from("%PDF"),
      })
      .execute();
  };

  const download = async (headers: CredentialHeaders = owner) => {
    const answer = await fixture.app.inject({ url: "/api/resource/account/data", headers });
    const data: Downloaded = JSON.parse(answer.body);
    return { headers: answer.headers, text: answer.body, data };
  };

  describe("the download", () => {
    it("has everything of the account, page by page, and nothing of others", async () => {
      await addShipper(fixture.database, OTHER);
      await addBookings(ID, 120);
      await addBookings(`account-${OTHER}`, 1);
      const { db } = fixture.database;
      const searched = { accountId: ID, searchKey: "k", searchedAt: START, search: '{"portOfLoading":"INNSA"}' };
      await db.insertInto("lastSearch").values(searched).execute();
      const copy = { accountId: ID, kind: "pan", fileName: "pan.pdf", content: Buffer.alloc(0) };
      await db.insertInto("accountCopy").values(copy).execute();
      for (const [part, content] of ["%PDF", "-1.7"].entries())
        await db
          .insertInto("accountCopyPart")
          .values({ accountId: ID, kind: "pan", part, savedAt: START, content: Buffer.from(content) })
          .execute();
      await addAmendment(db, {
        id: "change-1",
        quotation: `${ID} 0`,
        key: "secret-key",
        kind: "details",
        state: "declined",
        requestedAt: START,
        text: "Another consignee",
        replacement: null,
        offer: null,
        context: null,
        fee: '{"currency":"USD","minor":7500}',
        proposedFee: null,
        reason: "Too late",
        decidedAt: START,
        replacedOffer: null,
        replacedContext: null,
      });
      const { headers, text, data } = await download();
      expect(headers["content-disposition"]).toBe('attachment; filename="keelson-account-2026-11-20.json"');
      expect(headers["content-type"]).toBe("application/vnd.keelson.account-data+json");
      expect(data.account).toMatchObject({ email: SHIPPER.email, createdAt: "2026-11-20T08:00:00.000Z" });
      expect(data.bookings).toHaveLength(120);
      expect(new Set(data.bookings.map(({ reference }) => reference)).size).toBe(120);
      const link = `/api/resource/quotation/${encodeURIComponent(`${ID} 0`)}/files/bill%20of%20lading.pdf`;
      expect(data.bookings[0]).toMatchObject({
        offer: { offerId: "OFR-1" },
        files: [{ fileName: "bill of lading.pdf", contentType: "application/pdf", link }],
        events: [],
        changes: [
          {
            id: "change-1",
            kind: "details",
            state: "declined",
            requestedAt: "2026-11-20T08:00:00.000Z",
            text: "Another consignee",
            replacement: null,
            fee: { currency: "USD", minor: 7500 },
            proposedFee: null,
            reason: "Too late",
            decidedAt: "2026-11-20T08:00:00.000Z",
            replacedOffer: null,
            replacedContext: null,
          },
        ],
      });
      expect(data.searches).toEqual([{ searchedAt: "2026-11-20T08:00:00.000Z", search: { portOfLoading: "INNSA" } }]);
      expect(data.copies).toEqual([
        { kind: "pan", fileName: "pan.pdf", contentBase64: Buffer.from("%PDF-1.7").toString("base64") },
      ]);
      expect(data.sessions).toHaveLength(1);
      for (const secret of ["argon2", "tokenHash", "apiKeyHash", "visser", "secret-"])
        expect(text).not.toContain(secret);
      expect(events("data-download")).toMatchObject([{ outcome: "done" }]);
    });

    it("names every table with rows of an account", async () => {
      const tables = await fixture.database.db.introspection.getTables();
      const named = tables.filter(({ columns }) => columns.some(({ name }) => name === "accountId"));
      const { records } = accountAnswers;
      expect(named.map(({ name }) => name).toSorted()).toEqual(records.map(({ table }) => table).toSorted());
    });

    it("is limited to ten in ten minutes", async () => {
      for (let count = 0; count < 10; count++) await download();
      expect(await call("GET", "/data")).toMatchObject({ code: 4290 });
    });
  });

  describe("the deletion", () => {
    const run = async (...words: readonly string[]) => {
      const said: string[] = [];
      const operations = staffOperations(fixture.database, {
        clock: fixture.clock.now,
        say: (...lines) => void said.push(...lines),
        reportError: (line) => void said.push(`error: ${line}`),
      });
      await runStaffCommand([userCommands], operations, ["users", ...words]);
      return said;
    };

    it("is mailed to the desk if it has a mailbox", () => {
      const requester = { email: SHIPPER.email, companyName: "Malabar\nSpice Exports" };
      const site = { publicUrl: "https://quotes.example" };
      const toDesk = deletionRequestMessages(requester, { ...site, deskMail: "desk@forwarder.example" })[1];
      expect(toDesk?.to).toBe("desk@forwarder.example");
      expect(toDesk?.text).toContain("asha@menon.example of Malabar Spice Exports requests the deletion");
      expect(deletionRequestMessages(requester, { ...site, deskMail: null }).map(({ to }) => to)).toEqual([
        SHIPPER.email,
      ]);
    });

    it("is requested once, mailed to the shipper, listed for the staff, and withdrawn", async () => {
      expect((await call("PUT", "/deletion")).result).toEqual([{ requestedAt: "2026-11-20T08:00:00.000Z" }]);
      fixture.clock.advance(MINUTE);
      expect((await call("PUT", "/deletion")).result).toEqual([{ requestedAt: "2026-11-20T08:00:00.000Z" }]);
      expect((await call("GET", "")).result[0]?.["deletionRequestedAt"]).toBe("2026-11-20T08:00:00.000Z");
      expect(await queuedMails()).toEqual([[SHIPPER.email, "Deletion of your Keelson account requested"]]);
      expect(await run("deletions")).toEqual([
        "2026-11-20T08:00:00.000Z  asha@menon.example  Malabar Spice Exports  0 bookings, 0 in process",
      ]);
      expect((await call("DELETE", "/deletion")).code).toBe(2000);
      expect((await call("DELETE", "/deletion")).code).toBe(2000);
      expect((await call("GET", "")).result[0]?.["deletionRequestedAt"]).toBeNull();
      expect(await run("deletions")).toEqual(["No requests."]);
      expect(await run("delete", SHIPPER.email)).toEqual([
        "error: asha@menon.example has not requested the deletion of the account.",
      ]);
      expect([events("deletion-request").length, events("deletion-withdrawal").length]).toEqual([1, 1]);
    });

    it("keeps bookings, their files and company, and erases everything else", async () => {
      await addShipper(fixture.database, OTHER);
      await addBookings(ID, 2);
      const { db } = fixture.database;
      const searched = { accountId: ID, searchKey: "k", searchedAt: START, search: "{}" };
      await db.insertInto("lastSearch").values(searched).execute();
      const details = {
        country: "IN",
        address: "Kochi",
        pinCode: "682001",
        panNumber: null,
        gstNumber: "32AAPFU0939F1ZV",
      };
      await db
        .insertInto("accountDetails")
        .values({ accountId: ID, ...details })
        .execute();
      await call("PUT", "/deletion");
      expect(await run("delete", SHIPPER.email)).toEqual(["asha@menon.example is deleted, 2 bookings kept."]);
      expect((await call("GET", "")).http).toBe(401);
      await expect(signInAs(fixture.app)).rejects.toThrow("Invalid credentials");
      await expect(signInAs(fixture.app, `deleted-${ID}`)).rejects.toThrow("Invalid credentials");
      const account = await db.selectFrom("account").selectAll().where("id", "=", ID).executeTakeFirst();
      expect(account).toMatchObject({
        email: `deleted-${ID}`,
        firstName: "",
        lastName: "",
        phone: null,
        companyName: "Malabar Spice Exports",
        disabledAt: START,
      });
      expect(await db.selectFrom("quotation").select("reference").orderBy("id").execute()).toEqual([
        { reference: "PO 0" },
        { reference: "PO 1" },
      ]);
      expect(await db.selectFrom("quotationFile").select("fileName").execute()).toHaveLength(1);
      expect(await db.selectFrom("accountDetails").select("gstNumber").execute()).toEqual([
        { gstNumber: "32AAPFU0939F1ZV" },
      ]);
      expect(await queuedMails()).toEqual([[SHIPPER.email, "Your Keelson account was deleted"]]);
      for (const table of ["lastSearch", "session", "accountCopy", "passwordReset"] as const)
        expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
      expect(await run("deletions")).toEqual(["No requests."]);
      expect(await run("delete", SHIPPER.email)).toEqual(["error: There is no user asha@menon.example."]);
    });

    it("removes an account without bookings; its address can have a new one", async () => {
      await call("PUT", "/deletion");
      expect(await run("delete", SHIPPER.email)).toEqual(["asha@menon.example is deleted, 0 bookings kept."]);
      expect(await fixture.database.db.selectFrom("account").selectAll().execute()).toEqual([]);
      await addShipper(fixture.database);
      await signInAs(fixture.app);
    });

    it("waits for requests to change bookings", async () => {
      await addBookings(ID, 1, 1);
      const { db } = fixture.database;
      const { id: quotation } = await db.selectFrom("quotation").select("id").executeTakeFirstOrThrow();
      await addAmendment(db, {
        id: "a-1",
        quotation,
        key: "key-1",
        kind: "cancellation",
        state: "fee-proposed",
        requestedAt: START,
        text: "",
        replacement: null,
        offer: null,
        context: null,
        fee: null,
        proposedFee: null,
        reason: null,
        decidedAt: null,
        replacedOffer: null,
        replacedContext: null,
      });
      await call("PUT", "/deletion");
      expect(await run("delete", SHIPPER.email)).toEqual([
        "error: asha@menon.example has open requests to change bookings. Answer them first: npm run operations -- bookings amendments",
      ]);
      const { quotationId } = await db.selectFrom("quotation").select("quotationId").executeTakeFirstOrThrow();
      await db.transaction().execute((one) => cancelBooking(one, quotationId, START));
      expect(await run("delete", SHIPPER.email)).toEqual(["asha@menon.example is deleted, 1 booking kept."]);
    });

    const holdDeletion = async () => {
      await call("PUT", "/deletion");
      const { database } = fixture;
      const account = await accountById(database.db, ID);
      if (account === undefined) throw new Error(ID);
      const deps = { clock: () => START, ids: randomIds, ...accountAnswers };
      return holdTransaction(database, (transaction) => deleteAccount(transaction, account, deps));
    };

    it("is carried out once: it cannot be withdrawn while the staff deletes the account", async () => {
      await addBookings(ID, 1, 1);
      const { database } = fixture;
      const commit = await holdDeletion();
      const withdrawing = withdrawDeletion(database.db, ID, START);
      await commit();
      expect([await withdrawing, await isDeleted(database.db, ID)]).toEqual([false, true]);
    });

    it("erases what a call that was running at the same moment writes for a kept account", async () => {
      await addBookings(ID, 1, 1);
      const { db } = fixture.database;
      const commit = await holdDeletion();
      const late = { accountId: ID, searchKey: "k", searchedAt: START, search: "{}" };
      const writing = db.insertInto("lastSearch").values(late).execute();
      await waitForLock(fixture.database);
      await commit();
      await writing;
      await eraseLateRows(db, accountAnswers, START + 1);
      expect(await db.selectFrom("lastSearch").select("searchKey").execute()).toEqual([{ searchKey: "k" }]);
      await eraseLateRows(db, accountAnswers, START);
      expect(await db.selectFrom("lastSearch").select("searchKey").execute()).toEqual([]);
      expect(await db.selectFrom("quotation").select("reference").execute()).toEqual([{ reference: "PO 0" }]);
    });

    it("answers a call that was running at the same moment as signed out", async () => {
      const commit = await holdDeletion();
      const calling = call("PUT", "/deletion");
      await waitForLock(fixture.database);
      await commit();
      expect((await calling).http).toBe(401);
    });

    it("waits for bookings in process", async () => {
      await addBookings(ID, 1, 0);
      await call("PUT", "/deletion");
      expect(await run("deletions")).toEqual([
        "2026-11-20T08:00:00.000Z  asha@menon.example  Malabar Spice Exports  1 booking, 1 in process",
      ]);
      expect(await run("delete", SHIPPER.email)).toEqual([
        "error: asha@menon.example has bookings in process. Confirm or cancel them first: npm run operations -- bookings list",
      ]);
      expect((await call("GET", "")).http).toBe(200);
    });
  });
};
