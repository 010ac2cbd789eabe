import type { ErrorCause } from "#domain/connectors";
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
  hasFailed: boolean;
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

/* Another request of the same moment would fail alike, and be taken from the calls that the carrier allows. */
const OUTAGES: ReadonlySet<ErrorCause | undefined> = new Set(["fault", "unreachable", "access"] as const);

const isOutage = (result: SourceResult): boolean =>
  result.isErr() && result.error.kind === "failed" && OUTAGES.has(result.error.cause);

/* What a carrier does not accept says nothing about another request, however long it took. */
const isSlowFailure = (result: SourceResult, startedAt: number): boolean =>
  result.isErr() &&
  result.error.kind === "failed" &&
  result.error.cause !== "not-accepted" &&
  performance.now() - startedAt > SLOW_FAILURE_MS;

/** A refusal is an answer. */
export const isKeepable = (result: SourceResult): boolean => result.isOk() || result.error.kind === "refused";

const isSharing = (source: RateSource): source is SharingSource => source.keepMs !== undefined;

interface StartOptions {
  readonly key: string | null;
  readonly isProbe: boolean;
  readonly isNew: boolean;
}

/** What the circuit breaker is told of requests. */
const createRecorder = (breaker: CircuitBreaker | null) => {
  const record = ({ source }: OpenCall, outcome: Parameters<CircuitBreaker["record"]>[1]): void =>
    breaker?.record(source.name, outcome);
  const recordOnce = (call: OpenCall, outcome: "hung" | "out"): void => {
    if (!call.hasFailed) record(call, outcome);
    call.hasFailed = true;
  };
  const recordHang = (call: OpenCall): void => recordOnce(call, "hung");
  return {
    recordHang,
    recordAbandoned: (call: OpenCall): void => {
      if (!call.hasFailed) record(call, "abandoned");
    },
    recordAnswer: (call: OpenCall, { isOwn, result }: SharedAnswered): void => {
      if (!isOwn) record(call, "abandoned");
      else if (isOutage(result)) recordOnce(call, "out");
      else if (isSlowFailure(result, call.startedAt)) recordHang(call);
      else record(call, "responded");
    },
  };
};
type Recorder = ReturnType<typeof createRecorder>;

/** The requests that run, and their end without an answer. */
const createOpenCalls = ({ running, open }: CallStore) => {
  const forget = (call: OpenCall): void => {
    running.delete(call);
    if (call.key !== null && open.get(call.key) === call) open.delete(call.key);
  };
  return {
    forget,
    add: (call: OpenCall): void => {
      running.add(call);
      if (call.key !== null) open.set(call.key, call);
    },
    abort: (call: OpenCall): void => {
      forget(call);
      call.controller.abort();
    },
    isRunning: (call: OpenCall): boolean => running.has(call),
  };
};
type OpenCalls = ReturnType<typeof createOpenCalls>;

/** Asks a source, or takes the answer that another process has or waits for. */
const createAsk = ({ clock, store }: RunningCallsOptions) => {
  const inTurn = createTurns();
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
  return (call: OpenCall, isNew: boolean): Promise<SharedAnswered | null> =>
    ask(call, isNew).catch((error: unknown) => toFailed(call, error));
};

const createStart = (options: RunningCallsOptions, calls: OpenCalls, { recordAnswer }: Recorder) => {
  const ask = createAsk(options);
  const { kept } = options.store;
  const settle = (call: OpenCall, settled: SharedAnswered | null): void => {
    if (settled === null || !calls.isRunning(call)) return;
    calls.forget(call);
    recordAnswer(call, settled);
    const { isOwn: _, ...answered } = settled;
    const { result } = answered;
    if (call.key !== null && call.source.keepMs !== undefined && isKeepable(result)) kept.add(call.key, answered);
    for (const leave of call.waiters) leave({ kind: "answered", ...answered });
  };
  return (source: RateSource, request: RateRequest, { key, isProbe, isNew }: StartOptions): OpenCall => {
    const call: OpenCall = {
      source,
      request,
      key,
      startedAt: performance.now(),
      isProbe,
      controller: new AbortController(),
      waiters: new Set(),
      hasFailed: false,
    };
    calls.add(call);
    void ask(call, isNew).then((answered) => settle(call, answered));
    return call;
  };
};

/** What becomes of a request that is not waited for any longer. */
const createLeaving = ({ shared }: CallStore, calls: OpenCalls, { recordHang, recordAbandoned }: Recorder) => {
  /* Its answer may serve the next search. */
  const continueUnawaited = (call: OpenCall): void => {
    const timer = setTimeout(
      () => {
        if (call.waiters.size > 0) return continueUnawaited(call);
        recordHang(call);
        return calls.abort(call);
      },
      LONGEST_CALL_MS - (performance.now() - call.startedAt),
    ).unref();
    call.controller.signal.addEventListener("abort", () => clearTimeout(timer), { once: true });
  };
  const abandon = (call: OpenCall): void => {
    if (call.waiters.size > 0 || !calls.isRunning(call)) return;
    recordAbandoned(call);
    calls.abort(call);
  };
  return {
    leaveLate: (call: OpenCall, waitMs: number): void => {
      const { keepMs, budgetMs } = call.source;
      const isOverBudget = budgetMs === undefined || waitMs >= toBudget(call.source);
      const isKept = call.key !== null && keepMs !== undefined;
      const isAwaited = call.waiters.size > 0;
      if (isOverBudget || (!isKept && !isAwaited)) recordHang(call);
      if (isAwaited) return;
      if (isKept) continueUnawaited(call);
      else calls.abort(call);
    },
    /* Another process may wait for the request: its answer is billed whether somebody takes it or not. */
    leaveStopped: (call: OpenCall): void => {
      const { source, request, key, waiters } = call;
      if (waiters.size > 0) return;
      if (shared === null || key === null || !isSharing(source)) return abandon(call);
      void shared
        .isAwaited(source, request)
        .catch(() => false)
        .then((isAwaited) => (isAwaited ? continueUnawaited(call) : abandon(call)));
    },
  };
};

/** The requests of a process: they are started, waited for and left. */
export const createRunningCalls = (options: RunningCallsOptions) => {
  const { store, breaker } = options;
  const [calls, recorder] = [createOpenCalls(store), createRecorder(breaker)];
  const close = (): void => {
    for (const call of store.running) {
      const waiters = [...call.waiters];
      calls.abort(call);
      for (const leave of waiters) leave({ kind: "stopped" });
    }
  };
  return {
    start: createStart(options, calls, recorder),
    ...createLeaving(store, calls, recorder),
    close,
    isRunning: calls.isRunning,
  };
};

export type RunningCalls = ReturnType<typeof createRunningCalls>;
