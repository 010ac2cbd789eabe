import type { FieldProblem } from "#domain/field-problem.ts";
import type { SignupDetails, SignupField } from "#domain/accounts";
import type { NamedFile } from "#ports/api.ts";
import type { Failure } from "#ports/failure.ts";

/** What a failed call of the sign-up was for. */
export type SignupAttempt = "send-code" | "verify-code" | "sign-up";

export type SignupCopy = "panCopy" | "gstCopy";

/** The fields of the three steps that can have a problem. */
export type SignupFormField = SignupField | SignupCopy | "email" | "code";

export type SignupFormProblem = FieldProblem<SignupFormField>;

/** Survives a reload: everything but passwords, files and code. */
export interface SignupDraft {
  readonly email: string;
  /** The address that the token is bound to, '' before a code was sent. */
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
  readonly secondsToWait: number;
  /** A second code was sent. */
  readonly wasSentAgain: boolean;
  readonly problems: readonly SignupFormProblem[];
  readonly failure: { readonly attempt: SignupAttempt; readonly failure: Failure } | null;
}

export type DetailsEvent =
  | { readonly type: "details.typed"; readonly changes: Partial<SignupDetails> }
  /** The country field: its text, and the id of what was chosen from the list ('' while typing). */
  | { readonly type: "details.country"; readonly text: string; readonly id: string }
  | { readonly type: "details.copy"; readonly copy: SignupCopy; readonly file: NamedFile | null };

export type SignupEvent =
  | { readonly type: "email.typed"; readonly email: string }
  | { readonly type: "email.submitted" }
  | { readonly type: "code.typed"; readonly code: string }
  | { readonly type: "code.submitted" }
  | { readonly type: "code.requested" }
  | DetailsEvent
  | { readonly type: "account.submitted" }
  | { readonly type: "email.reopened" };

export interface SignupNotice {
  readonly type: "form.refused";
  readonly problems: readonly SignupFormProblem[];
}
