import { Counter, Gauge, type Registry } from "prom-client";
import type { Clock } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import type { ReferenceSource } from "#server/tracking-sources/tracking-source.ts";
import { readPullState, readPushState } from "./feed-states.ts";

interface MeasureDeps {
  readonly db: Executor;
  readonly clock: Clock;
  readonly metrics: Registry;
}

type Values = readonly (readonly [labels: Readonly<Record<string, string>>, value: number])[];

/* All gauges of a scrape are read at the same time: what one of them needs is read once. */
const shareWhileReading = <State>(read: () => Promise<State>): (() => Promise<State>) => {
  let reading: Promise<State> | null = null;
  return () =>
    (reading ??= read().finally(() => {
      reading = null;
    }));
};

const addGauge = (
  registry: Registry,
  name: string,
  help: string,
  labelNames: readonly string[],
  read: () => Promise<Values>,
): void => {
  const gauge: Gauge = new Gauge({
    name,
    help,
    labelNames,
    registers: [registry],
    collect: async () => {
      for (const [labels, value] of await read()) gauge.set(labels, value);
    },
  });
};

/** Measures how far carriers have been asked about shipments. The state is in the database: all processes show the same. */
export const measurePullFeeds = ({ db, clock, metrics }: MeasureDeps, sources: readonly ReferenceSource[]): void => {
  if (sources.length === 0) return;
  const readStates = shareWhileReading(async () => {
    const now = clock();
    return Promise.all(
      sources.map(async (source) => ({ feed: source.name, ...(await readPullState(db, source, now)) })),
    );
  });
  addGauge(
    metrics,
    "tracking_feed_shipments",
    "Queries for shipments under way, by feed: all, due, and overdue (due for longer than the interval of the feed)",
    ["feed", "state"],
    async () =>
      (await readStates()).flatMap(({ feed, shipments, due, overdue }) => [
        [{ feed, state: "all" }, shipments],
        [{ feed, state: "due" }, due],
        [{ feed, state: "overdue" }, overdue],
      ]),
  );
  addGauge(
    metrics,
    "tracking_feed_calls_left",
    "Calls that the quota of a feed allows in one round, less those that the round needs; below 0 it falls behind",
    ["feed"],
    async () => (await readStates()).map(({ feed, callsLeft }) => [{ feed }, callsLeft]),
  );
  addGauge(
    metrics,
    "tracking_feed_paused_until_seconds",
    "Until when a carrier is not called after a failure, in Unix time; 0 if it is called",
    ["feed"],
    async () => (await readStates()).map(({ feed, pausedUntil }) => [{ feed }, (pausedUntil ?? 0) / 1_000]),
  );
};

/** `refused`: with a wrong signature or key. */
export type CountDelivery = (feed: string, outcome: "stored" | "refused") => void;

/** Measures what carriers deliver; the answer counts a delivery. */
export const measurePushFeeds = ({ db, clock, metrics }: MeasureDeps, feeds: readonly string[]): CountDelivery => {
  const readStates = shareWhileReading(() =>
    Promise.all(feeds.map(async (feed) => ({ feed, ...(await readPushState(db, feed)) }))),
  );
  const deliveries = new Counter({
    name: "tracking_deliveries_total",
    help: "Deliveries of carriers that were stored, or refused because of a wrong signature or key",
    labelNames: ["feed", "outcome"] as const,
    registers: [metrics],
  });
  addGauge(
    metrics,
    "tracking_deliveries_waiting",
    "Deliveries that are stored and not worked off, or wait for their bookings",
    ["feed"],
    async () => (await readStates()).map(({ feed, waiting }) => [{ feed }, waiting]),
  );
  addGauge(
    metrics,
    "tracking_delivery_oldest_seconds",
    "Age of the oldest delivery that is not worked off; 0 if none waits",
    ["feed"],
    async () =>
      (await readStates()).map(({ feed, oldestAt }) => [
        { feed },
        oldestAt === null ? 0 : Math.max(0, (clock() - oldestAt) / 1_000),
      ]),
  );
  return (feed, outcome) => deliveries.inc({ feed, outcome });
};
