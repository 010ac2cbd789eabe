import * as t from "io-ts";
import type { ResultAsync } from "neverthrow";
import { list, object, orNull } from "#adapters/http/codec.ts";
import { ignore, readAll, request } from "#adapters/http/request.ts";
import type { StaffState } from "#domain/staff";
import { orGone } from "#flows/kit/failure.ts";
import type { Failure } from "#ports/failure.ts";
import type { SeenStaff, StaffChange, StaffPort } from "../ports/index.ts";
import type { DeskClient } from "./client.ts";
import { RoleCodec, StaffSessionCodec } from "./codecs.ts";

const StateCodec: t.Type<StaffState, unknown> = t.keyof({ invited: null, active: null, disabled: null });

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

const sendChange = (
  api: DeskClient,
  change: StaffChange,
  { role, state }: SeenStaff,
  signal: AbortSignal,
): ResultAsync<unknown, Failure> => {
  const path = { staff: change.id };
  const seen = { role, isDisabled: state === "disabled" };
  switch (change.kind) {
    case "role":
      return request(api.PATCH("/staff/{staff}", { params: { path }, body: { role: change.role, seen }, signal }));
    case "access": {
      const { isDisabled } = change;
      return request(api.PATCH("/staff/{staff}", { params: { path }, body: { isDisabled, seen }, signal }));
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

export const createStaff = (api: DeskClient): StaffPort => ({
  list: (signal) => request(api.GET("/staff", { signal })).andThen(readAll(list(StaffCodec))),
  invite: (body, signal) => request(api.POST("/staff", { body, signal })).map(ignore),
  change: (change, seen, signal) => sendChange(api, change, seen, signal).map(ignore),
});
