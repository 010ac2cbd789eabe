import { setTimeout as wait } from "node:timers/promises";
import { err, ok, Result, ResultAsync } from "neverthrow";
import type { Executor } from "#server/schema.ts";
import type { Clock } from "#server/platform/time.ts";
import { inSpan } from "#server/platform/tracing/tracing.ts";
import type { SourceFailure } from "#server/rate-sources/rate-source.ts";
import type { Authorise, SignedRequest } from "./authorise.ts";
import { limitConcurrency } from "./concurrency.ts";
import { type CallFault, callJson, type JsonAnswer } from "./json-call.ts";
import { toFaultFailure, toStatusFailure, usedUpFailure } from "./failures.ts";
import { type CallAllowance, closeQuota, findClosing, takeCalls } from "./quota.ts";
import { type CallRecord, toCallOutcome } from "./call-records.ts";
import { readRetryAfter } from "./server-time.ts";

/** One call of a carrier. */
export interface CarrierCall {
  /** For the log and the metrics: `search`. */
  readonly operation: string;
  readonly method: "GET" | "POST";
  /** With its query, after the carrier's address. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /**
   * True if a second call does no harm after the first one failed; it is made once, after a short time. It is not made
   * after a call that was or may have been billed, nor while the carrier fails since the call before. Another call is repeated
   * only if nothing of it was sent.
   */
  readonly isRepeatable: boolean;
  /** The statuses that are an answer; any other one is a failure. */
  readonly answers: readonly number[];
}

export interface CarrierSettings {
  /** The name that shippers and staff see. */
  readonly name: string;
  readonly baseUrl: string;
  readonly timeoutMs: number;
  readonly allowances: readonly CallAllowance[];
  /** How long a call may wait for its allowances; left out: it is made at once or refused. */
  readonly maxWaitMs?: number;
  readonly maxConcurrent: number;
  /** Statuses of calls that the carrier charges for. Where there are any, a call without an answer may have been billed. */
  readonly billed: readonly number[];
  /** True where it is not known whether the carrier charges: a call without an answer is not repeated. */
  readonly mayBill?: boolean;
}

export interface CarrierDeps {
  readonly db: Executor;
  readonly clock: Clock;
  readonly record: (record: CallRecord) => void;
  /** Resolves after some milliseconds, or when the signal is aborted. */
  readonly pause?: (ms: number, signal: AbortSignal) => Promise<void>;
}

export interface CarrierClient {
  readonly call: (call: CarrierCall, signal: AbortSignal) => ResultAsync<JsonAnswer, SourceFailure>;
  /** Makes all calls or, where the allowances have no room for all of them, none. The first failure ends the others. */
  readonly callAll: (
    calls: readonly CarrierCall[],
    signal: AbortSignal,
  ) => ResultAsync<readonly JsonAnswer[], SourceFailure>;
}

const MAX_BYTES = 5 * 1024 * 1024;
const REPEAT_AFTER_MS = 500;

const pauseFor = async (ms: number, signal: AbortSignal): Promise<void> => {
  await wait(ms, undefined, { signal }).catch(() => undefined);
};

/** A call that was made, with or without an answer. */
interface Attempt {
  readonly answered: Result<JsonAnswer, CallFault>;
  readonly request: Pick<SignedRequest, "renew" | "aheadMs">;
  /** Until when the carrier takes no calls, as it has answered; null: it has not. */
  readonly closedUntil: number | null;
}

const CANCELLED: Attempt = { answered: err("cancelled"), request: { renew: null, aheadMs: 0 }, closedUntil: null };

/* Without an answer it is unknown whether the carrier worked on the call, and charges for it. */
const mayRepeat = (
  { isRepeatable }: CarrierCall,
  { answered }: Attempt,
  { billed, mayBill = false }: Pick<CarrierSettings, "billed" | "mayBill">,
): boolean =>
  answered.match(
    ({ status }) => isRepeatable && status >= 500 && !billed.includes(status),
    (fault) => fault === "unreachable" || (isRepeatable && fault === "broken-off" && billed.length === 0 && !mayBill),
  );

/* What is said of a repeated call does not hold for a first one that was sent and may have been worked on. */
const isUnread = ({ answered }: Attempt): boolean =>
  answered.match(
    ({ status }) => status === 401,
    (fault) => fault === "unreachable",
  );

/**
 * Calls a carrier within its allowances. Every attempt counts for them, in all processes; a call that is not allowed is not
 * made. A token that is refused is fetched again once.
 */
