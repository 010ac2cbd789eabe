import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { RatesAnswer } from "#api/schema.d.ts";
import { refreshOutdated, refreshSummaries } from "#server/modules/booking-views/summaries.ts";
import {
  hasNewestSummaries,
  listAccountsWithOutdatedSummaries,
  outdateSummaries,
} from "#server/modules/bookings/summary-store.ts";
import { type Database, openDatabase } from "#server/platform/database/database.ts";
import { addShipper, SHIPPER, signInAs, startTestApp, type TestApp } from "#tests/server/support/app.ts";
import { postgresPlace, postgresUrl, type TestPlace } from "#tests/server/support/database.ts";
import { freightFeatures, SEARCH } from "#tests/server/support/freight.ts";
import { holdTransaction, waitForLocks } from "#tests/server/support/held-transaction.ts";
import { parsed } from "#tests/server/support/parsed.ts";

const ACCOUNT = `account-${SHIPPER.email}`;

describe.skipIf(postgresUrl === undefined)("summaries that two processes write over PostgreSQL", () => {
  let test: TestPlace;
  let server: TestApp;
  let other: Database;
  let ids: readonly string[];

  beforeEach(async () => {
    test = await postgresPlace();
    server = await startTestApp({ make: async () => test, features: freightFeatures() });
    other = (await openDatabase(test.place))._unsafeUnwrap();
    await addShipper(server.database);
    const headers = await signInAs(server.app);
    for (const key of [
      "1f0c0d4e-0000-4000-8000-000000000001",
      "1f0c0d4e-0000-4000-8000-000000000002",
      "1f0c0d4e-0000-4000-8000-000000000003",
    ]) {
      const call = { url: "/api/resource/rates/spot-on", headers } as const;
      const rates = await server.app.inject({ ...call, method: "POST", payload: SEARCH });
      const offers = parsed<RatesAnswer>(rates.body).result.flatMap(({ api }) => api ?? []);
      const offerId = offers.find((offer) => offer.offerId.includes("."))?.offerId;
      const names = { providerName: "", routing: null, arrivalDate: null, departureDate: null };
      const payload = { offerId, ...names, bookAgain: true };
      const booked = await server.app.inject({
        ...call,
        method: "PUT",
        headers: { ...headers, "idempotency-key": key },
        payload,
      });
      expect(booked.statusCode).toBe(200);
    }
    const rows = await server.database.db.selectFrom("quotation").select("id").orderBy("id").execute();
    ids = rows.map(({ id }) => id);
    await refreshSummaries(server.database.db, ACCOUNT, server.clock.now());
    await outdateSummaries(server.database.db, ids);
  });
  afterEach(async () => {
    await other.close();
    await server.close();
  });

  const setBookedAt = async (times: readonly number[]): Promise<void> => {
    for (const [index, bookedAt] of times.entries())
      await other.db
        .updateTable("bookingSummary")
        .set({ bookedAt })
        .where("quotation", "=", ids[index] ?? "")
        .execute();
  };
  const holdSecond = () =>
    holdTransaction(other, (transaction) =>
      transaction
        .updateTable("bookingSummary")
        .set((e) => ({ bookedAt: e.ref("bookedAt") }))
        .where("quotation", "=", ids[1] ?? "")
        .execute(),
    );

  it("are missing where a booking was stored after a newer one had its summary", async () => {
    expect(await hasNewestSummaries(other.db, ACCOUNT)).toBe(true);
    const oldest = other.db.selectFrom("quotation").select("id").orderBy("quotationId").limit(1);
    await other.db.deleteFrom("bookingSummary").where("quotation", "in", oldest).execute();
    expect(await hasNewestSummaries(other.db, ACCOUNT)).toBe(false);
  });

  it("are saved by both, whichever order each has read them in", async () => {
    await setBookedAt([3, 2, 1]);
    let summarised = 0;
    const held = Promise.withResolvers<() => Promise<void>>();
    const one = refreshOutdated(server.database.db, ACCOUNT, server.clock.now(), Infinity, async () => {
      summarised += 1;
      if (summarised < ids.length) return;
      await setBookedAt([1, 2, 3]);
      held.resolve(await holdSecond());
    });
    const release = await held.promise;
    await waitForLocks(other, 1);
    const two = refreshOutdated(other.db, ACCOUNT, server.clock.now());
    await waitForLocks(other, 2);
    await release();
    expect(await Promise.allSettled([one, two])).toEqual([
      { status: "fulfilled", value: false },
      { status: "fulfilled", value: false },
    ]);
    expect(await listAccountsWithOutdatedSummaries(other.db)).toEqual([]);
  });
});
