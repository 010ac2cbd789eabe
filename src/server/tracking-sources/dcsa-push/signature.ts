import { createHmac, timingSafeEqual } from "node:crypto";

const SIGNATURE = /^sha256=([0-9a-f]{64})$/i;

const hash = (body: Uint8Array, secret: string): Buffer =>
  createHmac("sha256", Buffer.from(secret, "base64")).update(body).digest();

/** `Notification-Signature` of a body: the HMAC-SHA256 of its bytes with a Base64 secret (DCSA Track & Trace 2.2). */
export const signBody = (body: Uint8Array, secret: string): string => `sha256=${hash(body, secret).toString("hex")}`;

/** Whether `Notification-Signature` is that of the body, byte for byte as it was sent, with one of the secrets. All are tried in constant time. */
export const isSigned = (header: string | undefined, body: Uint8Array, secrets: readonly string[]): boolean => {
  const sent = SIGNATURE.exec(header?.trim() ?? "")?.[1];
  if (sent === undefined) return false;
  const signature = Buffer.from(sent, "hex");
  return secrets.map((secret) => timingSafeEqual(hash(body, secret), signature)).includes(true);
};
