import { err } from "neverthrow";
import type { Instant, UtcMinutes } from "#domain/time";
import { toMinutes } from "#domain/time";
import type { Clock } from "../platform/time.ts";
import { askSource, createTurns, type SourceResult } from "./ask-source.ts";
import type { CircuitBreaker } from "./circuit-breaker.ts";
import { createCallKeys, createKeptAnswers, type SourceAnswered } from "./kept-answers.ts";
import type { SharedAnswered, SharedCalls, SharingSource } from "./shared-calls.ts";
import type { MeasureSource } from "./measure-sources.ts";
import type { RateRequest, RateSource } from "./rate-source.ts";

/** How waiting for a source ended. */
export type CallEnd =
  | ({ readonly kind: "answered" } & SourceAnswered)
  | { readonly kind: "late" }
  | { readonly kind: "stopped" };

/** A request to a source, which other searches may wait for as well. */
export interface AskedSource {
  readonly kind: "asked";
  readonly askedAt: Instant;
  /** True for the request that finds out whether a source answers again. */
  readonly isProbe: boolean;
  /** True for an answer to an earlier request. */
  readonly isKept: boolean;
  readonly end: Promise<CallEnd>;
  /** Waits no longer. The source is aborted if nobody else waits. */
  readonly stop: () => void;
}

/** Not asked, because it hung repeatedly. */
interface PausedSource {
  readonly kind: "paused";
  readonly until: UtcMinutes | null;
}

interface AskOptions {
  readonly waitMs: number;
  /** True: an answer that is kept does not do. */
  readonly isNew?: boolean;
}

export interface SourceCalls {
  /**
   * Asks a source, unless the same is being asked or was answered within its `keepMs`. A source that nobody waits for any
   * longer is aborted; one with `keepMs` only after two minutes, and its answer is kept.
   */
  readonly ask: (source: RateSource, request: RateRequest, options: AskOptions) => AskedSource | PausedSource;
  /** Aborts all sources. */
  readonly close: () => void;
}

interface OpenCall {
  readonly source: RateSource;
  readonly request: RateRequest;
  readonly key: string | null;
  readonly startedAt: number;
  readonly isProbe: boolean;
  readonly controller: AbortController;
  readonly waiters: Set<(end: CallEnd) => void>;
  isHung: boolean;
}

/** A failure after more than this delays a search as much as no answer. */
const SLOW_FAILURE_MS = 1_000;
const LONGEST_CALL_MS = 120_000;
const BUDGET_MS = 30_000;
const MAX_BUDGET_MS = 60_000;
const MINUTE_MS = 60_000;

/** How long a search whose answer grows waits for a source. */
export const toBudget = ({ budgetMs = BUDGET_MS }: RateSource): number => Math.min(budgetMs, MAX_BUDGET_MS);

/** Answers and requests that searches share; those of sources that state `keepMs` are shared by all processes, if there is `shared`. */
export const createCallStore = (shared: SharedCalls | null = null) => ({
  shared,
  keyOf: createCallKeys(),
  kept: createKeptAnswers(),
  open: new Map<string, OpenCall>(),
  running: new Set<OpenCall>(),
});
export type CallStore = ReturnType<typeof createCallStore>;

export interface SourceCallsOptions {
  readonly clock: Clock;
  readonly store: CallStore;
  readonly breaker: CircuitBreaker | null;
  readonly measure: MeasureSource | null;
}

const isSlowFailure = (result: SourceResult, startedAt: number): boolean =>
  result.isErr() && result.error.kind === "failed" && performance.now() - startedAt > SLOW_FAILURE_MS;

/** A refusal is an answer. */
export const isKeepable = (result: SourceResult): boolean => result.isOk() || result.error.kind === "refused";

const isSharing = (source: RateSource): source is SharingSource => source.keepMs !== undefined;

interface StartOptions {
  readonly key: string | null;
  readonly isProbe: boolean;
  readonly isNew: boolean;
}

