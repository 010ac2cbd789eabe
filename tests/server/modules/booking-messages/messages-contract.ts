import { afterEach, beforeEach, expect, it } from "vitest";
import { UNDO_MS } from "#domain/inbox";
import { listBookingEvents } from "#server/modules/booking-events/index.ts";
import { messagesFeature } from "#server/modules/booking-messages/index.ts";
import { findQuotationByNumber } from "#server/modules/bookings/index.ts";
import { listItems, UNFILTERED } from "#server/modules/inbox/index.ts";
import { checkDueBookings } from "#server/modules/notifications/check-bookings.ts";
import { randomIds } from "#server/platform/time.ts";
import { SHIPPER, signInAs, START } from "#tests/server/support/app.ts";
import type { MakePlace } from "#tests/server/support/database.ts";
import { parsed } from "#tests/server/support/parsed.ts";
import { type DeskOfBooking, startWithBooking } from "../desk-bookings/booked.ts";

interface Message {
  readonly id: string;
  readonly text: string;
}

interface Shown {
  readonly undoes: string | null;
  readonly messages: readonly Message[];
  readonly history: readonly { readonly action: string; readonly who: string | null }[];
}

const QUESTION = "When does the vessel sail?";
/* Two members of staff have signed in, a minute each. */
const NOW = START + 120_000;
const AT = new Date(NOW).toISOString();

/** Messages of a booking, from the portal and from the desk, over whichever database. */
export const messagesContract = (make: MakePlace): void => {
  let desk: DeskOfBooking;
  let booking = "";

  beforeEach(async () => {
    desk = await startWithBooking(make, [messagesFeature]);
    booking = (await findQuotationByNumber(desk.server.database.db, desk.number))?.id ?? "";
  });
  afterEach(() => desk.server.close());

  const asShipper = async (method: "GET" | "POST", payload?: object, key = "message-key-1") => {
    const url = `/api/resource/quotation/${booking}/messages`;
    const headers = { ...(await signInAs(desk.server.app, SHIPPER.email)), "idempotency-key": key };
    const { statusCode, body } = await desk.server.app.inject({
      method,
      url,
      headers,
      ...(payload === undefined ? {} : { payload }),
    });
    return { statusCode, ...parsed<{ readonly message: string; readonly result: readonly Message[] }>(body) };
  };
  const path = () => `/bookings/${desk.number}`;
  const toShown = ({ result }: { readonly result: readonly unknown[] }) =>
    parsed<readonly Shown[]>(JSON.stringify(result))[0];
  const readItems = async () => {
    const { items } = await listItems(desk.server.database.db, UNFILTERED, { after: null, limit: 50 });
    return items.map(({ kind, subject }) => [kind, subject]).filter(([kind]) => kind === "message");
  };

  it("puts the message of a shipper into the inbox until the desk answers", async () => {
    const asked = await asShipper("POST", { text: ` ${QUESTION} ` });
    expect(asked.result).toEqual([
      { id: expect.any(String), writtenBy: "shipper", name: "Asha Menon", writtenAt: AT, readAt: null, text: QUESTION },
    ]);
    expect(await readItems()).toEqual([["message", booking]]);
    const answered = toShown(await desk.asRavi("POST", `${path()}/messages`, { text: "On Friday." }));
    expect(answered?.messages).toMatchObject([
      { writtenBy: "shipper", name: "Asha Menon", text: QUESTION },
      { writtenBy: "desk", name: "Ravi Pillai", readAt: null, text: "On Friday." },
    ]);
    expect(answered?.history[0]).toMatchObject({ action: "booking.message-written", who: "Ravi Pillai" });
    expect(JSON.stringify(answered?.history)).not.toContain("Friday");
    expect(await readItems()).toEqual([]);
  });

  it("adds a message once for each key, and refuses one without a text", async () => {
    await asShipper("POST", { text: QUESTION });
    expect((await asShipper("POST", { text: QUESTION })).result).toHaveLength(1);
    expect((await asShipper("POST", { text: QUESTION }, "message-key-2")).result).toHaveLength(2);
    expect((await asShipper("POST", { text: "  " }, "message-key-3")).statusCode).toBe(422);
  });

  it("shows a message of the desk once its mail can leave, and states when each side has read", async () => {
    await asShipper("POST", { text: QUESTION });
    expect(toShown(await desk.asRavi("GET", path()))?.messages).toMatchObject([{ text: QUESTION, readAt: AT }]);
    await desk.asRavi("POST", `${path()}/messages`, { text: "On Friday." });
    expect((await listBookingEvents(desk.server.database.db, booking)).at(-1)).toMatchObject({
      kind: "message-written",
      fact: "On Friday.",
      heldUntil: NOW + UNDO_MS,
    });
    expect((await asShipper("GET")).result.map(({ text }) => text)).toEqual([QUESTION]);
    desk.server.clock.advance(UNDO_MS);
    const read = new Date(NOW + UNDO_MS).toISOString();
    expect((await asShipper("GET")).result).toMatchObject([
      { text: QUESTION, readAt: AT },
      { text: "On Friday.", writtenBy: "desk", name: "Ravi Pillai", readAt: read },
    ]);
    expect(toShown(await desk.asRavi("GET", path()))?.messages[1]).toMatchObject({ readAt: read });
  });

  it("mails the message of the desk once it cannot be taken back", async () => {
    const { database, clock } = desk.server;
    const check = async () => {
      const site = { site: "https://portal.example", apiBasePath: "/api", deskMail: null };
      await checkDueBookings({ database, clock: clock.now, ids: randomIds, ...site });
      const mails = database.db.selectFrom("outgoingMail").select("subject").where("recipient", "=", SHIPPER.email);
      return (await mails.orderBy("createdAt").orderBy("id").execute()).map(({ subject }) => subject);
    };
    const before = await check();
    await desk.asRavi("POST", `${path()}/messages`, { text: "On Friday." });
    clock.advance(UNDO_MS - 1);
    expect(await check()).toEqual(before);
    clock.advance(1);
    expect((await check()).slice(before.length)).toEqual(["Message from our desk: On Friday. (QTN-2026-000001)"]);
  });

  it("takes a message of the desk back while its mail is held, and the question waits again", async () => {
    await asShipper("POST", { text: QUESTION });
    desk.server.clock.advance(1_000);
    expect(toShown(await desk.asRavi("POST", `${path()}/messages`, { text: "On Friday." }))?.undoes).toBe("message");
    const undone = toShown(await desk.asRavi("POST", `${path()}/undo`));
    expect(undone?.messages.map(({ text }) => text)).toEqual([QUESTION]);
    expect(undone?.history[0]).toMatchObject({ action: "booking.message-undone", who: "Ravi Pillai" });
    expect(await readItems()).toEqual([["message", booking]]);
  });

  it("lets a viewer read and not write", async () => {
    await desk.server.database.db.updateTable("account").set({ role: "viewer" }).execute();
    expect((await asShipper("GET")).statusCode).toBe(200);
    expect(await asShipper("POST", { text: QUESTION })).toMatchObject({
      statusCode: 403,
      message: "Your role in the company, viewer, does not allow this. Ask an admin of your company.",
    });
  });
};
