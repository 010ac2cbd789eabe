import { err, ok, type Result } from "neverthrow";
import type { RateSearchRequest } from "#api/schema.d.ts";
import { toMinutes } from "#domain/time";
import type { Refusal } from "#server/platform/http/refusal.ts";
import type { Presence } from "#server/platform/presence.ts";
import { toInstant } from "#server/platform/time.ts";
import { createDistantSearches } from "./distant-searches.ts";
import { type GrowingOutcome, type GrowingState, isComplete, toGrowingOutcome } from "./growing-answer.ts";
import { NO_POSITION, NO_SOURCE, readPosition } from "./growing-refusals.ts";
import { createGrowingSearch } from "./growing-search.ts";
import type { GrowingStore } from "./growing-store.ts";
import { recordSearch } from "./last-searches.ts";
import { createHold, createOpenSearches, type OpenSearch } from "./open-searches.ts";
import { prepareSearch, toQuotedSearch } from "./prepared-search.ts";
import { toOfferText, writeGrowingAnswer } from "./presenter.ts";
import type { RateSearchDeps } from "./search-rates.ts";

const FIRST_ANSWER_MS = 1_000;
/* A request is answered within twenty seconds. */
const LONG_POLL_MS = 15_000;

type Text = Result<readonly string[], Refusal>;

export interface GrowingSearches {
  /** Answers within half a second after the first offers, with the forwarder's own and kept prices that have come, when all sources have answered, or after a second. */
  readonly start: (
    body: RateSearchRequest,
    companyId: string,
    rememberedBy: string | null,
    signal: AbortSignal,
  ) => Promise<Text>;
  /** Answers when there is news since `after`, or after a while. */
  readonly continue: (id: string, companyId: string, after: string, signal: AbortSignal) => Promise<Text>;
  readonly stop: (id: string, companyId: string, signal: AbortSignal) => Promise<Text>;
  readonly askAgain: (id: string, companyId: string, source: string, signal: AbortSignal) => Promise<Text>;
  readonly close: () => Promise<void>;
}

export interface GrowingSearchesDeps extends RateSearchDeps {
  readonly growing: GrowingStore;
  readonly presence: Presence;
  readonly findUsualSeconds: (source: string) => number | null;
  /** Called once for each search of this process that is complete. */
  readonly onEnd: (outcome: GrowingOutcome) => void;
}

/** Writes what a search has found since a position. */
const createWriter = ({ clock }: GrowingSearchesDeps) => {
  const writePart = (
    { id, search }: Pick<OpenSearch, "id" | "search">,
    after: number,
    accompanying: Parameters<typeof writeGrowingAnswer>[3],
    message?: string,
  ) => {
    const part = search.read(after);
    return ok(writeGrowingAnswer(id, part, part.offers.map(toOfferText), accompanying, message));
  };
  return {
    writePart,
    write: (one: OpenSearch, after: number, message?: string) => {
      const { exchange, tax } = one.prepared;
      return writePart(one, after, { answeredAt: toInstant(clock()), exchange, tax, booked: [], haulage: [] }, message);
    },
  };
};

type Begun = Pick<OpenSearch, "id" | "companyId" | "prepared">;

/** Stores how far a search is; this process is seen to run until it is complete. `onLost`: another process has ended it. */
const createStateWriter = (
  { growing, presence, searches, clock, onEnd }: GrowingSearchesDeps,
  { id, companyId, prepared: { now, exchange } }: Begun,
  onLost: () => void,
) => {
  const hold = createHold(presence);
  let hasEnded = false;
  const end = (state: GrowingState): void => {
    if (!hasEnded) onEnd(toGrowingOutcome(state));
    hasEnded = true;
  };
  const save = async (state: GrowingState): Promise<void> => {
    const isDone = isComplete(state);
    if (!isDone) await hold(true);
    const isSaved = await growing.save({ id, accountId: companyId, startedAt: now, savedAt: clock() }, state, exchange);
    if (isDone || !isSaved) await hold(false);
    if (isDone) end(state);
    if (!isSaved) onLost();
  };
  return (state: GrowingState): Promise<void> => searches.waitBriefly(save(state));
};

