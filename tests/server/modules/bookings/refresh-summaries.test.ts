import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { DashboardAnswer, QuotationsAnswer, RatesAnswer } from "#api/schema.d.ts";
import { dashboardFeature } from "#server/modules/dashboard/index.ts";
import { replaceOffer } from "#server/modules/bookings/index.ts";
import { readTransports } from "#server/modules/desk-inbox/index.ts";
import { deadlinesFeature } from "#server/modules/deadlines/index.ts";
import { addShipper, type CredentialHeaders, signInAs, startTestApp, type TestApp } from "#tests/server/support/app.ts";
import { emptySqlitePlace } from "#tests/server/support/database.ts";
import { freightFeatures, SEARCH } from "#tests/server/support/freight.ts";
import { parsed } from "#tests/server/support/parsed.ts";

describe("the summaries in the list of bookings", () => {
  let server: TestApp;
  let headers: CredentialHeaders;
  let other: DatabaseSync;
  const url = "/api/resource/rates/spot-on";

  const book = async (): Promise<void> => {
    const search = await server.app.inject({ method: "POST", url, headers, payload: SEARCH });
    const offerId = parsed<RatesAnswer>(search.body).result[0]?.api?.[0]?.offerId;
    const names = { providerName: "Norrvik Line", routing: null, arrivalDate: null, departureDate: null };
    await server.app.inject({ method: "PUT", url, headers, payload: { offerId, ...names } });
  };
  const listCarriers = async () => {
    const { body } = await server.app.inject({ method: "GET", url: "/api/resource/quotation", headers });
    return parsed<QuotationsAnswer>(body).facets?.carriers;
  };
  const countListed = async (): Promise<number> => {
    const { body } = await server.app.inject({ method: "GET", url: "/api/resource/quotation", headers });
    return parsed<QuotationsAnswer>(body).result.length;
  };
  const countAll = async () => {
    const { body } = await server.app.inject({ method: "GET", url: "/api/resource/quotation", headers });
    return parsed<QuotationsAnswer>(body).lenResult;
  };
  const findSummaries = () =>
    server.database.db.selectFrom("bookingSummary").select(["carrier", "summarised"]).execute();

  beforeEach(async () => {
    const place = await emptySqlitePlace();
    server = await startTestApp({
      make: async () => place,
      features: [...freightFeatures(), dashboardFeature, deadlinesFeature],
    });
    await addShipper(server.database);
    headers = await signInAs(server.app);
    await book();
    other = new DatabaseSync(join(place.place.kind === "sqlite" ? place.place.folder : "", "keelson.sqlite"));
  });
  afterEach(async () => {
    if (other.isOpen) other.close();
    await server.close();
  });

  it("have a new booking at once, and within a minute one that was added before the newest twenty", async () => {
    expect(await countListed()).toBe(1);
    await book();
    expect(await countListed()).toBe(2);
    const { db } = server.database;
    const newest = await db.selectFrom("quotation").selectAll().executeTakeFirstOrThrow();
    const add = async (name: string, seconds: number): Promise<void> => {
      const own = { id: name, quotationId: `QTN-2026-${name}`, bookingId: null, offerId: null };
      const bookedAt = newest.bookedAt + seconds * 1_000;
      await db
        .insertInto("quotation")
        .values({ ...newest, ...own, bookedAt })
        .execute();
    };
    await add("before", -5);
    expect(await countAll()).toBe(3);
    for (let index = 0; index < 20; index += 1) await add(`after-${index}`, index);
    expect(await countAll()).toBe(23);
    await add("long-before", -10);
    expect(await countAll()).toBe(23);
    server.clock.advance(60_000);
    expect(await countAll()).toBe(24);
  });

  it("have a new booking while another process holds the write lock since then", async () => {
    expect(await countListed()).toBe(1);
    await book();
    other.exec("begin immediate");
    expect(await countListed()).toBe(2);
    other.exec("commit");
  });

  it("have what was marked as done while another process holds the write lock since then, as the dashboard does", async () => {
    const list = async () => {
      const { body } = await server.app.inject({ method: "GET", url: "/api/resource/quotation", headers });
      return parsed<QuotationsAnswer>(body).result;
    };
    const tasks = async () => (await list())[0]?.deadlines?.map(({ task }) => task);
    const tasksOfDashboard = async () => {
      const { body } = await server.app.inject({ method: "GET", url: "/api/resource/dashboard", headers });
      return parsed<DashboardAnswer>(body).result[0]?.nextDeadlines?.map(({ deadline }) => deadline.task);
    };
    expect(await tasks()).toEqual(["empty-pick-up", "stuffing", "trucking", "vgm", "gate-in"]);
    expect(await tasksOfDashboard()).toEqual(["empty-pick-up", "stuffing", "trucking"]);
    const id = (await list())[0]?._id;
    const marked = await server.app.inject({
      method: "PUT",
      url: `/api/resource/quotation/${id}/deadlines/empty-pick-up`,
      headers,
      payload: { done: true },
    });
    expect(marked.statusCode).toBe(200);
    other.exec("begin immediate");
    expect(await tasks()).toEqual(["stuffing", "trucking", "vgm", "gate-in"]);
    expect(await tasksOfDashboard()).toEqual(["stuffing", "trucking", "vgm"]);
    other.exec("commit");
  });

  it("give the desk the vessel of an offer that has replaced another one since then", async () => {
    expect(await countListed()).toBe(1);
    const { db } = server.database;
    const { id, offer, context } = await db.selectFrom("quotation").selectAll().executeTakeFirstOrThrow();
    const vessel = async () => (await readTransports(db, [id], server.clock.now())).get(id)?.vessel;
    expect(await vessel()).toBe("NORRVIK ASTRID");
    await replaceOffer(db, id, { offer: offer.replaceAll("NORRVIK ASTRID", "NORRVIK SOLVEIG"), context });
    expect(await vessel()).toBe("NORRVIK SOLVEIG");
  });

  it("are listed as they are while the disk is full", async () => {
    const { db } = server.database;
    const booking = await db.selectFrom("quotation").selectAll().executeTakeFirstOrThrow();
    const copies = Array.from({ length: 60 }, (_, index) => {
      const number = `QTN-2025-${String(index).padStart(6, "0")}`;
      return { ...booking, id: number, quotationId: number, bookingId: null, offerId: null, bookedAt: index };
    });
    await db.insertInto("quotation").values(copies).execute();
    expect(await countListed()).toBe(10);
    await db
      .updateTable("bookingSummary")
      .set({ searchText: "", shipment: null, deadlineFacts: null })
      .set((e) => ({ revision: e("revision", "+", 1) }))
      .execute();
    await sql`vacuum`.execute(db);
    await sql`pragma max_page_count = 1`.execute(db);
    expect(await countListed()).toBe(10);
    expect(server.logLines.some((line) => line.includes("summaries of bookings were not stored"))).toBe(true);
  });

  it("of the newest hundred bookings are awaited, the others are made after the answer", async () => {
    const { db } = server.database;
    const booking = await db.selectFrom("quotation").selectAll().executeTakeFirstOrThrow();
    const copies = Array.from({ length: 250 }, (_, index) => {
      const number = `QTN-2025-${String(index).padStart(6, "0")}`;
      return { ...booking, id: number, quotationId: number, bookingId: null, offerId: null, bookedAt: index };
    });
    for (const values of [copies.slice(0, 125), copies.slice(125)])
      await db.insertInto("quotation").values(values).execute();
    expect(await listCarriers()).toEqual(["Norrvik Line"]);
    const listOutdated = async () => {
      const summaries = await db.selectFrom("bookingSummary").select(["quotation", "summarised"]).execute();
      return summaries.filter(({ summarised }) => summarised === 0).map(({ quotation }) => quotation);
    };
    const outdated = await listOutdated();
    expect(outdated.length).toBeGreaterThan(0);
    expect(outdated.filter((id) => id >= "QTN-2025-000151")).toEqual([]);
    await expect.poll(listOutdated).toEqual([]);
  });

  it("are those from before while another process holds the write lock, and refreshed when it is free", async () => {
    expect(await listCarriers()).toEqual(["Norrvik Line"]);
    other.exec("update quotation set providerName = 'Pelagia'");
    other.exec("update bookingSummary set revision = 2");
    other.exec("begin immediate");
    expect([await listCarriers(), await listCarriers()]).toEqual([["Norrvik Line"], ["Norrvik Line"]]);
    other.exec("commit");
    await expect.poll(findSummaries).toEqual([{ carrier: "Pelagia", summarised: 2 }]);
    expect(await listCarriers()).toEqual(["Pelagia"]);
  });
});
