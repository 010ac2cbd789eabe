import { err, ok } from "neverthrow";
import type { operations } from "#api/desk-schema.d.ts";
import { isPermitted, type Role, type StaffAction } from "#domain/staff";
import type { Deps } from "#server/platform/feature.ts";
import {
  authenticatedRouteOf,
  type Call,
  type FileCall,
  fileReceiverOf,
  type Handler,
  type OperationId,
  type Outcome,
  publicRouteOf,
} from "#server/platform/http/handler.ts";
import type { Refusal } from "#server/platform/http/refusal.ts";

/** The signed-in member of staff who calls. */
export interface StaffCaller {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly sessionId: string;
  /** Epoch milliseconds. */
  readonly signedInAt: number;
}

/** The desk's document (openapi/desk.openapi.yaml). */
export interface DeskApi {
  readonly operations: operations;
  readonly caller: StaffCaller;
}

export type DeskOperationId = OperationId<DeskApi>;

export interface DeskHandler extends Handler<DeskApi> {
  /** What the caller's role must permit; null for public operations. */
  readonly action: StaffAction | null;
}

/** A part of the desk's API. */
export type DeskFeature = (deps: Deps) => Promise<readonly DeskHandler[]> | readonly DeskHandler[];

const FORBIDDEN: Refusal = { kind: "forbidden", message: "Your role may not do this. Ask an admin." };

const publicOne = publicRouteOf<DeskApi>();
const authenticated = authenticatedRouteOf<DeskApi>();
const receiver = fileReceiverOf<DeskApi>();

const allow =
  (action: StaffAction) =>
  ({ role }: StaffCaller) =>
    isPermitted(role, action) ? ok(undefined) : err(FORBIDDEN);

/** An operation before the sign-in. */
export const publicDeskRoute = <Id extends DeskOperationId>(
  id: Id,
  handle: (call: Call<Id, DeskApi>) => Outcome<Id, DeskApi>,
): DeskHandler => ({ ...publicOne(id, handle), action: null });

/** An operation of staff whose role permits the action; others are answered 403 before the body is read. */
export const deskRoute = <Id extends DeskOperationId>(
  id: Id,
  action: StaffAction,
  handle: (call: Call<Id, DeskApi>, staff: StaffCaller) => Outcome<Id, DeskApi>,
): DeskHandler => ({
  ...authenticated(id, handle, allow(action)),
  action,
});

/** As `deskRoute`, for an operation whose body is a file. */
export const deskFileRoute = <Id extends DeskOperationId>(
  id: Id,
  action: StaffAction,
  handle: (call: FileCall<Id, DeskApi>, staff: StaffCaller) => Outcome<Id, DeskApi>,
): DeskHandler => ({ ...receiver(id, handle, allow(action)), action });
