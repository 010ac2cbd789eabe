import { setTimeout as delay } from "node:timers/promises";
import { err, ok, type Result } from "neverthrow";
import type { SourceProgress } from "#api/schema.d.ts";
import type { Refusal } from "#server/platform/http/refusal.ts";
import { type Clock, toInstant } from "#server/platform/time.ts";
import { applyChanges, type GrowingState, isComplete, readSince } from "./growing-answer.ts";
import type { GrowingStore, StoredGrowingSearch } from "./growing-store.ts";
import { NO_POSITION, NO_SEARCH, NO_SOURCE, readPosition } from "./growing-refusals.ts";
import { type OfferText, writeGrowingAnswer } from "./presenter.ts";

type Text = Result<readonly string[], Refusal>;

const FIRST_PAUSE_MS = 25;
const LONGEST_PAUSE_MS = 500;
const PAUSE_GROWTH = 1.5;
/* The process of a search looks for what is wanted each second. */
const LONGEST_ANSWER_MS = 5_000;
/* A part is answered by its process as soon as it is written, which may end a moment later. */
const LATE_PART_MS = 1_000;

const LOST = { state: "failed", reason: "Its answer was lost. Ask it again." } as const;
const STOPPED = { state: "stopped", reason: null } as const;

/** The state once nobody waits for its sources any longer. */
const endSources = (state: GrowingState, end: Pick<SourceProgress, "state" | "reason">): GrowingState =>
  applyChanges(
    state,
    state.progress.flatMap((progress, source) =>
      progress.state === "asking" ? [{ source, progress: { ...progress, ...end } }] : [],
    ),
  );

const addSeconds = (progress: readonly SourceProgress[], ms: number): readonly SourceProgress[] =>
  progress.map((one) =>
    one.state === "asking"
      ? { ...one, seconds: Math.round((one.seconds ?? 0) * 10 + Math.max(0, ms) / 100) / 10 }
      : one,
  );

export interface DistantSearchesDeps {
  readonly store: GrowingStore;
  readonly clock: Clock;
}

/** Searches of other processes: what they have found is read from the database, and what is wanted is written there. */
export const createDistantSearches = ({ store, clock }: DistantSearchesDeps) => {
  type Peek = NonNullable<Awaited<ReturnType<GrowingStore["readPosition"]>>>;
  /** Looks at a search, less and less often. */
  const waitUntil = async (
    id: string,
    isReached: (now: Peek) => boolean,
    { ms, signal }: { readonly ms: number; readonly signal: AbortSignal },
  ): Promise<void> => {
    const until = performance.now() + ms;
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * PAUSE_GROWTH, LONGEST_PAUSE_MS)) {
      const now = await store.readPosition(id);
      if (now === undefined || isReached(now) || performance.now() >= until || signal.aborted) return;
      if (now.isOwned !== 1 && now.isComplete !== 1) return;
      await delay(pauseMs, undefined, { signal }).catch(() => undefined);
    }
  };
  const readTexts = async (id: string, { found }: GrowingState, numbers: readonly number[]) => {
    if (numbers.length === 0) return [];
    const texts = await store.readOfferTexts(id);
    return numbers.flatMap((number): readonly OfferText[] => {
      const [offer, text] = [found[number], texts[number]];
      return offer === undefined || text === undefined ? [] : [{ kind: offer.kind, pieces: [text] }];
    });
  };
  /** While the embedded database is locked, offers may be stored later than their part: it is to be asked for again. */
  const write = async (
    id: string,
    { state, savedAt, exchange }: StoredGrowingSearch,
    after: number,
    message?: string,
  ): Promise<Text> => {
    const read = readSince(state, after);
    const offers = await readTexts(id, state, read.numbers);
    const part =
      offers.length === read.numbers.length ? read : { ...read, position: after, removed: [], isComplete: false };
    if (part !== read) await delay(LONGEST_PAUSE_MS);
    const progress = addSeconds(part.progress, clock() - savedAt);
    /* The first part of the answer has stated the tax. */
    const accompanying = { answeredAt: toInstant(clock()), exchange, tax: null, booked: [], haulage: [] };
    return ok(writeGrowingAnswer(id, { ...part, progress }, part === read ? offers : [], accompanying, message));
  };
  const find = (id: string, accountId: string): Promise<StoredGrowingSearch | null> =>
    store.find(id, accountId, clock());
  /** Ends it if its process has died. */
  const findOrEnd = async (
    id: string,
    accountId: string,
    end: Pick<SourceProgress, "state" | "reason">,
  ): Promise<StoredGrowingSearch | null> => {
    const found = await find(id, accountId);
    if (found === null || found.isOwned || isComplete(found.state)) return found;
    await store.end(id, found.state.position, endSources(found.state, end));
    return find(id, accountId);
  };
  const answer = async (
    [id, accountId]: readonly [string, string],
    toAfter: (found: StoredGrowingSearch) => number | null,
    {
      end = LOST,
      message,
    }: { readonly end?: Pick<SourceProgress, "state" | "reason">; readonly message?: string } = {},
  ): Promise<Text> => {
    const found = await findOrEnd(id, accountId, end);
    if (found === null) return err(NO_SEARCH);
    const after = toAfter(found);
    return after === null ? err(NO_POSITION) : write(id, found, after, message);
  };
  const toPosition = ({ state }: StoredGrowingSearch): number => state.position;
  return {
    continue: async (id: string, accountId: string, after: string, ms: number, signal: AbortSignal): Promise<Text> => {
      const found = await find(id, accountId);
      if (found === null) return err(NO_SEARCH);
      const position = readPosition(after, Number.MAX_SAFE_INTEGER);
      if (position === null) return err(NO_POSITION);
      const isAhead = position > found.state.position;
      await waitUntil(
        id,
        (now) => (isAhead ? now.position >= position : now.position > position || now.isComplete === 1),
        { ms: isAhead ? LATE_PART_MS : ms, signal },
      );
      return answer([id, accountId], ({ state }) => readPosition(after, state.position));
    },
    stop: async (id: string, accountId: string, signal: AbortSignal): Promise<Text> => {
      const found = await find(id, accountId);
      if (found === null) return err(NO_SEARCH);
      if (!isComplete(found.state)) await store.want(id, { isStopWanted: 1 });
      await waitUntil(id, (now) => now.isComplete === 1, { ms: LONGEST_ANSWER_MS, signal });
      return answer([id, accountId], toPosition, { end: STOPPED, message: "Search stopped" });
    },
    /** A search whose process does not take it has ended. */
    askAgain: async (id: string, accountId: string, source: string, signal: AbortSignal): Promise<Text> => {
      const found = await find(id, accountId);
      if (found === null) return err(NO_SEARCH);
      if (!found.state.progress.some(({ name }) => name === source)) return err(NO_SOURCE);
      await store.want(id, { wantedSource: source });
      await waitUntil(id, (now) => now.wantedSource === null, { ms: LONGEST_ANSWER_MS, signal });
      const asked = await find(id, accountId);
      if (asked?.wantedSource !== null) {
        await store.want(id, { wantedSource: null });
        return err(NO_SEARCH);
      }
      return answer([id, accountId], toPosition);
    },
  };
};
