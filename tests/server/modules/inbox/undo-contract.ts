import { afterEach, beforeEach, expect, it } from "vitest";
import type { RatesAnswer } from "#api/schema.d.ts";
import { UNDO_MS } from "#domain/inbox";
import { cancelBooking, rejectBooking } from "#server/modules/amendments/cancel-booking.ts";
import { confirmBooking } from "#server/modules/bookings/confirm-booking.ts";
import { fileNames, findQuotationByNumber } from "#server/modules/bookings/store.ts";
import { undoAnswer } from "#server/modules/bookings/undo-answer.ts";
import { requestDocument } from "#server/modules/booking-documents/handle-documents.ts";
import { listItems, UNFILTERED } from "#server/modules/inbox/index.ts";
import { checkDueBookings } from "#server/modules/notifications/check-bookings.ts";
import { actAs, type Acting } from "#server/platform/acting.ts";
import { randomIds } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { addShipper, SHIPPER, signInAs, START, startTestApp, type TestApp } from "#tests/server/support/app.ts";
import type { MakePlace } from "#tests/server/support/database.ts";
import { freightFeatures, SEARCH } from "#tests/server/support/freight.ts";
import { parsed } from "#tests/server/support/parsed.ts";

const RATES = "/api/resource/rates/spot-on";
const SECOND_MS = 1_000;

/** Taking back an answer of the desk, over whichever database. */
export const undoContract = (make: MakePlace): void => {
  let server: TestApp;
  let number = "";

  const now = () => server.clock.now();
  const ravi = (): Acting => ({
    actor: { kind: "stated", person: { systemUser: "ops", name: "Ravi Pillai" } },
    origin: { kind: "command", name: "bookings undo" },
    clock: now,
  });
  const transact = <T>(work: (db: Executor) => Promise<T>): Promise<T> =>
    actAs(ravi(), () => server.database.db.transaction().execute(work));
  const held = () => now() + UNDO_MS;
  const confirm = () => transact((db) => confirmBooking(db, number, "NRV8204417", now(), held()));
  const reject = () => transact((db) => rejectBooking(db, number, "The vessel is full.", now(), held()));
  const undo = () => transact((db) => undoAnswer(db, number, now()));
  const sendMails = async (): Promise<readonly string[]> => {
    const { database, clock } = server;
    const site = "https://portal.example";
    await checkDueBookings({ database, clock: clock.now, ids: randomIds, site, apiBasePath: "/api", deskMail: null });
    const mails = database.db.selectFrom("outgoingMail").select("subject").where("recipient", "=", SHIPPER.email);
    return (await mails.orderBy("id").execute()).map(({ subject }) => subject);
  };
  const findBooking = () => findQuotationByNumber(server.database.db, number);
  const waiting = async () =>
    (await listItems(server.database.db, UNFILTERED, { after: null, limit: 9 })).items.map(({ kind, openedAt }) => ({
      kind,
      openedAt,
    }));

  beforeEach(async () => {
    server = await startTestApp({ make, features: freightFeatures() });
    await addShipper(server.database);
    const headers = await signInAs(server.app);
    const searched = await server.app.inject({ method: "POST", url: RATES, headers, payload: SEARCH });
    const offerId = parsed<RatesAnswer>(searched.body)
      .result.flatMap(({ excel = [] }) => excel.map(({ _id }) => _id))
      .find((id) => id.includes("."));
    const payload = { offerId, providerName: "", routing: null, arrivalDate: null, departureDate: null };
    const booked = await server.app.inject({ method: "PUT", url: RATES, headers, payload });
    number = parsed<{ result: readonly { quotationId: string }[] }>(booked.body).result[0]?.quotationId ?? "";
    server.clock.advance(SECOND_MS);
    await sendMails();
    server.clock.advance(SECOND_MS);
  });
  afterEach(() => server.close());

  it.each([
    ["a confirmation", confirm],
    ["a rejection", reject],
  ])("puts the booking back after %s, and its shipper never hears of it", async (_, answer) => {
    const mails = await sendMails();
    const [before, files] = [
      await findBooking(),
      await fileNames(server.database.db, [(await findBooking())?.id ?? ""]),
    ];
    const items = await waiting();
    expect(items).toEqual([{ kind: "booking", openedAt: START }]);
    expect((await answer()).isOk()).toBe(true);
    expect(await waiting()).toEqual([]);
    server.clock.advance(UNDO_MS - 1);
    expect(await sendMails()).toEqual(mails);
    expect((await undo())._unsafeUnwrap()).toEqual({ quotationId: number, bookingId: null });
    expect(await findBooking()).toEqual(before);
    expect(await fileNames(server.database.db, [before?.id ?? ""])).toEqual(files);
    expect(await waiting()).toEqual(items);
    server.clock.advance(10 * UNDO_MS);
    expect(await sendMails()).toEqual(mails);
  });

  it.each([
    ["a confirmation", confirm],
    ["a rejection", reject],
  ])("sends the mail about %s when the 60 seconds are over, and refuses to take it back", async (_, answer) => {
    const mails = await sendMails();
    await answer();
    server.clock.advance(UNDO_MS - 1);
    expect(await sendMails()).toEqual(mails);
    server.clock.advance(1);
    expect(await sendMails()).toHaveLength(mails.length + 1);
    expect((await undo())._unsafeUnwrapErr()).toBe("too-late");
    expect((await findBooking())?.status).not.toBe(0);
  });

  it("answers again after an answer was taken back", async () => {
    const mails = await sendMails();
    await confirm();
    await undo();
    await confirm();
    server.clock.advance(UNDO_MS);
    expect(await sendMails()).toHaveLength(mails.length + 1);
    expect((await findBooking())?.bookingId).toBe("NRV8204417");
  });

  it("sends the mail at once where nothing is to be taken back", async () => {
    const mails = await sendMails();
    await transact((db) => confirmBooking(db, number, "NRV8204417", now()));
    expect(await sendMails()).toHaveLength(mails.length + 1);
    expect((await undo())._unsafeUnwrapErr()).toBe("too-late");
  });

  it("does not take back a rejection that ended other requests", async () => {
    const { database } = server;
    const booking = await findBooking();
    if (booking === null) throw new Error("There is no booking.");
    const deps = { db: database.db, ids: randomIds, clock: now };
    const asked = { kind: "commercial-invoice", note: null, dueOn: null } as const;
    await actAs(ravi(), () => requestDocument(deps, booking, asked));
    await reject();
    expect((await undo())._unsafeUnwrapErr()).toBe("too-late");
  });

  it("does not take back an answer after which something else happened", async () => {
    await confirm();
    server.clock.advance(SECOND_MS);
    await transact((db) => cancelBooking(db, number, now()));
    expect((await undo())._unsafeUnwrapErr()).toBe("too-late");
    expect((await findBooking())?.status).toBe(2);
  });

  it("does not know a booking that does not exist", async () => {
    number = "QTN-2026-999999";
    expect((await undo())._unsafeUnwrapErr()).toBe("unknown");
  });
};
