import { err, ok, Result, ResultAsync } from "neverthrow";
import { trackSending } from "./track-sending.ts";
import { traceHeaders } from "#server/platform/tracing/tracing.ts";
import { readBoundedText } from "#server/platform/http/bounded-text.ts";

export interface JsonRequest {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent as it is; the headers state its type. */
  readonly body?: string;
}

export interface JsonAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** Null for an answer without a body. */
  readonly body: unknown;
}

/** Why there is no answer. None of them contains an address, a header or a body. */
export type CallFault =
  /** The look-up of the address, the connection or its encryption failed: nothing was sent. */
  | "unreachable"
  /** It was sent, and may have been worked on. */
  | "broken-off"
  | "timed-out"
  | "cancelled"
  | "redirected"
  | "too-long"
  /** A successful answer that is no JSON, such as the page of a sign-in. */
  | "not-json";

export interface CallBounds {
  readonly timeoutMs: number;
  readonly maxBytes: number;
}

const parse = Result.fromThrowable(
  (text: string): unknown => (text.trim() === "" ? null : JSON.parse(text)),
  (): CallFault => "not-json",
);

const toAnswer = async (response: Response, maxBytes: number): Promise<Result<JsonAnswer, CallFault>> => {
  const { status, headers, ok: isSuccess } = response;
  if (status >= 300 && status < 400) {
    await response.body?.cancel();
    return err("redirected");
  }
  const text = await readBoundedText(response, maxBytes);
  if (text === null) return err("too-long");
  const parsed = parse(text);
  /* The status of a failure says enough. */
  if (parsed.isErr() && isSuccess) return err(parsed.error);
  return ok({ status, headers, body: parsed.unwrapOr(null) });
};

/** Makes one call and reads its whole answer. A redirect is not followed: it would carry keys to another address. */
export const callJson = (
  { method, url, headers, body }: JsonRequest,
  { timeoutMs, maxBytes }: CallBounds,
  signal: AbortSignal,
): ResultAsync<JsonAnswer, CallFault> => {
  const timeout = AbortSignal.timeout(timeoutMs);
  const init: RequestInit = {
    method,
    headers: { accept: "application/json", ...traceHeaders(), ...headers },
    redirect: "manual",
    signal: AbortSignal.any([signal, timeout]),
    ...(body === undefined ? {} : { body }),
  };
  const { done, isUnsent } = trackSending(() => fetch(url, init));
  const toFault = (): CallFault => {
    if (signal.aborted) return "cancelled";
    if (timeout.aborted) return "timed-out";
    return isUnsent() ? "unreachable" : "broken-off";
  };
  return ResultAsync.fromPromise(
    done.then((response) => toAnswer(response, maxBytes)),
    toFault,
  ).andThen((answer) => answer);
};
