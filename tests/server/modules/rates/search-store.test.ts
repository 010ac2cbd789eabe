import { setImmediate as nextTurn } from "node:timers/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { BookingAnswer, RatesAnswer } from "#api/schema.d.ts";
import type { QuotedSearchTable } from "#server/modules/rates/tables.ts";
import { createSearchStore } from "#server/modules/rates/search-store.ts";
import { addShipper, type CredentialHeaders, signInAs, startTestApp, type TestApp } from "#tests/server/support/app.ts";
import { emptySqlitePlace } from "#tests/server/support/database.ts";
import { freightFeatures, SEARCH } from "#tests/server/support/freight.ts";
import { parsed } from "#tests/server/support/parsed.ts";

describe("a search while another process holds the write lock", () => {
  let server: TestApp;
  let headers: CredentialHeaders;
  let other: DatabaseSync;

  beforeEach(async () => {
    const place = await emptySqlitePlace();
    server = await startTestApp({ make: async () => place, features: freightFeatures() });
    await addShipper(server.database);
    headers = await signInAs(server.app);
    const folder = place.place.kind === "sqlite" ? place.place.folder : "";
    other = new DatabaseSync(join(folder, "keelson.sqlite"));
    other.exec("begin immediate");
  });
  afterEach(async () => {
    if (other.isOpen) other.close();
    await server.close();
  });

  const url = "/api/resource/rates/spot-on";
  const search = async (): Promise<string> => {
    const answer = parsed<RatesAnswer>(
      (await server.app.inject({ method: "POST", url, headers, payload: SEARCH })).body,
    );
    return answer.result[0]?.api?.[0]?.offerId ?? "";
  };
  const release = (): void => {
    other.exec("commit");
    other.close();
  };

  it("is answered at once; booking and PDF of its offers wait until they are stored", async () => {
    const offerId = await search();
    expect(offerId).not.toBe("");
    const ended: string[] = [];
    const names = { providerName: "Norrvik Line", routing: null, arrivalDate: null, departureDate: null };
    const booking = server.app
      .inject({ method: "PUT", url, headers, payload: { offerId, ...names } })
      .then((answer) => (ended.push("booking"), answer));
    const pdf = server.app
      .inject({ method: "POST", url: "/api/resource/booking/pdf", headers, payload: { offerId } })
      .then((answer) => (ended.push("PDF"), answer));
    expect((await server.app.inject({ method: "GET", url: "/healthz" })).statusCode).toBe(200);
    expect(ended).toEqual([]);
    release();
    expect(parsed<BookingAnswer>((await booking).body).result).toEqual([
      { quotationId: "QTN-2026-000001", bookingId: "KLB-2026-000001" },
    ]);
    expect((await pdf).statusCode).toBe(200);
  });

  it("is stored before the server has stopped", async () => {
    const offerId = await search();
    const stored = () => server.database.db.selectFrom("quotedSearch").select("id").execute();
    expect(await stored()).toEqual([]);
    const closed = server.app.close();
    release();
    await closed;
    const found = await stored();
    expect(found.map(({ id }) => `${id}.0`)).toEqual([offerId]);
  });
});

const aSearch = (id: string, offers = Buffer.from("{}")): QuotedSearchTable => ({
  id,
  accountId: "asha",
  quotedAt: 0,
  expiresAt: 1,
  context: "{}",
  offers,
});

/** Writes that end when a test resolves them. */
const holdWrites = () => {
  const held: PromiseWithResolvers<void>[] = [];
  const write = (): Promise<void> => {
    const gate = Promise.withResolvers<void>();
    held.push(gate);
    return gate.promise;
  };
  return { write, held };
};

describe("searches that wait to be stored", () => {
  it("are at most a hundred: the next one is answered when it is stored", async () => {
    const { write, held } = holdWrites();
    const store = createSearchStore(write, { wait: () => nextTurn(), onFailure: () => undefined });
    for (let index = 0; index < 100; index += 1) await store.save(aSearch(`s-${index}`));
    let isAnswered = false;
    const last = store.save(aSearch("last")).then(() => {
      isAnswered = true;
    });
    await store.waitBriefly(new Promise(() => undefined));
    expect(isAnswered).toBe(false);
    for (const { resolve } of held) resolve();
    await last;
  });

  it("are at most 32 MB together", async () => {
    const { write, held } = holdWrites();
    const store = createSearchStore(write, { wait: () => nextTurn(), onFailure: () => undefined });
    await store.save(aSearch("large", Buffer.alloc(32 * 1024 * 1024)));
    let isAnswered = false;
    const next = store.save(aSearch("next")).then(() => {
      isAnswered = true;
    });
    await store.waitBriefly(new Promise(() => undefined));
    expect(isAnswered).toBe(false);
    for (const { resolve } of held) resolve();
    await next;
  });

  it("report a failure after the answer, and are no longer waited for", async () => {
    const failures: unknown[] = [];
    const { write, held } = holdWrites();
    const store = createSearchStore(write, { wait: () => nextTurn(), onFailure: (error) => failures.push(error) });
    await store.save(aSearch("s"));
    const problem = new Error("disk full");
    held[0]?.reject(problem);
    await store.settle("s.3");
    expect(failures).toEqual([problem]);
  });

  it("are written in the order in which they are saved again, and waited for until the last", async () => {
    const { write, held } = holdWrites();
    const store = createSearchStore(write, { wait: () => nextTurn(), onFailure: () => undefined });
    await store.save(aSearch("s"));
    await store.save(aSearch("s"));
    expect(held).toHaveLength(1);
    const steps: string[] = [];
    const settled = store.settle("s.3").then(() => steps.push("settled"));
    held[0]?.resolve();
    await expect.poll(() => held.length).toBe(2);
    steps.push("first written");
    held[1]?.resolve();
    await settled;
    expect(steps).toEqual(["first written", "settled"]);
  });

  it("are answered only when they are stored if no time is given", async () => {
    const { write, held } = holdWrites();
    const store = createSearchStore(write, { wait: null, onFailure: () => undefined });
    const steps: string[] = [];
    const saved = store.save(aSearch("s")).then(() => steps.push("answered"));
    await new Promise((resolve) => setImmediate(resolve));
    steps.push("written");
    held[0]?.resolve();
    await saved;
    expect(steps).toEqual(["written", "answered"]);
  });
});