/** Begins to ask the sources of a search. */
const beginSearch = (deps: GrowingSearchesDeps, begun: Begun, onLost: () => void): OpenSearch => {
  const { calls, clock, findUsualSeconds, searches, onFailure } = deps;
  const { id, companyId, prepared } = begun;
  const search = createGrowingSearch(
    {
      id,
      sources: prepared.sources,
      sell: prepared.sell,
      exchange: prepared.exchange,
      calls,
      clock,
      findUsualSeconds,
      save: (offers) => searches.save(toQuotedSearch(prepared, { id, accountId: companyId }, offers)),
      saveState: createStateWriter(deps, begun, onLost),
      onFailure,
    },
    prepared.request,
  );
  return { ...begun, search };
};

const createAskAgain =
  ({ clock }: GrowingSearchesDeps) =>
  ({ prepared, search }: OpenSearch, source: string): Promise<void> => {
    const now = clock();
    return search.askAgain(source, { ...prepared.request, askedAt: toInstant(now), now: toMinutes(now) });
  };

type Open = ReturnType<typeof createOpenSearches>;

const createStart = (deps: GrowingSearchesDeps, open: Open): GrowingSearches["start"] => {
  const { clock, ids, searches } = deps;
  const { writePart } = createWriter(deps);
  return async (body, companyId, rememberedBy, signal) => {
    const now = clock();
    const [prepared, booked] = await Promise.all([
      prepareSearch(deps, body, now, companyId),
      deps.bookedSailings(companyId, now),
    ]);
    if (prepared.isErr()) return err(prepared.error);
    const id = ids.id();
    const begun = beginSearch(deps, { id, companyId, prepared: prepared.value }, () => open.lose(id));
    open.add(begun);
    const { search } = begun;
    const recorded = rememberedBy === null ? null : searches.waitBriefly(recordSearch(deps, rememberedBy, body, now));
    await Promise.all([search.waitForOffers(FIRST_ANSWER_MS, signal), search.begun, recorded]);
    const { exchange, tax, haulage } = prepared.value;
    return writePart(begun, 0, { answeredAt: toInstant(clock()), exchange, tax, booked, haulage });
  };
};

/** Searches whose answer grows, of this process and of others. */
export const createGrowingSearches = (deps: GrowingSearchesDeps): GrowingSearches => {
  const { clock, onFailure, growing } = deps;
  const askAgain = createAskAgain(deps);
  const open = createOpenSearches({ store: growing, askAgain, onFailure });
  const distant = createDistantSearches({ store: growing, clock });
  const { write } = createWriter(deps);
  return {
    start: createStart(deps, open),
    continue: async (id, companyId, after, signal) => {
      const found = open.find(id, companyId);
      if (found === undefined) return distant.continue(id, companyId, after, LONG_POLL_MS, signal);
      const { search } = found;
      const position = readPosition(after, search.position());
      if (position === null) return err(NO_POSITION);
      await search.waitForNews(position, LONG_POLL_MS, signal);
      return write(found, position);
    },
    stop: async (id, companyId, signal) => {
      const found = open.find(id, companyId);
      if (found === undefined) return distant.stop(id, companyId, signal);
      await found.search.stop();
      return write(found, found.search.position(), "Search stopped");
    },
    askAgain: async (id, companyId, source, signal) => {
      const found = open.find(id, companyId);
      if (found === undefined) return distant.askAgain(id, companyId, source, signal);
      if (!found.prepared.sources.some(({ name }) => name === source)) return err(NO_SOURCE);
      await askAgain(found, source);
      return write(found, found.search.position());
    },
    close: open.close,
  };
};
