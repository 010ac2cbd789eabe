import { addDays, type CalendarDate, daysBetween, type Instant } from "#domain/time";

/** What a link without an account leads to: the page of a booking, or a quote that waits for an approval. */
export type LinkKind = "booking" | "quote";

type LinkState = "active" | "expired" | "revoked";

/** What a link to a booking shows besides route, vessel, dates and containers; nothing is shown that is not named here. */
export interface BookingLinkOptions {
  /** The total as booked and every charge. */
  readonly prices: boolean;
  /** The booking number and the shipper's own reference. */
  readonly references: boolean;
  /** What is due when. */
  readonly deadlines: boolean;
  /** Whether the reader may mark those deadlines as done; absent is false. */
  readonly marks?: boolean;
  /** Names of files of the booking. */
  readonly documents: readonly string[];
}

/** A link as its owner sees it. Its address is known only when it is created. */
export interface SharedLink {
  readonly id: string;
  readonly kind: LinkKind;
  /** The id of the booking or the quote. */
  readonly subject: string;
  /** The number of the booking or the quote when the link was created. */
  readonly number: string;
  /** Whom it is for, in the owner's words. */
  readonly recipient: string;
  /** Null for quotes. */
  readonly options: BookingLinkOptions | null;
  readonly state: LinkState;
  readonly createdAt: Instant;
  readonly expiresAt: Instant;
  /** Null while nobody has opened it. */
  readonly lastOpenedAt: Instant | null;
  readonly opens: number;
}

/** Days that a link can be chosen to last. */
export const LINK_DAYS = [7, 30, 90, 180] as const;

/** The most characters that name whom a link is for. */
export const MAX_RECIPIENT_LENGTH = 80;

const DAY_MS = 86_400_000;
const USUAL_DAYS = 30;
const DAYS_AFTER_ARRIVAL = 14;

/** When a link ends that lasts so many days; both moments in epoch milliseconds. */
export const toLinkExpiry = (now: number, days: number): number => now + days * DAY_MS;

/** Moments in epoch milliseconds; a link has expired from its last moment on, and a revoked one stays revoked. */
export const findLinkState = (
  { expiresAt, revokedAt }: { readonly expiresAt: number; readonly revokedAt: number | null },
  now: number,
): LinkState => {
  if (revokedAt !== null) return "revoked";
  return now >= expiresAt ? "expired" : "active";
};

/** The shortest choice that lasts until two weeks after the arrival; 30 days where no arrival is known. */
export const suggestLinkDays = (arrival: CalendarDate | null, today: CalendarDate): number => {
  if (arrival === null) return USUAL_DAYS;
  const needed = daysBetween(today, addDays(arrival, DAYS_AFTER_ARRIVAL));
  return LINK_DAYS.find((days) => days >= needed) ?? LINK_DAYS[LINK_DAYS.length - 1] ?? USUAL_DAYS;
};

/** What is wrong with the name of whom a link is for; null if nothing. */
export const findRecipientProblem = (typed: string): string | null => {
  const { length } = typed.trim();
  if (length === 0) return "Enter whom the link is for, so that you recognise it in the list.";
  return length > MAX_RECIPIENT_LENGTH ? `Use at most ${MAX_RECIPIENT_LENGTH} characters.` : null;
};

/** Whether the reader of a link may mark deadlines: only those that it shows. */
export const canMarkDeadlines = ({ deadlines, marks }: Pick<BookingLinkOptions, "deadlines" | "marks">): boolean =>
  deadlines && marks === true;
