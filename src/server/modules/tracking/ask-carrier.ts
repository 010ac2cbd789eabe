import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { toUtcMinutes } from "#domain/tracking";
import { readPause } from "#server/connectors/kit/source-pauses.ts";
import type { Deps } from "#server/platform/feature.ts";
import { toFeedSource } from "#server/tracking-sources/settings.ts";
import {
  type ReferenceAnswer,
  type ReferenceFailure,
  REFERENCES,
  type ReferenceSource,
  type TrackingBatch,
} from "#server/tracking-sources/tracking-source.ts";
import { listReferences } from "./list-references.ts";
import {
  addFeed,
  claimCall,
  claimListing,
  deleteUnlisted,
  findFeed,
  hasDueReference,
  isDue,
  keepReferences,
  pauseFeed,
  releaseReference,
  resumeFeed,
} from "./reference-store.ts";
import type { TrackedReferenceTable, TrackingFeedTable } from "./tables.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const LISTING_MS = 5 * MINUTE_MS;
/** Clocks differ, and carriers show an event some time after they created it. */
const OVERLAP_MS = HOUR_MS;
const FIRST_PAUSE_MS = 30_000;
const MAX_PAUSE_MS = HOUR_MS;
const MAX_PAGES = 100;

type AskDeps = Pick<Deps, "clock" | "log"> & { readonly database: Pick<Deps["database"], "db"> };
export type Receive = (batch: TrackingBatch) => Promise<void>;

/** From 0 to 1 and always the same for a text: spreads what would otherwise be due at once. */
const toFraction = (text: string): number => createHash("sha256").update(text).digest().readUInt32BE() / 2 ** 32;

/** An interval, up to a tenth shorter or longer. */
const spread = (interval: number, key: string): number => Math.round(interval * (0.9 + 0.2 * toFraction(key)));

const double = (first: number, failures: number, most: number): number => Math.min(first * 2 ** (failures - 1), most);

/** The references in a query. */
export const toReferences = (query: string) => {
  const given = new URLSearchParams(query);
  return Object.fromEntries(
    REFERENCES.flatMap((name) => {
      const value = given.get(name);
      return value === null ? [] : [[name, value] as const];
    }),
  );
};

/** The last report in a batch, but none in the future: a wrong year would hide what follows. */
const findNewest = ({ events }: TrackingBatch, newest: number | null, now: number): number | null =>
  events.reduce<number | null>((latest, { event }) => {
    const minutes = toUtcMinutes(event.eventCreatedDateTime ?? null);
    const at = minutes === null ? null : Math.min(Math.round(minutes * MINUTE_MS), now);
    return at === null ? latest : Math.max(at, latest ?? at);
  }, newest);

/** What becomes of a reference after a page: the next page is due at once, after the last one the interval begins. */
const toNextState = (
  reference: TrackedReferenceTable,
  { batch, nextPage }: ReferenceAnswer,
  intervalMs: number,
  now: number,
): Parameters<typeof releaseReference>[2] => {
  const newest = findNewest(batch, reference.newest, now);
  const pages = reference.pages + 1;
  if (nextPage !== null && nextPage !== reference.nextPage && pages < MAX_PAGES)
    return { newest, nextPage, pages, failures: 0 };
  return {
    since: newest ?? reference.since,
    newest: null,
    nextPage: null,
    pages: 0,
    failures: 0,
    dueAt: now + spread(intervalMs, `${reference.query} ${now}`),
  };
};

interface Claimed {
  readonly reference: TrackedReferenceTable;
  readonly feed: TrackingFeedTable;
}

const list = async ({ database: { db }, clock }: AskDeps, source: ReferenceSource): Promise<void> => {
  const now = clock();
  if (!(await claimListing(db, source.name, now, now + spread(LISTING_MS, `${source.name} ${now}`)))) return;
  for await (const listed of listReferences(db, source, now)) await keepReferences(db, source.name, listed, now);
  await deleteUnlisted(db, source.name, now);
};

