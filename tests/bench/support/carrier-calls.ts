/* What connectors call their carriers for: calls that are billed, calls that a quota allows, and access tokens. */
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { cmaCgmConnector } from "#server/connectors/cma-cgm/cma-cgm-source.ts";
import { authoriseByToken } from "#server/connectors/kit/authorise.ts";
import type { CallRecord } from "#server/connectors/kit/call-records.ts";
import { createCarrierClient } from "#server/connectors/kit/carrier-client.ts";
import { createFields } from "#server/connectors/kit/fields.ts";
import { openDatabase } from "#server/platform/database/database.ts";
import { systemClock } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { startSimulator } from "#simulators/index.ts";
import { startCarrier } from "#tests/server/connectors/support/carrier-server.ts";
import { listRefusedCalls } from "#tests/server/connectors/support/random-search.ts";
import { sqlitePlace } from "#tests/server/support/database.ts";
import type { Figure } from "./figure.ts";

const START = Date.parse("2026-11-20T08:00:00.000Z");
const SEARCHES = 100;
const PROCESSES = 3;
const program = fileURLToPath(new URL("take-calls.ts", import.meta.url));
const QUOTA = 10;

/** Works with an empty database; `folder` is where other processes open it. */
const withDatabase = async <T>(work: (db: Executor, folder: string) => Promise<T>): Promise<T> => {
  const { place, remove } = await sqlitePlace();
  const opened = await openDatabase(place);
  if (opened.isErr() || place.kind !== "sqlite") throw new Error("There is no database.");
  try {
    return await work(opened.value.db, place.folder);
  } finally {
    await opened.value.close();
    await remove();
  }
};

/** Of SpotOn, which bills answers with offers and refusals. */
export const measureBilledRefusals = (): Promise<Figure> =>
  withDatabase(async (db) => {
    let now = START;
    const records: CallRecord[] = [];
    const simulator = await startSimulator("cma-cgm", { clock: () => new Date(now) });
    const entry = { url: simulator.url, tokenUrl: `${simulator.url}/as/token.oauth2`, searchesPerHour: 10_000 };
    const fields = createFields(
      { ...entry, clientId: "${ID}", clientSecret: "${SECRET}" },
      "rates[0]",
      { ID: "simulator", SECRET: "simulator-secret" },
      (sentence) => {
        throw new Error(sentence);
      },
    );
    const source = cmaCgmConnector("CMA CGM", fields).createSource({
      db,
      clock: () => now,
      record: (record) => void records.push(record),
      pause: () => Promise.resolve(),
    });
    const refused = await listRefusedCalls({
      source,
      sizes: ["20GP", "40GP", "40HC", "45HC", "20RE", "40RH"],
      today: "2026-11-20",
      records,
      clock: () => now,
      advance: (ms) => {
        now += ms;
      },
      isRefused: ({ outcome, isBilled }) => isBilled && !outcome.startsWith("2"),
    });
    await simulator.stop();
    const billed = records.filter(({ isBilled }) => isBilled).length;
    return {
      name: "billed refusals of SpotOn in 1,000 random searches",
      measured: String(refused.length),
      floor: `${billed} billed calls`,
      ratio: refused.length / billed,
      goal: { kind: "at-most", value: 0 },
    };
  });

/** The most calls that processes of one database have taken of a quota. */
export const measureSharedQuota = (): Promise<Figure> =>
  withDatabase(async (_db, folder) => {
    const run = promisify(execFile);
    const printed = await Promise.all(
      Array.from({ length: PROCESSES }, () => run(process.execPath, [program, folder])),
    );
    const taken = printed.map(({ stdout }): readonly number[] => JSON.parse(stdout));
    const together = taken[0]?.map((_, quota) => taken.reduce((sum, of) => sum + (of[quota] ?? 0), 0)) ?? [];
    const most = Math.max(...together);
    return {
      name: `calls of a quota of ${QUOTA} a minute that ${PROCESSES} processes took at once, the most of ${together.length} quotas`,
      measured: String(most),
      floor: String(QUOTA),
      ratio: most / QUOTA,
      goal: { kind: "at-most", value: 1 },
    };
  });

export const measureTokens = (): Promise<Figure> =>
  withDatabase(async (db) => {
    const token = JSON.stringify({ access_token: "token", expires_in: 299 });
    const [carrier, identity] = await Promise.all([
      startCarrier(() => ({ body: "{}" })),
      startCarrier(() => ({ body: token })),
    ]);
    const credentials = { tokenUrl: identity.url, clientId: "keelson", clientSecret: "bench", scope: "prices" };
    const client = createCarrierClient(
      {
        name: "Carrier",
        baseUrl: carrier.url,
        timeoutMs: 20_000,
        allowances: [{ calls: SEARCHES, spanMs: 60_000 }],
        maxConcurrent: 5,
        billed: [],
      },
      authoriseByToken("Carrier", credentials, { clock: systemClock, record: () => undefined }),
      { db, clock: systemClock, record: () => undefined, pause: () => Promise.resolve() },
    );
    const search = { operation: "search", method: "POST", path: "/prices", body: {}, isRepeatable: true } as const;
    const { signal } = new AbortController();
    const answers = await Promise.all(
      Array.from({ length: SEARCHES }, () => client.call({ ...search, answers: [200] }, signal)),
    );
    for (const one of [carrier, identity]) one.stop();
    const answered = answers.filter((answer) => answer.isOk()).length;
    if (answered !== SEARCHES) throw new Error(`${answered} of ${SEARCHES} searches were answered.`);
    return {
      name: `access tokens fetched for ${SEARCHES} searches at once`,
      measured: String(identity.calls.length),
      floor: "1",
      ratio: identity.calls.length,
      goal: { kind: "at-most", value: 1 },
    };
  });
