import { err, ok, type Result } from "neverthrow";
import { clearSessionCookie, createSessionCookie } from "#server/desk/cookie.ts";
import { type DeskFeature, deskRoute, publicDeskRoute, type StaffCaller } from "#server/desk/route.ts";
import { repeat } from "#server/platform/background.ts";
import { answer } from "#server/platform/http/handler.ts";
import { type Refusal, success } from "#server/platform/http/refusal.ts";
import { toInstant } from "#server/platform/time.ts";
import { answerSignedIn, describeSession } from "./answer-session.ts";
import { changeStaff, UNKNOWN_PERSON } from "./change-staff.ts";
import {
  acceptInvitation,
  inviteAgain,
  inviteStaff,
  openInvitation,
  resetFactor,
  type StaffDeps,
} from "./invitations.ts";
import { listStaff, toSession } from "./list-staff.ts";
import { deleteSession, listLiveSessions, pruneStaff } from "./session-store.ts";
import { passkeyRoutes } from "./passkey-routes.ts";
import type { Origin } from "./sessions.ts";
import { checkPassword, type Proof, signIn, type SignInDeps } from "./sign-in.ts";

const HOUR_MS = 3_600_000;
const UNKNOWN_SESSION: Refusal = { kind: "not-found", message: "This session has ended already." };

const signInRoutes = (deps: SignInDeps) => {
  const prove = async (challenge: string, proof: Proof, origin: Origin) => {
    const token = await signIn(deps, challenge, proof, origin);
    return token.isErr() ? err(token.error) : answerSignedIn(deps, token.value);
  };
  return [
    publicDeskRoute("checkPassword", async ({ body, address, userAgent }) =>
      (await checkPassword(deps, { ...body, address, userAgent })).andThen((one) => answer([one], "Enter your code")),
    ),
    publicDeskRoute("signIn", ({ body: { challenge, code }, address, userAgent }) =>
      prove(challenge, { kind: "code", code }, { address, userAgent }),
    ),
    publicDeskRoute("signInWithRecoveryCode", ({ body: { challenge, recoveryCode }, address, userAgent }) =>
      prove(challenge, { kind: "recovery-code", code: recoveryCode }, { address, userAgent }),
    ),
    publicDeskRoute("openInvitation", async ({ body }) =>
      (await openInvitation(deps, body.token)).andThen((one) =>
        answer([{ ...one, expiresAt: toInstant(one.expiresAt) }]),
      ),
    ),
    publicDeskRoute("acceptInvitation", async ({ body, address, userAgent }) =>
      (await acceptInvitation(deps, body, { address, userAgent })).map(({ cookie, recoveryCodes }) => ({
        kind: "envelope",
        body: success(recoveryCodes, "Signed in"),
        cookie: createSessionCookie(cookie, deps.site),
      })),
    ),
  ];
};

const sessionRoutes = ({ db, clock, site }: StaffDeps) => [
  deskRoute("getSession", "use-desk", async (_call, staff) => answer([await describeSession(db, staff)])),
  deskRoute("signOut", "use-desk", async (_call, { id, sessionId }) => {
    await deleteSession(db, id, sessionId, "staff.signed-out");
    return ok({ kind: "envelope", body: success([], "Signed out"), cookie: clearSessionCookie(site) });
  }),
  deskRoute("listOwnSessions", "use-desk", async (_call, { id, sessionId }) =>
    answer((await listLiveSessions(db, clock(), id)).map((one) => toSession(one, sessionId))),
  ),
  deskRoute("revokeOwnSession", "use-desk", async ({ path }, { id }) =>
    (await deleteSession(db, id, path.session, "staff.sessions-ended"))
      ? answer([], "Session ended")
      : err(UNKNOWN_SESSION),
  ),
];

const staffRoutes = (deps: StaffDeps) => {
  const { db, clock } = deps;
  const answerEntry = async (changed: Result<string, Refusal>, message: string, { sessionId }: StaffCaller) => {
    if (changed.isErr()) return err(changed.error);
    const entry = (await listStaff(db, clock(), sessionId)).find(({ id }) => id === changed.value);
    return entry === undefined ? err(UNKNOWN_PERSON) : answer([entry], message);
  };
  return [
    deskRoute("listStaff", "manage-staff", async (_call, { sessionId }) =>
      answer(await listStaff(db, clock(), sessionId)),
    ),
    deskRoute("inviteStaff", "manage-staff", async ({ body }, staff) =>
      answerEntry(
        (await inviteStaff(deps, body, staff.id)).map(({ id }) => id),
        "Invitation sent",
        staff,
      ),
    ),
    deskRoute("inviteAgain", "manage-staff", async ({ path }, staff) =>
      answerEntry(
        (await inviteAgain(deps, path.staff)).map(({ id }) => id),
        "Invitation sent",
        staff,
      ),
    ),
    deskRoute("resetFactor", "manage-staff", async ({ path }, staff) =>
      answerEntry(
        (await resetFactor(deps, path.staff, { keepsAdmin: true })).map(({ id }) => id),
        "Link sent",
        staff,
      ),
    ),
    deskRoute("changeStaff", "manage-staff", async ({ path, body }, staff) =>
      answerEntry(
        (await changeStaff(deps, path.staff, body)).map(() => path.staff),
        "Saved",
        staff,
      ),
    ),
    deskRoute("revokeSession", "manage-staff", async ({ path }) =>
      (await deleteSession(db, path.staff, path.session, "staff.sessions-ended"))
        ? answer([], "Session ended")
        : err(UNKNOWN_SESSION),
    ),
  ];
};

/** Signing in, the own session, and the staff. */
export const staffFeature: DeskFeature = (deps) => {
  const { database, clock, ids, config, log } = deps;
  const staffDeps = { db: database.db, clock, ids, site: config.publicUrl };
  const record: SignInDeps["record"] = (event) => {
    if (event.outcome === "signed-in") log.info(event, "security event");
    else log.warn(event, "security event");
  };
  repeat(deps, HOUR_MS, () => pruneStaff(database.db, clock(), config.retention.sessions * 24 * HOUR_MS));
  const signInDeps = { ...staffDeps, record };
  return [
    ...signInRoutes(signInDeps),
    ...passkeyRoutes(signInDeps),
    ...sessionRoutes(staffDeps),
    ...staffRoutes(staffDeps),
  ];
};
