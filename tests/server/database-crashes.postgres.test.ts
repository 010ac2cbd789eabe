import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BookingAnswer, RatesAnswer } from "#api/schema.d.ts";
import { rateSearchBody } from "#tests/bench/support/rate-search-body.ts";
import { type PostgresServer, startPostgres } from "#tests/support/postgres-server.ts";
import { postgresUrl } from "./support/database.ts";
import { parsed } from "./support/parsed.ts";
import { type ServerProcess, signInAt, startServer } from "./support/process.ts";

const CRASHES = 20;
const CALLERS = 12;
/* What the portal waits for a booking. */
const PATIENCE_MS = 30_000;

describe.skipIf(postgresUrl === undefined)("a server whose PostgreSQL crashes under load", () => {
  let postgres: PostgresServer;
  let server: ServerProcess;
  let headers: Record<string, string>;
  let offerId = "";
  /* In the order in which they end: the server before its database. */
  const stops: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    postgres = await startPostgres({ durable: true });
    stops.unshift(postgres.stop);
    server = await startServer({
      DATABASE_URL: postgres.url,
      KEELSON_DEMO: "1",
      CALL_LIMIT_FACTOR: "1000",
      LOG_LEVEL: "fatal",
    });
    stops.unshift(() => {
      server.signal("SIGKILL");
      return server.ended;
    });
    const signedIn = await signInAt(server.url, "demo@keelson.example", "keelson-demo");
    headers = { ...signedIn.headers, "content-type": "application/json" };
    const found = await fetch(`${server.url}/api/resource/rates/spot-on`, {
      method: "POST",
      headers,
      body: rateSearchBody("INNSA", "NLRTM"),
    });
    const offers = parsed<RatesAnswer>(await found.text()).result.flatMap(({ api }) => api ?? []);
    /* The last sailing: the cut-off of the first one may pass. What is sold out has a word in place of an id. */
    offerId = offers.findLast((offer) => /\.\d+$/.test(offer.offerId ?? ""))?.offerId ?? "";
  });
  afterAll(async () => {
    for (const stop of stops) await stop();
  });

  const book = async (): Promise<string | null> => {
    const names = { providerName: "Norrvik Line", routing: null, arrivalDate: null, departureDate: null };
    const answer = await fetch(`${server.url}/api/resource/rates/spot-on`, {
      method: "PUT",
      headers: { ...headers, "idempotency-key": randomUUID() },
      body: JSON.stringify({ offerId, ...names, bookAgain: true }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const text = await answer.text();
    if (answer.ok) return parsed<BookingAnswer>(text).result[0]?.quotationId ?? null;
    expect([500, 503]).toContain(answer.status);
    return null;
  };

  it(`answers every booking within its time in ${CRASHES} crashes, loses none that it confirmed, and stops`, {
    timeout: 600_000,
  }, async () => {
    const confirmed: string[] = [];
    const load = new AbortController();
    const keepBooking = async (): Promise<void> => {
      while (!load.signal.aborted) {
        const number = await book();
        if (number !== null) confirmed.push(number);
      }
    };
    const callers = Array.from({ length: CALLERS }, keepBooking);
    for (let crash = 0; crash < CRASHES; crash += 1) {
      const before = confirmed.length;
      await expect.poll(() => confirmed.length).toBeGreaterThan(before + CALLERS);
      await postgres.crash();
      await postgres.restart();
    }
    const before = confirmed.length;
    await expect.poll(() => confirmed.length).toBeGreaterThan(before + CALLERS);
    load.abort();
    await Promise.all(callers);

    const client = new Client({ connectionString: postgres.url });
    await client.connect();
    const stored = await client.query<{ readonly quotationId: string }>(`select "quotationId" from quotation`);
    await client.end();
    const numbers = new Set(stored.rows.map(({ quotationId }) => quotationId));
    expect(confirmed.filter((number) => !numbers.has(number))).toEqual([]);
    expect(new Set(confirmed).size).toBe(confirmed.length);

    server.signal("SIGTERM");
    expect(await server.ended).toBe(0);
  });
});
