import { err } from "neverthrow";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { cmaCgmConnector } from "#server/connectors/cma-cgm/cma-cgm-source.ts";
import { createFields } from "#server/connectors/kit/fields.ts";
import { openTestDatabase, sqlitePlace } from "#tests/server/support/database.ts";
import { type Answer, type ReceivedCall, startCarrier } from "../support/carrier-server.ts";
import { requestFor } from "../support/requests.ts";

const OFFER = { offerId: "SPT-1", quoteLine: { validityTo: "2026-11-30" } };
const TOKEN: Answer = { body: `{"access_token":"t","expires_in":299}` };

describe("SpotOn of CMA CGM", () => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  const stops: (() => void)[] = [];
  beforeEach(async () => {
    database = await openTestDatabase(sqlitePlace);
  });
  afterEach(async () => {
    for (const stop of stops.splice(0)) stop();
    await database.remove();
  });

  const open = async (answerTo: (call: ReceivedCall, at: number) => Answer, settings: object = {}) => {
    let searches = 0;
    const carrier = await startCarrier((call) => (call.path === "/token" ? TOKEN : answerTo(call, searches++)));
    stops.push(carrier.stop);
    const entry = { url: carrier.url, tokenUrl: `${carrier.url}/token`, clientId: "${ID}", clientSecret: "${ID}" };
    const fields = createFields({ ...entry, ...settings }, "rates[0]", { ID: "keelson" }, (sentence) => {
      throw new Error(sentence);
    });
    const source = cmaCgmConnector("CMA CGM", fields).createSource({
      db: database.db,
      clock: () => Date.parse("2026-11-20T08:00:00.000Z"),
      record: () => undefined,
      pause: () => Promise.resolve(),
    });
    const quote = (given: Parameters<typeof requestFor>[0] = {}) =>
      source.quote(requestFor(given), new AbortController().signal);
    const listSearches = () => carrier.calls.filter(({ path }) => path !== "/token");
    return { quote, listSearches };
  };

  it("is asked for one page of five offers, as each page is billed", async () => {
    const { quote, listSearches } = await open(() => ({ status: 206, body: JSON.stringify([OFFER]) }));
    expect((await quote())._unsafeUnwrap().map(({ kind }) => kind)).toEqual(["api"]);
    expect(
      listSearches().map(({ method, path, headers }) => [method, path, headers.range, headers.authorization]),
    ).toEqual([["POST", "/pricing/commercial/instantquote/v2/spotOn/search", "0-4", "Bearer t"]]);
  });

  it("is asked for as many pages as the settings allow, until the last one", async () => {
    const pages = (last: number) => (_: ReceivedCall, at: number) => ({
      status: at === last ? 200 : 206,
      body: JSON.stringify([{ ...OFFER, offerId: `SPT-${at}` }]),
    });
    const two = await open(pages(1), { pages: 10 });
    expect((await two.quote())._unsafeUnwrap()).toHaveLength(2);
    expect(two.listSearches().map(({ headers }) => headers.range)).toEqual(["0-4", "5-9"]);
    const three = await open(pages(9), { pages: 3 });
    expect((await three.quote())._unsafeUnwrap()).toHaveLength(3);
  });

  it("keeps the offers of earlier pages when a later one fails", async () => {
    const { quote } = await open(
      (_, at) => (at === 0 ? { status: 206, body: JSON.stringify([OFFER]) } : { status: 500 }),
      { pages: 2 },
    );
    expect((await quote())._unsafeUnwrap()).toHaveLength(1);
  });

  it("has no offers for 204, and is refused with the sentences of its messages", async () => {
    expect((await (await open(() => ({ status: 204 }))).quote())._unsafeUnwrap()).toEqual([]);
    const { quote } = await open(() => ({ body: JSON.stringify([{ code: "INQ_TRN", description: "n/a" }]) }));
    expect(await quote()).toEqual(
      err({
        kind: "refused",
        reason: "CMA CGM does not sell this route online.",
        sentence: "CMA CGM does not sell this route online.",
      }),
    );
  });

  it("is refused with a sentence for a code of a 400, and no fault of it", async () => {
    const { quote } = await open(() => ({ status: 400, body: `{"code":"POR_ERR","description":"port"}` }));
    expect(await quote()).toEqual(
      err({
        kind: "refused",
        reason: "it answered 400 POR_ERR",
        sentence: "CMA CGM does not know one of the ports.",
      }),
    );
  });

  it("is refused for a 409, which is no fault of it either", async () => {
    const { quote } = await open(() => ({ status: 409, body: `{"code":"INQ_BLK","description":"blocked"}` }));
    expect(await quote()).toMatchObject({ error: { kind: "refused", reason: "it answered 409 INQ_BLK" } });
    const silent = await open(() => ({ status: 409 }));
    expect(await silent.quote()).toMatchObject({
      error: { kind: "refused", reason: "it answered 409 without a code" },
    });
  });

  it("is not asked for what it would bill as an error", async () => {
    const { quote, listSearches } = await open(() => ({ status: 400 }));
    expect((await quote({ ready: "2027-01-20" }))._unsafeUnwrapErr().kind).toBe("refused");
    expect(listSearches()).toEqual([]);
  });

  it("asks at most as often in an hour as the settings allow", async () => {
    const { quote, listSearches } = await open(() => ({ body: JSON.stringify([OFFER]) }), { searchesPerHour: 2 });
    await quote();
    await quote();
    expect(await quote()).toEqual(
      err({
        kind: "used-up",
        cause: "used-up",
        reason: "it allows no more calls for now",
        sentence: "CMA CGM allows no more searches for now.",
        until: Date.parse("2026-11-20T09:01:00.000Z") / 60_000,
      }),
    );
    expect(listSearches()).toHaveLength(2);
  });
});
