import type { ColumnType } from "kysely";
import type { CompanyState, Role } from "#domain/companies";
import type { ScanColumns } from "#server/platform/scanning/scan-columns.ts";

/** Null if it is left out when the row is added. */
type Later<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

/** A person of a company; `email` is stored lower-cased and is what the person signs in with. */
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
  /** Of whom it is; the company of a new account without one has its id. */
  readonly companyId: ColumnType<string, string | undefined>;
  readonly role: ColumnType<Role, Role | undefined>;
  /** Minor units of the company's currency above which a booking waits for approval; null without a limit. */
  readonly approvalLimit: Later<number>;
  /** When the person left the company or was removed; disabled since. */
  readonly leftAt: Later<number>;
  /** Names of formats; null: the standard one. */
  readonly dateFormat: Later<string>;
  readonly numberFormat: Later<string>;
  /** ISO 4217: totals are also shown in it. */
  readonly ownCurrency: Later<string>;
}

/**
 * A customer. What is stored by account belongs to its company: `accountId` of bookings, quotes, templates, addresses, links
 * and searches is the id of a company, which is that of its first account.
 */
export interface CompanyTable {
  readonly id: string;
  readonly name: string;
  readonly state: CompanyState;
  /** What the desk has stated to the customer about the state. */
  readonly stateReason: Later<string>;
  readonly stateChangedAt: Later<number>;
  /** Of the prices. */
  readonly customerGroup: Later<string>;
  /** ISO 3166-1 alpha-2; null if unknown. */
  readonly country: Later<string>;
  readonly vatId: Later<string>;
  /** Of its limits and its credit. */
  readonly currency: string;
  /** Minor units; null: no credit is agreed. */
  readonly creditLimit: Later<number>;
  /** Days from the bill of lading; null: nothing is agreed. */
  readonly paymentDays: Later<number>;
  readonly createdAt: number;
  /** 1: everybody of it needs a second factor to sign in. */
  readonly requiresFactor: ColumnType<number, number | undefined, number>;
  /** The company whose tax numbers it signed up with. */
  readonly duplicateOf: Later<string>;
}

/** The groups of customers. */
export interface CustomerGroupTable {
  /** By which names are the same: without spaces, in small letters. */
  readonly key: string;
  readonly name: string;
}

/** A number that names the legal entity of a company: a GSTIN, a PAN, or the PAN inside a GSTIN. */
export interface CompanyTaxNumberTable {
  readonly companyId: string;
  readonly number: string;
  readonly kind: "gstin" | "pan" | "pan-of-gstin";
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

/** A second factor of a person; it counts once it was confirmed with a code. */
export interface AccountFactorTable {
  readonly accountId: string;
  /** Base32. */
  readonly totpSecret: string;
  /** The time step of the last code, which and whose predecessors are not taken again. */
  readonly lastCodeStep: number | null;
  readonly wrongCodes: number;
  readonly lockedUntil: number | null;
  readonly confirmedAt: number | null;
}

/** A recovery code that was not used. */
export interface AccountRecoveryCodeTable {
  readonly accountId: string;
  readonly codeHash: string;
}

/** A right password that waits for a code, by the hash of what the browser was answered. */
export interface SignInChallengeTable {
  readonly tokenHash: string;
  readonly accountId: string;
  readonly expiresAt: number;
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
export interface AccountCopyTable extends ScanColumns {
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
