import { afterEach, beforeEach, expect, it } from "vitest";
import { toObject } from "#api/readers/json.ts";
import { UNDO_MS } from "#domain/inbox";
import { listBookingEvents } from "#server/modules/booking-events/index.ts";
import { addQuotation, findQuotationByNumber } from "#server/modules/bookings/index.ts";
import type { MakePlace } from "#tests/server/support/database.ts";
import { callDesk } from "#tests/server/support/desk.ts";
import { parsed } from "#tests/server/support/parsed.ts";
import { type DeskOfBooking, startWithBooking } from "./booked.ts";

interface Shown {
  readonly number: string;
  readonly bookingNumber: string | null;
  readonly state: string;
  readonly revision: number;
  readonly undoUntil: string | null;
  readonly undoes: string | null;
  readonly notes: readonly object[];
  readonly history: readonly { readonly action: string; readonly who: string | null; readonly reason: string | null }[];
}

/** What the desk does with bookings over HTTP, over whichever database. */
export const deskBookingsContract = (make: MakePlace): void => {
  let desk: DeskOfBooking;
  let path = "";

  beforeEach(async () => {
    desk = await startWithBooking(make);
    path = `/bookings/${desk.number}`;
  });
  afterEach(() => desk.server.close());

  const toShown = ({ result }: { readonly result: readonly unknown[] }): Shown => {
    const [shown] = parsed<readonly Shown[]>(JSON.stringify(result));
    if (shown === undefined) throw new Error("No booking was answered.");
    return shown;
  };
  const listHeld = async () => {
    const { db } = desk.server.database;
    const { id = "" } = (await findQuotationByNumber(db, desk.number)) ?? {};
    return (await listBookingEvents(db, id)).map(({ kind, fact, heldUntil }) => [kind, fact, heldUntil]);
  };
  const read = async () => toShown(await desk.asRavi("GET", path));

  it("states the total that the customer reads, also where a charge has no price", async () => {
    const { db } = desk.server.database;
    const { offer } = await db.selectFrom("quotation").select("offer").executeTakeFirstOrThrow();
    const unpriced = offer.replace('"EUR 65/BL"', '"ON REQUEST"');
    await db.updateTable("quotation").set({ offer: unpriced }).execute();
    const total = { total: { currency: "USD", minor: 203_000 }, isTotalComplete: false };
    expect((await desk.asRavi("GET", `${path}/as-customer`)).result).toMatchObject([total]);
    expect((await desk.asRavi("GET", "/bookings")).result).toMatchObject([total]);
    expect((await desk.asRavi("GET", path)).result).toMatchObject([
      { ...total, totals: { selling: null, buying: null, margin: null, marginPercent: null } },
    ]);
  });

  it("states sums by currency where amounts cannot be converted, as the customer reads them", async () => {
    const { db } = desk.server.database;
    const { context } = await db.selectFrom("quotation").select("context").executeTakeFirstOrThrow();
    await db
      .updateTable("quotation")
      .set({ context: JSON.stringify({ ...toObject(JSON.parse(context)), exchange: null }) })
      .execute();
    const perCurrency = [
      { currency: "EUR", minor: 6_500 },
      { currency: "USD", minor: 203_000 },
    ];
    const sums = { total: null, perCurrency, isTotalComplete: true };
    for (const shown of ["/bookings", path, `${path}/as-customer`])
      expect((await desk.asRavi("GET", shown)).result).toMatchObject([sums]);
  });

  it("answers everything about a booking, with buying prices that are not known as null", async () => {
    const answered = await desk.asRavi("GET", path);
    expect(answered.status).toBe(200);
    expect(answered.result).toMatchObject([
      {
        number: "QTN-2026-000001",
        bookingNumber: null,
        state: "in-process",
        isHeld: false,
        carrier: "CASTELLAN",
        companyName: "Malabar Spice Exports",
        bookedAt: "2026-11-20T08:00:00.000Z",
        from: { name: "Nhava Sheva", code: "INNSA" },
        to: { name: "Rotterdam", code: "NLRTM" },
        departure: "2026-11-28",
        containers: [{ size: "20GP", quantity: 2 }],
        total: { currency: "USD", minor: 210_046 },
        isTotalComplete: true,
        revision: 1,
        undoUntil: null,
        priceValidTill: "2026-11-30",
        isWithCarrier: false,
        atCarrier: null,
        charges: [
          { name: "OCEAN FREIGHT", selling: { currency: "USD", minor: 203_000 }, buying: null, margin: null },
          { name: "DELIVERY ORDER", selling: { currency: "EUR", minor: 6_500 }, buying: null, margin: null },
        ],
        totals: { selling: { currency: "USD", minor: 210_046 }, buying: null, margin: null, marginPercent: null },
        contact: { name: "Asha Menon", email: "asha@menon.example", phone: "+91 98765 43210", companyState: "active" },
        history: [{ action: "booking.created", who: "Asha Menon", role: "customer" }],
      },
    ]);
    expect((await desk.asRavi("GET", "/bookings/QTN-2026-000099")).status).toBe(404);
  });

  it("answers what the customer sees, without buying prices, margins and notes", async () => {
    await desk.asRavi("POST", `${path}/notes`, { text: "The carrier answers on Monday." });
    const seen = await desk.asRavi("GET", `${path}/as-customer`);
    expect(seen.result).toMatchObject([
      {
        number: "QTN-2026-000001",
        state: "in-process",
        carrier: "CASTELLAN",
        total: { currency: "USD", minor: 210_046 },
        isTotalComplete: true,
        awaitsAnswerOf: null,
        charges: [
          { name: "OCEAN FREIGHT", kind: "priced", selling: { currency: "USD", minor: 203_000 } },
          { name: "DELIVERY ORDER", kind: "priced", selling: { currency: "EUR", minor: 6_500 } },
        ],
      },
    ]);
    const text = JSON.stringify(seen.result);
    for (const word of ["buying", "margin", "Monday", "rule", "revision"]) expect(text).not.toContain(word);
    expect((await desk.asRavi("GET", "/bookings/QTN-2026-000099/as-customer")).status).toBe(404);
  });

  it("is downloaded as DCSA Booking 2.0 JSON for its carrier, without prices", async () => {
    const url = `/desk/api${path}/dcsa`;
    const answer = await desk.server.app.inject({ method: "GET", url, headers: { cookie: desk.cookie } });
    expect([answer.statusCode, answer.headers["content-type"], answer.headers["content-disposition"]]).toEqual([
      200,
      "application/vnd.keelson.dcsa-booking+json",
      'attachment; filename="QTN-2026-000001-dcsa.json"',
    ]);
    expect(JSON.parse(answer.body)).toMatchObject({
      cargoMovementTypeAtOrigin: "FCL",
      references: [{ type: "CR", value: "QTN-2026-000001" }],
      documentParties: { bookingAgent: { partyName: "Keelson Global Logistics" } },
    });
    for (const word of ["USD", "amount"]) expect(answer.body).not.toContain(word);
    expect((await desk.asRavi("GET", "/bookings/QTN-2026-000099/dcsa")).status).toBe(404);
  });

  it("is refused to nobody in particular", async () => {
    expect(await callDesk(desk.server.app, "GET", path)).toMatchObject({ status: 401, code: 4010 });
  });

  it("confirms a booking under the carrier's number, which can be taken back for 60 seconds", async () => {
    const confirmed = await desk.asRavi("POST", `${path}/confirmation`, { bookingNumber: "MSL0048120", revision: 1 });
    expect(confirmed.message).toBe("Confirmed");
    expect(toShown(confirmed)).toMatchObject({ state: "booked", bookingNumber: "MSL0048120", revision: 2 });
    expect(Date.parse(toShown(confirmed).undoUntil ?? "")).toBe(desk.server.clock.now() + UNDO_MS);
    expect(toShown(confirmed).history[0]).toMatchObject({ action: "booking.confirmed", who: "Ravi Pillai" });
    const undone = toShown(await desk.asRavi("POST", `${path}/undo`));
    expect(undone).toMatchObject({ state: "in-process", bookingNumber: null, undoUntil: null, revision: 3 });
    const again = await desk.asRavi("POST", `${path}/undo`);
    expect(again).toMatchObject({ status: 409, message: "The message has left, so that nothing can be taken back." });
  });

  it("refuses the second of two clerks and says what was changed", async () => {
    await desk.asRavi("POST", `${path}/confirmation`, { bookingNumber: "MSL0048120", revision: 1 });
    const second = await desk.asSven("POST", `${path}/rejection`, { reason: "No space is left.", revision: 1 });
    expect(second).toMatchObject({
      status: 409,
      code: 4090,
      message:
        "This booking was changed meanwhile. Ravi Pillai confirmed the booking. Nothing was done: please check it again.",
    });
    expect((await read()).state).toBe("booked");
  });

  it("corrects the number by any of the numbers, and the history names both", async () => {
    await desk.asRavi("POST", `${path}/confirmation`, { bookingNumber: "MSL0048120", revision: 1 });
    const body = { bookingNumber: "MSL0048210", revision: 2 };
    const corrected = await desk.asSven("PATCH", "/bookings/MSL0048120/confirmation", body);
    expect(toShown(corrected)).toMatchObject({ bookingNumber: "MSL0048210", revision: 3 });
    expect(toShown(corrected).history[0]).toMatchObject({
      action: "booking.number-corrected",
      who: "Sven Olsen",
      before: { bookingId: "MSL0048120" },
      after: { bookingId: "MSL0048210" },
    });
  });

  it("restores the number before a correction that is taken back within 60 seconds", async () => {
    await desk.asRavi("POST", `${path}/confirmation`, { bookingNumber: "MSL0048120", revision: 1 });
    desk.server.clock.advance(UNDO_MS);
    await desk.asSven("PATCH", `${path}/confirmation`, { bookingNumber: "MSL0048210", revision: 2 });
    const { db } = desk.server.database;
    const { id = "" } = (await findQuotationByNumber(db, desk.number)) ?? {};
    expect((await listBookingEvents(db, id)).map(({ kind, heldUntil }) => [kind, heldUntil])).toEqual([
      ["confirmed", desk.server.clock.now()],
      ["corrected", desk.server.clock.now() + UNDO_MS],
    ]);
    expect(await read()).toMatchObject({ undoes: "correction", bookingNumber: "MSL0048210" });
    const undone = toShown(await desk.asRavi("POST", `${path}/undo`));
    expect(undone).toMatchObject({ state: "booked", bookingNumber: "MSL0048120", undoUntil: null, undoes: null });
    expect(undone.history[0]).toMatchObject({
      action: "booking.correction-undone",
      who: "Ravi Pillai",
      before: { bookingId: "MSL0048210" },
      after: { bookingId: "MSL0048120" },
    });
    expect((await listBookingEvents(db, id)).map(({ kind }) => kind)).toEqual(["confirmed"]);
    expect((await desk.asRavi("POST", `${path}/undo`)).status).toBe(409);
  });

  it("replaces the held message of a wrong number, which is taken back with its correction", async () => {
    await desk.asRavi("POST", `${path}/confirmation`, { bookingNumber: "WRONG111", revision: 1 });
    desk.server.clock.advance(2_000);
    await desk.asRavi("PATCH", `${path}/confirmation`, { bookingNumber: "RIGHT222", revision: 2 });
    expect(await listHeld()).toEqual([["confirmed", "RIGHT222", desk.server.clock.now() + UNDO_MS]]);
    expect(await read()).toMatchObject({ undoes: "confirmation", bookingNumber: "RIGHT222" });
    const undone = toShown(await desk.asRavi("POST", `${path}/undo`));
    expect(undone).toMatchObject({ state: "in-process", bookingNumber: null, undoUntil: null, undoes: null });
    expect(await listHeld()).toEqual([]);
  });

  it("names in a correction the number that was sent before, and has no message if that one is right", async () => {
    await desk.asRavi("POST", `${path}/confirmation`, { bookingNumber: "SENT0001", revision: 1 });
    desk.server.clock.advance(UNDO_MS);
    const sent = ["confirmed", "SENT0001", desk.server.clock.now()];
    await desk.asRavi("PATCH", `${path}/confirmation`, { bookingNumber: "WRONG111", revision: 2 });
    await desk.asRavi("PATCH", `${path}/confirmation`, { bookingNumber: "RIGHT222", revision: 3 });
    const held = desk.server.clock.now() + UNDO_MS;
    expect(await listHeld()).toEqual([sent, ["corrected", "RIGHT222 replaces SENT0001", held]]);
    await desk.asRavi("PATCH", `${path}/confirmation`, { bookingNumber: "SENT0001", revision: 4 });
    expect(await listHeld()).toEqual([sent]);
    expect(await read()).toMatchObject({ undoUntil: null, bookingNumber: "SENT0001" });
  });

  it.each([
    ["x", "Use 4 to 35 letters, figures and dashes."],
    ["QTN-2026-000001", "Another booking has this number."],
  ])("refuses %s as a booking number at its field", async (bookingNumber, message) => {
    const refused = await desk.asRavi("POST", `${path}/confirmation`, { bookingNumber, revision: 1 });
    expect(refused).toMatchObject({ status: 422, code: 4220, result: [{ field: "bookingNumber", message }] });
    expect(await read()).toMatchObject({ state: "in-process", revision: 1 });
  });

  it("rejects a booking with the reason that the shipper reads", async () => {
    const rejected = await desk.asRavi("POST", `${path}/rejection`, { reason: "No space is left.", revision: 1 });
    expect(toShown(rejected)).toMatchObject({ state: "cancelled" });
    expect(toShown(rejected).history[0]).toMatchObject({ action: "booking.rejected", reason: "No space is left." });
  });

  it("cancels a booking that is confirmed", async () => {
    await desk.asRavi("POST", `${path}/confirmation`, { bookingNumber: null, revision: 1 });
    expect(toShown(await desk.asRavi("POST", `${path}/cancellation`, { revision: 2 }))).toMatchObject({
      state: "cancelled",
      bookingNumber: "KLB-2026-000001",
    });
  });

  it("stores notes that staff alone can read, whatever was changed meanwhile", async () => {
    const noted = toShown(await desk.asRavi("POST", `${path}/notes`, { text: " Castellan answers on Monday. " }));
    expect(noted.notes).toMatchObject([{ text: "Castellan answers on Monday.", writtenBy: "Ravi Pillai" }]);
    expect(noted.history[0]).toMatchObject({ action: "booking.note-added", who: "Ravi Pillai" });
    expect(JSON.stringify(noted.history)).not.toContain("Monday");
  });

  it("lists bookings page by page, by words and by state", async () => {
    const first = await findQuotationByNumber(desk.server.database.db, desk.number);
    if (first === null) throw new Error("There is no booking.");
    for (const digit of [2, 3])
      await addQuotation(desk.server.database.db, {
        ...first,
        id: `copy-${digit}`,
        offerId: null,
        quotationId: `QTN-2026-00000${digit}`,
        reference: `REF-${digit}`,
        status: digit === 3 ? 2 : 0,
      });
    const list = async (query: string) => {
      const answered = await desk.asRavi("GET", `/bookings?${query}`);
      return parsed<readonly Shown[]>(JSON.stringify(answered.result)).map(({ number }) => number);
    };
    const [one, two, three] = ["QTN-2026-000001", "QTN-2026-000002", "QTN-2026-000003"];
    expect(await list("")).toEqual([three, two, one]);
    expect(await list("limit=2")).toEqual([three, two]);
    expect(await list(`limit=2&after=${first.bookedAt}.${two}`)).toEqual([one]);
    expect(await list("state=cancelled")).toEqual([three]);
    expect(await list("search=malabar%20ref")).toEqual([three, two]);
    expect(await list("search=ref-2")).toEqual([two]);
    expect(await list("search=100%25")).toEqual([]);
    expect((await desk.asRavi("GET", "/bookings?after=x")).status).toBe(400);
  });
};
