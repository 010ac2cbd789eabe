import { createHash } from "node:crypto";
import type { Shipper } from "../http/handler.ts";
import type { Executor } from "../stores/schema.ts";
import { addSession, keepSession, liveSession, pruneSessions, revokeSession } from "../stores/sessions.ts";
import type { Clock, Ids } from "./clock.ts";

const HOUR_MS = 3_600_000;
const IDLE_MS = 12 * HOUR_MS;
const LONGEST_MS = 7 * 24 * HOUR_MS;
/* Sliding on every request would turn every read into a write. */
const SLIDE_AFTER_MS = 10 * 60_000;

export interface Credentials {
  readonly xToken: string;
  readonly xApiKey: string;
}

/** Signed-in browsers. A session ends after 12 hours without use, after 7 days, or when it is revoked. */
export interface Sessions {
  readonly start: (accountId: string) => Promise<Credentials>;
  /** Who the two credentials belong to; null unless both do, to the same live session. */
  readonly whose: (credentials: Credentials) => Promise<Shipper | null>;
  readonly end: (tokenHash: string) => Promise<void>;
  readonly prune: () => Promise<void>;
}

/** What is stored of a secret. */
export const secretHash = (secret: string): string => createHash("sha256").update(secret).digest("base64url");

export const sessions = (db: Executor, clock: Clock, ids: Ids): Sessions => ({
  start: async (accountId) => {
    const now = clock();
    const credentials = { xToken: ids.secret(), xApiKey: ids.secret() };
    await addSession(db, {
      tokenHash: secretHash(credentials.xToken),
      apiKeyHash: secretHash(credentials.xApiKey),
      accountId,
      createdAt: now,
      idleUntil: now + IDLE_MS,
      expiresAt: now + LONGEST_MS,
    });
    return credentials;
  },
  whose: async ({ xToken, xApiKey }) => {
    const now = clock();
    const hashes = { tokenHash: secretHash(xToken), apiKeyHash: secretHash(xApiKey) };
    const session = await liveSession(db, hashes, now);
    if (session === undefined) return null;
    const idleUntil = now + IDLE_MS;
    if (idleUntil - session.idleUntil >= SLIDE_AFTER_MS) await keepSession(db, session.tokenHash, idleUntil);
    return { accountId: session.accountId, tokenHash: session.tokenHash };
  },
  end: (tokenHash) => revokeSession(db, tokenHash),
  prune: () => pruneSessions(db, clock()),
});
