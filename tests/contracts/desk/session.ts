import { MatchersV3 } from "@pact-foundation/pact";
import { filled } from "../consumer/kit.ts";
import { ADMIN, asAdmin, type DeskInteraction, done, NO_PASSKEY, RAVI, refused } from "./kit.ts";

const { eachLike, equal, number } = MatchersV3;

const PASSWORD = "correct horse battery";
const WAITING = { ...RAVI, challenge: "challenge-of-ravi", recoveryCode: "K7QM-2XWP-9RTD" } as const;
const INVITED = { ...RAVI, token: "token-of-ravi" } as const;
const PASSKEY = { staff: ADMIN.id, passkey: "Qm9yc2NodA", name: "Laptop" } as const;
const MOMENT = "2026-11-23T05:10:00.000Z";

const sessionOf = ({ id, name, email, role }: typeof ADMIN | typeof RAVI) => ({
  answer: {
    id: equal(id),
    name: equal(name),
    email: equal(email),
    role: equal(role),
    actions: eachLike(filled("use-desk")),
    idleMinutes: number(30),
    recoveryCodesLeft: number(7),
  },
  value: { id, name, email, role, actions: ["use-desk"], idleMinutes: 30, recoveryCodesLeft: 7 },
});

const WRONG = "The email address or the password is not right.";
const TOO_LONG = "This sign-in took too long. Please enter your password again.";

const signingIn: readonly DeskInteraction[] = [
  {
    title: "the right password of a person",
    states: { "a person works at the desk": { ...RAVI, password: PASSWORD } },
    request: { method: "POST", path: "/session/password", json: { email: RAVI.email, password: PASSWORD } },
    response: done([{ challenge: filled("challenge-1"), recoveryCodesLeft: number(0) }]),
    send: ({ session }, signal) => session.checkPassword({ email: RAVI.email, password: PASSWORD }, signal),
    outcome: { value: { challenge: "challenge-1", recoveryCodesLeft: 0 } },
  },
  {
    title: "a wrong password of a person",
    states: { "a person works at the desk": { ...RAVI, password: PASSWORD } },
    request: { method: "POST", path: "/session/password", json: { email: RAVI.email, password: "wrong horse" } },
    ...refused(401, WRONG),
    send: ({ session }, signal) => session.checkPassword({ email: RAVI.email, password: "wrong horse" }, signal),
  },
  {
    title: "an unused recovery code",
    states: { "a sign-in waits for its code": WAITING },
    request: {
      method: "POST",
      path: "/session/recovery-code",
      json: { challenge: WAITING.challenge, recoveryCode: WAITING.recoveryCode },
    },
    response: done([sessionOf(RAVI).answer]),
    send: ({ session }, signal) =>
      session.sendCode({ challenge: WAITING.challenge, code: WAITING.recoveryCode, isRecovery: true }, signal),
    outcome: { value: sessionOf(RAVI).value },
  },
  {
    title: "a code for a sign-in that nobody began",
    states: {},
    request: { method: "POST", path: "/session/code", json: { challenge: "unknown", code: "417305" } },
    ...refused(410, TOO_LONG),
    send: ({ session }, signal) =>
      session.sendCode({ challenge: "unknown", code: "417305", isRecovery: false }, signal),
  },
];

const ownSession: readonly DeskInteraction[] = [
  {
    title: "the session of a person who is signed in",
    states: asAdmin,
    request: { method: "GET", path: "/session" },
    response: done([sessionOf(ADMIN).answer]),
    send: ({ session }, signal) => session.load(signal),
    outcome: { value: sessionOf(ADMIN).value },
  },
  {
    title: "the session of a person who is not signed in",
    states: {},
    request: { method: "GET", path: "/session" },
    response: refused(401, "Please sign in.").response,
    send: ({ session }, signal) => session.load(signal),
    outcome: { failure: { kind: "unauthorised", message: "Please sign in." } },
  },
  {
    title: "the own sessions",
    states: asAdmin,
    request: { method: "GET", path: "/sessions" },
    response: done([
      {
        id: equal(ADMIN.session),
        signedInAt: filled(MOMENT),
        lastUsedAt: filled(MOMENT),
        browser: null,
        network: filled("203.0.113.7"),
        isCurrent: true,
      },
    ]),
    send: ({ session }, signal) => session.list(signal),
    outcome: {
      value: [
        {
          id: ADMIN.session,
          signedInAt: MOMENT,
          lastUsedAt: MOMENT,
          browser: null,
          network: "203.0.113.7",
          isCurrent: true,
        },
      ],
    },
  },
  {
    title: "the end of a session that has ended",
    states: asAdmin,
    request: { method: "DELETE", path: "/sessions/unknown" },
    ...refused(404, "This session has ended already."),
    send: ({ session }, signal) => session.revoke("unknown", signal),
  },
  {
    title: "signing out",
    states: asAdmin,
    request: { method: "DELETE", path: "/session" },
    response: done([]),
    send: ({ session }, signal) => session.signOut(signal),
    outcome: { value: undefined },
  },
];

