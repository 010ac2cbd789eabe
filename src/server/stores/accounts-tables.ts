/** A shipper's account; `email` is stored lower-cased and is what a person signs in with. */
export interface AccountTable {
  readonly id: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName: string;
  readonly phone: string | null;
  readonly dialCode: string | null;
  readonly createdAt: number;
  readonly disabledAt: number | null;
}

/** A signed-in browser. Only SHA-256 hashes of its two credentials are stored: a stolen database signs nobody in. */
export interface SessionTable {
  readonly tokenHash: string;
  readonly apiKeyHash: string;
  readonly accountId: string;
  readonly createdAt: number;
  /** Slides forward while the session is used. */
  readonly idleUntil: number;
  /** Never moves. */
  readonly expiresAt: number;
}
