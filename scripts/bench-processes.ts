/* npm run bench:processes: processor time of a booking with one server and with two, over one PostgreSQL. */
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { report } from "../tests/bench/support/figure.ts";
import { book, findOffer } from "../tests/failover/load.ts";
import { readCpuMs } from "./lib/cpu-time.ts";
import { type ServerProcess, signInAt, startServer } from "../tests/server/support/process.ts";
import { startPostgres } from "../tests/support/postgres-server.ts";

const ROUNDS = 3;
const BOOKINGS = 1_000;
/* Until the code of a booking is compiled, a booking takes several times as long. */
const WARM_UP = 6_000;
const CALLERS = 12;
const GOAL = 1.15;

type Headers = Readonly<Record<string, string>>;

interface Target {
  readonly idle: number;
  readonly servers: readonly ServerProcess[];
  readonly headers: Headers;
  readonly offerId: string;
}

interface Spent {
  readonly cpuMs: number;
  readonly perSecond: number;
}

const cpuOf = (servers: readonly ServerProcess[]): number => servers.reduce((sum, { pid }) => sum + readCpuMs(pid), 0);

const IDLE_MS = 5_000;

/* What servers do without a call, such as looking for mails, is no cost of a booking: milliseconds in a second. */
const measureIdle = async (servers: readonly ServerProcess[]): Promise<number> => {
  const before = cpuOf(servers);
  await pause(IDLE_MS);
  return (1_000 * (cpuOf(servers) - before)) / IDLE_MS;
};

/* Each server has the same number of callers: bookings that wait at one server share a transaction, and its cost. */
const bookMany = async ({ servers, idle, headers, offerId }: Target, count: number): Promise<Spent> => {
  const before = cpuOf(servers);
  const start = performance.now();
  let left = count;
  const caller = async (index: number): Promise<void> => {
    const url = servers[index % servers.length]?.url ?? "";
    while (left > 0) {
      left -= 1;
      const { ending } = await book(url, headers, offerId, randomUUID());
      if (ending !== "booked") throw new Error(`A booking ended as ${ending}.`);
    }
  };
  await Promise.all(Array.from({ length: CALLERS * servers.length }, (_, index) => caller(index)));
  const seconds = (performance.now() - start) / 1_000;
  return { cpuMs: (cpuOf(servers) - before - idle * seconds) / count, perSecond: count / seconds };
};

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;

const measure = async (one: Target, two: Target): Promise<readonly [Spent, Spent]> => {
  await bookMany(two, WARM_UP);
  const spent: (readonly [Spent, Spent])[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    spent.push([await bookMany(one, BOOKINGS), await bookMany(two, BOOKINGS)]);
  const middle = (which: 0 | 1): Spent => ({
    cpuMs: median(spent.map((pair) => pair[which].cpuMs)),
    perSecond: median(spent.map((pair) => pair[which].perSecond)),
  });
  return [middle(0), middle(1)];
};

const folder = mkdtempSync(join(tmpdir(), "keelson-bench-processes-"));
const postgres = await startPostgres({ durable: true });
const servers: ServerProcess[] = [];
try {
  for (const name of ["one", "two"]) {
    const settings = { DATABASE_URL: postgres.url, KEELSON_DATA: join(folder, name), KEELSON_DEMO: "1" };
    servers.push(await startServer({ ...settings, CALL_LIMIT_FACTOR: "100000", LOG_LEVEL: "error" }));
  }
  const url = servers[0]?.url ?? "";
  const signedIn = await signInAt(url, "demo@keelson.example", "keelson-demo");
  const headers = { ...signedIn.headers, "content-type": "application/json" };
  const offerId = await findOffer(url, headers);
  const first = servers.slice(0, 1);
  const [one, two] = await measure(
    { servers: first, idle: await measureIdle(first), headers, offerId },
    { servers, idle: await measureIdle(servers), headers, offerId },
  );
  const text = ({ cpuMs, perSecond }: Spent): string => `${cpuMs.toFixed(2)} ms (${Math.round(perSecond)}/s)`;
  report({
    name: "processor time of a booking with two servers and with one, twelve shippers at once at each",
    measured: text(two),
    floor: text(one),
    ratio: two.cpuMs / one.cpuMs,
    goal: { kind: "at-most", value: GOAL },
  });
} finally {
  for (const server of servers) {
    server.signal("SIGTERM");
    await server.ended;
  }
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
