import { err } from "neverthrow";
import type { Clock } from "../platform/time.ts";
import { askSource, createTurns, type SourceResult } from "./ask-source.ts";
import type { CircuitBreaker } from "./circuit-breaker.ts";
import { createCallKeys, createKeptAnswers, type SourceAnswered } from "./kept-answers.ts";
import type { RateRequest, RateSource } from "./rate-source.ts";
import type { SharedAnswered, SharedCalls, SharingSource } from "./shared-calls.ts";

/** How waiting for a source ended. */
export type CallEnd =
  | ({ readonly kind: "answered" } & SourceAnswered)
  | { readonly kind: "late" }
  | { readonly kind: "stopped" };
/** A request that runs, and those who wait for it. */
export interface OpenCall {
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

export interface RunningCallsOptions {
  readonly clock: Clock;
  readonly store: CallStore;
  readonly breaker: CircuitBreaker | null;
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

/** The requests of a process: they are started, waited for and left. */
export const createRunningCalls = ({ clock, store, breaker }: RunningCallsOptions) => {
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

export type RunningCalls = ReturnType<typeof createRunningCalls>;
