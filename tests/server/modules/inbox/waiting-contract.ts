import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { AmendmentAnswer, CreatedLinkAnswer, DeskRequestAnswer, QuoteAnswer, RatesAnswer } from "#api/schema.d.ts";
import { toObject } from "#api/readers/json.ts";
import { INBOX_KINDS, type InboxKind } from "#domain/inbox";
import { cancelBooking, rejectBooking } from "#server/modules/amendments/cancel-booking.ts";
import { decide } from "#server/modules/amendments/decide-amendment.ts";
import { NO_SAILING } from "#domain/amendments";
import { amendmentsFeature } from "#server/modules/amendments/routes.ts";
import { startChange } from "#server/modules/amendments/start-change.ts";
import { findAmendment } from "#server/modules/amendments/store.ts";
import { undoDecision } from "#server/modules/amendments/undo-decision.ts";
import { requestDeletion, withdrawDeletion } from "#server/modules/accounts/delete-account.ts";
import { documentsFeature } from "#server/modules/booking-documents/routes.ts";
import { messagesFeature, writeAsDesk } from "#server/modules/booking-messages/index.ts";
import { writeComment } from "#server/modules/booking-documents/discuss.ts";
import { confirmBooking } from "#server/modules/bookings/confirm-booking.ts";
import { findQuotationByNumber } from "#server/modules/bookings/store.ts";
import { answerPart } from "#server/modules/cargo/change-cargo.ts";
import { cargoFeature } from "#server/modules/cargo/routes.ts";
import { enquiriesFeature } from "#server/modules/enquiries/routes.ts";
import { listItems, markItemDone, UNFILTERED, watchOnce } from "#server/modules/inbox/index.ts";
import { linksFeature } from "#server/modules/links/routes.ts";
import { declineRequest } from "#server/modules/quotes/answer-request.ts";
import { setFollowUp } from "#server/modules/quotes/index.ts";
import { findRequestByNumber } from "#server/modules/quotes/desk-request-store.ts";
import { addOutgoingMails, sendAgain, settleMail } from "#server/platform/mail/outgoing-store.ts";
import { randomIds } from "#server/platform/time.ts";
import { watched } from "#server/watched.ts";
import { ASHA, DOMESTIC, formOf, openAccounts, pdf, verified } from "#tests/server/modules/accounts/fixture.ts";
import { PDF } from "#tests/server/modules/booking-documents/files.ts";
import { COMPLETE } from "#tests/domain/cargo/samples.ts";
import {
  addShipper,
  type CredentialHeaders,
  SHIPPER,
  signInAs,
  START,
  startTestApp,
  type TestApp,
} from "#tests/server/support/app.ts";
import type { MakePlace } from "#tests/server/support/database.ts";
import { freightFeatures, SEARCH } from "#tests/server/support/freight.ts";
import { parsed } from "#tests/server/support/parsed.ts";

const HOUR_MS = 3_600_000;
const RATES = "/api/resource/rates/spot-on";
const ACCOUNT = `account-${SHIPPER.email}`;
const VGM = { subject: "vgm", container: 1 } as const;
const ENQUIRY = {
  firstName: "Asha",
  lastName: "Menon",
  email: "asha@menon.example",
  mobileNo: "+91 98765 43210",
  companyName: "Menon Spices",
  message: "Two 40HC of cardamom a month.",
};

/** How something begins to wait, and each way in which it stops. */
interface Way {
  readonly begin: () => Promise<unknown>;
  readonly ends: Readonly<Record<string, () => Promise<unknown>>>;
}

