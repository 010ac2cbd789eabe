import type { ResultAsync } from "neverthrow";
import type { NewPassword } from "#domain/accounts";
import type { Failure } from "./failure.ts";

/** A new password and the token of the mailed link. */
export interface PasswordChange extends NewPassword {
  readonly token: string;
}

/** Setting a new password with a mailed link. */
export interface PasswordResetPort {
  /** Asks for the link; the answer is the same whether or not the address is known. */
  readonly askForLink: (email: string, signal: AbortSignal) => ResultAsync<void, Failure>;
  /** Refuses a link that is used or too old with `offer-gone`; ends every session of the account. */
  readonly change: (change: PasswordChange, signal: AbortSignal) => ResultAsync<void, Failure>;
}
