import type { ResultAsync } from "neverthrow";
import type { Dashboard } from "#domain/accounts";
import type { Failure } from "./failure.ts";

/** What the signed-in home shows. */
export interface DashboardPort {
  readonly load: (signal: AbortSignal) => ResultAsync<Dashboard, Failure>;
}
