import type { SignupDetails, SignupField } from "#domain/accounts";
import type { NamedFile } from "#ports/bookings.ts";
import type { Attempt, Failure } from "../failure.ts";

/** The two copies of a domestic account. */
export type SignupCopy = "panCopy" | "gstCopy";

/** Everything in the three steps that a problem can stand at. */
export type SignupPlace = SignupField | SignupCopy | "email" | "code";

export interface SignupProblemAt {
  readonly field: SignupPlace;
  readonly message: string;
}

/** What a reload keeps: everything typed but the passwords, the files and the code. */
export interface SignupDraft {
  readonly email: string;
  /** The address that the token is bound to; '' while no code was sent. */
  readonly sentTo: string;
  readonly isVerified: boolean;
  readonly details: SignupDetails;
  /** The text in the country field; `details.country` is the id of what was chosen. */
  readonly countryText: string;
}

export interface SignupContext extends SignupDraft {
  readonly otpToken: string | null;
  readonly code: string;
  readonly copies: Readonly<Record<SignupCopy, NamedFile | null>>;
  /** Until another code may be asked for. */
  readonly secondsToWait: number;
  /** A second code is on its way. */
  readonly wasSentAgain: boolean;
  readonly problems: readonly SignupProblemAt[];
  readonly failure: { readonly attempt: Attempt; readonly failure: Failure } | null;
}
