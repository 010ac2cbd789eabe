import { repeat } from "#server/platform/background.ts";
import type { Deps } from "#server/platform/feature.ts";
import type { PullSource, TrackingBatch, TrackingSource } from "#server/tracking-sources/tracking-source.ts";
import type { Executor } from "#server/schema.ts";
import { assignEvents } from "./match-bookings.ts";
import { addEvents, type Received } from "./store.ts";

/** Stores the events of a batch. Events that are known, unreadable or of unknown bookings are left out. */
const receiveEvents = async (
  db: Executor,
  { events: reported, problems }: TrackingBatch,
  received: Received,
): Promise<{ readonly added: number; readonly leftOut: readonly string[] }> => {
  const assigned = await assignEvents(db, reported);
  const added = await db.transaction().execute((transaction) => addEvents(transaction, assigned.events, received));
  return {
    added,
    leftOut: [...problems, ...assigned.problems].map(({ line, sentence }) => `line ${line}: ${sentence}`),
  };
};

const MAX_LOGGED = 20;

const startPolling = (deps: Deps, source: PullSource, receive: (batch: TrackingBatch) => Promise<void>): void => {
  if (source.intervalMs === null) return;
  const closing = new AbortController();
  deps.onClose(async () => closing.abort());
  repeat(deps, source.intervalMs, async () => {
    const batch = await source.read(closing.signal);
    if (batch.isOk()) await receive(batch.value);
    else if (!closing.signal.aborted) deps.log.warn({ source: source.name, reason: batch.error }, "tracking source");
  });
};

/** Receives events of all sources until the server stops: polls pull sources and starts push sources. */
export const startTrackingSources = (deps: Deps, sources: readonly TrackingSource[]): void => {
  for (const source of sources) {
    const receive = async (batch: TrackingBatch): Promise<void> => {
      const received = { at: deps.clock(), source: source.name };
      const { added, leftOut } = await receiveEvents(deps.database.db, batch, received);
      const line = { source: source.name, added, leftOut: leftOut.length, problems: leftOut.slice(0, MAX_LOGGED) };
      if (leftOut.length > 0) deps.log.warn(line, "tracking events");
      else if (added > 0) deps.log.info(line, "tracking events");
    };
    if (source.kind === "pull") startPolling(deps, source, receive);
    else deps.onClose(source.start(receive));
  }
};
