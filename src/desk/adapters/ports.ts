import * as t from "io-ts";
import type { ResultAsync } from "neverthrow";
import { listActions, type Role, type StaffAction, type StaffState } from "#domain/staff";
import { orGone } from "#flows/kit/failure.ts";
import { list, object, orNull } from "#adapters/http/codec.ts";
import { ignore, readAll, readFirst, request, toSignInRefusal } from "#adapters/http/request.ts";
import type { Failure } from "#ports/failure.ts";
import type { DeskPorts, InvitationPort, SessionPort, StaffChange, StaffPort } from "../ports.ts";
import type { DeskClient } from "./client.ts";

const RoleCodec: t.Type<Role, unknown> = t.keyof({ desk: null, pricing: null, admin: null });
const StateCodec: t.Type<StaffState, unknown> = t.keyof({ invited: null, active: null, disabled: null });

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

const StaffSessionCodec = object({
  id: t.string,
  signedInAt: t.string,
  lastUsedAt: t.string,
  browser: orNull(t.string),
  network: t.string,
  isCurrent: t.boolean,
});

const StaffCodec = object({
  id: t.string,
  email: t.string,
  name: t.string,
  role: RoleCodec,
  state: StateCodec,
  recoveryCodesLeft: t.number,
  invitedAt: t.string,
  invitedBy: orNull(t.string),
  invitationEndsAt: orNull(t.string),
  sessions: list(StaffSessionCodec),
});

const InvitationCodec = object({ email: t.string, name: t.string, role: RoleCodec, secret: t.string, qrSvg: t.string });

const toSession = ({ actions, ...session }: t.TypeOf<typeof SessionCodec>) => ({
  ...session,
  actions: readActions(actions),
});

const createSession = (api: DeskClient): SessionPort => ({
  load: (signal) => request(api.GET("/session", { signal })).andThen(readFirst(SessionCodec)).map(toSession),
  checkPassword: (body, signal) =>
    request(api.POST("/session/password", { body, signal })).andThen(readFirst(ChallengeCodec)).mapErr(toSignInRefusal),
  sendCode: ({ challenge, code, isRecovery }, signal) => {
    const sent = isRecovery
      ? api.POST("/session/recovery-code", { body: { challenge, recoveryCode: code }, signal })
      : api.POST("/session/code", { body: { challenge, code }, signal });
    return request(sent).andThen(readFirst(SessionCodec)).map(toSession).mapErr(toSignInRefusal);
  },
  signOut: (signal) => request(api.DELETE("/session", { signal })).map(ignore),
  list: (signal) => request(api.GET("/sessions", { signal })).andThen(readAll(list(StaffSessionCodec))),
  revoke: (session, signal) =>
    request(api.DELETE("/sessions/{session}", { params: { path: { session } }, signal })).map(ignore),
});

const createInvitation = (api: DeskClient): InvitationPort => ({
  open: (token, signal) =>
    request(api.POST("/invitation", { body: { token }, signal })).andThen(readFirst(InvitationCodec)),
  accept: (body, signal) =>
    request(api.POST("/invitation/acceptance", { body, signal })).andThen(readAll(list(t.string))),
});

const sendChange = (api: DeskClient, change: StaffChange, signal: AbortSignal): ResultAsync<unknown, Failure> => {
  const path = { staff: change.id };
  switch (change.kind) {
    case "role":
      return request(api.PATCH("/staff/{staff}", { params: { path }, body: { role: change.role }, signal }));
    case "access": {
      const { isDisabled } = change;
      return request(api.PATCH("/staff/{staff}", { params: { path }, body: { isDisabled }, signal }));
    }
    case "invite-again":
      return request(api.POST("/staff/{staff}/invitation", { params: { path }, signal }));
    case "reset-factor":
      return request(api.POST("/staff/{staff}/factor-reset", { params: { path }, signal }));
    case "end-session": {
      const { session } = change;
      const params = { path: { ...path, session } };
      return orGone(request(api.DELETE("/staff/{staff}/sessions/{session}", { params, signal })).map(ignore));
    }
  }
};

const createStaff = (api: DeskClient): StaffPort => ({
  list: (signal) => request(api.GET("/staff", { signal })).andThen(readAll(list(StaffCodec))),
  invite: (body, signal) => request(api.POST("/staff", { body, signal })).map(ignore),
  change: (change, signal) => sendChange(api, change, signal).map(ignore),
});

/** The desk over HTTP. */
export const createDeskPorts = (api: DeskClient): DeskPorts => ({
  session: createSession(api),
  invitation: createInvitation(api),
  staff: createStaff(api),
});
