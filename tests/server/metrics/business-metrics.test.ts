import { sql } from "kysely";
import { err, ok, type Result } from "neverthrow";
import { Registry } from "prom-client";
import { afterEach, describe, expect, it } from "vitest";
import { businessMetrics } from "#server/metrics/business-metrics.ts";
import { countSearches, measureSearches } from "#server/metrics/measure-searches.ts";
import { readAtMostEvery } from "#server/metrics/read-gauges.ts";
import type { Refusal } from "#server/platform/http/refusal.ts";
import { enquiriesFeature } from "#server/modules/enquiries/index.ts";
import { START, startTestApp, type TestApp } from "#tests/server/support/app.ts";

let server: TestApp | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

const scrape = async ({ app }: TestApp): Promise<readonly string[]> =>
  (await app.inject({ method: "GET", url: "/metrics" })).body
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#") && !line.startsWith("http_"));

const ENQUIRY = {
  firstName: "Asha",
  lastName: "Menon",
  email: "asha@menon.example",
  mobileNo: "9876543210",
  companyName: "Menon Textiles",
  message: "Nhava Sheva to Rotterdam, two containers a month.",
};

const addFailedMail = (app: TestApp, id: string, state: "refused" | "unknown") =>
  app.database.db
    .insertInto("outgoingMail")
    .values({
      id,
      key: id,
      recipient: "asha@menon.example",
      replyTo: null,
      subject: "A booking",
      text: "",
      html: "",
      unsubscribeUrl: null,
      createdAt: START,
      expiresAt: null,
      state,
      attempts: 1,
      nextAttemptAt: START,
      claimedBy: null,
      claimedUntil: null,
      settledAt: START,
      reason: "550",
    })
    .execute();

describe("the metrics of the business", () => {
  it("has what waits, since when, and what did not leave", async () => {
    server = await startTestApp({ features: [enquiriesFeature, businessMetrics] });
    expect(await scrape(server)).toEqual([
      'queue_entries{queue="mails"} 0',
      'queue_entries{queue="webhooks"} 0',
      'queue_entries{queue="scans"} 0',
      'queue_entries{queue="inbox"} 0',
      'queue_oldest_seconds{queue="mails"} 0',
      'queue_oldest_seconds{queue="webhooks"} 0',
      'queue_oldest_seconds{queue="scans"} 0',
      'queue_oldest_seconds{queue="inbox"} 0',
      "inbox_overdue_seconds 0",
      'bookings{state="in-process"} 0',
      'bookings{state="booked"} 0',
      'bookings{state="cancelled"} 0',
      'quotes{state="undecided"} 0',
      'quotes{state="approved"} 0',
      'quotes{state="declined"} 0',
      'mails_failed{state="refused"} 0',
      'mails_failed{state="unknown"} 0',
      "rate_sheets_ending 0",
    ]);
    const sent = await server.app.inject({ method: "POST", url: "/api/resource/contact-us", payload: ENQUIRY });
    expect(sent.statusCode).toBe(200);
    await addFailedMail(server, "one", "refused");
    server.clock.advance(90_000);
    expect((await scrape(server)).filter((line) => /^(queue|mails)/.test(line))).toEqual([
      'queue_entries{queue="mails"} 1',
      'queue_entries{queue="webhooks"} 0',
      'queue_entries{queue="scans"} 0',
      'queue_entries{queue="inbox"} 1',
      'queue_oldest_seconds{queue="mails"} 90',
      'queue_oldest_seconds{queue="webhooks"} 0',
      'queue_oldest_seconds{queue="scans"} 0',
      'queue_oldest_seconds{queue="inbox"} 90',
      'mails_failed{state="refused"} 1',
      'mails_failed{state="unknown"} 0',
    ]);
  });

  it("leaves out what cannot be read, and answers the rest", async () => {
    const broken = await startTestApp({ features: [businessMetrics] });
    await broken.database.db.destroy();
    const answer = await broken.app.inject({ method: "GET", url: "/metrics" });
    expect([answer.statusCode, answer.body.includes("http_request_duration_seconds")]).toEqual([200, true]);
    expect(answer.body).not.toContain("queue_entries");
  });

  it("counts searches by what they found", async () => {
    const registry = new Registry();
    const counter = measureSearches(registry);
    const results: readonly Result<readonly number[], Refusal>[] = [
      ok([1]),
      ok([]),
      err({ kind: "no-source", message: "" }),
      err({ kind: "fields", message: "", fields: [] }),
    ];
    for (const result of results)
      await countSearches(
        counter,
        "containers",
        async () => result,
        (found: readonly number[]) => found.length,
      )();
    expect((await registry.metrics()).split("\n").filter((line) => line.startsWith("rate_searches_total"))).toEqual([
      'rate_searches_total{kind="containers",outcome="offers"} 1',
      'rate_searches_total{kind="containers",outcome="no-offer"} 1',
      'rate_searches_total{kind="containers",outcome="no-answer"} 1',
      'rate_searches_total{kind="containers",outcome="refused"} 1',
    ]);
  });

  it("reads again only after its time, and after a failure", async () => {
    let now = 0;
    let reads = 0;
    const read = readAtMostEvery(
      () => now,
      5_000,
      async () => {
        reads += 1;
        if (reads === 2) throw new Error("the database is gone");
        return reads;
      },
    );
    expect([await read(), await read()]).toEqual([1, 1]);
    now = 5_000;
    await expect(read()).rejects.toThrow("the database is gone");
    expect([await read(), await read()]).toEqual([3, 3]);
  });

  it("visits entries of an index, or what waits, and no other row", async () => {
    server = await startTestApp({ features: [businessMetrics] });
    const plan = async (statement: string): Promise<string> => {
      const { rows } = await sql<{ readonly detail: string }>`explain query plan ${sql.raw(statement)}`.execute(
        server?.database.db ?? expect.fail(),
      );
      return rows.map(({ detail }) => detail).join("; ");
    };
    expect([
      await plan(`select "status", count(*) from "quotation" group by "status"`),
      await plan(`select "outcome", count(*) from "quote" group by "outcome"`),
      await plan(`select count(*), min("createdAt") from "outgoingMail" where "state" = 'waiting'`),
      await plan(`select count(*), min("createdAt") from "webhookDelivery" where "state" = 'waiting'`),
    ]).toEqual([
      "SCAN quotation USING COVERING INDEX quotation_status",
      "SCAN quote USING COVERING INDEX quote_outcome",
      "SEARCH outgoingMail USING INDEX outgoingMail_state (state=?)",
      "SEARCH webhookDelivery USING INDEX webhookDelivery_due (state=?)",
    ]);
  });
});
