/** What can wait for the desk; each of these is answered by an action of its own, or marked as done. */
export const INBOX_KINDS = [
  "booking",
  "quote-request",
  "quote-approved",
  "change",
  "cancellation",
  "cargo",
  "document",
  "enquiry",
  "sign-up",
  "deletion",
  "failed-mail",
  "ending-sheet",
  "stopped-source",
] as const;

export type InboxKind = (typeof INBOX_KINDS)[number];

const NAMES: readonly string[] = INBOX_KINDS;

const isInboxKind = (text: string): text is InboxKind => NAMES.includes(text);

/** The kind by its name; null for none. */
export const readInboxKind = (text: string): InboxKind | null => (isInboxKind(text) ? text : null);

/** How people read a kind. */
export const INBOX_KIND_LABELS: Readonly<Record<InboxKind, string>> = {
  booking: "Booking",
  "quote-request": "Quote request",
  "quote-approved": "Quote approved",
  change: "Change",
  cancellation: "Cancellation",
  cargo: "Cargo part",
  document: "Document",
  enquiry: "Enquiry",
  "sign-up": "Sign-up",
  deletion: "Deletion",
  "failed-mail": "Failed mail",
  "ending-sheet": "Sheet ends",
  "stopped-source": "Source stopped",
};

/* What is answered by nothing else: a person marks it as done. */
const MARKED: readonly InboxKind[] = [
  "quote-approved",
  "document",
  "enquiry",
  "sign-up",
  "failed-mail",
  "ending-sheet",
];

/** Whether a person may mark an item as done; the others are answered by what they wait for only. */
export const canMarkDone = (kind: InboxKind): boolean => MARKED.includes(kind);

/** Longest waiting first; of two that began at the same moment the one with the lower id. */
export const compareItems = (
  one: { readonly openedAt: number; readonly id: string },
  other: { readonly openedAt: number; readonly id: string },
): number => one.openedAt - other.openedAt || (one.id < other.id ? -1 : Number(one.id > other.id));

const UNDO_MS = 60_000;

/** When the answer of an item can no longer be taken back: 60 seconds after it, in epoch milliseconds. */
export const findUndoEnd = (answeredAt: number): number => answeredAt + UNDO_MS;

/** Whether an answer can be taken back; not at the moment in which the 60 seconds are over. */
export const canUndo = (answeredAt: number, now: number): boolean => now < findUndoEnd(answeredAt);

/** The highest number of items that is counted; more are `1,000+`. */
export const MAX_COUNTED = 1_000;

/** `1,000`, `1,000+` for more than that. */
export const formatItemCount = (count: number): string => {
  const shown = Math.min(count, MAX_COUNTED).toLocaleString("en-US");
  return count > MAX_COUNTED ? `${shown}+` : shown;
};
