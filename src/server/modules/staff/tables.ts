/** A person who is or was invited to the desk. */
export interface StaffTable {
  readonly id: string;
  /** In lower case; unique. */
  readonly email: string;
  readonly name: string;
  /** A role of `#domain/staff`. */
  readonly role: string;
  /** Null until the invitation is accepted. */
  readonly passwordHash: string | null;
  /** Base32; null until the invitation is accepted. */
  readonly totpSecret: string | null;
  /** The time step of the last code, which and whose predecessors are not taken again. */
  readonly lastCodeStep: number | null;
  readonly wrongCodes: number;
  readonly lockedUntil: number | null;
  readonly invitedAt: number;
  /** Null: on the command line. */
  readonly invitedBy: string | null;
  readonly disabledAt: number | null;
}

/** A signed-in browser of a member of staff, by the hash of its cookie. */
export interface StaffSessionTable {
  readonly tokenHash: string;
  readonly id: string;
  readonly staffId: string;
  readonly createdAt: number;
  /** To the minute. */
  readonly lastUsedAt: number;
  readonly userAgent: string | null;
  readonly network: string;
}

/** A mailed link to set password and second factor, by the hash of its token. */
export interface StaffInvitationTable {
  readonly tokenHash: string;
  readonly staffId: string;
  /** Base32; becomes that of the person when the invitation is accepted. */
  readonly totpSecret: string;
  readonly expiresAt: number;
}

/** A right password that waits for a code, by the hash of what the browser was answered. */
export interface StaffChallengeTable {
  readonly tokenHash: string;
  readonly staffId: string;
  readonly expiresAt: number;
}

/** A passkey (WebAuthn) with which a person signs in. */
export interface StaffPasskeyTable {
  /** The id of the credential, base64url. */
  readonly id: string;
  readonly staffId: string;
  /** COSE, base64url. */
  readonly publicKey: string;
  /** How often it was used, as it states itself; 0 for those that do not count. */
  readonly counter: number;
  /** Separated by blanks. */
  readonly transports: string;
  readonly name: string;
  readonly createdAt: number;
  readonly lastUsedAt: number | null;
}

/** A challenge that a passkey answers once. */
export interface PasskeyChallengeTable {
  readonly challenge: string;
  /** Who registers a passkey; null for a sign-in. */
  readonly staffId: string | null;
  readonly expiresAt: number;
}

/** A recovery code that was not used. */
export interface StaffRecoveryCodeTable {
  readonly staffId: string;
  readonly codeHash: string;
}
