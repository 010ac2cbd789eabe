/*
 * ASSUMPTION. Known is that each request is signed by HMAC-SHA1 with an API key and a secret. The headers and the string to
 * sign below are ours: they prove that a client signs each request, its body and its time, and nothing about COSCO.
 */
import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { headerOf, type SimulatorRequest } from "../kit/http.ts";

/** How far the date of a request may be from the carrier's clock. */
const MAX_SKEW_MS = 240_000;

export interface Signed {
  readonly method: string;
  /** Path and query as they are sent. */
  readonly target: string;
  /** An HTTP date. */
  readonly date: string;
  readonly body: string | Buffer;
}

/** The headers of a signed request. */
export const signRequest = ({ method, target, date, body }: Signed, key: string, secret: string) => {
  const digest = createHash("md5").update(body).digest("base64");
  const text = `x-coscon-date: ${date}\nx-coscon-content-md5: ${digest}\n${method} ${target}`;
  const signature = createHmac("sha1", secret).update(text).digest("base64");
  return {
    "x-coscon-date": date,
    "x-coscon-content-md5": digest,
    "x-coscon-authorization": `hmac username="${key}", algorithm="hmac-sha1", signature="${signature}"`,
  };
};

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Why a request is refused, `undefined` for one that is signed correctly. */
export const findSignatureFault = (request: SimulatorRequest, key: string, secret: string): string | undefined => {
  const date = headerOf(request, "x-coscon-date") ?? "";
  if (!(Math.abs(Date.parse(date) - request.now.getTime()) <= MAX_SKEW_MS))
    return "The date is missing or too far away.";
  const { method, target, raw: body } = request;
  const expected = signRequest({ method, target, date, body }, key, secret);
  const sent = headerOf(request, "x-coscon-authorization") ?? "";
  return isSame(sent, expected["x-coscon-authorization"]) ? undefined : "The signature is wrong.";
};
