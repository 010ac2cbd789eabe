import type { Profile } from "#domain/accounts";
import type { Failure } from "#ports/failure.ts";

export interface SessionContext {
  /** Of the last successful check; shown while the next one runs. */
  readonly profile: Profile | null;
  /** The guarded path on screen, with its search: where a shipper returns to after signing in again. */
  readonly path: string | null;
  readonly failure: Failure | null;
}
