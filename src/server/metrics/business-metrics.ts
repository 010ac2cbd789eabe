import { Gauge } from "prom-client";
import { addDays } from "#domain/time";
import { countLeft } from "#server/connectors/kit/quota.ts";
import { readScanQueue } from "#server/scanning.ts";
import { countBookingsByState } from "#server/modules/bookings/index.ts";
import { countItems, readInboxAges } from "#server/modules/inbox/index.ts";
import { countQuotesByOutcome } from "#server/modules/quotes/index.ts";
import { readWebhookQueue } from "#server/modules/webhooks/index.ts";
import type { Deps, Feature } from "#server/platform/feature.ts";
import { countFailedMails, readMailQueue } from "#server/platform/mail/mail-records.ts";
import { officeDay } from "#server/platform/time.ts";
import { listEndingSheets } from "#server/rate-sources/rate-sheets/ending-sheets.ts";
import type { Executor } from "#server/schema.ts";
import { type GaugeValues, readAtMostEvery } from "./read-gauges.ts";

const SECOND_MS = 1_000;
/* Reads that use an index and few rows. */
const OFTEN_MS = 5 * SECOND_MS;
/* Counts that visit an entry of an index for each booking and quote ever made. */
const SELDOM_MS = 600 * SECOND_MS;
const ENDS_WITHIN_DAYS = 7;

/** How much waits, and since when the oldest entry does; null where nothing waits. */
interface Queue {
  readonly entries: number;
  readonly oldestAt: number | null;
}

const toAge = (now: number, at: number | null): number => (at === null ? 0 : Math.max(0, (now - at) / SECOND_MS));

const readQueues = async (db: Executor, now: number) => {
  const [mails, webhooks, scans, inbox, { total }] = await Promise.all([
    readMailQueue(db),
    readWebhookQueue(db),
    readScanQueue(db),
    readInboxAges(db),
    countItems(db),
  ]);
  const queues: readonly (readonly [string, Queue])[] = [
    ["mails", mails],
    ["webhooks", webhooks],
    ["scans", scans],
    ["inbox", { entries: total, oldestAt: inbox.oldestAt }],
  ];
  return {
    entries: queues.map(([queue, { entries }]) => [{ queue }, entries] as const),
    ages: queues.map(([queue, { oldestAt }]) => [{ queue }, toAge(now, oldestAt)] as const),
    overdue: [[{}, toAge(now, inbox.firstDueAt)]] as const,
  };
};

const readQuotas = async ({ database, config }: Deps, now: number): Promise<GaugeValues> => {
  const values = config.connectors.map(async ({ name, allowances }) =>
    (await countLeft(database.db, () => now, name, allowances)).map(
      ({ spanMs, left }) => [{ source: name, span_seconds: String(spanMs / SECOND_MS) }, left] as const,
    ),
  );
  return (await Promise.all(values)).flat();
};

type AddGauge = (name: string, help: string, labelNames: readonly string[], read: () => Promise<GaugeValues>) => void;

const addGaugeTo =
  ({ metrics }: Deps): AddGauge =>
  (name, help, labelNames, read) => {
    const gauge: Gauge = new Gauge({
      name,
      help,
      labelNames,
      registers: [metrics],
      collect: async () => {
        const values = await read();
        gauge.reset();
        for (const [labels, value] of values) gauge.set(labels, value);
      },
    });
  };

const addQueues = (add: AddGauge, { database, clock }: Deps): void => {
  const read = readAtMostEvery(clock, OFTEN_MS, (now) => readQueues(database.db, now));
  add(
    "queue_entries",
    "What waits: mails and webhooks to be sent, uploaded files to be scanned, and open items of the desk's inbox",
    ["queue"],
    async () => (await read()).entries,
  );
  add(
    "queue_oldest_seconds",
    "Age of the oldest entry of a queue; 0 if nothing waits",
    ["queue"],
    async () => (await read()).ages,
  );
  add(
    "inbox_overdue_seconds",
    "For how long the first due item of the inbox is overdue; 0 if none is",
    [],
    async () => (await read()).overdue,
  );
};

const addStates = (add: AddGauge, { database: { db }, clock }: Deps): void => {
  add(
    "bookings",
    "Bookings by state, at most ten minutes old",
    ["state"],
    readAtMostEvery(clock, SELDOM_MS, async () =>
      [...(await countBookingsByState(db))].map(([state, count]) => [{ state }, count] as const),
    ),
  );
  add(
    "quotes",
    "Quotes by what their receiver decided, at most ten minutes old",
    ["state"],
    readAtMostEvery(clock, SELDOM_MS, async () =>
      [...(await countQuotesByOutcome(db))].map(([state, count]) => [{ state }, count] as const),
    ),
  );
  add(
    "mails_failed",
    "Mails that did not leave: refused by the mail server, or of unknown outcome",
    ["state"],
    readAtMostEvery(clock, OFTEN_MS, async () =>
      [...(await countFailedMails(db))].map(([state, count]) => [{ state }, count] as const),
    ),
  );
  add(
    "rate_sheets_ending",
    "Rate sheets and LCL tariffs that end within a week, with no later one of their provider",
    [],
    readAtMostEvery(clock, OFTEN_MS, async (now) => {
      const from = officeDay(now);
      const sheets = await listEndingSheets(db, { from, till: addDays(from, ENDS_WITHIN_DAYS) });
      return [[{}, sheets.length] as const];
    }),
  );
};

/**
 * What a forwarder watches, read from the database: every process shows the same, and a scrape costs a few reads by index at
 * most. What cannot be read is left out of the scrape.
 */
export const businessMetrics: Feature = (deps) => {
  const add = addGaugeTo(deps);
  addQueues(add, deps);
  addStates(add, deps);
  if (deps.config.connectors.length > 0)
    add(
      "carrier_calls_left",
      "Calls that the quota of a carrier allows now, by the span it is counted in",
      ["source", "span_seconds"],
      readAtMostEvery(deps.clock, OFTEN_MS, (now) => readQuotas(deps, now)),
    );
  return [];
};
