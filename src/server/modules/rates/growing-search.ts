import type { SourceProgress } from "#api/schema.d.ts";
import type { ExchangeRates } from "#domain/money";
import { createBatchQueue, createNews } from "#server/platform/news.ts";
import type { Clock } from "#server/platform/time.ts";
import { toAskedOffers } from "#server/rate-sources/collect-quotes.ts";
import type { RateRequest, RateSource } from "#server/rate-sources/rate-source.ts";
import { type CallEnd, toBudget } from "#server/rate-sources/running-calls.ts";
import { type AskedSource, type SourceCalls } from "#server/rate-sources/source-calls.ts";
import type { SellQuotes } from "#server/rate-sources/sell-quotes.ts";
import type { NumberedOffer } from "./found-rates.ts";
import {
  applyChanges,
  type GrowingPart,
  type GrowingState,
  isComplete,
  readSince,
  type SourceChange,
  startState,
} from "./growing-answer.ts";
import { numberOffers } from "./prepared-search.ts";
import {
  describeUnconverted,
  findUnconverted,
  isBlocked,
  toAsking,
  toEnded,
  toEndReasons,
  toPaused,
  toSeconds,
} from "./source-progress.ts";

export interface GrowingSearchOptions {
  readonly id: string;
  readonly sources: readonly RateSource[];
  readonly calls: SourceCalls;
  readonly sell: SellQuotes;
  /** With which the offers are answered. */
  readonly exchange: ExchangeRates | null;
  readonly clock: Clock;
  /** The median of what the last answers of a source took; null where it was not measured. */
  readonly findUsualSeconds: (source: string) => number | null;
  /** Stores all offers that were found so far; they are answered when it has resolved. */
  readonly save: (offers: readonly NumberedOffer[]) => Promise<void>;
  /** Stores how far the search is, for other processes; it is answered when it has resolved. */
  readonly saveState: (state: GrowingState) => Promise<void>;
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
/* Later offers are news to a list that is read. A source of the forwarder may itself wait for a carrier's schedule. */
const QUICK_MS = 300;
/* A search that is complete by then has no later answers to show. */
const MOMENT_MS = 150;
const NOT_SAVED = "Its offers could not be saved. Please search again.";
const SKIPPED = "not asked: it has failed repeatedly";

/* An answer without offers and a refusal take the place of earlier offers; a failure does not. */
const hasAnswered = (end: CallEnd): boolean =>
  end.kind === "answered" && (end.result.isOk() || end.result.error.kind === "refused");

/** Says of offers in a currency without a rate of exchange why they have no total. */
const toStated = (
  { exchange, onFailure }: GrowingSearchOptions,
  progress: SourceProgress,
  offers: readonly NumberedOffer[],
): SourceProgress => {
  const currencies = findUnconverted(offers, exchange);
  if (currencies.length === 0) return progress;
  const { sentence, reason } = describeUnconverted(progress.name, currencies);
  onFailure(progress.name, reason);
  return { ...progress, reason: sentence };
};

/** Numbers the offers of arrivals; returns the changes to answer. */
const toChanges = (
  options: GrowingSearchOptions,
  arrivals: readonly Arrival[],
  firstNumber: number,
): readonly SourceChange[] => {
  const { id, clock, sell, onFailure } = options;
  let first = firstNumber;
  return arrivals.map(({ index, source, request, asked, end }) => {
    const progress = toEnded(source, asked.askedAt, end, clock());
    if (end.kind !== "answered" || !hasAnswered(end)) return { source: index, progress };
    const sold = sell(toAskedOffers(source, end, request));
    for (const { source: name, reason } of sold.reasons) onFailure(name, reason);
    const offers = numberOffers(id, sold.offers, first);
    first += offers.length;
    return { source: index, progress: toStated(options, progress, offers), offers };
  });
};

const toNotSaved = ({ source, progress, offers = [] }: SourceChange): SourceChange =>
  offers.length === 0
    ? { source, progress }
    : { source, progress: { ...progress, state: "failed", reason: NOT_SAVED, pricedAt: null } };

/** What a search has found; each part is stored before it can be read. */
const createStoredAnswer = (options: GrowingSearchOptions, first: readonly SourceProgress[]) => {
  const { save, saveState, onFailure } = options;
  let state = startState(first);
  let stored: readonly NumberedOffer[] = [];
  const noteUnsaved = (error: unknown): void => onFailure("searches of other processes", String(error));
  const begun = saveState(state).catch(noteUnsaved);
  const publish = async (changes: readonly SourceChange[]): Promise<void> => {
    const added = changes.flatMap(({ offers }) => offers ?? []);
    const offers = added.length === 0 ? stored : [...stored, ...added];
    const next = applyChanges(state, changes);
    await begun;
    if (offers !== stored) await save(offers);
    /* Another process that reads it finds the offers. */
    await saveState(next).catch(noteUnsaved);
    [state, stored] = [next, offers];
  };
  return {
    begun,
    state: () => state,
    offers: () => stored,
    /** Without its offers, if they cannot be stored. */
    publish: (changes: readonly SourceChange[]): Promise<void> =>
      publish(changes).catch((error: unknown) => {
        for (const { progress, offers = [] } of changes) if (offers.length > 0) onFailure(progress.name, String(error));
        return publish(changes.map(toNotSaved));
      }),
  };
};

/** Asks sources; what they answer is passed on. */
const createAsker = (
  { calls, clock, findUsualSeconds, onFailure }: GrowingSearchOptions,
  onArrival: (arrival: Arrival) => void,
) => {
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
    return toAsking(source, asked.askedAt, clock(), findUsualSeconds(source.name));
  };
  return { open, ask };
};

