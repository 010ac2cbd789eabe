import type { ResultAsync } from "neverthrow";
import type { Role, StaffState } from "#domain/staff";
import type { Failure } from "#ports/failure.ts";
import type { StaffSession } from "./session.ts";

export interface StaffMember {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly state: StaffState;
  readonly recoveryCodesLeft: number;
  readonly invitedAt: string;
  readonly invitedBy: string | null;
  readonly invitationEndsAt: string | null;
  readonly sessions: readonly StaffSession[];
}

export interface NewStaff {
  readonly email: string;
  readonly name: string;
  readonly role: Role;
}

/** What an admin changes about a person. */
export type StaffChange =
  | { readonly kind: "role"; readonly id: string; readonly role: Role }
  | { readonly kind: "access"; readonly id: string; readonly isDisabled: boolean }
  | { readonly kind: "invite-again" | "reset-factor"; readonly id: string }
  | { readonly kind: "end-session"; readonly id: string; readonly session: string };

/** What a change of a person is compared with. */
export type SeenStaff = Pick<StaffMember, "role" | "state">;

export interface StaffPort {
  readonly list: (signal: AbortSignal) => ResultAsync<readonly StaffMember[], Failure>;
  readonly invite: (typed: NewStaff, signal: AbortSignal) => ResultAsync<void, Failure>;
  /** `seen`: the person as it was read, which a colleague may have changed meanwhile. */
  readonly change: (change: StaffChange, seen: SeenStaff, signal: AbortSignal) => ResultAsync<void, Failure>;
}
