import { err, ok } from "neverthrow";
import { findSessionEnd, IDLE_MINUTES, listActions } from "#domain/staff";
import { createSessionCookie } from "#server/desk/cookie.ts";
import type { StaffCaller } from "#server/desk/route.ts";
import { SIGN_IN_AGAIN, success } from "#server/platform/http/refusal.ts";
import { toInstant } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { authenticateStaff } from "./sessions.ts";
import type { SignInDeps } from "./sign-in.ts";
import { countRecoveryCodes, findStaffById } from "./staff-store.ts";

/** The signed-in person, as the desk reads it. */
export const describeSession = async (db: Executor, { id, signedInAt, name, role }: StaffCaller) => {
  const staff = await findStaffById(db, id);
  return {
    id,
    email: staff?.email ?? "",
    name,
    role,
    actions: listActions(role),
    signedInAt: toInstant(signedInAt),
    endsAt: toInstant(findSessionEnd({ createdAt: signedInAt, lastUsedAt: Number.MAX_SAFE_INTEGER })),
    idleMinutes: IDLE_MINUTES,
    recoveryCodesLeft: (await countRecoveryCodes(db)).get(id) ?? 0,
  };
};

/** The answer to a sign-in: the session, and its cookie. */
export const answerSignedIn = async (deps: SignInDeps, token: string) => {
  const caller = await authenticateStaff(deps.db, token, deps.clock(), () => undefined);
  if (caller === null) return err(SIGN_IN_AGAIN);
  const session = await describeSession(deps.db, caller);
  const cookie = createSessionCookie(token, deps.site);
  return ok({ kind: "envelope", body: success([session], "Signed in"), cookie } as const);
};