/* A signature belongs to one challenge: what an authenticator answers cannot be written down beforehand. */
const passkeys: readonly DeskInteraction[] = [
  {
    title: "the beginning of a sign-in with a passkey",
    states: {},
    request: { method: "POST", path: "/session/passkey-challenge" },
    response: done([{ challenge: filled("7Jx2Vn5Qb8Lc") }]),
    send: ({ passkeys: port }, signal) => port.signIn(signal),
    outcome: { failure: NO_PASSKEY },
  },
  {
    title: "the beginning of a new passkey",
    states: asAdmin,
    request: { method: "POST", path: "/passkeys/challenge" },
    response: done([{ challenge: filled("7Jx2Vn5Qb8Lc") }]),
    send: ({ passkeys: port }, signal) => port.add("Laptop", signal),
    outcome: { failure: NO_PASSKEY },
  },
  {
    title: "the passkeys of a person who has one",
    states: { ...asAdmin, "a person has a passkey": PASSKEY },
    request: { method: "GET", path: "/passkeys" },
    response: done([
      { id: equal(PASSKEY.passkey), name: equal(PASSKEY.name), createdAt: filled(MOMENT), lastUsedAt: null },
    ]),
    send: ({ passkeys: port }, signal) => port.list(signal),
    outcome: { value: [{ id: PASSKEY.passkey, name: PASSKEY.name, createdAt: MOMENT, lastUsedAt: null }] },
  },
  {
    title: "the removal of a passkey",
    states: { ...asAdmin, "a person has a passkey": PASSKEY },
    request: { method: "DELETE", path: `/passkeys/${PASSKEY.passkey}` },
    response: done([]),
    send: ({ passkeys: port }, signal) => port.remove(PASSKEY.passkey, signal),
    outcome: { value: undefined },
  },
];

const invitation: readonly DeskInteraction[] = [
  {
    title: "an invitation",
    states: { "a person is invited to the desk": INVITED },
    request: { method: "POST", path: "/invitation", json: { token: INVITED.token } },
    response: done([
      {
        email: equal(RAVI.email),
        name: equal(RAVI.name),
        role: equal(RAVI.role),
        secret: filled("JBSWY3DPEHPK3PXP"),
        qrSvg: filled("<svg/>"),
      },
    ]),
    send: ({ invitation: port }, signal) => port.open(INVITED.token, signal),
    outcome: {
      value: { email: RAVI.email, name: RAVI.name, role: RAVI.role, secret: "JBSWY3DPEHPK3PXP", qrSvg: "<svg/>" },
    },
  },
  {
    title: "an invitation that has ended",
    states: {},
    request: { method: "POST", path: "/invitation", json: { token: "unknown" } },
    ...refused(410, "This invitation has ended. Ask an admin for a new one."),
    send: ({ invitation: port }, signal) => port.open("unknown", signal),
  },
  {
    title: "the acceptance of an invitation that has ended",
    states: {},
    request: {
      method: "POST",
      path: "/invitation/acceptance",
      json: { token: "unknown", password: PASSWORD, code: "417305" },
    },
    ...refused(410, "This invitation has ended. Ask an admin for a new one."),
    send: ({ invitation: port }, signal) =>
      port.accept({ token: "unknown", password: PASSWORD, code: "417305" }, signal),
  },
];

const MEMBER = {
  id: RAVI.id,
  email: RAVI.email,
  name: RAVI.name,
  role: RAVI.role,
  state: "active",
  recoveryCodesLeft: 0,
  invitedAt: MOMENT,
  invitedBy: null,
  invitationEndsAt: null,
  sessions: [],
} as const;
const JAN = { ...MEMBER, id: ADMIN.id, email: ADMIN.email, name: ADMIN.name, role: ADMIN.role } as const;
const JAN_SESSION = {
  id: ADMIN.session,
  signedInAt: MOMENT,
  lastUsedAt: MOMENT,
  browser: null,
  network: "203.0.113.7",
  isCurrent: true,
} as const;

const withRavi = { ...asAdmin, "a person works at the desk": { ...RAVI, password: PASSWORD } } as const;
const changed = { ...MEMBER, invitedAt: filled(MOMENT) };

const SEEN = { role: "desk", state: "active" } as const;