const createCalls = ({ clock, store, breaker }: Omit<SourceCallsOptions, "measure">) => {
  const inTurn = createTurns();
  const { running } = store;
  const forget = (call: OpenCall): void => {
    running.delete(call);
    if (call.key !== null && store.open.get(call.key) === call) store.open.delete(call.key);
  };
  const record = ({ source }: OpenCall, outcome: Parameters<CircuitBreaker["record"]>[1]): void =>
    breaker?.record(source.name, outcome);
  const recordHang = (call: OpenCall): void => {
    if (!call.isHung) record(call, "hung");
    call.isHung = true;
  };
  const abort = (call: OpenCall): void => {
    forget(call);
    call.controller.abort();
  };
  const recordAnswer = (call: OpenCall, { isOwn, result }: SharedAnswered): void => {
    if (!isOwn) record(call, "abandoned");
    else if (isSlowFailure(result, call.startedAt)) recordHang(call);
    else record(call, "responded");
  };
  const settle = (call: OpenCall, settled: SharedAnswered | null): void => {
    if (settled === null || !running.has(call)) return;
    forget(call);
    recordAnswer(call, settled);
    const { isOwn: _, ...answered } = settled;
    const { result } = answered;
    if (call.key !== null && call.source.keepMs !== undefined && isKeepable(result)) store.kept.add(call.key, answered);
    for (const leave of call.waiters) leave({ kind: "answered", ...answered });
  };
  const ask = async (call: OpenCall, isNew: boolean): Promise<SharedAnswered | null> => {
    const { source, request, key, controller } = call;
    const askOnce = (): Promise<SourceResult> => askSource(source, request, controller.signal, inTurn);
    if (store.shared !== null && key !== null && isSharing(source))
      return store.shared.ask({ source, request, isNew, signal: controller.signal, ask: askOnce });
    const result = await askOnce();
    return { askedAt: request.askedAt, answeredAt: clock(), result, isKept: false, isOwn: true };
  };
  const toFailed = ({ request }: OpenCall, error: unknown): SharedAnswered => ({
    askedAt: request.askedAt,
    answeredAt: clock(),
    result: err({ kind: "failed", reason: `its answers cannot be shared: ${String(error)}` }),
    isKept: false,
    isOwn: false,
  });
  const start = (source: RateSource, request: RateRequest, { key, isProbe, isNew }: StartOptions): OpenCall => {
    const call: OpenCall = {
      source,
      request,
      key,
      startedAt: performance.now(),
      isProbe,
      controller: new AbortController(),
      waiters: new Set(),
      isHung: false,
    };
    running.add(call);
    if (key !== null) store.open.set(key, call);
    void ask(call, isNew)
      .catch((error: unknown) => toFailed(call, error))
      .then((answered) => settle(call, answered));
    return call;
  };
  /** After nobody waits for a source that is late: its answer may serve the next search. */
  const continueUnawaited = (call: OpenCall): void => {
    const timer = setTimeout(
      () => {
        if (call.waiters.size > 0) return continueUnawaited(call);
        recordHang(call);
        return abort(call);
      },
      LONGEST_CALL_MS - (performance.now() - call.startedAt),
    ).unref();
    call.controller.signal.addEventListener("abort", () => clearTimeout(timer), { once: true });
  };
  const leaveLate = (call: OpenCall, waitMs: number): void => {
    const { keepMs, budgetMs } = call.source;
    const isOverBudget = budgetMs === undefined || waitMs >= toBudget(call.source);
    const isKept = call.key !== null && keepMs !== undefined;
    const isAwaited = call.waiters.size > 0;
    if (isOverBudget || (!isKept && !isAwaited)) recordHang(call);
    if (isAwaited) return;
    if (isKept) continueUnawaited(call);
    else abort(call);
  };
  const abandon = (call: OpenCall): void => {
    if (call.waiters.size > 0 || !running.has(call)) return;
    if (!call.isHung) record(call, "abandoned");
    abort(call);
  };
  /* Another process may wait for the request: its answer is billed whether somebody takes it or not. */
  const leaveStopped = (call: OpenCall): void => {
    const { source, request, key, waiters } = call;
    if (waiters.size > 0) return;
    if (store.shared === null || key === null || !isSharing(source)) return abandon(call);
    void store.shared
      .isAwaited(source, request)
      .catch(() => false)
      .then((isAwaited) => (isAwaited ? continueUnawaited(call) : abandon(call)));
  };
  const close = (): void => {
    for (const call of running) {
      const waiters = [...call.waiters];
      abort(call);
      for (const leave of waiters) leave({ kind: "stopped" });
    }
  };
  return { start, leaveLate, leaveStopped, close, isRunning: (call: OpenCall) => running.has(call) };
};

