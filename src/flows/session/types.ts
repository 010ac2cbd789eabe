import type { Profile } from "#domain/accounts";
import type { Failure } from "#ports/failure.ts";

export interface SessionContext {
  /** Of the last successful check; shown during the next one. */
  readonly profile: Profile | null;
  /** The guarded path on screen with its query, to return to after signing in again. */
  readonly path: string | null;
  readonly failure: Failure | null;
  /** Whether the profile was checked since the page was loaded. */
  readonly wasSignedIn: boolean;
}

export type SessionEvent =
  /** A guarded screen was opened; `path` includes the query. */
  | { readonly type: "guard.entered"; readonly path: string }
  /** A request was answered 401. */
  | { readonly type: "session.refused" }
  | { readonly type: "check.retried" }
  /** The shipper has changed names, phone number or formats. */
  | { readonly type: "profile.changed"; readonly profile: Partial<Omit<Profile, "capabilities">> }
  | { readonly type: "signOut.requested" }
  | { readonly type: "credentials.removed" }
  /** Another tab signed in, possibly to another account. */
  | { readonly type: "credentials.replaced" };
