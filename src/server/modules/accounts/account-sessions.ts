import type { AccountSession } from "#api/schema.d.ts";
import { readDevice } from "#domain/accounts";
import type { Shipper } from "#server/platform/http/handler.ts";
import { toInstant } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { listSessions, type Session } from "./session-store.ts";
import { IDLE_MS } from "./sessions.ts";

const toEntry = (session: Session, { tokenHash }: Shipper): AccountSession => {
  const { type, browser, operatingSystem } = readDevice(session.userAgent);
  return {
    id: session.id,
    current: session.tokenHash === tokenHash,
    deviceType: type,
    browser,
    operatingSystem,
    network: session.network,
    signedInAt: toInstant(session.createdAt),
    lastUsedAt: toInstant(Math.max(session.createdAt, session.idleUntil - IDLE_MS)),
  };
};

/** The live sessions of an account: that of the request first, then the last used first. */
export const listAccountSessions = async (
  db: Executor,
  shipper: Shipper,
  now: number,
): Promise<readonly AccountSession[]> => {
  const sessions = await listSessions(db, shipper.accountId, now);
  return sessions
    .map((session) => toEntry(session, shipper))
    .toSorted(
      (one, other) => Number(other.current) - Number(one.current) || (one.lastUsedAt < other.lastUsedAt ? 1 : -1),
    );
};
