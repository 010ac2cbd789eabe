import { err, type Result } from "neverthrow";
import { repeat } from "#server/platform/background.ts";
import type { Deps } from "#server/platform/feature.ts";
import { readDcsaEvents } from "#server/tracking-sources/dcsa-events.ts";
import { readFeedBatch } from "#server/tracking-sources/feed-batch.ts";
import type { CarrierFeed } from "#server/tracking-sources/settings.ts";
import type { TrackingBatch } from "#server/tracking-sources/tracking-source.ts";
import { addDelivery, claimDelivery, deleteDelivery, releaseDelivery } from "./inbox-store.ts";
import { logReceived, receiveEvents } from "./receive-events.ts";
import type { TrackingDeliveryTable } from "./tables.ts";

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const FIRST_RETRY_MS = 5 * MINUTE_MS;
const MAX_RETRY_MS = 12 * HOUR_MS;
/** An event may come before the desk has entered the carrier's booking number. */
const KEPT_MS = 14 * 24 * HOUR_MS;

type InboxDeps = Pick<Deps, "clock" | "ids" | "log"> & { readonly database: Pick<Deps["database"], "db"> };

const readBody = ({ body }: TrackingDeliveryTable, feed: CarrierFeed | undefined): Result<TrackingBatch, string> =>
  feed === undefined
    ? err("its carrier is no longer in the settings")
    : readDcsaEvents(Buffer.from(body).toString("utf8"), feed.codes).map((document) => readFeedBatch(document));

const workOff = async (
  deps: InboxDeps,
  feed: CarrierFeed | undefined,
  delivery: TrackingDeliveryTable,
): Promise<void> => {
  const { db } = deps.database;
  const { id, carrier, receivedAt, attempts } = delivery;
  const isLast = deps.clock() >= receivedAt + KEPT_MS;
  const end = isLast ? deleteDelivery : releaseDelivery;
  const batch = readBody(delivery, feed);
  if (batch.isErr()) {
    if (attempts === 1) deps.log.warn({ source: carrier, delivery: id, reason: batch.error }, "tracking delivery");
    return end(db, id);
  }
  const received = await receiveEvents(db, batch.value, { at: receivedAt, source: carrier });
  if (attempts === 1 || isLast || received.added > 0) logReceived(deps.log, carrier, received);
  return received.unmatched.length === 0 ? deleteDelivery(db, id) : end(db, id);
};

/** What carriers have delivered: stored before it is answered, worked off afterwards. */
export interface Inbox {
  readonly add: (carrier: string, body: Uint8Array) => Promise<void>;
  /** Works off everything that is due, in the order in which it came. */
  readonly workOff: () => Promise<void>;
}

const toNextDueAt =
  (now: number) =>
  (attempts: number): number =>
    now + Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), MAX_RETRY_MS);

const workOffNext = async (deps: InboxDeps, feeds: ReadonlyMap<string, CarrierFeed>): Promise<boolean> => {
  const now = deps.clock();
  const delivery = await claimDelivery(deps.database.db, now, toNextDueAt(now));
  if (delivery === null) return false;
  await workOff(deps, feeds.get(delivery.carrier), delivery);
  return true;
};

export const createInbox = (deps: InboxDeps, feeds: readonly CarrierFeed[]): Inbox => {
  const byName = new Map(feeds.map((feed) => [feed.name, feed]));
  return {
    add: (carrier, body) =>
      addDelivery(deps.database.db, { id: deps.ids.id(), carrier, body, receivedAt: deps.clock() }),
    workOff: async () => {
      while (await workOffNext(deps, byName));
    },
  };
};

/** Works off deliveries until the server stops, those of earlier runs included; `nudge` does it without waiting for the next second. */
export const startInbox = (deps: InboxDeps & Pick<Deps, "onClose">, inbox: Inbox): { readonly nudge: () => void } => {
  let running: Promise<void> = Promise.resolve();
  const run = (): Promise<void> => {
    running = running
      .then(inbox.workOff)
      .catch((error: unknown) => deps.log.error({ err: error }, "tracking delivery"));
    return running;
  };
  repeat(deps, SECOND_MS, run);
  return { nudge: () => void run() };
};
