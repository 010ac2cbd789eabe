/*
 * Searches whose answer grows, through HTTP: five sources that take 0.1 to 0.5 s, with and without a sixth that hangs, and equal
 * searches at two servers of one database. Then the calls of connectors: those that are billed, a shared quota, and access tokens.
 */
import type { FastifyInstance } from "fastify";
import { ok } from "neverthrow";
import { setTimeout as delay } from "node:timers/promises";
import { createApp } from "#server/app.ts";
import { freightFeature } from "#server/features.ts";
import { addAccount } from "#server/modules/accounts/account-store.ts";
import { createSessions } from "#server/modules/accounts/sessions.ts";
import { type Database, openDatabase } from "#server/platform/database/database.ts";
import type { Feature } from "#server/platform/feature.ts";
import { randomIds, systemClock } from "#server/platform/time.ts";
import type { RateSource } from "#server/rate-sources/rate-source.ts";
import { testConfig } from "#tests/server/support/app.ts";
import { offerOf } from "#tests/server/support/controlled-source.ts";
import { sqlitePlace } from "#tests/server/support/database.ts";
import { addTestPlaces, SEARCH } from "#tests/server/support/freight.ts";
import { measureBilledRefusals, measureSharedQuota, measureTokens } from "./support/carrier-calls.ts";
import { report } from "./support/figure.ts";

const DELAYS_MS = [100, 200, 300, 400, 500];
const OFFERS = 10;
const AT_ONCE = 50;
const SEARCHES = 1_000;
const ROUNDS = 5;
const ALONE = 20;

/* Each search has a load of its own: equal ones would be asked once. */
let load = 0;

const offers = (name: string) => Array.from({ length: OFFERS }, (_, index) => offerOf(name, String(index)));

/* As carriers do, they state how old their answers may be: requests and answers are shared by processes. */
const LIVE = { budgetMs: 30_000, keepMs: 900_000 };
let calls = 0;
const answering = (ms: number): RateSource => {
  const name = `Carrier ${ms}`;
  const quoted = offers(name);
  const quote: RateSource["quote"] = async (_request, signal) => {
    calls += 1;
    return delay(ms, ok(quoted), { signal });
  };
  return { name, ...LIVE, quote };
};
const hanging: RateSource = { name: "Hanging", ...LIVE, quote: () => new Promise(() => undefined) };

const listen = (database: Database, sources: readonly RateSource[], seeds: readonly Feature[]) =>
  createApp({
    database,
    clock: systemClock,
    ids: randomIds,
    config: { ...testConfig, logLevel: "silent", callLimitFactor: 1_000_000 },
    features: [...seeds, freightFeature({ amendSources: () => sources })],
    siteFolder: null,
  });

const addressOf = async (app: FastifyInstance): Promise<string> =>
  `${await app.listen({ port: 0, host: "127.0.0.1" })}/api/resource/rates/searches`;

const serve = async (sources: readonly RateSource[]) => {
  const { place, remove } = await sqlitePlace();
  const [database, another] = [await openDatabase(place), await openDatabase(place)].map((one) => one._unsafeUnwrap());
  if (database === undefined || another === undefined) throw new Error("There is no database.");
  const app = await listen(database, sources, [addTestPlaces]);
  const second = await listen(another, sources, []);
  await addAccount(database.db, {
    id: "bench",
    email: "bench@keelson.example",
    passwordHash: "none",
    firstName: "Bench",
    lastName: "Mark",
    companyName: "Bench",
    phone: null,
    dialCode: null,
    createdAt: systemClock(),
    disabledAt: null,
  });
  const user = { userAgent: null, network: "127.0.0.1" };
  const { xToken, xApiKey } = await createSessions(database.db, systemClock, randomIds).start("bench", user);
  const headers = { "x-token": xToken, "x-api-key": xApiKey };
  const close = async (): Promise<void> => {
    await Promise.all([app.close(), second.close()]);
    await Promise.all([database.close(), another.close()]);
    await remove();
  };
  return { url: await addressOf(app), secondUrl: await addressOf(second), headers, close };
};
type Server = Awaited<ReturnType<typeof serve>>;

interface Answer {
  readonly searchId: string;
  readonly position: string;
  readonly result: readonly { readonly api: readonly unknown[] }[];
}

const read = async (response: Response): Promise<Answer> => {
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  const answer: Answer = await response.json();
  return answer;
};

const count = ({ result }: Answer): number => result[0]?.api.length ?? 0;

