import type { SignupDetails, SignupField } from "#domain/accounts";
import type { NamedFile } from "#ports/api.ts";
import type { Attempt, Failure } from "../failure.ts";

/** The two copies of a domestic account. */
export type SignupCopy = "panCopy" | "gstCopy";

/** Everything in the three steps that a problem can stand at. */
export type SignupFormField = SignupField | SignupCopy | "email" | "code";

export interface SignupFormProblem {
  readonly field: SignupFormField;
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
  readonly problems: readonly SignupFormProblem[];
  readonly failure: { readonly attempt: Attempt; readonly failure: Failure } | null;
}

/** What a shipper types and chooses in the details. */
export type DetailsEvent =
  | { readonly type: "details.typed"; readonly changes: Partial<SignupDetails> }
  /** The country field: its text, and the id of what was chosen from the list ('' while typing). */
  | { readonly type: "details.country"; readonly text: string; readonly id: string }
  | { readonly type: "details.copy"; readonly copy: SignupCopy; readonly file: NamedFile | null };

/** What can happen in a sign-up. */
export type SignupEvent =
  | { readonly type: "email.typed"; readonly email: string }
  | { readonly type: "email.submitted" }
  | { readonly type: "code.typed"; readonly code: string }
  | { readonly type: "code.submitted" }
  /** Send another code. */
  | { readonly type: "code.requested" }
  | DetailsEvent
  | { readonly type: "account.submitted" }
  /** To the first step, with everything kept. */
  | { readonly type: "email.reopened" };

/** A submission was refused because of fields, here or by the server. */
export interface SignupNotice {
  readonly type: "form.refused";
  readonly problems: readonly SignupFormProblem[];
}
