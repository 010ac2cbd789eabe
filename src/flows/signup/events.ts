import type { SignupDetails } from "#domain/accounts";
import type { NamedFile } from "#ports/bookings.ts";
import type { SignupCopy, SignupProblemAt } from "./context.ts";

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
  readonly problems: readonly SignupProblemAt[];
}