/** A search that is answered source by source. Its offers are stored before they are answered. */
export const createGrowingSearch = (options: GrowingSearchOptions, request: RateRequest) => {
  const { sources, clock } = options;
  const news = createNews();
  const queue = createBatchQueue<Arrival | SourceChange>(async (entries) => {
    const arrivals = entries.filter((entry) => "asked" in entry);
    const asking = entries.filter((entry) => "progress" in entry);
    await answer.publish([...asking, ...toChanges(options, arrivals, answer.offers().length)]);
    for (const { index, asked } of arrivals) if (open.get(index) === asked) open.delete(index);
    news.announce();
  });
  const { open, ask } = createAsker(options, queue.add);
  const answer = createStoredAnswer(
    options,
    sources.map((source, index) => ask(source, index, request, false)),
  );
  const isDone = (): boolean => isComplete(answer.state());
  const position = (): number => answer.state().position;
  const isQuickAsked = (): boolean =>
    [...open].some(([index, { isKept }]) => isKept || sources[index]?.isInternal === true);
  const timesAsked = new Map<number, number>();
  const askAgain = (source: RateSource, index: number, again: RateRequest): void => {
    const times = timesAsked.get(index) ?? 0;
    const progress = answer.state().progress[index];
    if (open.has(index) || times >= MAX_ASKED_AGAIN || isBlocked(progress, clock())) return;
    timesAsked.set(index, times + 1);
    queue.add({ source: index, progress: ask(source, index, again, true) });
  };
  const settle = (): Promise<void> => Promise.resolve().then(queue.settle);
  return {
    begun: answer.begun,
    position,
    /** What has come since a position; what is asked states the seconds until now. */
    read: (after: number): GrowingPart & { readonly offers: readonly NumberedOffer[] } => {
      const part = readSince(answer.state(), after);
      const offers = answer.offers();
      return {
        ...part,
        offers: part.numbers.flatMap((number) => offers[number] ?? []),
        progress: part.progress.map((one, index) => {
          const asked = open.get(index);
          return asked === undefined || one.state !== "asking"
            ? one
            : { ...one, seconds: toSeconds(asked.askedAt, clock()) };
        }),
      };
    },
    /**
     * Waits for the first offers, 300 ms more for sources that answer without asking a carrier, and 150 ms for the others:
     * together at most `ms` and 150 ms.
     */
    waitForOffers: async (ms: number, signal: AbortSignal): Promise<void> => {
      const until = performance.now() + ms;
      await news.waitUntil(() => isDone() || answer.offers().length > 0, ms, signal);
      const quickMs = Math.min(QUICK_MS, until - performance.now());
      if (quickMs > 0) await news.waitUntil(() => isDone() || !isQuickAsked(), quickMs, signal);
      await news.waitUntil(isDone, MOMENT_MS, signal);
    },
    waitForNews: (after: number, ms: number, signal: AbortSignal) =>
      news.waitUntil(() => position() > after || isDone(), ms, signal),
    /** Resolves when the search states that the source is asked. */
    askAgain: async (name: string, again: RateRequest): Promise<void> => {
      for (const [index, source] of sources.entries()) if (source.name === name) askAgain(source, index, again);
      await settle();
    },
    stop: (): Promise<void> => {
      for (const { stop: stopOne } of open.values()) stopOne();
      return settle();
    },
  };
};
export type GrowingSearch = ReturnType<typeof createGrowingSearch>;
