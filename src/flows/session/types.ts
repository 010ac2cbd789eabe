import type { Profile } from "#domain/accounts";
import type { Failure } from "#ports/failure.ts";

export interface SessionContext {
  /** Of the last successful check; shown while the next one runs. */
  readonly profile: Profile | null;
  /** The guarded path on screen, with its search: where a shipper returns to after signing in again. */
  readonly path: string | null;
  readonly failure: Failure | null;
}

/** What can happen to a session. */
export type SessionEvent =
  /** A signed-in screen is on show; `path` carries its search. */
  | { readonly type: "guard.entered"; readonly path: string }
  /** Any call was answered 401: the session has ended on the server. */
  | { readonly type: "session.refused" }
  /** Try again after the server could not be asked. */
  | { readonly type: "check.retried" }
  | { readonly type: "signOut.requested" }
  /** Another tab signed out. */
  | { readonly type: "credentials.removed" }
  /** Another tab signed in, maybe as somebody else. */
  | { readonly type: "credentials.replaced" };
