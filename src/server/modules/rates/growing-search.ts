import { createBatchQueue, createNews } from "#server/platform/news.ts";
import type { Clock } from "#server/platform/time.ts";
import { toAskedOffers } from "#server/rate-sources/collect-quotes.ts";
import type { RateRequest, RateSource } from "#server/rate-sources/rate-source.ts";
import { type CallEnd, toBudget } from "#server/rate-sources/running-calls.ts";
import { type AskedSource, type SourceCalls } from "#server/rate-sources/source-calls.ts";
import type { NumberedOffer } from "./found-rates.ts";
import { createGrowingAnswer, type GrowingPart, type SourceChange } from "./growing-answer.ts";
import { numberOffers } from "./prepared-search.ts";
import { isBlocked, toAsking, toEnded, toEndReasons, toPaused } from "./source-progress.ts";

export interface GrowingSearchOptions {
  readonly id: string;
  readonly sources: readonly RateSource[];
  readonly calls: SourceCalls;
  readonly clock: Clock;
  /** Stores all offers that were found so far; they are answered when it has resolved. */
  readonly save: (offers: readonly NumberedOffer[]) => Promise<void>;
  readonly onFailure: (source: string, reason: string) => void;
}

/** How waiting for a source ended. */
interface Arrival {
  readonly index: number;
  readonly source: RateSource;
  readonly request: RateRequest;
  readonly asked: AskedSource;
  readonly end: CallEnd;
}

const MAX_ASKED_AGAIN = 20;
/* A search that is complete by then has no later answers to show. */
const MOMENT_MS = 150;
const NOT_SAVED = "Its offers could not be saved. Please search again.";
const SKIPPED = "not asked: it did not answer before";

/* An answer without offers and a refusal take the place of earlier offers; a failure does not. */
const hasAnswered = (end: CallEnd): boolean =>
  end.kind === "answered" && (end.result.isOk() || end.result.error.kind === "refused");

/** Stores the offers of arrivals, each with a number of its own; returns the changes to answer. */
const createOfferWriter = ({ id, clock, save, onFailure }: GrowingSearchOptions) => {
  let stored: readonly NumberedOffer[] = [];
  const toChange = ({ index, source, request, asked, end }: Arrival, first: number): SourceChange => {
    const progress = toEnded(source, asked.askedAt, end, clock());
    if (end.kind !== "answered" || !hasAnswered(end)) return { source: index, progress };
    return { source: index, progress, offers: numberOffers(id, toAskedOffers(source, end, request), first) };
  };
  const toNotSaved = ({ source, progress }: SourceChange, error: unknown): SourceChange => {
    onFailure(progress.name, String(error));
    return { source, progress: { ...progress, state: "failed", reason: NOT_SAVED, pricedAt: null } };
  };
  return async (arrivals: readonly Arrival[]): Promise<readonly SourceChange[]> => {
    const changes: SourceChange[] = [];
    let offers = stored;
    for (const arrival of arrivals) {
      const change = toChange(arrival, offers.length);
      changes.push(change);
      offers = [...offers, ...(change.offers ?? [])];
    }
    if (offers.length === stored.length) return changes;
    return save(offers).then(
      () => {
        stored = offers;
        return changes;
      },
      (error: unknown) =>
        changes.map((change) => ((change.offers ?? []).length === 0 ? change : toNotSaved(change, error))),
    );
  };
};

/** Asks sources; what they answer is passed on. */
const createAsker = ({ calls, clock, onFailure }: GrowingSearchOptions, onArrival: (arrival: Arrival) => void) => {
  const open = new Map<number, AskedSource>();
  const ask = (source: RateSource, index: number, request: RateRequest, isNew: boolean) => {
    const asked = calls.ask(source, request, { waitMs: toBudget(source), isNew });
    if (asked.kind === "paused") {
      onFailure(source.name, SKIPPED);
      return toPaused(source, asked.until);
    }
    open.set(index, asked);
    void asked.end.then((end) => {
      for (const reason of toEndReasons(source, end)) onFailure(source.name, reason);
      onArrival({ index, source, request, asked, end });
    });
    return toAsking(source, asked.askedAt, clock());
  };
  return { open, ask };
};

/** A search that is answered source by source. Its offers are stored before they are answered. */
export const createGrowingSearch = (options: GrowingSearchOptions, request: RateRequest) => {
  const { sources, clock } = options;
  const news = createNews();
  const writeOffers = createOfferWriter(options);
  const queue = createBatchQueue<Arrival>(async (arrivals) => {
    const changes = await writeOffers(arrivals);
    for (const { index, asked } of arrivals) if (open.get(index) === asked) open.delete(index);
    answer.publish(changes);
    news.announce();
  });
  const { open, ask } = createAsker(options, queue.add);
  const answer = createGrowingAnswer(sources.map((source, index) => ask(source, index, request, false)));
  const isQuickAsked = (): boolean =>
    [...open].some(([index, { isKept }]) => isKept || sources[index]?.isInternal === true);
  const timesAsked = new Map<number, number>();
  const askAgain = (source: RateSource, index: number, again: RateRequest): void => {
    const times = timesAsked.get(index) ?? 0;
    if (open.has(index) || times >= MAX_ASKED_AGAIN || isBlocked(answer.progressOf(index), clock())) return;
    timesAsked.set(index, times + 1);
    answer.publish([{ source: index, progress: ask(source, index, again, true) }]);
    news.announce();
  };
  const stop = (): Promise<void> => {
    for (const { stop: stopOne } of open.values()) stopOne();
    return Promise.resolve().then(queue.settle);
  };
  return {
    position: answer.position,
    isComplete: answer.isComplete,
    /** What has come since a position; what is asked states the seconds until now. */
    read: (after: number): GrowingPart => {
      const part = answer.since(after);
      return {
        ...part,
        progress: part.progress.map((one, index) => {
          const [source, asked] = [sources[index], open.get(index)];
          return source === undefined || asked === undefined || one.state !== "asking"
            ? one
            : { ...one, seconds: toAsking(source, asked.askedAt, clock()).seconds };
        }),
      };
    },
    /** Waits for the first offers with all sources that answer without asking a carrier, and a moment for the others. */
    waitForOffers: async (ms: number, signal: AbortSignal): Promise<void> => {
      await news.waitUntil(() => answer.isComplete() || (answer.hasOffers() && !isQuickAsked()), ms, signal);
      await news.waitUntil(answer.isComplete, MOMENT_MS, signal);
    },
    waitForNews: (after: number, ms: number, signal: AbortSignal) =>
      news.waitUntil(() => answer.position() > after || answer.isComplete(), ms, signal),
    askAgain: (name: string, again: RateRequest): void => {
      for (const [index, source] of sources.entries()) if (source.name === name) askAgain(source, index, again);
    },
    stop,
  };
};
export type GrowingSearch = ReturnType<typeof createGrowingSearch>;