/** Every way in which something waits for the desk, over whichever database. */
export const waitingContract = (make: MakePlace): void => {
  let server: TestApp;
  let headers: CredentialHeaders;
  let booking = "";
  let number = "";
  let keys = 0;

  const transact = () => server.database.db.transaction();
  const now = () => server.clock.now();
  const call = async <Answer>(method: "GET" | "POST" | "PUT", url: string, payload?: object): Promise<Answer> => {
    const key = { "idempotency-key": `key-0000${(keys += 1)}` };
    const sent = payload === undefined ? {} : { payload };
    const answer = await server.app.inject({ method, url, headers: { ...headers, ...key }, ...sent });
    if (answer.statusCode !== 200) throw new Error(`${method} ${url}: ${answer.statusCode} ${answer.body}`);
    return parsed<Answer>(answer.body);
  };
  /* The desk confirms what is booked of a rate sheet. */
  const findOffer = async (): Promise<string> => {
    const { result } = await call<RatesAnswer>("POST", RATES, SEARCH);
    return result.flatMap(({ excel = [] }) => excel.map(({ _id }) => _id)).find((id) => id.includes(".")) ?? "";
  };
  const book = async (offerId?: string): Promise<void> => {
    const payload = {
      offerId: offerId ?? (await findOffer()),
      providerName: "",
      routing: null,
      arrivalDate: null,
      departureDate: null,
    };
    const { result } = await call<{ readonly result: readonly { readonly quotationId: string }[] }>(
      "PUT",
      RATES,
      payload,
    );
    number = result[0]?.quotationId ?? "";
    booking = (await findQuotationByNumber(server.database.db, number))?.id ?? "";
  };
  const cancel = () => transact().execute((db) => cancelBooking(db, number, now()));
  const waiting = async (): Promise<readonly InboxKind[]> =>
    (await listItems(server.database.db, UNFILTERED, { after: null, limit: 50 })).items.map(({ kind }) => kind);
  const markDone = async () => {
    const { items } = await listItems(server.database.db, UNFILTERED, { after: null, limit: 50 });
    const item = items.find(({ kind }) => kind !== "booking");
    await transact().execute((db) => markItemDone(db, item?.id ?? "", { revision: null, now: now() }));
  };
  const watch = () => watchOnce(server.database.db, watched, now());

  const findStored = async () => {
    const stored = await findQuotationByNumber(server.database.db, number);
    if (stored === null) throw new Error("There is no booking");
    return stored;
  };
  const requestChange = async (kind: "details" | "cancellation"): Promise<string> => {
    const url = `/api/resource/quotation/${booking}/amendments`;
    const payload = { kind, text: kind === "details" ? "Please add a seal." : "", offerId: null, shownFee: null };
    return (await call<AmendmentAnswer>("POST", url, payload)).result[0]?.id ?? "";
  };
  const decideLast = async (action: Parameters<typeof decide>[3]["action"]) => {
    const { db } = server.database;
    const { id } = await db.selectFrom("bookingAmendment").select("id").executeTakeFirstOrThrow();
    const amendment = await findAmendment(db, id);
    if (amendment === null) throw new Error("There is no request");
    await transact().execute((transaction) => decide(transaction, booking, amendment, { action, now: now() }));
  };
  const sendVgm = async () => {
    const load = ["20GP", "40HC"].map((equipment) => ({ equipment, quantity: 1, weightKg: 0 }));
    const { db } = server.database;
    const { context } = await db.selectFrom("quotation").select("context").executeTakeFirstOrThrow();
    await db
      .updateTable("quotation")
      .set({ context: JSON.stringify({ ...toObject(JSON.parse(context)), load }) })
      .execute();
    const url = `/api/resource/quotation/${booking}/cargo`;
    await call("PUT", url, { version: 0, details: COMPLETE });
    await call("POST", `${url}/submissions`, { version: 1, ...VGM });
  };
  const answerVgm = async (status: "accepted" | "returned") => {
    const reason = status === "returned" ? "The weight is missing." : null;
    await transact().execute(async (db) => answerPart(db, await findStored(), { ...VGM, status, reason }, now()));
  };
  const upload = () =>
    server.app.inject({
      method: "POST",
      url: `/api/resource/quotation/${booking}/documents`,
      query: { kind: "commercial-invoice", fileName: "invoice.pdf" },
      headers: { ...headers, "content-type": "application/pdf", "idempotency-key": "upload-key-1" },
      payload: PDF,
    });
  const commentAsDesk = async () => {
    const { db } = server.database;
    const { id } = await db.selectFrom("bookingDocument").select("id").executeTakeFirstOrThrow();
    const stored = await findStored();
    const comment = { document: id, version: 1, text: "Thank you.", by: "desk", key: "comment-1" } as const;
    await transact().execute((transaction) => writeComment(transaction, stored, comment, now()));
  };
  const writeMessage = () =>
    call("POST", `/api/resource/quotation/${booking}/messages`, { text: "When does the vessel sail?" });
  const answerMessage = async () => {
    const stored = await findStored();
    const answer = { id: "message-2", key: "message-2", author: "ravi", text: "On Friday." };
    await transact().execute((transaction) => writeAsDesk(transaction, stored, answer, now()));
  };
  const saveQuote = async () => {
    const quote = { offerIds: [await findOffer()], search: SEARCH, incoterm: null, validTill: null, note: null };
    const customer = { companyName: "Van der Meer Wonen B.V.", contactName: "Priya Nair", reference: null };
    return (await call<QuoteAnswer>("POST", "/api/resource/quotes", { ...quote, customer })).result[0];
  };
  const shareQuote = async (id: string) => {
    const link = `/api/resource/quotes/${id}/links`;
    return (await call<CreatedLinkAnswer>("POST", link, { recipient: "Priya Nair" })).result[0]?.token ?? "";
  };
  const approveQuote = async () => {
    const token = await shareQuote((await saveQuote())?.id ?? "");
    const decision = { name: "Priya Nair", outcome: "approved", offer: 0, comment: "" };
    await call("POST", `/api/shared/quotes/${token}/decision`, decision);
  };
  let followedUp = "";
  const followUp = async () => {
    const quote = await saveQuote();
    followedUp = await shareQuote(quote?.id ?? "");
    const followed = { number: quote?.number ?? "", accountId: ACCOUNT };
    await transact().execute((transaction) => setFollowUp(transaction, followed, "2026-11-21", now()));
    server.clock.advance(24 * HOUR_MS);
    await watch();
  };
  const requestPrice = () =>
    call<DeskRequestAnswer>("POST", "/api/resource/desk-requests", { search: SEARCH, commodity: null, note: null });
  const declinePrice = async () => {
    const { db } = server.database;
    const stored = await db.selectFrom("deskRequest").select("number").executeTakeFirstOrThrow();
    const request = await findRequestByNumber(db, stored.number);
    const mailing = { clock: now, ids: randomIds, site: "https://portal.example", deskMail: null };
    if (request === null) throw new Error("There is no request");
    await transact().execute((transaction) => declineRequest(transaction, mailing, request, "No carrier sails there."));
  };
  const failMail = async () => {
    const { db } = server.database;
    const message = { to: "asha@menon.example", subject: "Confirmed", text: "Confirmed.", html: "<p>Confirmed.</p>" };
    await addOutgoingMails(db, { clock: now, ids: { ...randomIds, id: () => "mail-1" } }, [{ key: "mail", message }]);
    await settleMail(db, "mail-1", { state: "refused", at: now(), reason: "550 No such mailbox" });
    await watch();
  };
  const sheet = {
    id: "sheet-1",
    provider: "Castellan",
    name: "November",
    sheetDate: "2026-11-01",
    validFrom: "2026-11-01",
    validTill: "2026-11-26",
    reissued: null,
    importedAt: START,
  };
  const addFeed = async (failures: number) => {
    await server.database.db.deleteFrom("trackingFeed").execute();
    const feed = { carrier: "Norrvik Line", nextCallAt: 0, failures, nextListingAt: 0 };
    await server.database.db.insertInto("trackingFeed").values(feed).execute();
    await watch();
  };

  beforeEach(async () => {
    server = await startTestApp({
      make,
      features: [
        ...freightFeatures(),
        cargoFeature,
        amendmentsFeature,
        linksFeature,
        enquiriesFeature,
        documentsFeature(async () => null),
        messagesFeature,
      ],
    });
    await addShipper(server.database);
    headers = await signInAs(server.app);
  });
  afterEach(() => server.close());

  const confirm = () => transact().execute((db) => confirmBooking(db, number, "NRV8204417", now()));

  const FEE = { currency: "USD", minor: 9_000 } as const;
  const declineFee = async () => {
    await book();
    await confirm();
    await requestChange("details");
    await decideLast({ kind: "accept", fee: FEE });
    await decideLast({ kind: "refuse", fee: FEE });
  };
  const changeAsDesk = async (id: string) => {
    const change = { ...NO_SAILING, text: "The vessel is full.", vgmCutOff: "2026-11-25T12:00" };
    const stated = { change, fee: FEE, acceptsUnusual: true };
    const stored = await findStored();
    const started = await transact().execute((db) => startChange(db, stored, stated, { id, now: now() }));
    expect(started.isOk()).toBe(true);
  };

  const WAYS: Readonly<Record<Exclude<InboxKind, "sign-up">, Way>> = {
    booking: {
      begin: () => book(),
      ends: {
        "is confirmed": confirm,
        "is rejected": () => transact().execute((db) => rejectBooking(db, number, "No space.", now())),
        "is cancelled": cancel,
      },
    },
    change: {
      begin: async () => {
        await book();
        await confirm();
        await requestChange("details");
      },
      ends: {
        "is accepted": () => decideLast({ kind: "accept", fee: null }),
        "is declined": () => decideLast({ kind: "decline", reason: "The vessel has sailed." }),
        "is withdrawn": () => decideLast({ kind: "withdraw" }),
        "gets another fee": () => decideLast({ kind: "accept", fee: { currency: "USD", minor: 9_000 } }),
        "ends with its booking": cancel,
      },
    },
    cancellation: {
      begin: async () => {
        await book();
        await confirm();
        await requestChange("cancellation");
      },
      ends: {
        "is carried out": () => decideLast({ kind: "accept", fee: null }),
        "is withdrawn": () => decideLast({ kind: "withdraw" }),
      },
    },
    "fee-declined": {
      begin: declineFee,
      ends: {
        "is marked as done": markDone,
        "is followed by a change of the desk": () => changeAsDesk("change-2"),
        "is followed by a request of the customer": () => requestChange("details"),
        "ends with its booking": cancel,
      },
    },
    "cargo-part": {
      begin: async () => {
        await book();
        await confirm();
        await sendVgm();
      },
      ends: {
        "is accepted": () => answerVgm("accepted"),
        "is returned": () => answerVgm("returned"),
        "ends with its booking": cancel,
      },
    },
    document: {
      begin: async () => {
        await book();
        await confirm();
        await upload();
      },
      ends: { "gets a comment": commentAsDesk, "is marked as done": markDone, "ends with its booking": cancel },
    },
    message: {
      begin: async () => {
        await book();
        await writeMessage();
      },
      ends: { "is answered": answerMessage, "is marked as done": markDone, "ends with its booking": cancel },
    },
    "quote-request": { begin: requestPrice, ends: { "is declined": declinePrice } },
    "quote-approved": {
      begin: approveQuote,
      ends: {
        "is marked as done, and not found again": async () => {
          await watch();
          await markDone();
          await watch();
        },
        "is booked": async () => {
          await watch();
          expect(await waiting()).toContain("quote-approved");
          const quoted = server.database.db.selectFrom("quoteOffer").select("offerId");
          await book((await quoted.executeTakeFirstOrThrow()).offerId);
          await watch();
        },
        "is no longer valid": async () => {
          server.clock.advance(60 * 24 * HOUR_MS);
          await watch();
        },
      },
    },
    "quote-follow-up": {
      begin: followUp,
      ends: {
        "is answered by the customer": () =>
          call("POST", `/api/shared/quotes/${followedUp}/decision`, {
            name: "Priya Nair",
            outcome: "declined",
            offer: null,
            comment: "",
          }),
        "is marked as done, and not found again": async () => {
          await markDone();
          await watch();
        },
        "is over with its quote": async () => {
          server.clock.advance(60 * 24 * HOUR_MS);
          await watch();
        },
      },
    },
    enquiry: {
      begin: () => call("POST", "/api/resource/contact-us", ENQUIRY),
      ends: { "is marked as done": markDone },
    },
    deletion: {
      begin: () => transact().execute((db) => requestDeletion(db, ACCOUNT, now())),
      ends: { "is withdrawn": () => transact().execute((db) => withdrawDeletion(db, ACCOUNT, now())) },
    },
    "failed-mail": {
      begin: failMail,
      ends: {
        "is sent again": async () => {
          await sendAgain(server.database.db, "mail-1", now());
          await watch();
        },
        "is marked as done, and not found again": async () => {
          await markDone();
          await watch();
        },
      },
    },
    "sheet-ends": {
      begin: async () => {
        await server.database.db.insertInto("rateSheet").values(sheet).execute();
        await watch();
      },
      ends: {
        "is followed by another": async () => {
          const next = { ...sheet, id: "sheet-2", validFrom: "2026-11-27", validTill: "2026-12-31" };
          await server.database.db.insertInto("rateSheet").values(next).execute();
          await watch();
        },
        "is withdrawn": async () => {
          await server.database.db.updateTable("rateSheet").set({ withdrawnAt: now() }).execute();
          await watch();
        },
      },
    },
    "source-stopped": { begin: () => addFeed(3), ends: { "answers again": () => addFeed(0) } },
  };

  it("is known for every kind of the inbox", () => {
    expect(Object.keys(WAYS).toSorted()).toEqual(INBOX_KINDS.filter((kind) => kind !== "sign-up").toSorted());
  });

  describe.each(Object.entries(WAYS))("%s", (kind, { begin, ends }) => {
    it.each(Object.entries(ends))("waits until it %s", async (_, end) => {
      expect(await waiting()).not.toContain(kind);
      await begin();
      expect((await waiting()).filter((one) => one === kind)).toHaveLength(1);
      await end();
      expect(await waiting()).not.toContain(kind);
    });
  });

  it("waits for a tariff of part loads that ends until another one follows", async () => {
    const { db } = server.database;
    await db.insertInto("lclTariff").values(sheet).execute();
    await watch();
    const { items } = await listItems(db, UNFILTERED, { after: null, limit: 50 });
    expect(items.map(({ kind, titleValues }) => [kind, titleValues])).toEqual([
      ["sheet-ends", '{"sheet":"sheet-1","provider":"Castellan","name":"November","validTill":"2026-11-26"}'],
    ]);
    const next = { ...sheet, id: "sheet-2", validFrom: "2026-11-27", validTill: "2026-12-31" };
    await db.insertInto("lclTariff").values(next).execute();
    await watch();
    expect(await waiting()).not.toContain("sheet-ends");
  });

  it("states the fee that was declined, and waits again when the change that followed it is taken back", async () => {
    await declineFee();
    const list = async () => {
      const { items } = await listItems(server.database.db, UNFILTERED, { after: null, limit: 50 });
      return items.map(({ kind, titleValues, openedAt }) => [kind, parsed(titleValues), openedAt]);
    };
    const declined = [
      ["fee-declined", { number: "NRV8204417", change: "details", fee: 9_000, currency: "USD" }, START],
    ];
    expect(await list()).toEqual(declined);
    server.clock.advance(60_000);
    await changeAsDesk("change-2");
    expect(await list()).toEqual([]);
    server.clock.advance(1_000);
    const stored = await findStored();
    const undone = await transact().execute((db) => undoDecision(db, stored, now()));
    expect(undone?.isOk()).toBe(true);
    expect(await list()).toEqual(declined);
  });

  it("goes on waiting when it begins again, since the first time", async () => {
    await requestPrice();
    server.clock.advance(60_000);
    await requestPrice();
    const { items } = await listItems(server.database.db, UNFILTERED, { after: null, limit: 50 });
    expect(items.map(({ kind, openedAt, newsAt }) => [kind, openedAt, newsAt])).toEqual([
      ["quote-request", START, null],
    ]);
  });

  it("is marked as changed by the words of a customer about an open request, and waits as long as before", async () => {
    await requestPrice();
    server.clock.advance(60_000);
    await call("POST", "/api/resource/desk-requests", { search: SEARCH, commodity: null, note: "Please by Friday." });
    const { items } = await listItems(server.database.db, UNFILTERED, { after: null, limit: 50 });
    expect(items.map(({ openedAt, newsAt, changedAt, revision }) => [openedAt, newsAt, changedAt, revision])).toEqual([
      [START, START + 60_000, START + 60_000, 2],
    ]);
  });

  it("is marked as changed by another word about a document that waits", async () => {
    await book();
    await confirm();
    await upload();
    server.clock.advance(60_000);
    const { id } = await server.database.db.selectFrom("bookingDocument").select("id").executeTakeFirstOrThrow();
    const comment = { document: id, version: 1, text: "It is final.", by: "shipper", key: "comment-2" } as const;
    const stored = await findStored();
    await transact().execute((transaction) => writeComment(transaction, stored, comment, now()));
    const { items } = await listItems(server.database.db, UNFILTERED, { after: null, limit: 50 });
    expect(items.map(({ kind, openedAt, newsAt }) => [kind, openedAt, newsAt])).toEqual([
      ["document", START, START + 60_000],
    ]);
  });

  it("states its booking, its customer, its title and when it is due", async () => {
    await book();
    const { items } = await listItems(server.database.db, UNFILTERED, { after: null, limit: 50 });
    expect(items).toEqual([
      {
        id: expect.any(String),
        kind: "booking",
        subject: booking,
        booking,
        customerId: ACCOUNT,
        titleValues: `{"number":"${number}","carrier":"CASTELLAN"}`,
        openedAt: START,
        /* 08:00 in UTC is 13:30 in India. */
        dueAt: START + 3_600_000,
        assignee: null,
        answeredAt: null,
        answeredKind: null,
        answeredBy: null,
        changedAt: START,
        newsAt: null,
        revision: 1,
      },
    ]);
  });
};

/** A sign-up, over whichever database. */
export const waitingSignUpContract = (make: MakePlace): void => {
  it("waits from the creation of an account until it is marked as done", async () => {
    const fixture = await openAccounts(make, null);
    const { db } = fixture.database;
    const token = await verified(fixture, ASHA.email);
    const files = { panCopy: pdf("pan.pdf"), gstCopy: pdf("gst.pdf") };
    await fixture.signUp(token, formOf(DOMESTIC, files));
    const { items } = await listItems(db, UNFILTERED, { after: null, limit: 50 });
    expect(items.map(({ kind }) => kind)).toEqual(["sign-up"]);
    const done = await markItemDone(db, items[0]?.id ?? "", { revision: 1, now: START });
    expect(done.isOk()).toBe(true);
    expect((await listItems(db, UNFILTERED, { after: null, limit: 50 })).items).toEqual([]);
    await fixture.close();
  });
};
