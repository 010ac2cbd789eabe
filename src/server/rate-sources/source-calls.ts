import type { Instant, UtcMinutes } from "#domain/time";
import { toMinutes } from "#domain/time";
import type { Clock } from "../platform/time.ts";
import { askSource, createTurns, type SourceResult } from "./ask-source.ts";
import type { CircuitBreaker } from "./circuit-breaker.ts";
import { createCallKeys, createKeptAnswers, type SourceAnswered } from "./kept-answers.ts";
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
  readonly key: string | null;
  readonly askedAt: Instant;
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

/** Answers and requests that searches share. */
export const createCallStore = () => ({
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

const isKeepable = (result: SourceResult): boolean => result.isOk() || result.error.kind === "refused";

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
  const settle = (call: OpenCall, result: SourceResult): void => {
    if (!running.has(call)) return;
    forget(call);
    if (isSlowFailure(result, call.startedAt)) recordHang(call);
    else record(call, "responded");
    const answered = { askedAt: call.askedAt, answeredAt: clock(), result };
    if (call.key !== null && call.source.keepMs !== undefined && isKeepable(result)) store.kept.add(call.key, answered);
    for (const leave of call.waiters) leave({ kind: "answered", ...answered });
  };
  const start = (source: RateSource, request: RateRequest, key: string | null, isProbe: boolean): OpenCall => {
    const call: OpenCall = {
      source,
      key,
      askedAt: request.askedAt,
      startedAt: performance.now(),
      isProbe,
      controller: new AbortController(),
      waiters: new Set(),
      isHung: false,
    };
    running.add(call);
    if (key !== null) store.open.set(key, call);
    void askSource(source, request, call.controller.signal, inTurn).then((result) => settle(call, result));
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
  const leaveStopped = (call: OpenCall): void => {
    if (call.waiters.size > 0) return;
    if (!call.isHung) record(call, "abandoned");
    abort(call);
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
  end: Promise.resolve({ kind: "answered", ...answered }),
  stop: () => undefined,
});

export const createSourceCalls = (options: SourceCallsOptions): SourceCalls => {
  const { clock, store, breaker, measure } = options;
  const calls = createCalls(options);
  const findKept = ({ keepMs }: RateSource, key: string, isNew: boolean): SourceAnswered | null =>
    keepMs === undefined || isNew ? null : store.kept.find(key, clock(), keepMs);
  const wait = (call: OpenCall, waitMs: number): AskedSource => ({
    kind: "asked",
    askedAt: call.askedAt,
    isProbe: call.isProbe,
    isKept: false,
    ...waitFor(calls, call, waitMs, (end) =>
      measure?.(call.source.name, toOutcome(end), (performance.now() - call.startedAt) / 1_000),
    ),
  });
  const startCall = (source: RateSource, request: RateRequest, key: string | null): OpenCall | PausedSource => {
    const admission = breaker?.admit(source.name) ?? "ask";
    if (admission !== "skip") return calls.start(source, request, key, admission === "probe");
    measure?.(source.name, "paused", null);
    const until = breaker?.pausedUntil(source.name) ?? null;
    return { kind: "paused", until: until === null ? null : toMinutes(until + MINUTE_MS - 1) };
  };
  return {
    close: calls.close,
    ask: (source, request, { waitMs, isNew = false }) => {
      const key = source.isInternal === true ? null : store.keyOf(source, request);
      const kept = key === null ? null : findKept(source, key, isNew);
      if (kept !== null) {
        measure?.(source.name, "kept", null);
        return toKept(kept);
      }
      const open = key === null ? undefined : store.open.get(key);
      const call = open ?? startCall(source, request, key);
      return "kind" in call ? call : wait(call, waitMs);
    },
  };
};

const toOutcome = (end: CallEnd) => {
  if (end.kind !== "answered") return end.kind;
  return end.result.isOk() ? "answered" : end.result.error.kind;
};
