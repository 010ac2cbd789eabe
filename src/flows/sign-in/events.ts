import type { SignInForm } from "#ports/accounts.ts";

/** What can happen while a shipper signs in. */
export type SignInEvent =
  | ({ readonly type: "form.submitted" } & SignInForm)
  /** Another tab signed in: this one follows. */
  | { readonly type: "signedIn.elsewhere" };
