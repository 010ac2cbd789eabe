/* Durable bookings a second through HTTP, against bare transactions that flush one row each to the same disk. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type Bench, startBench } from "./support/bench-child.ts";
import { report } from "./support/figure.ts";
import { rateSearchBody } from "./support/rate-search-body.ts";

const ROUNDS = 7;
/* A server that has just started is still compiling: its first rounds say nothing about the next thousand. */
const WARM_UP = 2;
const BOOKINGS = 360;
const AT_ONCE = 12;
const GOAL = 0.5;

/** One writer, one row a transaction, every commit on disk before the next begins. */
const bareTransactions = (folder: string, count: number): number => {
  const database = new DatabaseSync(join(folder, "bare.sqlite"));
  database.exec(
    "pragma journal_mode = wal; pragma synchronous = full; create table if not exists t (id integer primary key, text text)",
  );
  const insert = database.prepare("insert into t (text) values (?)");
  const start = performance.now();
  for (let row = 0; row < count; row++) {
    database.exec("begin immediate");
    insert.run("KLB-2026-000123");
    database.exec("commit");
  }
  const perSecond = (1000 * count) / (performance.now() - start);
  database.close();
  return perSecond;
};

const send = async (bench: Bench, method: string, body: string): Promise<string> => {
  const headers = { ...bench.headers, "content-type": "application/json", connection: "keep-alive" };
  const answer = await fetch(`${bench.real}/api/resource/rates/spot-on`, { method, headers, body });
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
};

const offers = async (bench: Bench, count: number): Promise<readonly string[]> => {
  const ids: string[] = [];
  while (ids.length < count) {
    const text = await send(bench, "POST", rateSearchBody("INNSA", "NLRTM"));
    for (const [, id] of text.matchAll(/"offerId":"([^"]+\.\d+)"/g)) if (id !== undefined) ids.push(id);
  }
  return ids.slice(0, count);
};

const bookingsPerSecond = async (bench: Bench, ids: readonly string[]): Promise<number> => {
  const waiting = [...ids];
  const start = performance.now();
  const client = async (): Promise<void> => {
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      const body = { offerId: id, providerName: "", routing: null, arrivalDate: null, departureDate: null };
      await send(bench, "PUT", JSON.stringify(body));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, client));
  return (1000 * ids.length) / (performance.now() - start);
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const folder = mkdtempSync(join(tmpdir(), "keelson-bench-"));
const bench = await startBench({ tariffs: "demo", rateBytes: 1, portAnswer: "[]" });
try {
  const booked: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const ids = await offers(bench, BOOKINGS);
    const measured = [await bookingsPerSecond(bench, ids), bareTransactions(folder, BOOKINGS)] as const;
    if (round < WARM_UP) continue;
    booked.push(measured[0]);
    bare.push(measured[1]);
  }
  report({
    name: "durable bookings through HTTP, twelve shippers at once",
    measured: `${Math.round(median(booked))}/s`,
    floor: `${Math.round(median(bare))}/s bare transactions, one after the other`,
    ratio: median(booked) / median(bare),
    goal: { kind: "at-least", value: GOAL },
  });
} finally {
  await bench.stop();
  rmSync(folder, { recursive: true, force: true });
}
