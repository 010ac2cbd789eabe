import { sql } from "kysely";
import type { ExchangeRates } from "#domain/money";
import { storedJson } from "#server/platform/database/statements.ts";
import { isAlive } from "#server/platform/presence.ts";
import type { DatabaseKind, Executor } from "#server/schema.ts";
import { type GrowingState, isComplete } from "./growing-answer.ts";
import { listOfferTexts } from "./offer-store.ts";
import type { GrowingSearchTable } from "./tables.ts";

/** A search of another process. */
export interface StoredGrowingSearch {
  readonly state: GrowingState;
  readonly savedAt: number;
  readonly exchange: ExchangeRates | null;
  readonly isOwned: boolean;
  readonly wantedSource: string | null;
}

/** Another process may go on with a search for as long. */
export const LONGEST_SEARCH_MS = 3_600_000;

export interface GrowingStoreDeps {
  readonly db: Executor;
  readonly kind: DatabaseKind;
  /** Runs one statement, which may share its transaction with others. */
  readonly write: <T>(work: (db: Executor) => Promise<T>) => Promise<T>;
  /** The process. */
  readonly owner: string;
}

const toColumns = (state: GrowingState) => ({
  position: state.position,
  isComplete: isComplete(state) ? 1 : 0,
  state: JSON.stringify(state),
});

/** The searches of this process, and what others want of them. */
const createOwnSearches = ({ db, write, owner }: GrowingStoreDeps) => {
  const ownSearch = (id: string) => (executor: Executor) =>
    executor.updateTable("growingSearch").where("id", "=", id).where("owner", "=", owner);
  return {
    /** False if another process has ended the search, because this one seemed to have died. */
    save: async (
      search: Pick<GrowingSearchTable, "id" | "accountId" | "startedAt" | "savedAt">,
      state: GrowingState,
      exchange: ExchangeRates | null,
    ): Promise<boolean> => {
      const changed = { savedAt: search.savedAt, ...toColumns(state) };
      const fixed = { owner, exchange: exchange === null ? null : JSON.stringify(exchange), isStopWanted: 0 };
      const saved = await write((executor) =>
        executor
          .insertInto("growingSearch")
          .values({ ...search, ...changed, ...fixed })
          .onConflict((conflict) => conflict.column("id").doUpdateSet(changed).where("growingSearch.owner", "=", owner))
          .returning("id")
          .executeTakeFirst(),
      );
      return saved !== undefined;
    },
    /** What other processes want of the searches of this one. */
    listWanted: () =>
      db
        .selectFrom("growingSearch")
        .select(["id", "isStopWanted", "wantedSource"])
        .where("owner", "=", owner)
        .where((search) => search.or([search("isStopWanted", "=", 1), search("wantedSource", "is not", null)]))
        .execute(),
    clearWanted: async (id: string): Promise<void> => {
      await write((executor) => ownSearch(id)(executor).set({ isStopWanted: 0, wantedSource: null }).execute());
    },
    remove: async (id: string): Promise<void> => {
      await write((executor) =>
        executor.deleteFrom("growingSearch").where("id", "=", id).where("owner", "=", owner).execute(),
      );
    },
  };
};

/** How far searches of any process are. */
const createSearchReader = ({ db, kind }: GrowingStoreDeps) => ({
  /** Null for one of another account, and for one that is too old. */
  find: async (id: string, accountId: string, now: number): Promise<StoredGrowingSearch | null> => {
    const row = await db
      .selectFrom("growingSearch")
      .select(["state", "savedAt", "exchange", "wantedSource"])
      .select(sql<number>`case when ${isAlive(kind, "growingSearch.owner")} then 1 else 0 end`.as("isOwned"))
      .where("id", "=", id)
      .where("accountId", "=", accountId)
      .where("startedAt", ">=", now - LONGEST_SEARCH_MS)
      .executeTakeFirst();
    if (row === undefined) return null;
    const { state, savedAt, exchange, isOwned, wantedSource } = row;
    return {
      state: storedJson<GrowingState>(state),
      savedAt,
      exchange: exchange === null ? null : storedJson<ExchangeRates>(exchange),
      isOwned: isOwned === 1,
      wantedSource,
    };
  },
  readPosition: (id: string) =>
    db
      .selectFrom("growingSearch")
      .select(["position", "isComplete", "wantedSource"])
      .select(sql<number>`case when ${isAlive(kind, "growingSearch.owner")} then 1 else 0 end`.as("isOwned"))
      .where("id", "=", id)
      .executeTakeFirst(),
  /** The JSON text of each offer, by its number. */
  readOfferTexts: async (id: string): Promise<readonly string[]> => {
    const row = await db.selectFrom("quotedSearch").select("offers").where("id", "=", id).executeTakeFirst();
    return row === undefined ? [] : listOfferTexts(row.offers);
  },
});

/** What this process does to searches of others. */
const createOtherSearches = ({ kind, write }: GrowingStoreDeps) => ({
  /** Ends a search whose process has died; nothing happens if it has gone on. */
  end: async (id: string, position: number, state: GrowingState): Promise<void> => {
    await write((executor) =>
      executor
        .updateTable("growingSearch")
        .set({ owner: null, position: state.position, isComplete: 1, state: JSON.stringify(state) })
        .where("id", "=", id)
        .where("position", "=", position)
        .where(sql<boolean>`not ${isAlive(kind, "growingSearch.owner")}`)
        .execute(),
    );
  },
  want: async (id: string, wanted: { readonly isStopWanted: 1 } | { readonly wantedSource: string | null }) => {
    await write((executor) => executor.updateTable("growingSearch").set(wanted).where("id", "=", id).execute());
  },
});

/** What processes must know about each other's searches. */
export const createGrowingStore = (deps: GrowingStoreDeps) => ({
  ...createOwnSearches(deps),
  ...createSearchReader(deps),
  ...createOtherSearches(deps),
  prune: async (now: number): Promise<void> => {
    await deps.db
      .deleteFrom("growingSearch")
      .where("startedAt", "<", now - LONGEST_SEARCH_MS)
      .execute();
  },
});
export type GrowingStore = ReturnType<typeof createGrowingStore>;
