import { err, ok, type Result } from "neverthrow";
import type { RateSearchRequest } from "#api/schema.d.ts";
import type { Refusal } from "#server/platform/http/refusal.ts";
import { toInstant } from "#server/platform/time.ts";
import { toMinutes } from "#domain/time";
import { createGrowingSearch, type GrowingSearch } from "./growing-search.ts";
import { recordSearch } from "./last-searches.ts";
import { type PreparedSearch, prepareSearch, toQuotedSearch } from "./prepared-search.ts";
import { writeGrowingAnswer } from "./presenter.ts";
import type { RateSearchDeps } from "./search-rates.ts";

/** A search that can be continued, by its account, for an hour. */
interface OpenSearch {
  readonly id: string;
  readonly accountId: string;
  readonly prepared: PreparedSearch;
  readonly search: GrowingSearch;
}

const HOUR_MS = 3_600_000;
const MAX_OPEN = 2_000;
const MAX_OPEN_OF_ACCOUNT = 100;
const FIRST_ANSWER_MS = 1_000;
/* A request is answered within twenty seconds. */
const LONG_POLL_MS = 15_000;

const NO_SEARCH: Refusal = { kind: "not-found", message: "This search has ended. Please search again." };
const NO_POSITION: Refusal = { kind: "malformed", message: "This search has no such position." };
const NO_SOURCE: Refusal = {
  kind: "fields",
  message: "Please check the marked fields.",
  fields: [{ field: "source", message: "This search has no such source" }],
};

/** Searches in the memory of this process. Those that are older than an hour and those that are too many end. */
const createOpenSearches = () => {
  const open = new Map<string, OpenSearch>();
  const end = (one: OpenSearch): void => {
    open.delete(one.id);
    void one.search.stop();
  };
  return {
    find: (id: string, accountId: string): OpenSearch | undefined => {
      const found = open.get(id);
      return found?.accountId === accountId ? found : undefined;
    },
    add: (added: OpenSearch): void => {
      open.set(added.id, added);
      const searches = [...open.values()];
      const ofAccount = searches.filter(({ accountId }) => accountId === added.accountId);
      const old = searches.filter(({ prepared }) => prepared.now < added.prepared.now - HOUR_MS);
      for (const one of [...old, ...searches.slice(0, -MAX_OPEN), ...ofAccount.slice(0, -MAX_OPEN_OF_ACCOUNT)])
        end(one);
    },
  };
};

type Text = Result<readonly string[], Refusal>;

export interface GrowingSearches {
  /** Answers when a source has an offer and the forwarder's own and kept prices are there, when all have answered, or after a second. */
  readonly start: (
    body: RateSearchRequest,
    accountId: string,
    isRemembered: boolean,
    signal: AbortSignal,
  ) => Promise<Text>;
  /** Answers when there is news since `after`, or after a while. */
  readonly continue: (id: string, accountId: string, after: string, signal: AbortSignal) => Promise<Text>;
  readonly stop: (id: string, accountId: string) => Promise<Text>;
  readonly askAgain: (id: string, accountId: string, source: string) => Promise<Text>;
}

const readPosition = (text: string, { position }: GrowingSearch): number | null =>
  /^\d{1,15}$/.test(text) && Number(text) <= position() ? Number(text) : null;

/** Searches whose answer grows. */
export const createGrowingSearches = (deps: RateSearchDeps): GrowingSearches => {
  const { clock, ids, calls, searches, onFailure } = deps;
  const open = createOpenSearches();
  const write = ({ id, prepared, search }: OpenSearch, after: number, message?: string) => {
    const { exchange } = prepared;
    const accompanying = { answeredAt: toInstant(clock()), exchange, booked: [], haulage: [] };
    return ok(writeGrowingAnswer(id, search.read(after), accompanying, message));
  };
  const begin = (prepared: PreparedSearch, accountId: string): OpenSearch => {
    const id = ids.id();
    const { sources } = prepared;
    const search = createGrowingSearch(
      {
        id,
        sources,
        calls,
        clock,
        save: (offers) => searches.save(toQuotedSearch(prepared, { id, accountId }, offers)),
        onFailure,
      },
      prepared.request,
    );
    const begun = { id, accountId, prepared, search };
    open.add(begun);
    return begun;
  };
  const find = (id: string, accountId: string): Result<OpenSearch, Refusal> => {
    const found = open.find(id, accountId);
    return found === undefined ? err(NO_SEARCH) : ok(found);
  };
  return {
    start: async (body, accountId, isRemembered, signal) => {
      const now = clock();
      const [prepared, booked] = await Promise.all([
        prepareSearch(deps, body, now),
        deps.bookedSailings(accountId, now),
      ]);
      if (prepared.isErr()) return err(prepared.error);
      const { id, search } = begin(prepared.value, accountId);
      const recorded = isRemembered ? searches.waitBriefly(recordSearch(deps, accountId, body, now)) : null;
      await Promise.all([search.waitForOffers(FIRST_ANSWER_MS, signal), recorded]);
      const { exchange, haulage } = prepared.value;
      return ok(writeGrowingAnswer(id, search.read(0), { answeredAt: toInstant(clock()), exchange, booked, haulage }));
    },
    continue: async (id, accountId, after, signal) => {
      const found = find(id, accountId);
      if (found.isErr()) return err(found.error);
      const { search } = found.value;
      const position = readPosition(after, search);
      if (position === null) return err(NO_POSITION);
      await search.waitForNews(position, LONG_POLL_MS, signal);
      return write(found.value, position);
    },
    stop: async (id, accountId) => {
      const found = find(id, accountId);
      if (found.isErr()) return err(found.error);
      const { search } = found.value;
      await search.stop();
      return write(found.value, search.position(), "Search stopped");
    },
    askAgain: async (id, accountId, source) => {
      const found = find(id, accountId);
      if (found.isErr()) return err(found.error);
      const { prepared, search } = found.value;
      if (!prepared.sources.some(({ name }) => name === source)) return err(NO_SOURCE);
      const now = clock();
      search.askAgain(source, { ...prepared.request, askedAt: toInstant(now), now: toMinutes(now) });
      return write(found.value, search.position());
    },
  };
};
