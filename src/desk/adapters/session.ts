import * as t from "io-ts";
import { list, object } from "#adapters/http/codec.ts";
import { ignore, readAll, readFirst, request, toSignInRefusal } from "#adapters/http/request.ts";
import { listActions, type StaffAction } from "#domain/staff";
import type { InvitationPort, SessionPort } from "../ports/index.ts";
import type { DeskClient } from "./client.ts";
import { RoleCodec, StaffSessionCodec } from "./codecs.ts";

const ALL_ACTIONS = listActions("admin");

/** Actions that this version of the desk does not have are left out. */
const readActions = (names: readonly string[]): readonly StaffAction[] =>
  ALL_ACTIONS.filter((action) => names.includes(action));

const SessionCodec = object({
  id: t.string,
  email: t.string,
  name: t.string,
  role: RoleCodec,
  actions: list(t.string),
  idleMinutes: t.number,
  recoveryCodesLeft: t.number,
});

const ChallengeCodec = object({ challenge: t.string, recoveryCodesLeft: t.number });

const InvitationCodec = object({ email: t.string, name: t.string, role: RoleCodec, secret: t.string, qrSvg: t.string });

const toSession = ({ actions, ...session }: t.TypeOf<typeof SessionCodec>) => ({
  ...session,
  actions: readActions(actions),
});

/** Reads the session of an answer. */
export const readSession = (envelope: Parameters<ReturnType<typeof readFirst>>[0]) =>
  readFirst(SessionCodec)(envelope).map(toSession);

export const createSession = (api: DeskClient): SessionPort => ({
  load: (signal) => request(api.GET("/session", { signal })).andThen(readSession),
  checkPassword: (body, signal) =>
    request(api.POST("/session/password", { body, signal })).andThen(readFirst(ChallengeCodec)).mapErr(toSignInRefusal),
  sendCode: ({ challenge, code, isRecovery }, signal) => {
    const sent = isRecovery
      ? api.POST("/session/recovery-code", { body: { challenge, recoveryCode: code }, signal })
      : api.POST("/session/code", { body: { challenge, code }, signal });
    return request(sent).andThen(readSession).mapErr(toSignInRefusal);
  },
  signOut: (signal) => request(api.DELETE("/session", { signal })).map(ignore),
  list: (signal) => request(api.GET("/sessions", { signal })).andThen(readAll(list(StaffSessionCodec))),
  revoke: (session, signal) =>
    request(api.DELETE("/sessions/{session}", { params: { path: { session } }, signal })).map(ignore),
});

export const createInvitation = (api: DeskClient): InvitationPort => ({
  open: (token, signal) =>
    request(api.POST("/invitation", { body: { token }, signal })).andThen(readFirst(InvitationCodec)),
  accept: (body, signal) =>
    request(api.POST("/invitation/acceptance", { body, signal })).andThen(readAll(list(t.string))),
});
