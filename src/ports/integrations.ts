import type { ResultAsync } from "neverthrow";
import type { ApiKey, KeyRequest } from "#domain/api-keys";
import type { Failure } from "./failure.ts";

/** A key as it was created; the key itself is answered only once. */
export interface CreatedKey {
  readonly apiKey: ApiKey;
  readonly key: string;
}

/** What programs of a shipper use; a server may be without it. */
export interface IntegrationsPort {
  /** Newest first, also those that no longer work. */
  readonly keys: (signal: AbortSignal) => ResultAsync<readonly ApiKey[], Failure>;
  /** Refused with `invalid-fields`, or with `conflict` if there are as many keys as may work at once. */
  readonly createKey: (request: KeyRequest, signal: AbortSignal) => ResultAsync<CreatedKey, Failure>;
  /** Refused with `not-found` if it has ended. */
  readonly revokeKey: (id: string, signal: AbortSignal) => ResultAsync<void, Failure>;
}
