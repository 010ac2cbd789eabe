import { afterEach, beforeEach, expect, it } from "vitest";
import { UNDO_MS } from "#domain/inbox";
import { amendmentsFeature } from "#server/modules/amendments/index.ts";
import { findQuotationByNumber, type StoredBooking } from "#server/modules/bookings/index.ts";
import { openPart } from "#server/modules/cargo/inbox-item.ts";
import { addSubmission, loadCargo, saveDetails } from "#server/modules/cargo/store.ts";
import { requestDocument } from "#server/modules/booking-documents/handle-documents.ts";
import { listItems, UNFILTERED } from "#server/modules/inbox/index.ts";
import { checkDueBookings } from "#server/modules/notifications/check-bookings.ts";
import { randomIds } from "#server/platform/time.ts";
import { SHIPPER, signInAs } from "#tests/server/support/app.ts";
import type { MakePlace } from "#tests/server/support/database.ts";
import { parsed } from "#tests/server/support/parsed.ts";
import { type DeskOfBooking, startWithBooking } from "./booked.ts";

interface Shown {
  readonly revision: number;
  readonly state: string;
  readonly undoes: string | null;
  readonly requests: readonly { readonly id: string; readonly state: string }[];
  readonly history: readonly { readonly action: string; readonly who: string | null }[];
}

const VGM = { subject: "vgm", container: 1 } as const;
const usd = (minor: number) => ({ currency: "USD", minor });

