/*
 * ASSUMPTION. COSCO signs requests by HMAC-SHA1 with a key and a secret; its headers and the text that is signed are not known
 * here. Nothing in this file is confirmed by the carrier: change it before the connector is used.
 */
import { createHash } from "node:crypto";
import type { Clock } from "#server/platform/time.ts";
import { type Authorise, authoriseBySignature } from "../kit/authorise.ts";

/** Signs each call with its time, its path and a digest of its body. */
export const authoriseByCoscoSignature = (apiKey: string, secret: string, clock: Clock): Authorise =>
  authoriseBySignature(secret, "sha1", clock, ({ method, url, body = "" }, hash, now) => {
    const date = now.toUTCString();
    const digest = createHash("md5").update(body).digest("base64");
    const { pathname, search } = new URL(url);
    const signature = hash(`x-coscon-date: ${date}\nx-coscon-content-md5: ${digest}\n${method} ${pathname}${search}`);
    return {
      "x-coscon-date": date,
      "x-coscon-content-md5": digest,
      "x-coscon-authorization": `hmac username="${apiKey}", algorithm="hmac-sha1", signature="${signature}"`,
    };
  });
