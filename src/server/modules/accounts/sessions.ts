import { createHash } from "node:crypto";
import { toLimit } from "#domain/companies";
import type { Shipper } from "#server/platform/http/handler.ts";
import type { Clock, Ids } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import {
  addSession,
  extendSession,
  findLiveSession,
  type LiveSession,
  pruneSessions,
  revokeSession,
} from "./session-store.ts";

const HOUR_MS = 3_600_000;
export const IDLE_MS = 12 * HOUR_MS;
const LONGEST_MS = 7 * 24 * HOUR_MS;
/* Sliding on every request would turn every read into a write. */
const SLIDE_AFTER_MS = 10 * 60_000;

export interface Credentials {
  readonly xToken: string;
  readonly xApiKey: string;
}

/** Where a sign-in comes from. */
export interface SignInOrigin {
  readonly userAgent: string | null;
  readonly network: string;
}

const MAX_USER_AGENT = 400;

/** Signed-in browsers. A session ends after 12 hours without use, after 7 days, or when it is revoked. */
export interface Sessions {
  readonly start: (accountId: string, origin: SignInOrigin) => Promise<Credentials>;
  /** Who the two credentials belong to; null unless both do, to the same live session. */
  readonly authenticate: (credentials: Credentials) => Promise<Shipper | null>;
  readonly end: (tokenHash: string) => Promise<void>;
  /** Removes sessions that ended before a moment. */
  readonly prune: (before: number) => Promise<void>;
}

interface Hashes {
  readonly tokenHash: string;
  readonly apiKeyHash: string;
}

export const secretHash = (secret: string): string => createHash("sha256").update(secret).digest("base64url");

/**
 * Moves the end of sessions in the background: a request that only reads waits for no write lock. A session that is
 * already being moved is moved again afterwards, to the latest time asked for. A write that fails is tried again by the
 * next request.
 */
const slideWriter = (db: Executor) => {
  const wanted = new Map<string, number>();
  const running = new Map<string, Promise<void>>();
  const slide = async (tokenHash: string): Promise<void> => {
    for (let until = wanted.get(tokenHash); until !== undefined; until = wanted.get(tokenHash)) {
      wanted.delete(tokenHash);
      await extendSession(db, tokenHash, until).catch(() => undefined);
    }
    running.delete(tokenHash);
  };
  return {
    running: (tokenHash: string): Promise<void> | undefined => running.get(tokenHash),
    begin: (tokenHash: string, idleUntil: number): void => {
      wanted.set(tokenHash, idleUntil);
      if (!running.has(tokenHash)) running.set(tokenHash, slide(tokenHash));
    },
  };
};

const toShipper = (session: LiveSession): Shipper => {
  const { accountId, tokenHash, companyId, role, state, currency, approvalLimit } = session;
  const limit = approvalLimit === null ? null : { currency, minor: approvalLimit };
  return { accountId, tokenHash, companyId, role, state, limit: toLimit(role, limit) };
};

export const createSessions = (db: Executor, clock: Clock, ids: Ids): Sessions => {
  const slides = slideWriter(db);
  const find = async (hashes: Hashes): Promise<LiveSession | undefined> => {
    // Before the read: a write that ends between the read and its answer would otherwise be missed.
    const slide = slides.running(hashes.tokenHash);
    const session = await findLiveSession(db, hashes, clock());
    if (session !== undefined || slide === undefined) return session;
    await slide;
    return findLiveSession(db, hashes, clock());
  };
  return {
    start: async (accountId, { userAgent, network }) => {
      const now = clock();
      const credentials = { xToken: ids.secret(), xApiKey: ids.secret() };
      await addSession(db, {
        id: ids.id(),
        tokenHash: secretHash(credentials.xToken),
        apiKeyHash: secretHash(credentials.xApiKey),
        accountId,
        createdAt: now,
        idleUntil: now + IDLE_MS,
        expiresAt: now + LONGEST_MS,
        userAgent: userAgent?.slice(0, MAX_USER_AGENT) ?? null,
        network,
      });
      return credentials;
    },
    authenticate: async ({ xToken, xApiKey }) => {
      const session = await find({ tokenHash: secretHash(xToken), apiKeyHash: secretHash(xApiKey) });
      if (session === undefined) return null;
      const idleUntil = clock() + IDLE_MS;
      if (idleUntil - session.idleUntil >= SLIDE_AFTER_MS) slides.begin(session.tokenHash, idleUntil);
      return toShipper(session);
    },
    end: (tokenHash) => revokeSession(db, tokenHash),
    prune: (before) => pruneSessions(db, before),
  };
};
