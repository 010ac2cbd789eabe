import type { ResultAsync } from "neverthrow";
import type { Credentials, Profile } from "#domain/accounts";
import type { Failure } from "./failure.ts";

export interface SignInForm {
  readonly username: string;
  readonly password: string;
}

/** Sign-in, sign-out and the profile behind the guard. */
export interface AccountsPort {
  /** Answers both credentials, or a refusal with the server's message ('Invalid response format' is the caller's word when they are missing). */
  readonly signIn: (form: SignInForm, signal: AbortSignal) => ResultAsync<Credentials, Failure>;
  /** Revokes the session on the server. */
  readonly signOut: (signal: AbortSignal) => ResultAsync<void, Failure>;
  /** The profile of the stored credentials; anything but code 2000 is a failure. */
  readonly profile: (signal: AbortSignal) => ResultAsync<Profile, Failure>;
}