/** Milliseconds to the first offer and to the last one of the sources that answer. */
const search = async ({ url, headers }: Pick<Server, "url" | "headers">, weightPerContainer = (load += 1)) => {
  const begin = performance.now();
  const requestedEquipments = [{ equipmentGroupIsoCode: "20GP", numberOfContainers: 2, weightPerContainer }];
  const body = JSON.stringify({ ...SEARCH, departureDate: null, requestedEquipments });
  const post = { method: "POST", headers: { ...headers, "content-type": "application/json" }, body };
  let answer = await read(await fetch(url, post));
  let found = count(answer);
  const first = found === 0 ? Number.POSITIVE_INFINITY : performance.now() - begin;
  while (found < DELAYS_MS.length * OFFERS) {
    answer = await read(await fetch(`${url}/${answer.searchId}?after=${answer.position}`, { headers }));
    found += count(answer);
  }
  const last = performance.now() - begin;
  await read(await fetch(`${url}/${answer.searchId}`, { method: "DELETE", headers }));
  return { first, last };
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const p95 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN;

const searchAlone = async (server: Server) => {
  const times = [];
  for (let one = 0; one < ALONE; one++) times.push(await search(server));
  return times;
};

const searchAtOnce = async (server: Server, searches: number): Promise<readonly number[]> => {
  const times: number[] = [];
  const searchOn = async (): Promise<void> => {
    for (let one = 0; one < searches / AT_ONCE; one++) times.push((await search(server)).last);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, searchOn));
  return times;
};

/** Requests to the sources of equal searches, half of them at each of two servers. */
const countShared = async ({ url, secondUrl, headers }: Server): Promise<number> => {
  const before = calls;
  for (let round = 0; round < ROUNDS; round++) {
    load += 1;
    const searches = Array.from({ length: AT_ONCE }, (_, index) =>
      search({ url: index % 2 === 0 ? url : secondUrl, headers }, load),
    );
    await Promise.all(searches);
  }
  return calls - before;
};

const ms = (value: number): string => `${value.toFixed(0)} ms`;

const sources = DELAYS_MS.map(answering);
const without = await serve(sources);
const withHanging = await serve([...sources, hanging]);
try {
  await searchAlone(without);
  const [alone, aloneHanging] = [await searchAlone(without), await searchAlone(withHanging)];
  const firstAfter = p95(aloneHanging.map(({ first }) => first)) - Math.min(...DELAYS_MS);
  report({
    name: "first bookable offer after the fastest source has answered, 95 % of searches, one source hanging",
    measured: ms(firstAfter),
    floor: "500 ms",
    ratio: firstAfter / 500,
    goal: { kind: "at-most", value: 1 },
  });
  const [last, lastHanging] = [alone, aloneHanging].map((times) => median(times.map((one) => one.last)));
  report({
    name: "last offer of the others with one hanging source, less 100 ms, and without it",
    measured: ms((lastHanging ?? Number.NaN) - 100),
    floor: ms(last ?? Number.NaN),
    ratio: ((lastHanging ?? Number.NaN) - 100) / (last ?? Number.NaN),
    goal: { kind: "at-most", value: 1.05 },
  });
  const many: number[] = [];
  const manyHanging: number[] = [];
  await searchAtOnce(without, AT_ONCE);
  /* In turn, so that a busy machine hurts both alike. */
  for (let round = 0; round < ROUNDS; round++) {
    many.push(...(await searchAtOnce(without, SEARCHES / ROUNDS)));
    manyHanging.push(...(await searchAtOnce(withHanging, SEARCHES / ROUNDS)));
  }
  report({
    name: `last offer, ${AT_ONCE} searches at once, 95 % of ${SEARCHES}, with one hanging source of six and without it`,
    measured: ms(p95(manyHanging)),
    floor: ms(p95(many)),
    ratio: p95(manyHanging) / p95(many),
    goal: { kind: "at-most", value: 1.2 },
  });
  const [asked, needed] = [await countShared(without), ROUNDS * DELAYS_MS.length];
  report({
    name: `requests to five sources for ${ROUNDS} times ${AT_ONCE} equal searches at two servers of one database`,
    measured: String(asked),
    floor: String(needed),
    ratio: asked / needed,
    goal: { kind: "at-most", value: 1 },
  });
} finally {
  await without.close();
  await withHanging.close();
}
for (const measureCalls of [measureBilledRefusals, measureSharedQuota, measureTokens]) report(await measureCalls());
