import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { BookingAnswer, QuotationsAnswer, QuoteAnswer, QuotesAnswer, RatesAnswer } from "#api/schema.d.ts";
import { parsed } from "#tests/server/support/parsed.ts";
import { createDemoFolder } from "#tests/server/support/demo-data.ts";
import { type ServerProcess, signInAt, startServer } from "#tests/server/support/process.ts";
import { SEARCH } from "#tests/server/support/freight.ts";

const ANY_DATE = { ...SEARCH, departureDate: null };

type Headers = Readonly<Record<string, string>>;

const call = async <Answer>(url: string, method: string, headers: Headers, body?: object): Promise<Answer> => {
  const answer = await fetch(url, {
    method,
    headers: { ...headers, "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return parsed<Answer>(await answer.text());
};

const offersOf = async (url: string, headers: Headers): Promise<readonly string[]> => {
  const answer = await call<RatesAnswer>(`${url}/api/resource/rates/spot-on`, "POST", headers, ANY_DATE);
  return (answer.result[0]?.api ?? []).map(({ offerId }) => offerId).filter((offerId) => offerId !== "Sold-out");
};

const book = async (url: string, headers: Headers, offerId: string): Promise<string> => {
  const body = { offerId, providerName: "", routing: null, arrivalDate: null, departureDate: null };
  const answer = await call<BookingAnswer>(`${url}/api/resource/rates/spot-on`, "PUT", headers, body);
  return String(answer.result[0]?.bookingId);
};

const QUOTE = {
  search: ANY_DATE,
  customer: { companyName: "Van der Meer Wonen B.V.", contactName: null, reference: null },
  incoterm: null,
  validTill: null,
  note: null,
};

/** Saves an offer as a quote; answers its number, or why not. */
const saveQuote = async (url: string, headers: Headers, offerId: string): Promise<string> => {
  const key = { ...headers, "idempotency-key": `quote-of-${offerId}` };
  const answer = await call<QuoteAnswer>(`${url}/api/resource/quotes`, "POST", key, { ...QUOTE, offerIds: [offerId] });
  return answer.result[0]?.number ?? `${answer.code}: ${answer.message}`;
};

describe("a server that is killed in the middle of bookings", () => {
  let folder = "";
  const servers: ServerProcess[] = [];

  const start = async (): Promise<ServerProcess> => {
    const server = await startServer({ KEELSON_DATA: join(folder, "data") });
    servers.push(server);
    return server;
  };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "keelson-kill-"));
  });
  afterEach(async () => {
    for (const server of servers) server.signal("SIGKILL");
    await Promise.all(servers.map(({ ended }) => ended));
    rmSync(folder, { recursive: true, force: true });
  });

  it("has every booking that it answered, and can still book every offer that it quoted", async () => {
    await createDemoFolder(join(folder, "data"));
    const first = await start();
    const { headers } = await signInAt(first.url, "demo@keelson.example", "keelson-demo");
    const offers = (await Promise.all(Array.from({ length: 6 }, () => offersOf(first.url, headers)))).flat();
    const [kept = "", ...toBook] = offers;
    const answered: string[] = [];
    const running = toBook.map(async (offerId) => {
      answered.push(await book(first.url, headers, offerId));
      if (answered.length === 10) first.signal("SIGKILL");
    });
    await Promise.allSettled(running);
    expect(await first.ended).toBe("SIGKILL");
    expect(answered.length).toBeGreaterThanOrEqual(10);

    const second = await start();
    const known = await call<QuotationsAnswer>(`${second.url}/api/resource/quotation?limit=100`, "GET", headers);
    expect(known.result.map(({ bookingId }) => bookingId)).toEqual(expect.arrayContaining(answered));
    expect(new Set(answered).size).toBe(answered.length);
    expect(await book(second.url, headers, kept)).toMatch(/^KLB-\d{4}-\d{6}$/);
  });

  it("answers the same quote to every repeated request, and lists none twice", async () => {
    await createDemoFolder(join(folder, "data"));
    const first = await start();
    const { headers } = await signInAt(first.url, "demo@keelson.example", "keelson-demo");
    const offers = (await Promise.all(Array.from({ length: 2 }, () => offersOf(first.url, headers)))).flat();
    const answered = new Map<string, string>();
    const running = offers.map(async (offerId) => {
      answered.set(offerId, await saveQuote(first.url, headers, offerId));
      if (answered.size === 5) first.signal("SIGKILL");
    });
    await Promise.allSettled(running);
    expect(await first.ended).toBe("SIGKILL");

    const second = await start();
    const listed = await call<QuotesAnswer>(`${second.url}/api/resource/quotes`, "GET", headers);
    expect(listed.result.map(({ number }) => number)).toEqual(expect.arrayContaining([...answered.values()]));
    const repeated = await Promise.all(
      offers.map(async (offerId) => [offerId, await saveQuote(second.url, headers, offerId)] as const),
    );
    for (const [offerId, outcome] of repeated)
      expect(outcome).toMatch(
        answered.get(offerId) ?? /^QUO-\d{4}-\d{6}$|^4040: This offer was not found\. Please search again\.$/,
      );
    const saved = repeated.map(([, outcome]) => outcome).filter((outcome) => outcome.startsWith("QUO"));
    expect(new Set(saved).size).toBe(saved.length);
    expect(saved.length).toBeGreaterThanOrEqual(5);
  });
});
