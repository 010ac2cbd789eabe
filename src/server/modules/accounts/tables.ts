import type { ColumnType } from "kysely";

/** Null if it is left out when the row is added. */
type Later<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

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
  /** When names or phone number were last changed. */
  readonly changedAt: Later<number>;
}

/** A signed-in browser. Only SHA-256 hashes of its two credentials are stored: a stolen database signs nobody in. */
export interface SessionTable {
  /** Names it to its owner; no credential. */
  readonly id: string;
  readonly tokenHash: string;
  readonly apiKeyHash: string;
  readonly accountId: string;
  readonly createdAt: number;
  /** Slides forward while the session is used. */
  readonly idleUntil: number;
  /** Never moves. */
  readonly expiresAt: number;
  /** Of the sign-in; null for sessions of earlier releases. */
  readonly userAgent: Later<string>;
  /** IPv4 address or IPv6 network of the sign-in. */
  readonly network: Later<string>;
}

/** A request of a shipper to delete the own account; removed when it is withdrawn. */
export interface DeletionRequestTable {
  readonly accountId: string;
  readonly requestedAt: number;
  /** Null until it is carried out. The row of an account without bookings is deleted with it. */
  readonly carriedOutAt: number | null;
}

/** A sign-up that has begun. Only hashes are stored: the token binds the steps, the code's hash is made with the token. */
export interface VerificationTable {
  readonly tokenHash: string;
  readonly email: string;
  /** Null when the address has an account: no code was sent, so none can be right. */
  readonly codeHash: string | null;
  readonly tries: number;
  readonly createdAt: number;
  /** Until then the code can be given, and once it was, the account be created. */
  readonly expiresAt: number;
  readonly verifiedAt: number | null;
  readonly usedAt: number | null;
}

/** Details of an account; the tax numbers are those of domestic accounts. */
export interface AccountDetailsTable {
  readonly accountId: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly address: string;
  readonly pinCode: string;
  readonly panNumber: string | null;
  readonly gstNumber: string | null;
}

/** An uploaded PDF; `kind` is `pan` or `gst`. */
export interface AccountCopyTable {
  readonly accountId: string;
  readonly kind: string;
  readonly fileName: string;
  /** Empty: the bytes are in parts. Copies of earlier releases have them here. */
  readonly content: Uint8Array;
}

/** A part of the bytes of a copy, counted from 0. */
export interface AccountCopyPartTable {
  readonly accountId: string;
  readonly kind: string;
  readonly part: number;
  readonly savedAt: number;
  readonly content: Uint8Array;
}

/** A mailed link to set a new password, by the hash of its token. */
export interface PasswordResetTable {
  readonly tokenHash: string;
  readonly accountId: string;
  readonly createdAt: number;
  readonly expiresAt: number;
}
