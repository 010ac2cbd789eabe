import type { LinkKind } from "#domain/links";

/** A link that works without an account; only the hash of its token is stored. */
export interface StoredLink {
  readonly id: string;
  readonly accountId: string;
  readonly kind: LinkKind;
  /** The id of the booking or the quote. */
  readonly subject: string;
  /** The number of the booking or the quote when the link was created. */
  readonly number: string;
  /** Whom it is for, in the owner's words. */
  readonly recipient: string;
  /** JSON: what it shows; its form depends on the kind. */
  readonly options: string;
  readonly tokenHash: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly revokedAt: number | null;
  readonly lastOpenedAt: number | null;
  readonly opens: number;
}
