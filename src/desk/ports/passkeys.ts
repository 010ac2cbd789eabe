import type { ResultAsync } from "neverthrow";
import type { Failure } from "#ports/failure.ts";
import type { DeskSession } from "./session.ts";

/** A key on a device of the signed-in person, which signs in in place of password and code. */
export interface Passkey {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
  /** Null: not yet. */
  readonly lastUsedAt: string | null;
}

export interface PasskeyPort {
  /** Whether this browser has passkeys at the address of this page. */
  readonly isSupported: () => boolean;
  readonly signIn: (signal: AbortSignal) => ResultAsync<DeskSession, Failure>;
  readonly list: (signal: AbortSignal) => ResultAsync<readonly Passkey[], Failure>;
  /** Asks the device for a new passkey; answers all of the person. */
  readonly add: (name: string, signal: AbortSignal) => ResultAsync<readonly Passkey[], Failure>;
  readonly remove: (id: string, signal: AbortSignal) => ResultAsync<void, Failure>;
}
