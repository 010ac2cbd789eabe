import { err, errAsync, ok, okAsync, type Result, ResultAsync } from "neverthrow";
import { sayStatus } from "#server/connectors/kit/failures.ts";
import { traceHeaders } from "#server/platform/tracing/tracing.ts";
import { readBoundedText } from "../platform/http/bounded-text.ts";
import type { Clock } from "../platform/time.ts";

const TIMEOUT_MS = 30_000;

export interface CarrierAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Why there is no answer: a word for the metrics, and a sentence for the log. */
export interface CallFailure {
  readonly outcome: "cancelled" | "timed-out" | "unreachable" | "too-long";
  readonly reason: string;
}

const errorMessage = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error && error.cause.message !== ""
    ? `${error.message}: ${error.cause.message}`
    : error.message;
};

/** Calls a carrier within 30 seconds and reads at most `maxBytes`. A redirect is not followed: it would take the key elsewhere. */
export const callCarrier = (
  url: string,
  headers: Readonly<Record<string, string>>,
  maxBytes: number,
  signal: AbortSignal,
): ResultAsync<CarrierAnswer, CallFailure> => {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const toFailure = (error: unknown): CallFailure => {
    const ended = timeout.aborted ? "timed-out" : "unreachable";
    return { outcome: signal.aborted ? "cancelled" : ended, reason: errorMessage(error) };
  };
  const init: RequestInit = {
    redirect: "manual",
    headers: { accept: "application/json", ...traceHeaders(), ...headers },
    signal: AbortSignal.any([signal, timeout]),
  };
  return ResultAsync.fromPromise(fetch(url, init), toFailure).andThen((response) =>
    ResultAsync.fromPromise(readBoundedText(response, maxBytes), toFailure).andThen((text) =>
      text === null
        ? errAsync<CarrierAnswer, CallFailure>({
            outcome: "too-long",
            reason: `its answer is longer than ${maxBytes} bytes`,
          })
        : okAsync({ status: response.status, headers: response.headers, text }),
    ),
  );
};

/** Why an answer without success is none. */
export const describeStatus = (status: number): string =>
  status >= 300 && status < 400
    ? `it redirects to another address, such as a page to sign in (status ${status})`
    : sayStatus(status);

export const requireSuccess = ({ status, text }: CarrierAnswer): Result<string, string> =>
  status >= 200 && status < 300 ? ok(text) : err(describeStatus(status));

/** How far a carrier's clock is ahead of ours, by the header `Date`; 0 when it says nothing. */
export const readClockOffset = (headers: Headers, clock: Clock): number => {
  const moment = Date.parse(headers.get("date") ?? "");
  return Number.isNaN(moment) ? 0 : moment - clock();
};

/** What `Retry-After` says, in milliseconds from now; null when it says nothing. A date is one of the carrier's clock. */
export const readRetryAfter = (headers: Headers, clock: Clock): number | null => {
  const text = headers.get("retry-after")?.trim() ?? "";
  if (/^\d{1,7}$/.test(text)) return Number(text) * 1_000;
  const moment = Date.parse(text);
  return Number.isNaN(moment) ? null : Math.max(0, moment - clock() - readClockOffset(headers, clock));
};
