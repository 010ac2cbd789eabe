import { createHmac } from "node:crypto";
import { okAsync, ResultAsync } from "neverthrow";
import type { Clock } from "#server/platform/time.ts";
import type { SourceFailure } from "#server/rate-sources/rate-source.ts";
import { type ClientCredentials, createAccessTokens } from "./access-token.ts";
import { type CallRecord, toCallOutcome, TOKEN_OPERATION } from "./call-records.ts";
import { toTokenFailure } from "./failures.ts";
import { callJson, type JsonRequest } from "./json-call.ts";
import { readClockDifference } from "./server-time.ts";

/** A call with what proves who makes it. */
export interface SignedRequest extends JsonRequest {
  /** After a 401 with these headers: whether the call may be signed again and made once more. Null: it would be refused again. */
  readonly renew: ((refusal?: Headers) => boolean) | null;
  /** How far the carrier's clock is ahead of ours, as far as the signature takes it into account. */
  readonly aheadMs: number;
}

export type Authorise = (request: JsonRequest) => ResultAsync<SignedRequest, SourceFailure>;

const withHeaders = (
  request: JsonRequest,
  headers: Readonly<Record<string, string>>,
  renew: SignedRequest["renew"] = null,
  aheadMs = 0,
): SignedRequest => ({ ...request, headers: { ...request.headers, ...headers }, renew, aheadMs });

/** The same headers with each call: `KeyId`, `X-IBM-Client-Id`. */
export const authoriseByHeaders =
  (headers: Readonly<Record<string, string>>): Authorise =>
  (request) =>
    okAsync(withHeaders(request, headers));

interface TokenDeps {
  readonly clock: Clock;
  readonly record: (record: CallRecord) => void;
}

const TOKEN_BOUNDS = { timeoutMs: 10_000, maxBytes: 65_536 };

/** A bearer token of an identity provider. The request for it ends with nobody's search, as others wait for it too. */
export const authoriseByToken = (
  name: string,
  credentials: ClientCredentials,
  { clock, record }: TokenDeps,
): Authorise => {
  const tokens = createAccessTokens(credentials, clock, (request) => {
    const start = performance.now();
    const answered = callJson(request, TOKEN_BOUNDS, new AbortController().signal);
    return new ResultAsync(
      Promise.resolve(answered).then((result) => {
        const seconds = (performance.now() - start) / 1_000;
        record({ source: name, operation: TOKEN_OPERATION, outcome: toCallOutcome(result), seconds, isBilled: false });
        return result;
      }),
    );
  });
  return (request) =>
    tokens
      .get()
      .mapErr((fault) => toTokenFailure(name, fault))
      .map((token) =>
        withHeaders(request, { authorization: `Bearer ${token}` }, () => {
          tokens.forget(token);
          return true;
        }),
      );
};

/* A smaller difference is no reason to refuse a signature: a call itself takes seconds. */
const MIN_DIFFERENCE_MS = 30_000;

/**
 * A signature of each call: `toHeaders` gets a keyed hash of a text as Base64, and the time to sign. A carrier that refuses it
 * states its own time, and calls are signed with that from then on.
 */
export const authoriseBySignature = (
  secret: string,
  algorithm: "sha1" | "sha256",
  clock: Clock,
  toHeaders: (request: JsonRequest, hash: (text: string) => string, date: Date) => Readonly<Record<string, string>>,
): Authorise => {
  const hash = (text: string): string => createHmac(algorithm, secret).update(text).digest("base64");
  let aheadMs = 0;
  return (request) => {
    const signedAheadMs = aheadMs;
    const renew = (refusal = new Headers()): boolean => {
      const stated = readClockDifference(refusal, clock());
      if (stated === null || Math.abs(stated - signedAheadMs) < MIN_DIFFERENCE_MS) return false;
      aheadMs = stated;
      return true;
    };
    const headers = toHeaders(request, hash, new Date(clock() + signedAheadMs));
    return okAsync(withHeaders(request, headers, renew, signedAheadMs));
  };
};
