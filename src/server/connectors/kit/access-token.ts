import { toObject, toText } from "#api/readers/json.ts";
import { errAsync, ok, okAsync, ResultAsync } from "neverthrow";
import type { Clock } from "#server/platform/time.ts";
import type { CallFault, JsonAnswer } from "./json-call.ts";

/** OAuth 2.0 client credentials (RFC 6749 section 4.4). */
export interface ClientCredentials {
  readonly tokenUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scope: string;
}

/** `refused`: the identity provider does not know the client, or its secret is wrong. */
export type TokenFault = CallFault | "refused" | "unreadable";

export interface AccessTokens {
  readonly get: () => ResultAsync<string, TokenFault>;
  /** Of a token that the carrier refused; a newer one stays. */
  readonly forget: (token: string) => void;
}

/* A third of its life before its end, so that no call arrives with a token that has just ended. */
const SHARE_USED = 2 / 3;
/* An identity provider that hangs would delay each search until the end of the token. */
const RETRY_AFTER_MS = 20_000;

interface KnownToken {
  readonly token: string;
  readonly fetchedAt: number;
  readonly refreshAt: number;
  readonly endsAt: number;
}

/* One that was fetched later than now is of a clock that was ahead: when it ends is not known. */
const isValid = ({ fetchedAt, endsAt }: KnownToken, now: number): boolean => fetchedAt <= now && now < endsAt;

const readToken = ({ status, body }: JsonAnswer, now: number): ResultAsync<KnownToken, TokenFault> => {
  if (status === 400 || status === 401 || status === 403) return errAsync("refused");
  const { access_token: stated, expires_in: life } = toObject(body);
  const token = toText(stated);
  if (status !== 200 || token === null) return errAsync("unreadable");
  const lifeMs = Number(life) > 0 ? Number(life) * 1000 : 0;
  return okAsync({ token, fetchedAt: now, refreshAt: now + lifeMs * SHARE_USED, endsAt: now + lifeMs });
};

/**
 * Fetches a token before the last one ends, which is used until its end if that fails; calls that need one at the same time
 * wait for the same request.
 */
export const createAccessTokens = (
  { tokenUrl, clientId, clientSecret, scope }: ClientCredentials,
  clock: Clock,
  call: (request: {
    method: "POST";
    url: string;
    headers: Record<string, string>;
    body: string;
  }) => ResultAsync<JsonAnswer, CallFault>,
): AccessTokens => {
  let known: KnownToken | null = null;
  let fetching: ResultAsync<KnownToken, TokenFault> | null = null;
  const fetchToken = (): ResultAsync<KnownToken, TokenFault> => {
    const now = clock();
    const body = new URLSearchParams({ grant_type: "client_credentials", scope }).toString();
    const identity = Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`).toString(
      "base64",
    );
    return call({
      method: "POST",
      url: tokenUrl,
      headers: { "content-type": "application/x-www-form-urlencoded", authorization: `Basic ${identity}` },
      body,
    })
      .mapErr((fault): TokenFault => fault)
      .andThen((answer) => readToken(answer, now));
  };
  const keepValid = (): KnownToken | null => {
    const now = clock();
    return known !== null && isValid(known, now) ? { ...known, refreshAt: now + RETRY_AFTER_MS } : null;
  };
  return {
    get: () => {
      const now = clock();
      if (known !== null && isValid(known, now) && now < known.refreshAt) return okAsync(known.token);
      fetching ??= new ResultAsync(
        Promise.resolve(fetchToken()).then((fetched) => {
          fetching = null;
          known = fetched.unwrapOr(keepValid());
          return known === null ? fetched : ok(known);
        }),
      );
      return fetching.map(({ token }) => token);
    },
    forget: (token) => {
      if (known?.token === token) known = null;
    },
  };
};
