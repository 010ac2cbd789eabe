import type { Presence } from "#server/platform/presence.ts";
import type { GrowingSearch } from "./growing-search.ts";
import { type GrowingStore, LONGEST_SEARCH_MS } from "./growing-store.ts";
import type { PreparedSearch } from "./prepared-search.ts";

/** A search that can be continued, by its account, for an hour. */
export interface OpenSearch {
  readonly id: string;
  readonly companyId: string;
  readonly prepared: PreparedSearch;
  readonly search: GrowingSearch;
}

const MAX_OPEN = 2_000;
const MAX_OPEN_OF_COMPANY = 100;
const LOOK_EVERY_MS = 1_000;

/** Other processes see that this one runs while it is held. */
export const createHold = (presence: Presence): ((isHeld: boolean) => Promise<void>) => {
  let leave: (() => void) | null = null;
  let last = Promise.resolve();
  const hold = async (isHeld: boolean): Promise<void> => {
    if (isHeld) leave ??= await presence.enter();
    else {
      leave?.();
      leave = null;
    }
  };
  return (isHeld) => {
    const held = last.then(() => hold(isHeld));
    last = held.catch(() => undefined);
    return held;
  };
};

export interface OpenSearchesDeps {
  readonly store: GrowingStore;
  readonly askAgain: (open: OpenSearch, source: string) => Promise<void>;
  readonly onFailure: (what: string, reason: string) => void;
}

/**
 * Searches that this process began. Those that are older than an hour and those that are too many end. It looks each second
 * whether other processes want something of them.
 */
export const createOpenSearches = ({ store, askAgain, onFailure }: OpenSearchesDeps) => {
  const open = new Map<string, OpenSearch>();
  const noteFailure = (error: unknown): void => onFailure("searches of other processes", String(error));
  const end = (one: OpenSearch): void => {
    open.delete(one.id);
    void one.search
      .stop()
      .then(() => store.remove(one.id))
      .catch(noteFailure);
  };
  const doWanted = async (): Promise<void> => {
    for (const { id, isStopWanted, wantedSource } of await store.listWanted()) {
      const found = open.get(id);
      if (found !== undefined && isStopWanted === 1) await found.search.stop();
      if (found !== undefined && wantedSource !== null) await askAgain(found, wantedSource);
      if (found !== undefined) await store.clearWanted(id);
    }
  };
  let looking: Promise<void> = Promise.resolve();
  let isLooking = false;
  const look = (): void => {
    if (isLooking || open.size === 0) return;
    isLooking = true;
    looking = doWanted()
      .catch(noteFailure)
      .finally(() => {
        isLooking = false;
      });
  };
  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  return {
    find: (id: string, companyId: string): OpenSearch | undefined => {
      const found = open.get(id);
      return found?.companyId === companyId ? found : undefined;
    },
    add: (added: OpenSearch): void => {
      open.set(added.id, added);
      const searches = [...open.values()];
      const ofCompany = searches.filter(({ companyId }) => companyId === added.companyId);
      const old = searches.filter(({ prepared }) => prepared.now < added.prepared.now - LONGEST_SEARCH_MS);
      for (const one of [...old, ...searches.slice(0, -MAX_OPEN), ...ofCompany.slice(0, -MAX_OPEN_OF_COMPANY)])
        end(one);
    },
    /** Another process has ended it. */
    lose: (id: string): void => {
      const lost = open.get(id);
      open.delete(id);
      void lost?.search.stop();
    },
    /** Stops all; other processes answer what they have found. */
    close: async (): Promise<void> => {
      clearInterval(timer);
      await looking;
      await Promise.all([...open.values()].map(({ search }) => search.stop()));
    },
  };
};
