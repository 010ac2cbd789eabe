import { createHash, randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { Presence } from "../platform/presence.ts";
import type { Clock } from "../platform/time.ts";
import type { SourceResult } from "./ask-source.ts";
import { createKeptAnswers, type SourceAnswered, toRequestKey } from "./kept-answers.ts";
import type { RateRequest, RateSource } from "./rate-source.ts";
import type { SharedAnswers, YoungEnough } from "./shared-answers.ts";

/** A source whose answers may be shared: it states how old they may be. */
export type SharingSource = RateSource & { readonly keepMs: number };

/** An answer, of this process or another one. */
export interface SharedAnswered extends SourceAnswered {
  readonly isOwn: boolean;
}

interface SharedCall {
  readonly source: SharingSource;
  readonly request: RateRequest;
  /** True: an answer that is kept does not do. */
  readonly isNew: boolean;
  readonly signal: AbortSignal;
  readonly ask: () => Promise<SourceResult>;
}

/** Requests to sources that all processes of a database share. */
export interface SharedCalls {
  /**
   * The answer that is kept, or that another process waits for, or to a request of this process. Null if it was aborted.
   * A request of a process that ends is made by one of those that wait for it.
   */
  readonly ask: (call: SharedCall) => Promise<SharedAnswered | null>;
  /** Whether other processes wait for a request of this one. */
  readonly isAwaited: (source: SharingSource, request: RateRequest) => Promise<boolean>;
  /** Deletes old answers; does nothing if this process has stored none since. */
  readonly prune: () => Promise<void>;
  /** Waits until the requests that were aborted are free for others. */
  readonly close: () => Promise<void>;
}

/* Another version may write answers in another form. */
const FORM = 1;
const FIRST_PAUSE_MS = 25;
const LONGEST_PAUSE_MS = 500;
const PAUSE_GROWTH = 1.5;
const NEVER: YoungEnough = { from: 1, to: 0 };

const toKey = (source: RateSource, request: RateRequest): string =>
  createHash("sha256")
    .update(JSON.stringify([FORM, source.name, toRequestKey(request)]))
    .digest("base64url");

const whenAborted = (signal: AbortSignal): Promise<null> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve(null);
    signal.addEventListener("abort", () => resolve(null), { once: true });
  });

export interface SharedCallsDeps {
  readonly answers: SharedAnswers;
  readonly presence: Presence;
  readonly clock: Clock;
  readonly isKeepable: (result: SourceResult) => boolean;
  /** Of an answer that could not be stored for others. */
  readonly onFailure: (error: unknown) => void;
}

type Row = NonNullable<Awaited<ReturnType<SharedAnswers["find"]>>>;

/* Reading an answer takes longer than finding it, and what is written of offers is cached by their identity. */
type Memory = ReturnType<typeof createKeptAnswers>;

const toYoung = ({ source: { keepMs }, isNew }: SharedCall, clock: Clock): YoungEnough =>
  isNew ? NEVER : { from: clock() - keepMs, to: clock() + keepMs };

const isYoung = ({ answeredAt }: Row, { from, to }: YoungEnough): boolean =>
  answeredAt !== null && answeredAt >= from && answeredAt <= to;

/** What a row answers; null if the request is to be made. `awaited` is the row when this process began to wait for it. */
const createReader = ({ answers, clock, isKeepable }: SharedCallsDeps, memory: Memory) => {
  const readResult = async (key: string, { askedAt, answeredAt }: Row): Promise<SourceResult> => {
    const known = memory.get(key);
    if (known !== undefined && known.askedAt === askedAt && known.answeredAt === answeredAt) return known.result;
    return answers.readAnswer(key);
  };
  const readAnswer = async (key: string, row: Row, isKept: boolean): Promise<SharedAnswered> => {
    const { askedAt, answeredAt } = row;
    const result = await readResult(key, row);
    const answered = { askedAt: askedAt ?? "", answeredAt: answeredAt ?? 0, result, isKept, isOwn: false };
    if (isKeepable(result)) memory.add(key, answered);
    return answered;
  };
  const readFailure = async (key: string, { request }: SharedCall): Promise<SharedAnswered> => ({
    askedAt: request.askedAt,
    answeredAt: clock(),
    result: await answers.readFailure(key),
    isKept: false,
    isOwn: false,
  });
  return async (shared: SharedCall, key: string, row: Row, awaited: Row | null): Promise<SharedAnswered | null> => {
    if (awaited !== null && row.answeredCall !== awaited.answeredCall) return readAnswer(key, row, false);
    if (awaited !== null && row.failedCall === awaited.call) return readFailure(key, shared);
    if (!isYoung(row, toYoung(shared, clock))) return null;
    const kept = await readAnswer(key, row, true);
    return isKeepable(kept.result) ? kept : null;
  };
};

