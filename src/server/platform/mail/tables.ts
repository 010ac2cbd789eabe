/**
 * `waiting` until a sender takes it; `handing-over` from just before the last line is sent until the mail server has
 * answered; `unknown` if that answer never came. A waiting mail may be sent, every other one never again by itself.
 */
export type MailState = "waiting" | "handing-over" | "sent" | "unknown" | "refused" | "expired";

/** A mail that is written in the transaction of its event and sent afterwards. */
export interface OutgoingMailTable {
  /** The left side of its Message-ID. */
  readonly id: string;
  /** Names the event: a second mail with the same key is not added. */
  readonly key: string;
  readonly recipient: string;
  /** Whom an answer goes to; null for the sender. */
  readonly replyTo: string | null;
  readonly subject: string;
  /** Empty once the mail has left. */
  readonly text: string;
  readonly html: string;
  /** Where a mail program may unsubscribe with one click (RFC 8058); null for mails that cannot be switched off. */
  readonly unsubscribeUrl: string | null;
  readonly createdAt: number;
  /** From then on it is of no use. */
  readonly expiresAt: number | null;
  readonly state: MailState;
  readonly attempts: number;
  readonly nextAttemptAt: number;
  /** The sender that has it in hand, and until when. */
  readonly claimedBy: string | null;
  readonly claimedUntil: number | null;
  readonly settledAt: number | null;
  /** Why it has not left, for staff. */
  readonly reason: string | null;
}

/** The address under which shippers reach the portal, as the server that was started last knows it. */
export interface ServerAddressTable {
  /** Always 1: there is one row. */
  readonly id: number;
  readonly address: string;
}
