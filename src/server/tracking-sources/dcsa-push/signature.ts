import { createHmac, timingSafeEqual } from "node:crypto";

const SIGNATURE = /^sha256=([0-9a-f]{64})$/i;

/**
 * Whether `Notification-Signature` is the HMAC-SHA256 of the body, byte for byte as it was sent, with one of the secrets
 * (DCSA Track & Trace 2.2). All secrets are tried in constant time.
 */
export const isSigned = (header: string | undefined, body: Uint8Array, secrets: readonly string[]): boolean => {
  const sent = SIGNATURE.exec(header?.trim() ?? "")?.[1];
  if (sent === undefined) return false;
  const signature = Buffer.from(sent, "hex");
  return secrets
    .map((secret) =>
      timingSafeEqual(createHmac("sha256", Buffer.from(secret, "base64")).update(body).digest(), signature),
    )
    .includes(true);
};
