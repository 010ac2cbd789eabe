import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bookAtSource, bookOffer, reconcileBookings } from "#server/modules/bookings/index.ts";
import { type Database, openDatabase } from "#server/platform/database/database.ts";
import { createWriteBatcher, transactOn } from "#server/platform/database/write-batcher.ts";
import { sqlitePlace, type TestPlace } from "#tests/server/support/database.ts";
import { SHIPPER } from "#tests/server/support/app.ts";
import { type Line, startLine } from "./direct-booking.ts";

const MINUTE_MS = 60_000;
const FAULTS = [
  "drop-before",
  "drop-after",
  "drop-within",
  "hang",
  "hang-after",
  "status-500",
  "status-500-after",
  "rate-limited",
  "broken-json",
  "login-page",
] as const;

type Step =
  | { readonly kind: "fault"; readonly fault: (typeof FAULTS)[number] }
  /** The shipper's call, the same each time; `ends`: when its process is killed. */
  | { readonly kind: "book"; readonly at: 0 | 1; readonly ends: Ends }
  | { readonly kind: "reconcile"; readonly at: 0 | 1; readonly ends: Ends; readonly minutes: number }
  | { readonly kind: "reconcile-both"; readonly minutes: number };
type Ends = "never" | "before-call" | "after-call";

const at = fc.constantFrom(0 as const, 1 as const);
const ends = fc.constantFrom<Ends>("never", "never", "before-call", "after-call");
const minutes = fc.constantFrom(0, 1, 2, 70);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("fault" as const), fault: fc.constantFrom(...FAULTS) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("book" as const), at, ends }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("reconcile" as const), at, ends, minutes }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("reconcile-both" as const), minutes }) },
);

class Killed extends Error {}

const ignoreKilled = (error: unknown): void => {
  if (!(error instanceof Killed)) throw error;
};

describe.each([true, false])("a booking at a carrier, whose keys are compared: %s", (isIdempotent) => {
  let line: Line;
  let place: TestPlace;
  let other: Database;
  let runs = 0;
  let booked = 0;
  beforeAll(async () => {
    place = await sqlitePlace();
    line = await startLine({ make: async () => ({ ...place, remove: async () => undefined }), isIdempotent });
    other = (await openDatabase(place.place))._unsafeUnwrap();
  });
  afterAll(async () => {
    await other.close();
    await line.close();
    await place.remove();
  });

  /* A process that is killed leaves what it has stored before. */
  const openProcess = (at: 0 | 1, ends: Ends, deadlineMs = 60) => {
    const deps = line.process(at === 0 ? line.server.database : other, { deadlineMs });
    let reads = 0;
    return {
      ...deps,
      findCalls: ends === "before-call" ? () => Promise.reject(new Killed()) : deps.findCalls,
      clock: () => {
        reads += 1;
        /* It is read before a call, and in the transaction that stores the answer. */
        if (ends === "after-call" && reads > 1) throw new Killed();
        return deps.clock();
      },
    };
  };
  const accountId = `account-${SHIPPER.email}`;
  const book = (at: 0 | 1, ends: Ends, offerId: string, key: string) => {
    const deps = openProcess(at, ends);
    const { db } = deps.database;
    const clock = line.server.clock.now;
    const save = bookOffer({ batcher: createWriteBatcher(transactOn(db)), clock, ids: deps.ids });
    return bookAtSource(save, deps)({ accountId, createdBy: accountId, isHeld: false, offerId, key, reference: null });
  };
  const take = async (one: Step, offerId: string, key: string): Promise<void> => {
    const { clock } = line.server;
    switch (one.kind) {
      case "fault":
        return void (await line.setFaults({ fault: one.fault, calls: 1, path: "/v2/bookings" }));
      case "book":
        return void (await book(one.at, one.ends, offerId, key).catch(ignoreKilled));
      case "reconcile":
        clock.advance(one.minutes * MINUTE_MS);
        return reconcileBookings(openProcess(one.at, one.ends)).catch(ignoreKilled);
      case "reconcile-both":
        clock.advance(one.minutes * MINUTE_MS);
        await Promise.all([reconcileBookings(openProcess(0, "never")), reconcileBookings(openProcess(1, "never"))]);
    }
  };

  it("is made once at most, and the shipper reads what the carrier has made of it", { timeout: 240_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        runs += 1;
        const key = `property-${runs}`;
        const offerId = await line.search();
        for (const one of steps) await take(one, offerId, key);
        await line.setFaults();
        await book(0, "never", offerId, key);
        for (let round = 0; round < 3; round += 1) {
          line.server.clock.advance(70 * MINUTE_MS);
          await reconcileBookings(openProcess(0, "never", 30_000));
        }
        const booking = await line.readBooking();
        const made = (await line.listBooked()).filter((one) => one === booking.id);
        booked += made.length;
        expect(made.length).toBeLessThanOrEqual(1);
        /* A call that is lost on its way may still arrive. */
        expect(booking.sends).toBeLessThanOrEqual(isIdempotent ? 2 : 1);
        expect(booking).toMatchObject(
          made.length === 1
            ? { status: 1, state: "confirmed", bookingId: expect.stringMatching(/^MRD/), dueAt: null }
            : { status: 0, state: "desk", problem: "missing", bookingId: null, sends: isIdempotent ? 2 : 1 },
        );
        const receipt = (await book(1, "never", offerId, key))._unsafeUnwrap();
        expect(receipt.bookingId).toBe(booking.bookingId);
      }),
      { seed: 29, numRuns: 40 },
    );
    /* Most bookings are made after all. */
    expect(booked).toBeGreaterThan(isIdempotent ? 30 : 10);
  });
});
