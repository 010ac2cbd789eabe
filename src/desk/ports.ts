import type { ResultAsync } from "neverthrow";
import type { Role, StaffAction, StaffState } from "#domain/staff";
import type { Failure } from "#ports/failure.ts";

/** The signed-in person. */
export interface DeskSession {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly actions: readonly StaffAction[];
  /** Minutes without a call after which the session ends. */
  readonly idleMinutes: number;
  readonly recoveryCodesLeft: number;
}

/** A right password that waits for a code. */
export interface Challenge {
  readonly challenge: string;
  readonly recoveryCodesLeft: number;
}

export interface StaffSession {
  readonly id: string;
  readonly signedInAt: string;
  readonly lastUsedAt: string;
  readonly browser: string | null;
  readonly network: string;
  readonly isCurrent: boolean;
}

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

export interface Invitation {
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  /** Base32, to type it where a QR code cannot be scanned. */
  readonly secret: string;
  readonly qrSvg: string;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** `isRecovery`: a recovery code in place of a one-time code. */
export interface TypedCode {
  readonly challenge: string;
  readonly code: string;
  readonly isRecovery: boolean;
}

export interface SessionPort {
  readonly load: (signal: AbortSignal) => ResultAsync<DeskSession, Failure>;
  readonly checkPassword: (typed: Credentials, signal: AbortSignal) => ResultAsync<Challenge, Failure>;
  readonly sendCode: (typed: TypedCode, signal: AbortSignal) => ResultAsync<DeskSession, Failure>;
  readonly signOut: (signal: AbortSignal) => ResultAsync<void, Failure>;
  readonly list: (signal: AbortSignal) => ResultAsync<readonly StaffSession[], Failure>;
  readonly revoke: (id: string, signal: AbortSignal) => ResultAsync<void, Failure>;
}

export interface Acceptance {
  readonly token: string;
  readonly password: string;
  readonly code: string;
}

export interface InvitationPort {
  readonly open: (token: string, signal: AbortSignal) => ResultAsync<Invitation, Failure>;
  /** Answers the recovery codes. */
  readonly accept: (typed: Acceptance, signal: AbortSignal) => ResultAsync<readonly string[], Failure>;
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

export interface StaffPort {
  readonly list: (signal: AbortSignal) => ResultAsync<readonly StaffMember[], Failure>;
  readonly invite: (typed: NewStaff, signal: AbortSignal) => ResultAsync<void, Failure>;
  readonly change: (change: StaffChange, signal: AbortSignal) => ResultAsync<void, Failure>;
}

/** What the flows of the desk call. */
export interface DeskPorts {
  readonly session: SessionPort;
  readonly invitation: InvitationPort;
  readonly staff: StaffPort;
}
