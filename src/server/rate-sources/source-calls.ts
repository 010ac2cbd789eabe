import type { Instant, UtcMinutes } from "#domain/time";
import { toMinutes } from "#domain/time";
import type { SourceAnswered } from "./kept-answers.ts";
import type { MeasureSource } from "./measure-sources.ts";
import type { RateRequest, RateSource } from "./rate-source.ts";
import {
  type CallEnd,
  createRunningCalls,
  type OpenCall,
  type RunningCalls,
  type RunningCallsOptions,
} from "./running-calls.ts";

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

/** Not asked, because it hung or was out repeatedly. */
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

const MINUTE_MS = 60_000;

export interface SourceCallsOptions extends RunningCallsOptions {
  readonly measure: MeasureSource | null;
}

const waitFor = (
  calls: RunningCalls,
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
  const calls = createRunningCalls(options);
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
        countOffers(end),
      ),
    ),
  });
  const toPaused = ({ name }: RateSource): PausedSource => {
    measure?.(name, "paused", null, 0);
    const until = breaker?.pausedUntil(name) ?? null;
    return { kind: "paused", until: until === null ? null : toMinutes(until + MINUTE_MS - 1) };
  };
  const takeKept = (source: RateSource, kept: SourceAnswered): AskedSource => {
    measure?.(source.name, "kept", null, countOffers({ kind: "answered", ...kept, isKept: true }));
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

const countOffers = (end: CallEnd): number =>
  end.kind === "answered" && end.result.isOk() ? end.result.value.offers.length : 0;

const toOutcome = (end: CallEnd) => {
  if (end.kind !== "answered") return end.kind;
  if (end.isKept) return "kept";
  return end.result.isOk() ? "answered" : end.result.error.kind;
};
