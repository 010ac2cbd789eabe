import { Readable } from "node:stream";
import { findNewsSince, type InboxNews, type InboxWatch } from "#server/modules/inbox/index.ts";
import type { Executor } from "#server/schema.ts";

const HEARTBEAT_MS = 20_000;
const RETRY_MS = 3_000;

const toEvent = ({ position, ids }: InboxNews): string =>
  `id: ${position}\nevent: changed\ndata: ${JSON.stringify({ ids })}\n\n`;

interface LiveDeps {
  readonly db: Executor;
  readonly watch: InboxWatch;
  readonly stopping: AbortSignal;
  /** Whether the session that listens still holds. */
  readonly isAllowed: () => Promise<boolean>;
}

/** Server-sent events of the inbox, beginning with what has changed since `position`; null: with the next change. */
export const openLive = async (
  { db, watch, stopping, isAllowed }: LiveDeps,
  position: number | null,
): Promise<Readable> => {
  const stream = new Readable({ read: () => undefined });
  const end = (): void => void stream.push(null);
  const beat = (): void => {
    isAllowed().then(
      (isLive) => (isLive ? stream.push(": still here\n\n") : end()),
      () => end(),
    );
  };
  const heartbeat = setInterval(beat, HEARTBEAT_MS).unref();
  const stop = await watch.listen((news) => void stream.push(toEvent(news)));
  stopping.addEventListener("abort", end, { once: true });
  stream.once("close", () => {
    clearInterval(heartbeat);
    stop();
    stopping.removeEventListener("abort", end);
  });
  stream.push(`retry: ${RETRY_MS}\n\n`);
  const missed = position === null ? null : await findNewsSince(db, position);
  if (missed !== null) stream.push(toEvent(missed));
  if (stopping.aborted) end();
  return stream;
};
