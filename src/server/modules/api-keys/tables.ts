import type { KeyMode } from "#domain/api-keys";

/** A key with which programs of a company call the API. Only its SHA-256 hash is stored. */
export interface ApiKeyTable {
  readonly id: string;
  /** Of the company. */
  readonly accountId: string;
  readonly name: string;
  readonly mode: KeyMode;
  readonly keyHash: string;
  /** `klk_…7Q4d`, or `klt_…7Q4d`. */
  readonly shown: string;
  /** JSON: a list of `KeyScope`. */
  readonly scopes: string;
  readonly createdAt: number;
  readonly expiresAt: number | null;
  readonly revokedAt: number | null;
  /** Written at most once a minute. */
  readonly lastUsedAt: number | null;
}