/** Taking back what the desk has answered to requests and parts, and a cancellation, over whichever database. */
export const undoAnswersContract = (make: MakePlace): void => {
  let desk: DeskOfBooking;
  let path = "";

  beforeEach(async () => {
    desk = await startWithBooking(make, [amendmentsFeature]);
    path = `/bookings/${desk.number}`;
    desk.server.clock.advance(1_000);
  });
  afterEach(() => desk.server.close());

  const find = async (): Promise<StoredBooking> => {
    const booking = await findQuotationByNumber(desk.server.database.db, desk.number);
    if (booking === null) throw new Error(desk.number);
    return booking;
  };
  const toShown = ({ status, message, result }: Awaited<ReturnType<DeskOfBooking["asRavi"]>>): Shown => {
    const [shown] = parsed<readonly Shown[]>(JSON.stringify(result));
    if (status !== 200 || shown === undefined) throw new Error(message);
    return shown;
  };
  const read = async () => toShown(await desk.asRavi("GET", path));

  /* Everything that the desk reads, what waits for it, and what the booking was bought for. */
  const readAll = async () => {
    const { db } = desk.server.database;
    const { revision: _, history: __, ...shown } = await read();
    const { items } = await listItems(db, UNFILTERED, { after: null, limit: 50 });
    return {
      shown,
      waiting: items.map(({ kind, openedAt }) => [kind, openedAt]),
      margins: await db.selectFrom("bookingMargins").selectAll().execute(),
      stored: await find(),
    };
  };
  const sendMails = async (): Promise<readonly string[]> => {
    const { database, clock } = desk.server;
    const site = "https://portal.example";
    await checkDueBookings({ database, clock: clock.now, ids: randomIds, site, apiBasePath: "/api", deskMail: null });
    const mails = database.db.selectFrom("outgoingMail").select("subject").where("recipient", "=", SHIPPER.email);
    return (await mails.orderBy("createdAt").orderBy("id").execute()).map(({ subject }) => subject);
  };

  const ask = async (kind: "details" | "cancellation", fee: object | null = null): Promise<void> => {
    const { id } = await find();
    const answer = await desk.server.app.inject({
      method: "POST",
      url: `/api/resource/quotation/${id}/amendments`,
      headers: { ...(await signInAs(desk.server.app, SHIPPER.email)), "idempotency-key": `key-of-${kind}` },
      payload: { kind, text: kind === "details" ? "Two pallets more" : "", offerId: null, shownFee: null },
    });
    expect(answer.statusCode).toBe(200);
    await desk.server.database.db
      .updateTable("bookingAmendment")
      .set({ fee: fee === null ? null : JSON.stringify(fee) })
      .execute();
  };
  /* As if the shipper had chosen another sailing. */
  const askForSailing = async (): Promise<void> => {
    await ask("details", usd(0));
    const { id, offer, context } = await find();
    const { db } = desk.server.database;
    const changed = { kind: "sailing", offer: offer.replaceAll("2026-11-28", "2026-12-05"), context } as const;
    await db.updateTable("bookingAmendment").set(changed).execute();
    await db
      .insertInto("bookingMargins")
      .values({ quotation: id, margins: JSON.stringify({ lines: [] }) })
      .execute();
  };
  const answer = async (body: object) => {
    const { requests, revision } = await read();
    const all = { fee: null, reason: null, ...body, revision };
    return desk.asRavi("POST", `${path}/changes/${requests[0]?.id ?? ""}/answer`, all);
  };
  const sendVgm = async (): Promise<void> => {
    const booking = await find();
    const { db } = desk.server.database;
    const cargo = await loadCargo(db, booking);
    await saveDetails(db, cargo, cargo.details, desk.server.clock.now());
    await addSubmission(db, booking.id, VGM, desk.server.clock.now());
    await openPart(db, booking, VGM, desk.server.clock.now());
  };
  const answerVgm = async (status: "accepted" | "returned") =>
    desk.asRavi("POST", `${path}/cargo-answers`, {
      ...VGM,
      status,
      reason: status === "returned" ? "Another weighing party" : null,
      revision: (await read()).revision,
    });
  const confirm = async (): Promise<void> => {
    toShown(await desk.asRavi("POST", `${path}/confirmation`, { bookingNumber: "NRV8204417", revision: 1 }));
    desk.server.clock.advance(UNDO_MS + 1);
  };
  const cancel = async () => desk.asRavi("POST", `${path}/cancellation`, { revision: (await read()).revision });

  const ANSWERS: readonly (readonly [
    string,
    () => Promise<void>,
    () => ReturnType<DeskOfBooking["asRavi"]>,
    { readonly undoes: string; readonly undone: string; readonly mail: string },
  ])[] = [
    [
      "a refusal of a request",
      () => ask("details"),
      () => answer({ answer: "decline", reason: "Too late." }),
      {
        undoes: "answer",
        undone: "amendment.answer-undone",
        mail: "Change declined: Change of details requested 20 Nov 2026 (Kolkata time): Too late. (QTN-2026-000001)",
      },
    ],
    [
      "a fee for a request",
      () => ask("details"),
      () => answer({ answer: "accept", fee: usd(5_000) }),
      {
        undoes: "answer",
        undone: "amendment.answer-undone",
        mail: "Fee to agree to: Change of details requested 20 Nov 2026 (Kolkata time): USD 50.00 (QTN-2026-000001)",
      },
    ],
    [
      "a request that is carried out",
      () => ask("details", usd(5_000)),
      () => answer({ answer: "accept" }),
      {
        undoes: "answer",
        undone: "amendment.answer-undone",
        mail: "Change confirmed: Change of details requested 20 Nov 2026 (Kolkata time), fee USD 50.00 (QTN-2026-000001)",
      },
    ],
    [
      "another sailing",
      askForSailing,
      () => answer({ answer: "accept" }),
      {
        undoes: "answer",
        undone: "amendment.answer-undone",
        mail: "Change confirmed: Change of sailing requested 20 Nov 2026 (Kolkata time), fee USD 0.00 (QTN-2026-000001)",
      },
    ],
    [
      "a cancellation that the shipper asks for",
      () => ask("cancellation", usd(0)),
      () => answer({ answer: "accept" }),
      { undoes: "answer", undone: "amendment.answer-undone", mail: "Booking cancelled: QTN-2026-000001, fee USD 0.00" },
    ],
    [
      "a part that is accepted",
      sendVgm,
      () => answerVgm("accepted"),
      { undoes: "answer", undone: "cargo.answer-undone", mail: "Accepted: VGM of container 1 (QTN-2026-000001)" },
    ],
    [
      "a part that is returned",
      sendVgm,
      () => answerVgm("returned"),
      {
        undoes: "answer",
        undone: "cargo.answer-undone",
        mail: "Returned: VGM of container 1. Another weighing party (QTN-2026-000001)",
      },
    ],
    [
      "a cancellation",
      confirm,
      cancel,
      { undoes: "cancellation", undone: "booking.cancellation-undone", mail: "Booking cancelled: NRV8204417" },
    ],
  ];

  it.each(ANSWERS)(
    "restores everything after %s, and sends the shipper nothing",
    async (_, prepare, send, { undoes, undone }) => {
      await prepare();
      desk.server.clock.advance(1_000);
      const mails = await sendMails();
      const before = await readAll();
      expect(toShown(await send()).undoes).toBe(undoes);
      expect(await readAll()).not.toEqual(before);
      desk.server.clock.advance(UNDO_MS - 1);
      expect(await sendMails()).toEqual(mails);
      const shown = toShown(await desk.asSven("POST", `${path}/undo`));
      expect(shown.history[0]).toMatchObject({ action: undone, who: "Sven Olsen" });
      expect(await readAll()).toEqual(before);
      expect(await desk.asRavi("POST", `${path}/undo`)).toMatchObject({
        status: 409,
        message: "The message has left, so that nothing can be taken back.",
      });
      desk.server.clock.advance(10 * UNDO_MS);
      expect(await sendMails()).toEqual(mails);
    },
  );

  it.each(ANSWERS)("sends the mail about %s when the 60 seconds are over", async (_, prepare, send, { mail }) => {
    await prepare();
    desk.server.clock.advance(1_000);
    const mails = await sendMails();
    toShown(await send());
    desk.server.clock.advance(UNDO_MS);
    expect((await sendMails()).slice(mails.length)).toEqual([mail]);
    expect(await read()).toMatchObject({ undoes: null });
    expect(await desk.asRavi("POST", `${path}/undo`)).toMatchObject({ status: 409 });
  });

  it("does not take back a cancellation with which a request for a document ends", async () => {
    await ask("cancellation", usd(0));
    const { database, clock } = desk.server;
    const deps = { db: database.db, clock: clock.now, ids: randomIds };
    (await requestDocument(deps, await find(), { kind: "packing-list", note: null, dueOn: null }))._unsafeUnwrap();
    desk.server.clock.advance(1_000);
    expect(toShown(await answer({ answer: "accept" }))).toMatchObject({ state: "cancelled", undoes: null });
    expect(await desk.asRavi("POST", `${path}/undo`)).toMatchObject({ status: 409 });
  });
};
