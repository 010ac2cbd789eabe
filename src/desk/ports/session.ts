import type { ResultAsync } from "neverthrow";
import type { Role, StaffAction } from "#domain/staff";
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