const staff: readonly DeskInteraction[] = [
  {
    title: "the staff",
    states: withRavi,
    request: { method: "GET", path: "/staff" },
    response: done([
      {
        ...JAN,
        invitedAt: filled(MOMENT),
        sessions: [
          { ...JAN_SESSION, signedInAt: filled(MOMENT), lastUsedAt: filled(MOMENT), network: filled("203.0.113.7") },
        ],
      },
      changed,
    ]),
    send: ({ staff: port }, signal) => port.list(signal),
    outcome: { value: [{ ...JAN, sessions: [JAN_SESSION] }, MEMBER] },
  },
  {
    title: "the staff for a person whose role may not see it",
    states: { "a member of staff is signed in": { ...RAVI, session: "session-ravi", cookie: "cookie-of-ravi-pillai" } },
    request: { method: "GET", path: "/staff" },
    ...refused(403, "Your role may not do this. Ask an admin."),
    send: ({ staff: port }, signal) => port.list(signal),
  },
  {
    title: "an invitation of a person",
    states: asAdmin,
    request: { method: "POST", path: "/staff", json: { email: RAVI.email, name: RAVI.name, role: RAVI.role } },
    response: done([
      { ...changed, id: filled(RAVI.id), state: "invited", invitedBy: ADMIN.name, invitationEndsAt: filled(MOMENT) },
    ]),
    send: ({ staff: port }, signal) => port.invite({ email: RAVI.email, name: RAVI.name, role: RAVI.role }, signal),
    outcome: { value: undefined },
  },
  {
    title: "another role of a person",
    states: withRavi,
    request: {
      method: "PATCH",
      path: `/staff/${RAVI.id}`,
      json: { role: "pricing", seen: { role: "desk", isDisabled: false } },
    },
    response: done([{ ...changed, role: "pricing" }]),
    send: ({ staff: port }, signal) => port.change({ kind: "role", id: RAVI.id, role: "pricing" }, SEEN, signal),
    outcome: { value: undefined },
  },
  {
    title: "another role of a person whom a colleague has changed meanwhile",
    states: withRavi,
    request: {
      method: "PATCH",
      path: `/staff/${RAVI.id}`,
      json: { role: "admin", seen: { role: "pricing", isDisabled: false } },
    },
    ...refused(
      409,
      "Somebody else was faster: Ravi Pillai has the role desk now. Nothing was done: please check it again.",
    ),
    send: ({ staff: port }, signal) =>
      port.change({ kind: "role", id: RAVI.id, role: "admin" }, { role: "pricing", state: "active" }, signal),
  },
  {
    title: "another invitation of a person who has not accepted the first",
    states: { ...asAdmin, "a person is invited to the desk": INVITED },
    request: { method: "POST", path: `/staff/${RAVI.id}/invitation` },
    response: done([{ ...changed, state: "invited", invitationEndsAt: filled(MOMENT) }]),
    send: ({ staff: port }, signal) => port.change({ kind: "invite-again", id: RAVI.id }, SEEN, signal),
    outcome: { value: undefined },
  },
  {
    title: "a new second factor of a person",
    states: withRavi,
    request: { method: "POST", path: `/staff/${RAVI.id}/factor-reset` },
    response: done([{ ...changed, state: "invited", invitationEndsAt: filled(MOMENT) }]),
    send: ({ staff: port }, signal) => port.change({ kind: "reset-factor", id: RAVI.id }, SEEN, signal),
    outcome: { value: undefined },
  },
  {
    title: "the end of a session of a person that has ended",
    states: withRavi,
    request: { method: "DELETE", path: `/staff/${RAVI.id}/sessions/unknown` },
    response: refused(404, "This session has ended already.").response,
    send: ({ staff: port }, signal) =>
      port.change({ kind: "end-session", id: RAVI.id, session: "unknown" }, SEEN, signal),
    outcome: { value: undefined },
  },
  {
    title: "the end of the access of the last admin",
    states: asAdmin,
    request: {
      method: "PATCH",
      path: `/staff/${ADMIN.id}`,
      json: { isDisabled: true, seen: { role: "admin", isDisabled: false } },
    },
    ...refused(409, "The last admin keeps the role and the access. Make somebody else an admin first."),
    send: ({ staff: port }, signal) =>
      port.change({ kind: "access", id: ADMIN.id, isDisabled: true }, { role: "admin", state: "active" }, signal),
  },
];

/** Signing in, the own session, invitations and the staff. */
export const SESSION_INTERACTIONS: readonly DeskInteraction[] = [
  ...signingIn,
  ...ownSession,
  ...passkeys,
  ...invitation,
  ...staff,
];
