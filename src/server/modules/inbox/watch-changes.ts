import type { FastifyBaseLogger } from "fastify";
import type { Executor } from "#server/schema.ts";

/** Items that have changed; `position` is where a reader goes on after a lost connection. */
export interface InboxNews {
  readonly position: number;
  /** Null: so many that a list is read again as a whole. */
  readonly ids: readonly string[] | null;
}

type Listener = (news: InboxNews) => void;

const POLL_MS = 1_000;
/* A transaction may end this long after the moment that it gave its item, and clocks of servers differ. */
const OVERLAP_MS = 10_000;
const MOST_CHANGES = 200;

interface Changed {
  readonly id: string;
  readonly revision: number;
  readonly changedAt: number;
}

const listChanged = (db: Executor, since: number): Promise<readonly Changed[]> =>
  db
    .selectFrom("inboxItem")
    .select(["id", "revision", "changedAt"])
    .where("changedAt", ">=", since)
    .orderBy("changedAt", "desc")
    .orderBy("id", "desc")
    .limit(MOST_CHANGES + 1)
    .execute();

const findNewest = async (db: Executor): Promise<number> => {
  const row = await db
    .selectFrom("inboxItem")
    .select("changedAt")
    .orderBy("changedAt", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.changedAt ?? 0;
};

/** What has changed since a position that a reader has seen; null: nothing. */
export const findNewsSince = async (db: Executor, position: number): Promise<InboxNews | null> => {
  const changed = await listChanged(db, position + 1);
  const [newest] = changed;
  if (newest === undefined) return null;
  const ids = changed.length > MOST_CHANGES ? null : changed.map(({ id }) => id);
  return { position: newest.changedAt, ids };
};

/**
 * Announces changes of items, made by whichever process, to those who listen: within a second, and at once for changes after
 * which `look` is called. Nothing is read while nobody listens.
 */
export const watchChanges = (
  db: Executor,
  log: Pick<FastifyBaseLogger, "error">,
  /** Called before anybody hears of changes. */
  onNews: () => void = () => undefined,
) => {
  const listeners = new Set<Listener>();
  let seen = new Map<string, Changed>();
  let newest: number | null = null;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();

  const readNews = async (): Promise<void> => {
    const isFirst = newest === null;
    const from = newest ?? (await findNewest(db));
    const changed = await listChanged(db, from - OVERLAP_MS);
    const fresh = changed.filter(({ id, revision }) => seen.get(id)?.revision !== revision);
    newest = changed.reduce((latest, { changedAt }) => Math.max(latest, changedAt), from);
    seen = new Map(changed.map((one) => [one.id, one]));
    if (isFirst || fresh.length === 0) return;
    const news = { position: newest, ids: changed.length > MOST_CHANGES ? null : fresh.map(({ id }) => id) };
    onNews();
    for (const tell of listeners) tell(news);
  };

  const look = (): Promise<void> => {
    if (listeners.size === 0) return Promise.resolve();
    looking = looking.then(readNews).catch((error: unknown) => log.error({ err: error }, "news of the inbox"));
    return looking;
  };

  const start = (): void => {
    timer ??= setInterval(() => void look(), POLL_MS).unref();
  };
  const stop = (): void => {
    clearInterval(timer);
    timer = undefined;
    newest = null;
    seen = new Map();
  };

  return {
    look,
    /** Calls back with all changes from now on; resolves when it listens. The returned function ends it. */
    listen: async (listener: Listener): Promise<() => void> => {
      listeners.add(listener);
      start();
      await look();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
    stop: async (): Promise<void> => {
      listeners.clear();
      stop();
      await looking;
    },
  };
};

export type InboxWatch = ReturnType<typeof watchChanges>;