type Calls = ReturnType<typeof createCalls>;

const waitFor = (
  calls: Calls,
  call: OpenCall,
  waitMs: number,
  onEnd: (end: CallEnd) => void,
): Pick<AskedSource, "end" | "stop"> => {
  const { promise, resolve } = Promise.withResolvers<CallEnd>();
  const leave = (end: CallEnd): void => {
    if (!call.waiters.delete(leave)) return;
    clearTimeout(timer);
    if (calls.isRunning(call) && end.kind === "late") calls.leaveLate(call, waitMs);
    if (calls.isRunning(call) && end.kind === "stopped") calls.leaveStopped(call);
    onEnd(end);
    resolve(end);
  };
  const timer = setTimeout(() => leave({ kind: "late" }), waitMs);
  call.waiters.add(leave);
  return { end: promise, stop: () => leave({ kind: "stopped" }) };
};

const toKept = (answered: SourceAnswered): AskedSource => ({
  kind: "asked",
  askedAt: answered.askedAt,
  isProbe: false,
  isKept: true,
  end: Promise.resolve({ kind: "answered", ...answered, isKept: true }),
  stop: () => undefined,
});

export const createSourceCalls = (options: SourceCallsOptions): SourceCalls => {
  const { clock, store, breaker, measure } = options;
  const calls = createCalls(options);
  const findKept = ({ keepMs }: RateSource, key: string, isNew: boolean): SourceAnswered | null =>
    keepMs === undefined || isNew ? null : store.kept.find(key, clock(), keepMs);
  const wait = (call: OpenCall, waitMs: number): AskedSource => ({
    kind: "asked",
    askedAt: call.request.askedAt,
    isProbe: call.isProbe,
    isKept: false,
    ...waitFor(calls, call, waitMs, (end) =>
      measure?.(
        call.source.name,
        toOutcome(end),
        toOutcome(end) === "kept" ? null : (performance.now() - call.startedAt) / 1_000,
      ),
    ),
  });
  const toPaused = ({ name }: RateSource): PausedSource => {
    measure?.(name, "paused", null);
    const until = breaker?.pausedUntil(name) ?? null;
    return { kind: "paused", until: until === null ? null : toMinutes(until + MINUTE_MS - 1) };
  };
  const takeKept = (source: RateSource, kept: SourceAnswered): AskedSource => {
    measure?.(source.name, "kept", null);
    return toKept(kept);
  };
  return {
    close: calls.close,
    ask: (source, request, { waitMs, isNew = false }) => {
      const key = source.isInternal === true ? null : store.keyOf(source, request);
      const kept = key === null ? null : findKept(source, key, isNew);
      /* Another process may have a newer answer. */
      if (kept !== null && store.shared === null) return takeKept(source, kept);
      const open = key === null ? undefined : store.open.get(key);
      if (open !== undefined) return wait(open, waitMs);
      const admission = breaker?.admit(source.name) ?? "ask";
      if (admission === "skip") return kept === null ? toPaused(source) : takeKept(source, kept);
      return wait(calls.start(source, request, { key, isProbe: admission === "probe", isNew }), waitMs);
    },
  };
};

const toOutcome = (end: CallEnd) => {
  if (end.kind !== "answered") return end.kind;
  if (end.isKept) return "kept";
  return end.result.isOk() ? "answered" : end.result.error.kind;
};
