import { waitAtMost } from "#server/platform/wait.ts";
import { busyError, findFault } from "#server/platform/faults.ts";
import { toSearchId } from "./offer-store.ts";
import type { QuotedSearchTable } from "./tables.ts";

const MAX_PENDING = 100;
const MAX_PENDING_BYTES = 32 * 1024 * 1024;
/* Each attempt waits a minute for the write lock. */
const MAX_ATTEMPTS = 10;
/* Less than a request may take: an offer is not booked after its booking was refused. */
const LONGEST_SETTLE_MS = 10_000;

/** Stores what searches quoted. */
export interface SearchStore {
  /**
   * Resolves when the search may be answered: when it is stored, or after a short time while another process holds the
   * write lock. One that is saved again replaces its offers.
   */
  readonly save: (search: QuotedSearchTable) => Promise<void>;
  /** Resolves when other work of a search is done, or after the same short time. */
  readonly waitBriefly: (work: Promise<void>) => Promise<void>;
  /** Resolves when the search of an offer is no longer pending: before it, the database does not have the offer. Fails as busy after ten seconds. */
  readonly settle: (offerId: string) => Promise<void>;
  readonly flush: () => Promise<void>;
}

export interface SearchStoreOptions {
  /** Waits for a write for as long as an answer may; null: a search is answered only when it is stored. */
  readonly wait: ((write: Promise<void>) => Promise<void>) | null;
  readonly onFailure: (error: unknown) => void;
}

const DONE = Promise.resolve();

type WriteSearch = (search: QuotedSearchTable) => Promise<void>;

const writeUntilFree = async (write: WriteSearch, search: QuotedSearchTable): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await write(search);
    } catch (error) {
      if (findFault(error) !== "busy" || attempt === MAX_ATTEMPTS) throw error;
    }
  }
};

export const createSearchStore = (write: WriteSearch, { wait, onFailure }: SearchStoreOptions): SearchStore => {
  const pending = new Map<string, Promise<void>>();
  let pendingBytes = 0;
  const savePending = (
    search: QuotedSearchTable,
    waitBriefly: (write: Promise<void>) => Promise<void>,
  ): Promise<void> => {
    const { id, offers } = search;
    pendingBytes += offers.length;
    const written = (pending.get(id) ?? DONE).then(() => writeUntilFree(write, search));
    const stored: Promise<void> = written.catch(onFailure).finally(() => {
      if (pending.get(id) === stored) pending.delete(id);
      pendingBytes -= offers.length;
    });
    pending.set(id, stored);
    return waitBriefly(written);
  };
  return {
    save: async (search) => {
      const hasRoom = pending.size < MAX_PENDING && pendingBytes + search.offers.length <= MAX_PENDING_BYTES;
      if (wait !== null && hasRoom) return savePending(search, wait);
      await pending.get(search.id);
      return write(search);
    },
    waitBriefly: (work) => (wait === null ? work : wait(work)),
    settle: async (offerId) => {
      const search = toSearchId(offerId);
      await waitAtMost(pending.get(search) ?? DONE, LONGEST_SETTLE_MS);
      if (pending.has(search)) throw busyError("The search of an offer was not stored in time.");
    },
    flush: async () => {
      await Promise.all(pending.values());
    },
  };
};
