import { readRole, type Role } from "#domain/staff";
import { secretHash } from "#server/modules/accounts/index.ts";
import type { StaffCaller } from "#server/desk/route.ts";
import { type Acting, currentActing } from "#server/platform/acting.ts";
import type { Clock, Ids } from "#server/platform/time.ts";
import { toNetwork } from "#server/platform/throttling/limiter.ts";
import type { Executor } from "#server/schema.ts";
import { recordChange } from "../audit/index.ts";
import { addStaffSession, findLiveSession, touchSession } from "./session-store.ts";
import type { StoredStaff } from "./staff-store.ts";

/* Writing every call would turn every read into a write. */
const TOUCH_AFTER_MS = 60_000;
const MAX_USER_AGENT = 400;

/** As now, but by a person whose password and code are known. */
export const actingAs = (id: string, role: Role): Acting => ({
  ...currentActing(),
  actor: { kind: "staff", id, role },
});

export interface Origin {
  readonly address: string;
  readonly userAgent: string | null;
}

/** Begins a session after a sign-in; the answer is the secret of its cookie. */
export const startSession = async (
  db: Executor,
  { clock, ids }: { readonly clock: Clock; readonly ids: Ids },
  { id: staffId, role }: Pick<StoredStaff, "id" | "role">,
  { address, userAgent }: Origin,
): Promise<string> => {
  const token = ids.secret();
  const id = ids.id();
  const now = clock();
  await addStaffSession(db, {
    tokenHash: secretHash(token),
    id,
    staffId,
    createdAt: now,
    lastUsedAt: now,
    userAgent: userAgent?.slice(0, MAX_USER_AGENT) ?? null,
    network: toNetwork(address),
  });
  await recordChange(db, {
    action: "staff.signed-in",
    subjectId: staffId,
    after: { session: id },
    acting: actingAs(staffId, role),
  });
  return token;
};

/** Whose live session a cookie belongs to; null if none. `later` stores that it was used, after the answer. */
export const authenticateStaff = async (
  db: Executor,
  token: string,
  now: number,
  later: (work: () => Promise<void>) => void,
): Promise<StaffCaller | null> => {
  const session = await findLiveSession(db, secretHash(token), now);
  if (session === undefined) return null;
  const { id, staffId, name, createdAt, lastUsedAt } = session;
  if (now - lastUsedAt >= TOUCH_AFTER_MS) later(() => touchSession(db, id, now));
  const role = readRole(session.role);
  return role === undefined ? null : { id: staffId, name, role, sessionId: id, signedInAt: createdAt };
};
