import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { err, ok, Result } from "neverthrow";

/** A key that secrets are stored with. */
export interface SecretKey {
  /** The beginning of its SHA-256: names it, and is stored beside each secret. */
  readonly id: string;
  readonly key: Buffer;
}

const PREFIX = "enc1:";
const ALGORITHM = "aes-256-gcm";
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const readKey = (text: string): Result<SecretKey, string> => {
  const key = Buffer.from(text, "base64");
  const id = createHash("sha256").update(key).digest("hex").slice(0, 8);
  return key.length === KEY_BYTES
    ? ok({ id, key })
    : err("SECRETS_KEY must be 32 bytes in base64 (openssl rand -base64 32), or several of them with commas.");
};

/** A new key as `SECRETS_KEY` takes it: 32 random bytes in base64. */
export const createSecretKey = (): string => randomBytes(KEY_BYTES).toString("base64");

/** Reads `SECRETS_KEY`: keys separated by commas, of which the first one encrypts and all decrypt. Empty: none. */
export const readSecretKeys = (text: string): Result<readonly SecretKey[], string> =>
  Result.combine(
    text
      .split(",")
      .map((one) => one.trim())
      .filter((one) => one !== "")
      .map(readKey),
  );

let keys: readonly SecretKey[] = [];

/** Sets the keys of this process, once at its start; without any, secrets are stored as they are. */
export const useSecretKeys = (used: readonly SecretKey[]): void => {
  keys = used;
};

const encrypt = (secret: string, { id, key }: SecretKey): string => {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(id));
  const sealed = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  return `${PREFIX}${id}:${Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64")}`;
};

const decrypt = (text: string, { id, key }: SecretKey): string => {
  const bytes = Buffer.from(text, "base64");
  const [nonce, rest] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES)];
  const decipher = createDecipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(id));
  decipher.setAuthTag(rest.subarray(0, TAG_BYTES));
  return Buffer.concat([decipher.update(rest.subarray(TAG_BYTES)), decipher.final()]).toString("utf8");
};

const splitSealed = (stored: string): { readonly id: string; readonly text: string } | null => {
  if (!stored.startsWith(PREFIX)) return null;
  const [id = "", text = ""] = stored.slice(PREFIX.length).split(":");
  return { id, text };
};

/** The key that a stored secret is encrypted with; null: it is stored as it is. */
export const findKeyId = (stored: string): string | null => splitSealed(stored)?.id ?? null;

/** The key that encrypts; null without one. */
export const currentKeyId = (): string | null => keys[0]?.id ?? null;

/** Whether this process can read what is stored with a key. */
export const hasKey = (id: string): boolean => keys.some((one) => one.id === id);

/** A secret as it is stored: encrypted (AES-256-GCM) with the first key, or as it is where there is none. */
export const sealSecret = (secret: string): string => {
  const [key] = keys;
  return key === undefined ? secret : encrypt(secret, key);
};

/** A stored secret as it is used. A key that is missing, and a changed text, are faults: the start looks for them. */
export const openSecret = (stored: string): string => {
  const sealed = splitSealed(stored);
  if (sealed === null) return stored;
  const key = keys.find(({ id }) => id === sealed.id);
  if (key === undefined) throw new Error(`SECRETS_KEY lacks the key ${sealed.id}.`);
  return decrypt(sealed.text, key);
};
