import { err, fromAsyncThrowable, ok, type Result, type ResultAsync } from "neverthrow";
import type { Failure } from "#ports/failure.ts";
import { decodeWith } from "./decoders/codec.ts";
import { Envelope } from "./decoders/envelope.ts";
import { failureOf, type SuccessRule, saysYes } from "./refusal.ts";

/** What openapi-fetch hands out: parsed `data` of a 2xx, parsed `error` of anything else. */
export interface Answer {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly response: Response;
}

/** The caller's signal and the time that the answer may take, in milliseconds. */
export interface Patience {
  readonly signal: AbortSignal;
  readonly deadline: number;
}

const named = (cause: unknown, name: string): boolean => cause instanceof Error && cause.name === name;

const noAnswer = (cause: unknown): Failure => {
  if (cause instanceof SyntaxError) return { kind: "malformed", issues: ["the answer is not JSON"] };
  return { kind: "unreachable", cause: named(cause, "TimeoutError") ? "timeout" : "network" };
};

/** Sends a call under a deadline; whatever is thrown on the way becomes a failure. */
export const send = <Sent>(
  call: (signal: AbortSignal) => Promise<Sent>,
  { signal, deadline }: Patience,
): ResultAsync<Sent, Failure> =>
  fromAsyncThrowable(call, noAnswer)(AbortSignal.any([signal, AbortSignal.timeout(deadline)]));

const NO_ENVELOPE: Envelope = {
  status: null,
  code: null,
  message: null,
  errorMessage: null,
  lenResult: null,
  facets: null,
  result: null,
  data: null,
};

/** The failure that a body stands for; one that is no envelope counts by its HTTP status alone. */
export const failureOfBody = (body: unknown, httpStatus: number): Failure =>
  failureOf(decodeWith(Envelope)(body).unwrapOr(NO_ENVELOPE), httpStatus);

const opened =
  (rule: SuccessRule) =>
  ({ data, error, response: { ok: fine, status } }: Answer): Result<Envelope, Failure> => {
    if (!fine) return err(failureOfBody(error, status));
    return decodeWith(Envelope)(data).andThen((envelope) =>
      saysYes(envelope, rule) ? ok(envelope) : err(failureOf(envelope, status)),
    );
  };

/** Sends a call and opens its envelope: the answer of a success, or the failure that the refusal stands for. */
export const ask = (
  call: (signal: AbortSignal) => Promise<Answer>,
  patience: Patience,
  rule: SuccessRule,
): ResultAsync<Envelope, Failure> => send(call, patience).andThen(opened(rule));
