import { err, ok } from "neverthrow";
import { afterEach, describe, expect, it, onTestFinished } from "vitest";
import { cancelBooking } from "#server/modules/amendments/index.ts";
import {
  confirmBooking,
  listAwaitedBookings,
  queueNewBookings,
  reconcileBookings,
} from "#server/modules/bookings/index.ts";
import { openDatabase } from "#server/platform/database/database.ts";
import { randomIds } from "#server/platform/time.ts";
import { bookingCommands } from "#server/operations/commands/bookings.ts";
import type { MakePlace } from "#tests/server/support/database.ts";
import { runStaffCommand, staffOperations } from "#tests/server/support/staff.ts";
import { type Line, startLine } from "./direct-booking.ts";

const NUMBER = /^MRD\d{8}$/;
const LATER_MS = 2 * 3_600_000;
const AWAITED =
  "Your booking is passed on to Meridian, whose answer is awaited. My Bookings shows when it is confirmed.";
const OF_BOOKINGS = { path: "/v2/bookings" } as const;

/** A booking that its source books with the carrier, over HTTP. */
export const describeReconciling = (name: string, make: MakePlace): void => {
  describe(`a booking that the carrier confirms, over ${name}`, () => {
    let line: Line;
    afterEach(() => line.close());
    const start = async (options: Omit<Parameters<typeof startLine>[0], "make"> = {}): Promise<string> => {
      line = await startLine({ make, ...options });
      return line.search();
    };
    /** With another process on the same database. */
    const startTwo = async () => {
      const place = await make();
      line = await startLine({ make: async () => ({ ...place, remove: async () => undefined }) });
      onTestFinished(place.remove);
      const other = (await openDatabase(place.place))._unsafeUnwrap();
      onTestFinished(other.close);
      return { offerId: await line.search(), other };
    };
    const reconcile = async (): Promise<void> => {
      line.server.clock.advance(LATER_MS);
      await reconcileBookings(line.process());
    };

    it("is confirmed with the carrier's number by one call", async () => {
      const offerId = await start();
      const booked = await line.book(offerId);
      const { id, ...booking } = await line.readBooking();
      expect(booking).toEqual({
        status: 1,
        bookingId: expect.stringMatching(NUMBER),
        state: "confirmed",
        sends: 1,
        problem: null,
        dueAt: null,
      });
      expect(booked).toEqual({
        status: 200,
        message: "Booking confirmed!",
        result: [{ quotationId: "QTN-2026-000001", bookingId: booking.bookingId }],
      });
      expect(await line.book(offerId)).toEqual(booked);
      expect([await line.listBooked(), await line.listCalls()]).toEqual([[id], ["POST"]]);
    });

    it.each(["drop-after", "status-500-after", "drop-within", "broken-json"])(
      "is awaited after %s, sent once, and confirmed when the carrier is asked",
      async (fault) => {
        const offerId = await start();
        await line.setFaults({ fault, calls: 1, ...OF_BOOKINGS });
        const awaited = {
          status: 200,
          message: AWAITED,
          result: [{ quotationId: "QTN-2026-000001", bookingId: null }],
        };
        expect(await line.book(offerId)).toEqual(awaited);
        expect(await line.book(offerId)).toEqual(awaited);
        expect(await line.book(offerId, "booking-2")).toEqual(awaited);
        expect(await line.readBooking()).toMatchObject({ status: 0, state: "unknown", sends: 1 });
        await reconcile();
        const booking = await line.readBooking();
        expect(booking).toMatchObject({ status: 1, state: "confirmed", bookingId: expect.stringMatching(NUMBER) });
        expect(await line.listBooked()).toEqual([booking.id]);
        expect(await line.listCalls()).toEqual(["POST", "GET"]);
        expect((await line.book(offerId)).result).toEqual([
          { quotationId: "QTN-2026-000001", bookingId: booking.bookingId },
        ]);
      },
    );

    it("is named on the page of the shipper while its answer is awaited", async () => {
      const offerId = await start({ simulator: { confirmsAtOnce: false } });
      await line.setFaults({ fault: "drop-after", calls: 1, ...OF_BOOKINGS });
      await line.book(offerId);
      expect(await line.readAwaited()).toBe("Meridian");
      await reconcile();
      expect(await line.readAwaited()).toBe("Meridian");
      const { id } = await line.readBooking();
      await line.decide(id, "CONFIRMED");
      await reconcile();
      expect(await line.readAwaited()).toBeUndefined();
    });

    it("is measured by carrier", async () => {
      const offerId = await start();
      await line.setFaults({ fault: "drop-after", calls: 1, ...OF_BOOKINGS });
      await line.book(offerId);
      const readMetrics = async () =>
        (await line.server.app.inject({ method: "GET", url: "/metrics" })).body.split("\n");
      expect(await readMetrics()).toEqual(
        expect.arrayContaining([
          'carrier_booking_calls_total{source="Meridian",call="book",outcome="unknown"} 1',
          'carrier_bookings_awaited{source="Meridian"} 1',
        ]),
      );
      await reconcile();
      expect((await readMetrics()).filter((row) => row.startsWith("carrier_bookings_awaited{"))).toEqual([]);
    });

    it("is listed and shown to the desk while its answer is awaited", async () => {
      const offerId = await start();
      await line.setFaults({ fault: "status-500-after", calls: 1, ...OF_BOOKINGS });
      await line.book(offerId);
      const printed: string[] = [];
      const print = (...lines: readonly string[]): void => {
        printed.push(...lines);
      };
      const { database } = line.server;
      const queued = { database, clock: line.server.clock.now, ids: randomIds, deskMail: "desk@keelson.example" };
      await queueNewBookings(queued, async () => undefined);
      expect((await line.readMails()).at(-1)).toContain("It is not known whether Meridian has booked it");
      const operations = staffOperations(line.server.database, { say: print, reportError: print });
      await runStaffCommand([bookingCommands], operations, ["bookings", "awaited"]);
      expect(printed.join("\n")).toContain("it answered with status 500");
      await runStaffCommand([bookingCommands], operations, ["bookings", "show", "QTN-2026-000001"]);
      expect(printed).toContain(
        "It is not known whether Meridian has booked it (it answered with status 500). It is asked for by itself: do not book it otherwise. Next call: 2026-11-20T08:00:30.000Z.",
      );
      await reconcile();
      await runStaffCommand([bookingCommands], operations, ["bookings", "awaited"]);
      expect(printed.at(-1)).toBe("No booking waits for the answer of a carrier.");
    });

    it.each(["hang", "hang-after", "slow"])("is awaited after %s without an answer in time", async (fault) => {
      const offerId = await start({ deadlineMs: 1_500 });
      await line.setFaults({ fault, calls: 1, ...OF_BOOKINGS });
      expect((await line.book(offerId)).message).toBe(AWAITED);
      await reconcile();
      const booking = await line.readBooking();
      expect(booking).toMatchObject({ status: 1, state: "confirmed", sends: fault === "hang" ? 2 : 1 });
      expect(await line.listBooked()).toEqual([booking.id]);
    });

    it.each(["drop-before", "status-500", "login-page"])(
      "is sent once more under the same key if the carrier has none of it (%s)",
      async (fault) => {
        const offerId = await start();
        await line.setFaults({ fault, calls: 1, ...OF_BOOKINGS });
        await line.book(offerId);
        await reconcile();
        const booking = await line.readBooking();
        expect(booking).toMatchObject({ status: 1, state: "confirmed", sends: 2 });
        expect(await line.listBooked()).toEqual([booking.id]);
        expect(await line.listCalls()).toEqual(["POST", "GET", "POST"]);
      },
    );

    it("is the desk's after it was sent twice and the carrier has none of it", async () => {
      const offerId = await start();
      await line.setFaults({ fault: "drop-before", calls: 1, ...OF_BOOKINGS });
      await line.book(offerId);
      const isLost = async () => err({ kind: "unknown", reason: "the line was down" } as const);
      const down = { isIdempotent: true, book: isLost, find: async () => ok(null) };
      for (const calls of [down, down]) {
        line.server.clock.advance(LATER_MS);
        await reconcileBookings(line.process(line.server.database, { findCalls: async () => calls }));
      }
      expect(await line.readBooking()).toMatchObject({ status: 0, state: "desk", problem: "missing", sends: 2 });
      expect(await line.listBooked()).toEqual([]);
    });

    it("is not sent again to a carrier that does not compare keys, and is the desk's after an hour", async () => {
      const offerId = await start({ isIdempotent: false });
      await line.setFaults({ fault: "drop-before", calls: 1, ...OF_BOOKINGS });
      await line.book(offerId);
      line.server.clock.advance(120_000);
      await reconcileBookings(line.process());
      expect(await line.readBooking()).toMatchObject({ status: 0, state: "unknown", sends: 1 });
      await reconcile();
      expect(await line.readBooking()).toMatchObject({
        status: 0,
        state: "desk",
        problem: "missing",
        sends: 1,
        dueAt: null,
      });
      expect(await line.listBooked()).toEqual([]);
      expect((await line.readMails()).at(-1)).toContain(
        "Meridian has no booking of it, although it was sent. Ask there before you book it otherwise.",
      );
      expect(await listAwaitedBookings(line.server.database.db, 10)).toMatchObject([
        { quotationId: "QTN-2026-000001", state: "desk", problem: "missing" },
      ]);
    });

    it("is sent later if the carrier takes no calls for now", async () => {
      const offerId = await start();
      await line.setFaults({ fault: "rate-limited", calls: 1, ...OF_BOOKINGS });
      expect((await line.book(offerId)).message).toBe(AWAITED);
      expect(await line.readBooking()).toMatchObject({ status: 0, state: "unsent", sends: 0 });
      await line.book(offerId);
      await reconcile();
      expect(await line.readBooking()).toMatchObject({ status: 1, state: "confirmed", sends: 1 });
      expect(await line.listCalls()).toEqual(["POST", "POST"]);
    });

    it("is the desk's if the carrier's access is refused for two weeks, and is tried again until then", async () => {
      const offerId = await start();
      await line.setFaults({ fault: "revoked-key", ...OF_BOOKINGS });
      await line.book(offerId);
      await reconcile();
      expect(await line.readBooking()).toMatchObject({ status: 0, state: "unsent", sends: 0 });
      expect((await line.readMails()).at(-1)).toContain(
        "Meridian does not have it yet (it answered with status 401: Unknown key).",
      );
      line.server.clock.advance(14 * 24 * 3_600_000);
      await reconcile();
      expect(await line.readBooking()).toMatchObject({ status: 0, state: "desk", problem: "too-late" });
    });

    it("has ended if the carrier refuses it (409), with the carrier's reason", async () => {
      const offerId = await start();
      await line.setFaults({ fault: "refused", ...OF_BOOKINGS });
      expect(await line.book(offerId)).toMatchObject({
        status: 410,
        message: "The carrier did not accept the booking: The offer is no longer available.",
      });
      expect(await line.readBooking()).toMatchObject({ status: 2, state: "declined", dueAt: null });
      expect(await line.listBooked()).toEqual([]);
    });

    it("is awaited while the carrier decides, and becomes what it decides", async () => {
      const offerId = await start({ simulator: { confirmsAtOnce: false } });
      expect((await line.book(offerId)).message).toBe(AWAITED);
      const { id } = await line.readBooking();
      await reconcile();
      expect(await line.readBooking()).toMatchObject({ status: 0, state: "received", sends: 1 });
      await line.decide(id, "CONFIRMED");
      await reconcile();
      expect(await line.readBooking()).toMatchObject({
        status: 1,
        state: "confirmed",
        bookingId: expect.stringMatching(NUMBER),
      });
    });

    it("has ended with the carrier's reason if it is declined later, as a rejected booking", async () => {
      const offerId = await start({ simulator: { confirmsAtOnce: false } });
      await line.book(offerId);
      const { id } = await line.readBooking();
      await line.decide(id, "REJECTED", "The vessel is full.");
      await reconcile();
      expect(await line.readBooking()).toMatchObject({ status: 2, state: "declined" });
      const changes = await line.server.database.db.selectFrom("bookingChange").select(["kind", "fact"]).execute();
      expect(changes).toEqual([{ kind: "rejected", fact: "QTN-2026-000001: The vessel is full." }]);
    });

    it("is reconciled by two processes at once with one call", async () => {
      const { offerId, other } = await startTwo();
      await line.setFaults({ fault: "drop-before", calls: 1, ...OF_BOOKINGS });
      await line.book(offerId);
      line.server.clock.advance(LATER_MS);
      await Promise.all([reconcileBookings(line.process()), reconcileBookings(line.process(other))]);
      const booking = await line.readBooking();
      expect(booking).toMatchObject({ status: 1, state: "confirmed", sends: 2 });
      expect(await line.listBooked()).toEqual([booking.id]);
      expect(await line.listCalls()).toEqual(["POST", "GET", "POST"]);
    });

    it("is reconciled by another process after the first one ended during its call", async () => {
      const { offerId, other } = await startTwo();
      await line.setFaults({ fault: "hang-after", calls: 1, ...OF_BOOKINGS });
      const left = line.book(offerId);
      await expect.poll(() => line.listBooked()).toHaveLength(1);
      line.server.clock.advance(30_000);
      await reconcileBookings(line.process(other));
      expect(await line.readBooking()).toMatchObject({ status: 0, state: "unknown", sends: 1 });
      line.server.clock.advance(31_000);
      await reconcileBookings(line.process(other));
      const booking = await line.readBooking();
      expect(booking).toMatchObject({ status: 1, state: "confirmed", sends: 1 });
      await line.stopCarrier();
      expect((await left).status).toBe(200);
      const kept = await other.db.selectFrom("carrierBooking").select(["state", "attempts"]).execute();
      expect(kept).toEqual([{ state: "confirmed", attempts: 2 }]);
    });

    it("is the desk's to cancel at the carrier if it has ended here meanwhile", async () => {
      const offerId = await start();
      await line.setFaults({ fault: "drop-after", calls: 1, ...OF_BOOKINGS });
      await line.book(offerId);
      const { db } = line.server.database;
      await db.transaction().execute((one) => cancelBooking(one, "QTN-2026-000001", line.server.clock.now()));
      await reconcile();
      expect(await line.readBooking()).toMatchObject({ status: 2, state: "desk", problem: "ended-here" });
      expect((await line.readMails()).at(-1)).toMatch(
        /Meridian has booked it as MRD\d{8}, although it has ended here\. Cancel it there\./,
      );
    });

    it("is not sent after it has ended here", async () => {
      const offerId = await start();
      await line.setFaults({ fault: "rate-limited", calls: 1, ...OF_BOOKINGS });
      await line.book(offerId);
      const { db } = line.server.database;
      await db.transaction().execute((one) => cancelBooking(one, "QTN-2026-000001", line.server.clock.now()));
      await reconcile();
      expect(await line.readBooking()).toMatchObject({ status: 2, state: "closed", dueAt: null });
      expect(await line.listCalls()).toEqual(["POST"]);
    });

    it("is the desk's if it was confirmed here under another number", async () => {
      const offerId = await start();
      await line.setFaults({ fault: "drop-after", calls: 1, ...OF_BOOKINGS });
      await line.book(offerId);
      const { db } = line.server.database;
      await db.transaction().execute((one) => confirmBooking(one, "QTN-2026-000001", "MRD-1", line.server.clock.now()));
      await reconcile();
      expect(await line.readBooking()).toMatchObject({
        status: 1,
        bookingId: "MRD-1",
        state: "desk",
        problem: "other-number",
      });
    });

    it("goes on after its source was disconnected for a while", async () => {
      const offerId = await start();
      await line.setFaults({ fault: "drop-after", calls: 1, ...OF_BOOKINGS });
      await line.book(offerId);
      line.server.clock.advance(LATER_MS);
      await reconcileBookings(line.process(line.server.database, { findCalls: async () => null }));
      expect(await line.readBooking()).toMatchObject({ status: 0, state: "unknown", sends: 1 });
      await reconcile();
      expect(await line.readBooking()).toMatchObject({ status: 1, state: "confirmed", sends: 1 });
    });
  });
};