const noteFailure = async (
  { database: { db }, clock, log }: AskDeps,
  { name, intervalMs }: ReferenceSource,
  { reference, feed }: Claimed,
  failure: ReferenceFailure,
): Promise<void> => {
  const now = clock();
  const failures = reference.failures + 1;
  const line = { source: name, query: reference.query, reason: failure.reason };
  /* A cursor may have expired: the next attempt begins at the first page. */
  const change = { failures, nextPage: null, newest: null, pages: 0 };
  if (failure.kind === "refused") {
    if (failures === 1) log.warn(line, "tracking reference");
    const pause = spread(double(intervalMs, failures, DAY_MS), reference.query);
    return releaseReference(db, reference, { ...change, dueAt: now + pause });
  }
  /* One whose answer cannot be read delays the others less and less. */
  await releaseReference(db, reference, { ...change, dueAt: now + double(FIRST_PAUSE_MS, failures, intervalMs) });
  const inRow = feed.failures + 1;
  const pause = failure.retryAfterMs ?? spread(double(FIRST_PAUSE_MS, inRow, MAX_PAUSE_MS), `${name} ${now}`);
  await pauseFeed(db, name, inRow, now + Math.min(pause, DAY_MS));
  log.warn({ ...line, failures: inRow }, "tracking source");
};

const ask = async (
  deps: AskDeps,
  source: ReferenceSource,
  receive: Receive,
  claimed: Claimed,
  signal: AbortSignal,
): Promise<void> => {
  const { db } = deps.database;
  const { reference, feed } = claimed;
  const { query, since, nextPage } = reference;
  const answer = await source.ask(
    { references: toReferences(query), since: since === null ? null : since - OVERLAP_MS, page: nextPage },
    signal,
  );
  if (signal.aborted) return releaseReference(db, reference, {});
  if (answer.isOk()) await receive(answer.value.batch);
  const isAvailable = answer.isOk() || answer.error.kind === "refused";
  if (isAvailable && feed.failures > 0) await resumeFeed(db, source.name);
  return answer.isErr()
    ? noteFailure(deps, source, claimed, answer.error)
    : releaseReference(db, reference, toNextState(reference, answer.value, source.intervalMs, deps.clock()));
};

export type Step = "asked" | "nothing-due" | "must-wait";

/** Asks a carrier about the shipment that is due, if its quota allows a call now and staff have not paused it. Reads before it writes: most steps find nothing. */
export const takeStep = async (
  deps: AskDeps,
  source: ReferenceSource,
  receive: Receive,
  signal: AbortSignal,
): Promise<Step> => {
  const { db } = deps.database;
  const { name, spacingMs } = source;
  const now = deps.clock();
  const feed = await findFeed(db, name);
  if (feed === null) return "nothing-due";
  if (isDue(feed.nextListingAt, now)) await list(deps, source);
  if (!(await hasDueReference(db, name, now))) return "nothing-due";
  if (!isDue(feed.nextCallAt, now)) return "must-wait";
  if ((await readPause(db, toFeedSource(name), now)).pause !== null) return "must-wait";
  const reference = await claimCall(db, name, now, now + spacingMs);
  if (reference === null) return "must-wait";
  await ask(deps, source, receive, { reference, feed }, signal);
  return "asked";
};

const IDLE_MS = 1_000;
const CALLS_AT_ONCE = 4;

const toPause = (step: Step, { spacingMs }: ReferenceSource): number => {
  if (step === "asked") return 0;
  return step === "nothing-due" ? IDLE_MS : Math.min(spacingMs, IDLE_MS);
};

/** Asks a carrier about all shipments under way until the server stops, some at a time. */
export const startAsking = (deps: AskDeps & Pick<Deps, "onClose">, source: ReferenceSource, receive: Receive): void => {
  const closing = new AbortController();
  const { signal } = closing;
  const attempt = (): Promise<Step> =>
    takeStep(deps, source, receive, signal).catch((error: unknown) => {
      deps.log.error({ err: error, source: source.name }, "tracking source");
      return "nothing-due";
    });
  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      const pause = toPause(await attempt(), source);
      await wait(pause, undefined, { signal, ref: false }).catch(() => undefined);
    }
  };
  const running = addFeed(deps.database.db, source.name)
    .catch((error: unknown) => deps.log.error({ err: error, source: source.name }, "tracking source"))
    .then(() => Promise.all(Array.from({ length: CALLS_AT_ONCE }, run)));
  deps.onClose(async () => {
    closing.abort();
    await running;
  });
};