export const createCarrierClient = (
  settings: CarrierSettings,
  authorise: Authorise,
  { db, clock, record, pause = pauseFor }: CarrierDeps,
): CarrierClient => {
  const { name, baseUrl, timeoutMs, allowances, maxWaitMs = 0, maxConcurrent, billed } = settings;
  const inTurn = limitConcurrency(maxConcurrent);
  /* The last call that ended had no answer, or one of a fault. */
  let isFailing = false;

  /* The carrier may have said so to another process, or to another client of this one. */
  const findClosed = async (): Promise<SourceFailure | null> => {
    const until = await findClosing(db, clock, name);
    return until === null ? null : usedUpFailure(name, until);
  };

  const take = async (count: number): Promise<Result<readonly number[], SourceFailure>> => {
    const taken = await takeCalls(db, clock, name, allowances, { count, maxWaitMs });
    return taken.mapErr(({ until }) => usedUpFailure(name, until));
  };

  const send = async (call: CarrierCall, request: SignedRequest, signal: AbortSignal): Promise<Attempt> => {
    const start = performance.now();
    const answered = await inSpan(
      "carrier call",
      "client",
      { "rate.source": name, "carrier.operation": call.operation },
      async () => callJson(request, { timeoutMs, maxBytes: MAX_BYTES }, signal),
    );
    record({
      source: name,
      operation: call.operation,
      outcome: toCallOutcome(answered),
      seconds: (performance.now() - start) / 1000,
      isBilled: answered.isOk() && billed.includes(answered.value.status),
    });
    isFailing = answered.match(
      ({ status }) => status >= 500,
      (fault) => (fault === "cancelled" ? isFailing : true),
    );
    const closedUntil =
      answered.isOk() && answered.value.status === 429 ? readRetryAfter(answered.value.headers, clock()) : null;
    if (closedUntil !== null) await closeQuota(db, clock, name, closedUntil);
    return { answered, request, closedUntil };
  };

  /** `taken`: the moment of a call that is counted already. */
  const attempt = async (
    call: CarrierCall,
    signal: AbortSignal,
    taken: number | null = null,
  ): Promise<Result<Attempt, SourceFailure>> => {
    if (signal.aborted) return ok(CANCELLED);
    const closed = await findClosed();
    if (closed !== null) return err(closed);
    const body = call.body === undefined ? undefined : JSON.stringify(call.body);
    const authorised = await authorise({
      method: call.method,
      url: `${baseUrl}${call.path}`,
      headers: { ...(body === undefined ? {} : { "content-type": "application/json" }), ...call.headers },
      ...(body === undefined ? {} : { body }),
    });
    if (authorised.isErr()) return err({ ...authorised.error, isUnsent: true });
    const moments = taken === null ? await take(1) : ok([taken]);
    if (moments.isErr()) return err(moments.error);
    const waitMs = (moments.value[0] ?? 0) - clock();
    if (waitMs > 0) await pause(waitMs, signal);
    const closedMeanwhile = waitMs > 0 ? await findClosed() : null;
    if (closedMeanwhile !== null) return err(closedMeanwhile);
    return ok(signal.aborted ? CANCELLED : await send(call, authorised.value, signal));
  };

  const isRenewed = ({ answered, request: { renew } }: Attempt): boolean =>
    answered.isOk() &&
    answered.value.status === 401 &&
    !billed.includes(401) &&
    renew?.(answered.value.headers) === true;

  const repeat = async (
    call: CarrierCall,
    signal: AbortSignal,
    first: Attempt,
    wasFailing: boolean,
  ): Promise<Result<Attempt, SourceFailure>> => {
    if (isRenewed(first)) return attempt(call, signal);
    if ((wasFailing && call.isRepeatable) || !mayRepeat(call, first, settings)) return ok(first);
    await pause(REPEAT_AFTER_MS, signal);
    return attempt(call, signal);
  };

  const toResult = (
    call: CarrierCall,
    { answered, request, closedUntil }: Attempt,
  ): Result<JsonAnswer, SourceFailure> => {
    if (answered.isErr()) return err(toFaultFailure(name, answered.error));
    const { status } = answered.value;
    if (closedUntil !== null) return err(usedUpFailure(name, closedUntil));
    return call.answers.includes(status) ? ok(answered.value) : err(toStatusFailure(name, status, request.aheadMs));
  };

  const run = async (
    call: CarrierCall,
    signal: AbortSignal,
    taken: number | null = null,
  ): Promise<Result<JsonAnswer, SourceFailure>> => {
    const wasFailing = isFailing;
    const first = await attempt(call, signal, taken);
    if (first.isErr()) return err(first.error);
    const last = await repeat(call, signal, first.value, wasFailing);
    const result = last.andThen((made) => toResult(call, made));
    return isUnread(first.value) ? result : result.mapErr(({ isUnsent: _, ...failure }) => failure);
  };

  const runAll = async (
    calls: readonly CarrierCall[],
    signal: AbortSignal,
  ): Promise<Result<readonly JsonAnswer[], SourceFailure>> => {
    const taken = await take(calls.length);
    if (taken.isErr()) return err(taken.error);
    const failed = new AbortController();
    const ends = AbortSignal.any([signal, failed.signal]);
    const failures: SourceFailure[] = [];
    const answers = await Promise.all(
      calls.map(async (call, at) => {
        const answer = await inTurn(() => run(call, ends, taken.value[at]));
        if (answer.isErr()) {
          failures.push(answer.error);
          failed.abort();
        }
        return answer;
      }),
    );
    const [first] = failures;
    return first === undefined ? Result.combine(answers) : err(first);
  };

  return {
    call: (call, signal) => new ResultAsync(inTurn(() => run(call, signal))),
    callAll: (calls, signal) => new ResultAsync(runAll(calls, signal)),
  };
};
