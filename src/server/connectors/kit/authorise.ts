import { createHmac } from "node:crypto";
import { okAsync, type ResultAsync } from "neverthrow";
import type { Clock } from "#server/platform/time.ts";
import type { SourceFailure } from "#server/rate-sources/rate-source.ts";
import { type ClientCredentials, createAccessTokens } from "./access-token.ts";
import { toTokenFailure } from "./failures.ts";
import { callJson, type JsonRequest } from "./json-call.ts";

/** A call with what proves who makes it. */
export interface SignedRequest extends JsonRequest {
  /** After a 401: the call may be signed again and made once more. Null: it would be refused again. */
  readonly renew: (() => void) | null;
}

export type Authorise = (request: JsonRequest) => ResultAsync<SignedRequest, SourceFailure>;

const withHeaders = (
  request: JsonRequest,
  headers: Readonly<Record<string, string>>,
  renew: SignedRequest["renew"] = null,
): SignedRequest => ({ ...request, headers: { ...request.headers, ...headers }, renew });

/** The same headers with each call: `KeyId`, `X-IBM-Client-Id`. */
export const authoriseByHeaders =
  (headers: Readonly<Record<string, string>>): Authorise =>
  (request) =>
    okAsync(withHeaders(request, headers));

const TOKEN_BOUNDS = { timeoutMs: 10_000, maxBytes: 65_536 };

/** A bearer token of an identity provider. The request for it ends with nobody's search, as others wait for it too. */
export const authoriseByToken = (name: string, credentials: ClientCredentials, clock: Clock): Authorise => {
  const tokens = createAccessTokens(credentials, clock, (request) =>
    callJson(request, TOKEN_BOUNDS, new AbortController().signal),
  );
  return (request) =>
    tokens
      .get()
      .mapErr((fault) => toTokenFailure(name, fault))
      .map((token) => withHeaders(request, { authorization: `Bearer ${token}` }, () => tokens.forget(token)));
};

/** A signature of each call: `toHeaders` gets a keyed hash of a text as Base64. */
export const authoriseBySignature =
  (
    secret: string,
    algorithm: "sha1" | "sha256",
    toHeaders: (request: JsonRequest, hash: (text: string) => string) => Readonly<Record<string, string>>,
  ): Authorise =>
  (request) =>
    okAsync(
      withHeaders(
        request,
        toHeaders(request, (text) => createHmac(algorithm, secret).update(text).digest("base64")),
      ),
    );