/** Makes a request and stores its answer for others; `taken` if another process makes it. */
const createMaker = (deps: SharedCallsDeps, memory: Memory, onStored: () => void) => {
  const { answers, presence, clock, isKeepable, onFailure } = deps;
  const make = async (
    { request, signal, ask }: SharedCall,
    key: string,
    call: string,
  ): Promise<SharedAnswered | null> => {
    const result = await Promise.race([ask(), whenAborted(signal)]);
    if (result === null || signal.aborted) {
      await answers.release(key, call);
      return null;
    }
    const answered = { askedAt: request.askedAt, answeredAt: clock(), result, isKept: false, isOwn: true };
    if (isKeepable(result)) memory.add(key, answered);
    onStored();
    const stored = isKeepable(result) ? answers.answer(key, call, answered) : answers.fail(key, call, result);
    /* It may have been billed: its own search gets it in any case. */
    await stored.catch(onFailure);
    return answered;
  };
  return async (shared: SharedCall, key: string): Promise<SharedAnswered | null | "taken"> => {
    const leave = await presence.enter();
    try {
      const call = randomUUID();
      const claim = { key, source: shared.source.name, call, calledAt: clock(), owner: presence.id };
      if (!(await answers.claim(claim, toYoung(shared, clock)))) return "taken";
      return await make(shared, key, call);
    } finally {
      leave();
    }
  };
};

const createAsk = (deps: SharedCallsDeps, onStored: () => void) => {
  const { answers, clock } = deps;
  const memory = createKeptAnswers();
  const [read, make] = [createReader(deps, memory), createMaker(deps, memory, onStored)];
  return async (shared: SharedCall): Promise<SharedAnswered | null> => {
    const key = toKey(shared.source, shared.request);
    let awaited: Row | null = null;
    let pauseMs = FIRST_PAUSE_MS;
    while (!shared.signal.aborted) {
      const row = await answers.find(key);
      const answered = row === undefined ? null : await read(shared, key, row, awaited);
      if (answered !== null) return answered;
      if (row === undefined || row.isOpen !== 1) {
        /* A young answer that does not do cannot be read. */
        const isNew = shared.isNew || (row !== undefined && isYoung(row, toYoung(shared, clock)));
        const own = await make({ ...shared, isNew }, key);
        if (own !== "taken") return own;
        continue;
      }
      if (awaited?.call !== row.call) await answers.markAwaited(key, row.call);
      awaited ??= row;
      if (awaited.call !== row.call) awaited = { ...row, answeredCall: awaited.answeredCall };
      await delay(pauseMs, undefined, { signal: shared.signal }).catch(() => undefined);
      pauseMs = Math.min(pauseMs * PAUSE_GROWTH, LONGEST_PAUSE_MS);
    }
    return null;
  };
};

/** Work that is waited for at the end. When the server stops, all of it has been aborted. */
const createEnding = () => {
  const ending = new Set<Promise<void>>();
  return {
    add: <T>(work: Promise<T>): Promise<T> => {
      const done = work.then(
        () => undefined,
        () => undefined,
      );
      ending.add(done);
      void done.then(() => ending.delete(done));
      return work;
    },
    wait: async (): Promise<void> => {
      await Promise.all(ending);
    },
  };
};

export const createSharedCalls = (deps: SharedCallsDeps): SharedCalls => {
  const { answers, presence, clock } = deps;
  const ending = createEnding();
  let isPruned = false;
  const ask = createAsk(deps, () => {
    isPruned = false;
  });
  return {
    ask: (shared) => ending.add(ask(shared)),
    isAwaited: (source, request) => answers.isAwaited(toKey(source, request), presence.id),
    prune: async () => {
      if (isPruned) return;
      isPruned = true;
      await answers.prune(clock());
    },
    close: ending.wait,
  };
};
