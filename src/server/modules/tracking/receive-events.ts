import { readPause } from "#server/connectors/kit/source-pauses.ts";
import { repeat } from "#server/platform/background.ts";
import type { Deps } from "#server/platform/feature.ts";
import { toFeedSource } from "#server/tracking-sources/settings.ts";
import type {
  EventProblem,
  PullSource,
  TrackingBatch,
  TrackingSource,
} from "#server/tracking-sources/tracking-source.ts";
import type { Executor } from "#server/schema.ts";
import { type Receive, startAsking } from "./ask-carrier.ts";
import { completeRetractions } from "./complete-retractions.ts";
import { assignEvents } from "./match-bookings.ts";
import { noteProblems } from "./problem-store.ts";
import { addFeed, findFeed, pauseFeed } from "./reference-store.ts";
import { addEvents, findNewEvents, type Received } from "./store.ts";

/** What became of a batch, with a sentence for each event that is not stored. */
export interface ReceivedEvents {
  readonly added: number;
  readonly unreadable: readonly string[];
  /** Of unknown bookings, or of one of several. */
  readonly unmatched: readonly string[];
  readonly notes: readonly string[];
}

const toSentences = (problems: readonly EventProblem[]): readonly string[] =>
  problems.map(({ line, sentence }) => `line ${line}: ${sentence}`);

const MAX_LOGGED = 20;

/** Stores the events of a batch that are new; an event that is left out delays no other. */
export const receiveEvents = async (
  db: Executor,
  { events: reported, problems, notes }: TrackingBatch,
  received: Received,
): Promise<ReceivedEvents> => {
  const assigned = await assignEvents(db, reported, "matched-by-other-references");
  const events = await findNewEvents(db, await completeRetractions(db, assigned.events));
  const added =
    events.length === 0 ? 0 : await db.transaction().execute((transaction) => addEvents(transaction, events, received));
  const stored = new Set(events.map(({ line }) => line));
  const ofStored = notes.filter(({ line }) => stored.has(line));
  const sentences = [...problems, ...ofStored].map(({ sentence }) => sentence);
  await noteProblems(db, received.source, sentences, received.at);
  return {
    added,
    unreadable: toSentences(problems),
    unmatched: toSentences(assigned.problems),
    notes: toSentences(ofStored),
  };
};

export const logReceived = (log: Deps["log"], source: string, received: ReceivedEvents): void => {
  const { added, unreadable, unmatched, notes } = received;
  const leftOut = [...unreadable, ...unmatched];
  const line = {
    source,
    added,
    leftOut: leftOut.length,
    problems: leftOut.slice(0, MAX_LOGGED),
    notes: notes.slice(0, MAX_LOGGED),
  };
  if (leftOut.length + notes.length > 0) log.warn(line, "tracking events");
  else if (added > 0) log.info(line, "tracking events");
};

/** Reads a polled address once, unless staff have paused it, and notes whether it answered. */
export const pollOnce = async (
  { database: { db }, clock, log }: Pick<Deps, "clock" | "log"> & { readonly database: Pick<Deps["database"], "db"> },
  { name, intervalMs, read }: PullSource,
  receive: Receive,
  signal: AbortSignal,
): Promise<void> => {
  if ((await readPause(db, toFeedSource(name), clock())).pause !== null) return;
  const batch = await read(signal);
  if (signal.aborted) return;
  await addFeed(db, name);
  const failures = batch.isOk() ? 0 : ((await findFeed(db, name))?.failures ?? 0) + 1;
  await pauseFeed(db, name, failures, clock() + (intervalMs ?? 0));
  if (batch.isOk()) await receive(batch.value);
  else log.warn({ source: name, reason: batch.error, failures }, "tracking source");
};

const startPolling = (deps: Deps, source: PullSource, receive: Receive): void => {
  if (source.intervalMs === null) return;
  const closing = new AbortController();
  deps.onClose(async () => closing.abort());
  repeat(deps, source.intervalMs, () => pollOnce(deps, source, receive, closing.signal));
};

const startSource = (deps: Deps, source: TrackingSource, receive: Receive): void => {
  switch (source.kind) {
    case "pull":
      return startPolling(deps, source, receive);
    case "by-reference":
      return startAsking(deps, source, receive);
    case "push":
      return deps.onClose(source.start(receive));
  }
};

/** Receives events of all sources until the server stops: polls or asks those that do not deliver by themselves. */
export const startTrackingSources = (deps: Deps, sources: readonly TrackingSource[]): void => {
  for (const source of sources)
    startSource(deps, source, async (batch) => {
      const received = { at: deps.clock(), source: source.name };
      logReceived(deps.log, source.name, await receiveEvents(deps.database.db, batch, received));
    });
};
