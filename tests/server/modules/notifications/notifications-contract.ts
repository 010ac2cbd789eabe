import { afterEach, beforeEach, expect, it } from "vitest";
import { addSubmission } from "#server/modules/cargo/store.ts";
import type {
  BookingAnswer,
  NotificationDigestAnswer,
  NotificationsAnswer,
  RatesAnswer,
  TrackingEvent,
} from "#api/schema.d.ts";
import { replacedNumbers } from "#server/migrations/notifications.ts";
import { runSql } from "#server/migrations/run-sql.ts";
import { NO_SAILING } from "#domain/amendments";
import { UNDO_MS } from "#domain/inbox";
import { startChange } from "#server/modules/amendments/index.ts";
import { lockBooking } from "#server/modules/bookings/index.ts";
import { cancelBooking } from "#server/modules/amendments/cancel-booking.ts";
import { attachDocument, confirmBooking, correctBooking } from "#server/modules/bookings/confirm-booking.ts";
import { checkDueBookings, type CheckDeps } from "#server/modules/notifications/check-bookings.ts";
import { listHistory } from "#server/modules/notifications/index.ts";
import { countNotifications, listNotifications, markRead } from "#server/modules/notifications/notification-store.ts";
import { notificationHandlers } from "#server/modules/notifications/routes.ts";
import { sendDueDigests } from "#server/modules/notifications/send-digests.ts";
import { saveSetting, setMuted } from "#server/modules/notifications/settings-store.ts";
import { claimMail, markHandingOver, settleMail } from "#server/platform/mail/outgoing-store.ts";
import { addEvents } from "#server/modules/tracking/store.ts";
import {
  addShipper,
  type CredentialHeaders,
  countedIds,
  signInAs,
  START,
  startTestApp,
  type TestApp,
} from "#tests/server/support/app.ts";
import type { MakePlace } from "#tests/server/support/database.ts";
import { parsed } from "#tests/server/support/parsed.ts";
import { freightFeatures, SEARCH } from "#tests/server/support/freight.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Messages about bookings over whichever database. */
export const notificationsContract = (make: MakePlace): void => {
  let server: TestApp;
  let headers: CredentialHeaders;
  let accountId: string;
  let deps: CheckDeps;

  beforeEach(async () => {
    server = await startTestApp({ make, features: [...freightFeatures(), notificationHandlers] });
    accountId = await addShipper(server.database);
    headers = await signInAs(server.app);
    const { database, clock } = server;
    deps = {
      database,
      clock: clock.now,
      ids: countedIds(),
      site: "https://portal.example",
      apiBasePath: "/api",
      deskMail: null,
    };
  });
  afterEach(() => server.close());

  const book = async (source: "api" | "excel"): Promise<string> => {
    const url = "/api/resource/rates/spot-on";
    const answer = await server.app.inject({ method: "POST", url, headers, payload: SEARCH });
    const [group] = parsed<RatesAnswer>(answer.body).result;
    const offerId = source === "api" ? group?.api?.[0]?.offerId : group?.excel?.[0]?._id;
    const payload = { offerId, providerName: "", routing: null, arrivalDate: null, departureDate: null };
    const booked = await server.app.inject({ method: "PUT", url, headers, payload });
    return String(parsed<BookingAnswer>(booked.body).result[0]?.quotationId);
  };
  const findId = async (quotationId: string): Promise<string> => {
    const row = await server.database.db
      .selectFrom("quotation")
      .select("id")
      .where("quotationId", "=", quotationId)
      .executeTakeFirstOrThrow();
    return row.id;
  };
  const listed = async () => {
    const all = await listNotifications(server.database.db, accountId, { topic: null, limit: 50, skip: 0 });
    return all.map(({ title }) => title);
  };
  const mails = () =>
    server.database.db
      .selectFrom("outgoingMail")
      .select(["subject", "recipient", "text", "html", "expiresAt", "unsubscribeUrl"])
      .orderBy("createdAt")
      .orderBy("id")
      .execute();

  it("announces what is done with a booking once, however often it is checked", async () => {
    const number = await book("excel");
    const id = await findId(number);
    await checkDueBookings(deps);
    expect(await listed()).toEqual([`Booking received: ${number}`]);
    await server.database.db.transaction().execute((one) => confirmBooking(one, number, "CAST-0001", START + 1));
    await attachDocument(
      server.database.db,
      { quotation: id, fileName: "Draft.pdf", contentType: "application/pdf", content: null },
      START + 2,
    );
    await Promise.all([checkDueBookings(deps), checkDueBookings(deps)]);
    await server.database.db.transaction().execute((one) => cancelBooking(one, number, START + 3));
    await checkDueBookings(deps);
    await checkDueBookings(deps);
    const all = [
      "Booking cancelled: CAST-0001",
      "Document added: Draft.pdf",
      "Booking confirmed: CAST-0001",
      `Booking received: ${number}`,
    ];
    expect(await listed()).toEqual(all);
    const subjects = (await mails()).map(({ subject }) => subject);
    expect(new Set(subjects).size).toBe(4);
    expect(subjects).toHaveLength(4);
    expect(subjects).toContain("Document added: Draft.pdf (CAST-0001)");
  });

  it("pauses after each booking, so that requests are answered while thousands are checked", async () => {
    const numbers = [await book("excel"), await book("excel")];
    const pauses: (readonly string[])[] = [];
    await checkDueBookings(
      deps,
      () => false,
      async () => pauses.push(await listed()),
    );
    const [first, second] = pauses;
    expect([pauses.length, first?.length, second?.length]).toEqual([2, 1, 2]);
    expect(second?.toSorted()).toEqual(numbers.map((number) => `Booking received: ${number}`));
  });

  it("names the number that was confirmed first, as it was, once it is corrected", async () => {
    const number = await book("api");
    const { db } = server.database;
    await db.updateTable("quotation").set({ bookingId: "HLCU 07 12" }).where("quotationId", "=", number).execute();
    await db.transaction().execute((one) => correctBooking(one, number, "CAST-0002", START + 1));
    await checkDueBookings(deps);
    expect(await listed()).toEqual([
      "Booking number corrected: CAST-0002 replaces HLCU 07 12",
      "Booking confirmed: HLCU 07 12",
    ]);
  });

  /* What the desk asks for is announced once it cannot be taken back. */
  const announceFee = async (number: string, minor: number) => {
    const change = {
      ...NO_SAILING,
      text: "The vessel is full.",
      vessel: "CASTELLAN ALBA",
      departure: "2026-12-05",
      vgmCutOff: "2026-12-03T12:00",
    };
    const stated = { change, fee: { currency: "USD", minor }, acceptsUnusual: false };
    await server.database.db.transaction().execute(async (one) => {
      const booking = (await lockBooking(one, number))._unsafeUnwrap();
      return startChange(one, booking, stated, { id: "change-1", now: server.clock.now() });
    });
    await checkDueBookings(deps);
    expect(await listed()).toEqual([`Booking received: ${number}`]);
    server.clock.advance(UNDO_MS + 1);
    await checkDueBookings(deps);
    return (await mails()).at(-1);
  };

  it("names in the mail about a fee what changes, each part before and after, once it cannot be taken back", async () => {
    const number = await book("excel");
    await checkDueBookings(deps);
    const mail = await announceFee(number, 7_500);
    expect(mail?.subject).toBe(
      `Fee to agree to: Change of sailing by Keelson 20 Nov 2026 (Kolkata time): USD 75.00 (${number})`,
    );
    expect(mail?.text).toContain(
      [
        "Keelson writes: The vessel is full.",
        "Vessel: not known → CASTELLAN ALBA",
        "Departure: Sat 28 Nov → Sat 05 Dec",
        "Cut-off, VGM: not known → Thu 03 Dec, 12:00",
        "Fee: USD 75.00",
      ].join("\n"),
    );
  });

  it("states the day and the fee of a request as data, and writes its mail in the formats of the reader", async () => {
    const { db } = server.database;
    await db.updateTable("account").set({ dateFormat: "month-name-day", numberFormat: "point-comma" }).execute();
    const number = await book("excel");
    await checkDueBookings(deps);
    const mail = await announceFee(number, 150_050);
    expect(mail?.subject).toBe(
      `Fee to agree to: Change of sailing by Keelson Nov 20, 2026 (Kolkata time): USD 1.500,50 (${number})`,
    );
    expect(mail?.text).toContain(
      ["Departure: Sat Nov 28 → Sat Dec 05", "Cut-off, VGM: not known → Thu Dec 03, 12:00", "Fee: USD 1.500,50"].join(
        "\n",
      ),
    );
    const title = "Fee to agree to: Change of sailing by Keelson 20 Nov 2026 (Kolkata time): USD 1,500.50";
    const titleParts = [
      { text: "Fee to agree to: Change of sailing by Keelson " },
      { text: "20 Nov 2026", day: "2026-11-20", style: "date" },
      { text: " (Kolkata time): " },
      { text: "USD 1,500.50", amount: { currency: "USD", amount: 1500.5 } },
    ];
    const answer = await server.app.inject({ method: "GET", url: "/api/resource/notifications", headers });
    expect(parsed<NotificationsAnswer>(answer.body).result[0]).toMatchObject({ title, titleParts });
    const history = await listHistory(db, await findId(number));
    expect(history.map((entry) => [entry.title, entry.titleParts])).toEqual([
      [title, titleParts],
      [`Booking received: ${number}`, undefined],
    ]);
  });

  it("shows a message of an earlier version, which is a text only, as it is", async () => {
    const number = await book("excel");
    await checkDueBookings(deps);
    await announceFee(number, 7_500);
    const { db } = server.database;
    await db.updateTable("notification").set({ sentences: null }).execute();
    const [entry] = await listHistory(db, await findId(number));
    expect(entry).toMatchObject({
      title: "Fee to agree to: Change of sailing by Keelson 20 Nov 2026 (Kolkata time): USD 75.00",
    });
    expect(entry).not.toHaveProperty("titleParts");
  });

  it("reads the number that an earlier version has replaced", async () => {
    const number = await book("api");
    const { db, kind } = server.database;
    await db.updateTable("quotation").set({ bookingId: "HLCU 07 12" }).where("quotationId", "=", number).execute();
    await db.transaction().execute((one) => correctBooking(one, number, "CAST-0002", START + 1));
    await runSql(db, `alter table "bookingChange" drop column "replaced";`);
    await runSql(db, replacedNumbers[kind]);
    await checkDueBookings(deps);
    expect(await listed()).toContain("Booking confirmed: HLCU 07 12");
  });

  it("writes nothing besides a new booking, and finds each of many by its row", async () => {
    const numbers = [await book("api"), await book("api"), await book("excel")];
    const { db } = server.database;
    expect(await db.selectFrom("bookingChange").selectAll().execute()).toEqual([]);
    expect(await db.selectFrom("bookingCheck").selectAll().execute()).toEqual([]);
    await Promise.all([checkDueBookings(deps), checkDueBookings(deps)]);
    const waiting = db.selectFrom("quotation").select("id").where("isQueued", "=", 0);
    expect(await waiting.execute()).toEqual([]);
    const titles = numbers.map((number, index) =>
      index === 2 ? `Booking received: ${number}` : `Booking confirmed: ${number.replace("QTN", "KLB")}`,
    );
    expect((await listed()).toSorted()).toEqual(titles.toSorted());
    await checkDueBookings(deps);
    expect(await mails()).toHaveLength(3);
  });

  it("writes mails in text and HTML, with the booking and a way to switch them off", async () => {
    const number = await book("excel");
    await checkDueBookings(deps);
    const [mail] = await mails();
    const address = "https://portal.example/api/unsubscribe?token=secret-1xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx";
    expect(mail).toMatchObject({
      recipient: "asha@menon.example",
      subject: `Booking received: ${number}`,
      unsubscribeUrl: address,
    });
    expect(mail?.text).toContain(`Open the booking:\nhttps://portal.example/rate/quote/${number}`);
    expect(mail?.text).toContain(`Switch off mails of this kind:\n${address}`);
    expect(mail?.html).toContain(`href="${address}"`);
    expect(mail?.html).not.toMatch(/<img|<script|<link|src=/);
  });

  const event = (more: TrackingEvent): TrackingEvent => ({
    eventType: "TRANSPORT",
    eventClassifierCode: "EST",
    transportEventTypeCode: "ARRI",
    modeOfTransport: "VESSEL",
    unLocationCode: "NLRTM",
    ...more,
  });

  it("announces an ETA that a carrier moves, with the previous one, and an arrival", async () => {
    const number = await book("api");
    const quotation = await findId(number);
    await checkDueBookings(deps);
    const report = (at: number, ...events: readonly TrackingEvent[]) =>
      server.database.db.transaction().execute((one) =>
        addEvents(
          one,
          events.map((one) => ({ quotation, event: one })),
          { at, source: "test" },
        ),
      );
    await report(
      START,
      event({ eventId: "1", eventDateTime: "2026-12-20T06:00:00+01:00", eventCreatedDateTime: "2026-11-20T06:00:00Z" }),
    );
    await report(
      START + HOUR,
      event({
        eventId: "2",
        eventDateTime: "2026-12-23T06:00:00+01:00",
        eventCreatedDateTime: "2026-11-20T07:00:00Z",
        changeRemark: "Weather",
      }),
    );
    await checkDueBookings(deps);
    expect((await listed())[1]).toBe("ETA Rotterdam now Wed 23 Dec, was Sun 20 Dec");
    expect((await mails()).map(({ text }) => text).join()).toContain("was Sun 20 Dec. Weather.\n\n");
    server.clock.advance(33 * DAY);
    await report(
      server.clock.now(),
      event({
        eventId: "3",
        eventClassifierCode: "ACT",
        vesselName: "NORRVIK ASTRID",
        eventDateTime: "2026-12-23T05:00:00+01:00",
      }),
    );
    await checkDueBookings(deps);
    expect((await listed())[0]).toBe("Arrived in Rotterdam");
    const before = (await mails()).length;
    await report(
      server.clock.now(),
      event({
        eventId: "3",
        eventClassifierCode: "ACT",
        vesselName: "NORRVIK ASTRID",
        eventDateTime: "2026-12-23T05:30:00+01:00",
      }),
    );
    await checkDueBookings(deps);
    expect((await mails()).length).toBe(before);
  });

  it("lists old facts as read and sends no mail about them", async () => {
    const number = await book("api");
    const quotation = await findId(number);
    server.clock.advance(4 * DAY);
    await checkDueBookings(deps);
    const [first] = await listNotifications(server.database.db, accountId, { topic: "bookings", limit: 50, skip: 0 });
    expect([first?.quotation, first?.readAt]).toEqual([quotation, START + 4 * DAY]);
    expect((await mails()).filter(({ subject }) => subject.startsWith("Booking"))).toEqual([]);
  });

  const bookWithVgmCutOff = async (): Promise<readonly [number: string, id: string]> => {
    const number = await book("excel");
    const id = await findId(number);
    const { offer } = await server.database.db
      .selectFrom("quotation")
      .select("offer")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const dated = JSON.stringify({ ...JSON.parse(offer), "VGM CUT OFF": "2026-11-26 18:00" });
    await server.database.db.updateTable("quotation").set({ offer: dated }).where("id", "=", id).execute();
    await checkDueBookings(deps);
    return [number, id];
  };
  const VGM_CUT_OFF = Date.parse("2026-11-26T12:30:00Z");
  const vgmReminders = async () => (await mails()).filter(({ subject }) => subject.startsWith("VGM"));
  const countRemindersAt = async (at: number): Promise<number> => {
    server.clock.advance(at - server.clock.now());
    await checkDueBookings(deps);
    return (await vgmReminders()).length;
  };

  it("reminds of a cut-off 48 and 12 hours before it, and not between", async () => {
    const [number] = await bookWithVgmCutOff();
    expect(await countRemindersAt(VGM_CUT_OFF - 48 * HOUR - 60_000)).toBe(0);
    expect(await countRemindersAt(VGM_CUT_OFF - 48 * HOUR)).toBe(1);
    expect(await countRemindersAt(VGM_CUT_OFF - 13 * HOUR)).toBe(1);
    expect(await countRemindersAt(VGM_CUT_OFF - 12 * HOUR)).toBe(2);
    expect(await countRemindersAt(VGM_CUT_OFF + 1)).toBe(2);
    expect((await vgmReminders())[0]).toMatchObject({
      subject: `VGM cut-off on Thu 26 Nov, 18:00 (${number})`,
      expiresAt: VGM_CUT_OFF,
    });
  });

  /* The cargo sails a week later, on another vessel. */
  const roll = (quotation: string, ...cutOffs: NonNullable<TrackingEvent["shipmentCutOffTimes"]>) =>
    server.database.db.transaction().execute((one) =>
      addEvents(
        one,
        [
          {
            quotation,
            event: event({
              eventId: "roll",
              transportEventTypeCode: "DEPA",
              eventClassifierCode: "PLN",
              unLocationCode: "INNSA",
              eventDateTime: "2026-12-03T06:00:00+05:30",
              eventCreatedDateTime: "2026-11-23T08:00:00Z",
              vesselName: "NORRVIK SOLVEIG",
              voyageReference: "999W",
              ...(cutOffs.length === 0 ? {} : { shipmentCutOffTimes: cutOffs }),
            }),
          },
        ],
        { at: server.clock.now(), source: "test" },
      ),
    );
  const VGM_OF_ROLLED = Date.parse("2026-11-25T06:30:00Z");
  const outbox = () =>
    server.database.db
      .selectFrom("outgoingMail")
      .select(["subject", "state", "text", "reason"])
      .where("subject", "like", "%cut-off on%")
      .orderBy("subject")
      .execute();

  it("takes mails about cut-offs back that were not sent before the vessel was rolled", async () => {
    const id = await findId(await book("api"));
    await checkDueBookings(deps);
    server.clock.advance(VGM_OF_ROLLED - 40 * HOUR - server.clock.now());
    await checkDueBookings(deps);
    expect((await outbox()).map(({ subject, state }) => [subject, state])).toEqual([
      ["Port cut-off on Wed 25 Nov, 18:00 (KLB-2026-000001)", "waiting"],
      ["VGM cut-off on Wed 25 Nov, 12:00 (KLB-2026-000001)", "waiting"],
    ]);
    const mail = await claimMail(server.database.db, {
      sender: "sender",
      now: server.clock.now(),
      until: server.clock.now() + HOUR,
    });
    await roll(id);
    await checkDueBookings(deps);
    const withdrawn = { state: "expired", text: "", reason: "what it says no longer holds" };
    expect(await outbox()).toEqual([
      { subject: "Port cut-off on Wed 25 Nov, 18:00 (KLB-2026-000001)", ...withdrawn },
      { subject: "VGM cut-off on Wed 25 Nov, 12:00 (KLB-2026-000001)", ...withdrawn },
    ]);
    expect(mail?.subject).toBe("Booking confirmed: KLB-2026-000001");
    const sent = (await mails()).filter(({ subject }) => !subject.includes("cut-off on"));
    const end = (token: number) => [
      "Keelson Global Logistics\nhello@keelson.example",
      `Switch off mails of this kind:\nhttps://portal.example/api/unsubscribe?token=secret-${token}xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx`,
    ];
    const link = "Open the booking:\nhttps://portal.example/rate/quote/QTN-2026-000001";
    expect(sent.map(({ subject, text }) => [subject, ...text.split("\n\n")])).toEqual([
      [
        "Booking confirmed: KLB-2026-000001",
        "Booking confirmed: KLB-2026-000001.",
        link,
        [
          "Nhava Sheva to Rotterdam, Norrvik Line, KLB-2026-000001",
          "NORRVIK ASTRID 368W, ETD Thu 26 Nov, 06:00, Nhava Sheva",
          "Gate-in by Wed 25 Nov, 18:00, Nhava Sheva",
        ].join("\n"),
        ...end(1),
      ],
      [
        "Vessel changed in Nhava Sheva: NORRVIK SOLVEIG 999W, was NORRVIK ASTRID 368W (KLB-2026-000001)",
        "Vessel changed in Nhava Sheva: NORRVIK SOLVEIG 999W, was NORRVIK ASTRID 368W. The cut-offs of this sailing are not known yet. Those of the earlier vessel no longer apply.",
        link,
        [
          "Nhava Sheva to Rotterdam, Norrvik Line, KLB-2026-000001",
          "NORRVIK SOLVEIG 999W, ETD Thu 03 Dec, 06:00, Nhava Sheva",
        ].join("\n"),
        ...end(4),
      ],
    ]);
  });

  it("does not hand over a mail that was taken back while a sender had it", async () => {
    const { db } = server.database;
    const id = await findId(await book("api"));
    await checkDueBookings(deps);
    await db.deleteFrom("outgoingMail").execute();
    server.clock.advance(VGM_OF_ROLLED - 40 * HOUR - server.clock.now());
    await checkDueBookings(deps);
    const claim = { sender: "sender", now: server.clock.now(), until: server.clock.now() + HOUR };
    const mail = await claimMail(db, claim);
    await roll(id);
    await checkDueBookings(deps);
    expect(await markHandingOver(db, mail?.id ?? "", claim)).toBe(false);
    await settleMail(db, mail?.id ?? "", { state: "refused", at: server.clock.now(), reason: "too late" });
    expect((await outbox()).map(({ state }) => state)).toEqual(["expired", "expired"]);
  });

  it("takes reminders back that a cancelled booking leaves in the outbox", async () => {
    await book("api");
    await checkDueBookings(deps);
    server.clock.advance(VGM_OF_ROLLED - 40 * HOUR - server.clock.now());
    await checkDueBookings(deps);
    await server.database.db.transaction().execute((one) => cancelBooking(one, "KLB-2026-000001", server.clock.now()));
    await checkDueBookings(deps);
    expect((await outbox()).map(({ state }) => state)).toEqual(["expired", "expired"]);
  });

  it("reminds of the cut-offs of the vessel that the cargo was rolled to", async () => {
    const id = await findId(await book("api"));
    await checkDueBookings(deps);
    await roll(id, { cutOffDateTimeCode: "VCO", cutOffDateTime: "2026-12-02T12:00:00+05:30" });
    await checkDueBookings(deps);
    server.clock.advance(VGM_OF_ROLLED + 7 * DAY - 12 * HOUR - server.clock.now());
    await checkDueBookings(deps);
    expect((await outbox()).map(({ subject, state }) => [subject, state])).toEqual([
      ["VGM cut-off on Wed 02 Dec, 12:00 (KLB-2026-000001)", "waiting"],
    ]);
  });

  it("writes the dates of mails and digests in the format of the person, and stores messages in the standard one", async () => {
    await server.database.db.updateTable("account").set({ dateFormat: "month-name-day" }).execute();
    await book("api");
    await checkDueBookings(deps);
    expect((await mails())[0]?.text).toContain("NORRVIK ASTRID 368W, ETD Thu Nov 26, 06:00, Nhava Sheva");
    await setDigest({ daily: true, timeZone: "Asia/Kolkata" });
    server.clock.advance(VGM_OF_ROLLED - 47 * HOUR - server.clock.now());
    await checkDueBookings(deps);
    server.clock.advance(Date.parse("2026-11-24T01:30:00Z") - server.clock.now());
    await sendDueDigests(deps);
    expect((await mails()).at(-1)?.text.split("\n\n")[2]).toBe(
      "KLB-2026-000001: VGM cut-off on Wed Nov 25, 12:00. Less than 48 hours left.",
    );
    expect(await listed()).toEqual(["VGM cut-off on Wed 25 Nov, 12:00", "Booking confirmed: KLB-2026-000001"]);
  });

  it("names in a digest the vessel that the cargo was rolled to, and no cut-off of the earlier one", async () => {
    await setDigest({ daily: true, timeZone: "Asia/Kolkata" });
    const id = await findId(await book("api"));
    await checkDueBookings(deps);
    server.clock.advance(Date.parse("2026-11-23T01:30:00Z") - server.clock.now());
    await sendDueDigests(deps);
    server.clock.advance(VGM_OF_ROLLED - 47 * HOUR - server.clock.now());
    await checkDueBookings(deps);
    await roll(id);
    await checkDueBookings(deps);
    server.clock.advance(Date.parse("2026-11-24T01:30:00Z") - server.clock.now());
    await sendDueDigests(deps);
    const digests = (await mails()).filter(({ subject }) => subject.startsWith("Your bookings"));
    expect(digests.map(({ text }) => text.split("\n\n")[2])).toEqual([
      "KLB-2026-000001: Booking confirmed: KLB-2026-000001.",
      "KLB-2026-000001: Vessel changed in Nhava Sheva: NORRVIK SOLVEIG 999W, was NORRVIK ASTRID 368W. The cut-offs of this sailing are not known yet. Those of the earlier vessel no longer apply.",
    ]);
  });

  it("writes a digest that has not left again without the cut-offs of the vessel that the cargo was rolled from", async () => {
    const { db } = server.database;
    await setDigest({ daily: true, timeZone: "Asia/Kolkata" });
    const id = await findId(await book("api"));
    const other = await book("excel");
    await checkDueBookings(deps);
    server.clock.advance(Date.parse("2026-11-23T01:30:00Z") - server.clock.now());
    await sendDueDigests(deps);
    server.clock.advance(VGM_OF_ROLLED - 47 * HOUR - server.clock.now());
    await checkDueBookings(deps);
    await db.transaction().execute((one) => confirmBooking(one, other, "KON-778", server.clock.now()));
    await checkDueBookings(deps);
    server.clock.advance(Date.parse("2026-11-24T01:30:00Z") - server.clock.now());
    await sendDueDigests(deps);
    const digests = async () => {
      const rows = await db
        .selectFrom("outgoingMail")
        .select(["state", "subject", "text"])
        .where("subject", "like", "Your bookings%")
        .orderBy("key")
        .execute();
      return rows.map(({ state, subject, text }) => [state, subject, ...text.split("\n\n").slice(2, -2)]);
    };
    const first = [
      "waiting",
      "Your bookings: 2 messages",
      "QTN-2026-000002: Booking received: QTN-2026-000002. The carrier has not confirmed it yet.",
      "KLB-2026-000001: Booking confirmed: KLB-2026-000001.",
    ];
    const vgm = "KLB-2026-000001: VGM cut-off on Wed 25 Nov, 12:00. Less than 48 hours left.";
    const confirmed = "KON-778: Booking confirmed: KON-778.";
    expect(await digests()).toEqual([first, ["waiting", "Your bookings: 2 messages", vgm, confirmed]]);
    await roll(id);
    await checkDueBookings(deps);
    expect((await digests()).slice(1)).toEqual([
      ["expired", "Your bookings: 2 messages"],
      ["waiting", "Your bookings: 1 message", confirmed],
    ]);
    await checkDueBookings(deps);
    expect(await digests()).toHaveLength(3);
  });

  it("takes a digest back of which nothing holds any more, and leaves one that was sent", async () => {
    const { db } = server.database;
    await setDigest({ daily: true, timeZone: "Asia/Kolkata" });
    await book("api");
    await checkDueBookings(deps);
    server.clock.advance(Date.parse("2026-11-23T01:30:00Z") - server.clock.now());
    await sendDueDigests(deps);
    server.clock.advance(VGM_OF_ROLLED - 47 * HOUR - server.clock.now());
    await checkDueBookings(deps);
    server.clock.advance(Date.parse("2026-11-24T01:30:00Z") - server.clock.now());
    await sendDueDigests(deps);
    const collected = () => db.selectFrom("collectedNotice").select("mail").execute();
    expect(await collected()).toHaveLength(2);
    await db.updateTable("outgoingMail").set({ state: "sent" }).where("text", "like", "%Booking confirmed%").execute();
    await db.transaction().execute((one) => cancelBooking(one, "KLB-2026-000001", server.clock.now()));
    await checkDueBookings(deps);
    const states = await db
      .selectFrom("outgoingMail")
      .select(["state", "subject"])
      .where("subject", "like", "Your bookings%")
      .orderBy("createdAt")
      .execute();
    expect(states.map(({ state, subject }) => [state, subject])).toEqual([
      ["sent", "Your bookings: 1 message"],
      ["expired", "Your bookings: 1 message"],
    ]);
    server.clock.advance(DAY);
    await sendDueDigests(deps);
    expect(await collected()).toHaveLength(1);
  });

  it("reminds no more of the VGM once it was sent of every container", async () => {
    const [, id] = await bookWithVgmCutOff();
    const { db } = server.database;
    const { context } = await db
      .selectFrom("quotation")
      .select("context")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const load = [{ equipment: "20GP", quantity: 2, weightKg: 0 }];
    await db
      .updateTable("quotation")
      .set({ context: JSON.stringify({ ...JSON.parse(context), load }) })
      .where("id", "=", id)
      .execute();
    await addSubmission(db, id, { subject: "vgm", container: 1 }, START);
    expect(await countRemindersAt(VGM_CUT_OFF - 48 * HOUR)).toBe(1);
    await addSubmission(db, id, { subject: "vgm", container: 2 }, START);
    expect(await countRemindersAt(VGM_CUT_OFF - 12 * HOUR)).toBe(1);
  });

  it("respects what the shipper has switched off", async () => {
    await saveSetting(server.database.db, accountId, "bookings", { mail: false });
    await book("excel");
    await checkDueBookings(deps);
    expect([(await listed()).length, (await mails()).length]).toEqual([1, 0]);
    await saveSetting(server.database.db, accountId, "bookings", { mail: true, portal: false });
    await book("excel");
    await checkDueBookings(deps);
    expect([(await listed()).length, (await mails()).length]).toEqual([1, 1]);
    await saveSetting(server.database.db, accountId, "bookings", { portal: true });
    const muted = await book("excel");
    await setMuted(server.database.db, await findId(muted), START);
    await checkDueBookings(deps);
    expect([(await listed()).length, (await mails()).length]).toEqual([2, 1]);
  });

  const setDigest = (payload: object) =>
    server.app.inject({ method: "PUT", url: "/api/resource/notification-digest", headers, payload });

  it("collects mails until 07:00 of the shipper's time zone, and sends none on a day without news", async () => {
    expect((await setDigest({ daily: true, timeZone: "Europe/Berlin" })).statusCode).toBe(200);
    const read = await server.app.inject({ method: "GET", url: "/api/resource/notification-digest", headers });
    expect(parsed<NotificationDigestAnswer>(read.body).result).toEqual([{ daily: true, timeZone: "Europe/Berlin" }]);
    const numbers = [await book("excel"), await book("excel")];
    await checkDueBookings(deps);
    await sendDueDigests(deps);
    expect([(await listed()).length, (await mails()).length]).toEqual([2, 0]);
    const due = Date.parse("2026-11-21T06:00:00Z");
    server.clock.advance(due - 1 - server.clock.now());
    await sendDueDigests(deps);
    expect(await mails()).toEqual([]);
    server.clock.advance(1);
    await Promise.all([sendDueDigests(deps), sendDueDigests(deps)]);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("Your bookings: 2 messages");
    for (const number of numbers) expect(mail?.text).toContain(`${number}: Booking received: ${number}`);
    server.clock.advance(DAY);
    await sendDueDigests(deps);
    expect(await mails()).toHaveLength(1);
  });

  it("mails what was collected at once when the digest is switched off, and single mails from then on", async () => {
    await setDigest({ daily: true, timeZone: "Asia/Kolkata" });
    await book("excel");
    await checkDueBookings(deps);
    await setDigest({ daily: false, timeZone: "Asia/Kolkata" });
    await sendDueDigests(deps);
    await sendDueDigests(deps);
    expect((await mails()).map(({ subject }) => subject)).toEqual(["Your bookings: 1 message"]);
    const next = await book("excel");
    await checkDueBookings(deps);
    expect((await mails()).map(({ subject }) => subject)).toContain(`Booking received: ${next}`);
  });

  it("refuses a digest in a time zone that does not exist", async () => {
    expect((await setDigest({ daily: true, timeZone: "Asia/Atlantis" })).statusCode).toBe(422);
  });

  it("marks messages as read, of the own account alone", async () => {
    await book("excel");
    await checkDueBookings(deps);
    const [one] = await listNotifications(server.database.db, accountId, { topic: null, limit: 1, skip: 0 });
    const count = (topic: "bookings" | "eta" | null) => countNotifications(server.database.db, accountId, topic);
    expect([await count(null), await count("eta")]).toEqual([
      { total: 1, unread: 1 },
      { total: 0, unread: 1 },
    ]);
    await markRead(server.database.db, "another", [one?.id ?? ""], START);
    expect(
      (await listNotifications(server.database.db, accountId, { topic: null, limit: 1, skip: 0 }))[0]?.readAt,
    ).toBeNull();
    await markRead(server.database.db, accountId, null, START + 5);
    expect(
      (await listNotifications(server.database.db, accountId, { topic: null, limit: 1, skip: 0 }))[0]?.readAt,
    ).toBe(START + 5);
  });

  it("ends with the link of a mail, without signing in, by a POST alone", async () => {
    await book("excel");
    await checkDueBookings(deps);
    const [mail] = await mails();
    const url = (mail?.unsubscribeUrl ?? "").replace("https://portal.example", "");
    const open = await server.app.inject({ method: "GET", url });
    expect([open.statusCode, open.headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    expect(open.body).toContain(
      "You will no longer receive mails about bookings that are received, confirmed or cancelled.",
    );
    const settings = () => server.database.db.selectFrom("notificationSetting").selectAll().execute();
    expect(await settings()).toEqual([]);
    const oneClick = {
      method: "POST",
      url,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: "List-Unsubscribe=One-Click",
    } as const;
    expect((await server.app.inject(oneClick)).statusCode).toBe(200);
    expect((await server.app.inject(oneClick)).body).toContain("<h1>Switched off</h1>");
    expect(await settings()).toEqual([{ accountId, topic: "bookings", mail: 0, portal: 1 }]);
    const form = new FormData();
    form.set("List-Unsubscribe", "One-Click");
    const multipart = new Request("http://x", { method: "POST", body: form });
    const headers = { "content-type": multipart.headers.get("content-type") ?? "" };
    const payload = Buffer.from(await multipart.arrayBuffer());
    expect((await server.app.inject({ ...oneClick, headers, payload })).statusCode).toBe(200);
    expect((await server.app.inject({ ...oneClick, url: "/api/unsubscribe?token=wrong" })).statusCode).toBe(404);
    expect((await server.app.inject({ method: "GET", url: "/api/unsubscribe" })).statusCode).toBe(404);
    const token = url.split("token=")[1] ?? "";
    expect(server.logLines.join("")).not.toContain(token);
    const stored = await server.database.db.selectFrom("unsubscribeLink").selectAll().execute();
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain(token);
    for (let guess = 0; guess < 60; guess += 1)
      await server.app.inject({ method: "GET", url: `/api/unsubscribe?token=guess-${guess}` });
    expect((await server.app.inject({ method: "GET", url })).statusCode).toBe(429);
    await book("excel");
    await checkDueBookings(deps);
    expect(await mails()).toHaveLength(1);
  });
};
