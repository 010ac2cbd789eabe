import { createHmac } from "node:crypto";

const PREFIX = "whsec_";

/** A new secret of Standard Webhooks from unguessable text. */
export const toWebhookSecret = (random: string): string => `${PREFIX}${Buffer.from(random).toString("base64")}`;

interface Signed {
  readonly id: string;
  /** Seconds since 1970. */
  readonly timestamp: number;
  readonly body: string;
}

const sign = (secret: string, { id, timestamp, body }: Signed): string =>
  createHmac("sha256", Buffer.from(secret.slice(PREFIX.length), "base64"))
    .update(`${id}.${timestamp}.${body}`)
    .digest("base64");

/** The headers of a message, signed with each of the secrets (Standard Webhooks 1.0.0, symmetric). */
export const signatureHeaders = (secrets: readonly string[], signed: Signed): Readonly<Record<string, string>> => ({
  "webhook-id": signed.id,
  "webhook-timestamp": String(signed.timestamp),
  "webhook-signature": secrets.map((secret) => `v1,${sign(secret, signed)}`).join(" "),
});
