import { err, ok, type Result } from "neverthrow";
import type { CompanyState } from "#domain/companies";
import { isCalendarDate } from "#domain/time";
import type { DeskHours } from "./desk-hours.ts";
import { type AssignmentRule, type DueRules, INBOX_KINDS, type InboxKind, MOST_COUNTED } from "./items.ts";

/** What an admin sets about the inbox. */
export interface InboxRules {
  readonly hours: DeskHours;
  readonly due: DueRules;
  readonly assignments: readonly AssignmentRule[];
}

const HOUR = 60;
const MOST_MINUTES = 1_000 * HOUR;
const MOST_HOLIDAYS = 100;
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Why rules cannot be set, as a sentence; null if they can. */
export const findRulesProblem = ({ hours, due }: InboxRules): string | null => {
  const { weekdays, opens, closes, holidays } = hours;
  if (weekdays.length === 0) return "The desk works on at least one day of the week.";
  if (!TIME.test(opens) || !TIME.test(closes)) return "Desk hours are written HH:MM.";
  if (opens >= closes) return "Desk hours begin before they end, on the same day.";
  const wrong = holidays.find((day) => !isCalendarDate(day));
  if (wrong !== undefined) return `${wrong} is no day. Holidays are written YYYY-MM-DD.`;
  if (holidays.length > MOST_HOLIDAYS)
    return `At most ${MOST_HOLIDAYS} holidays are stored. Remove those that have passed.`;
  const odd = INBOX_KINDS.find((kind) => !Number.isInteger(due[kind]) || due[kind] < 1 || due[kind] > MOST_MINUTES);
  return odd === undefined ? null : `The due time of ${odd} is 1 minute to ${MOST_MINUTES / HOUR} desk hours.`;
};

/* What nothing else answers, or not always: a person marks it as done. */
const MARKED: readonly InboxKind[] = [
  "quote-approved",
  "quote-follow-up",
  "fee-declined",
  "document",
  "message",
  "enquiry",
  "sign-up",
  "failed-mail",
  "sheet-ends",
];

/** Whether a person may mark items of a kind as done; the others are answered by what they wait for only. */
export const canMarkDone = (kind: InboxKind): boolean => MARKED.includes(kind);

/** As `canMarkDone`, of one item: a sign-up waits for the decision about a company that sees no prices without one. */
export const canMarkItemDone = (kind: InboxKind, company: CompanyState | null): boolean =>
  canMarkDone(kind) && !(kind === "sign-up" && company === "pending");

export type AssignmentChange = "assigned" | "taken-over" | "released";

/** What a change of the assignee is; refused if the item has this assignee already. */
export const classifyAssignment = (
  before: string | null,
  after: string | null,
): Result<AssignmentChange, "unchanged"> => {
  if (before === after) return err("unchanged");
  if (after === null) return ok("released");
  return ok(before === null ? "assigned" : "taken-over");
};

/** `1,000`, `1,000+` for more than that. */
export const formatItemCount = (count: number): string => {
  const shown = Math.min(count, MOST_COUNTED).toLocaleString("en-US");
  return count > MOST_COUNTED ? `${shown}+` : shown;
};

/** How people read a kind. */
export const INBOX_KIND_LABELS: Readonly<Record<InboxKind, string>> = {
  booking: "Booking",
  "quote-request": "Quote request",
  "quote-approved": "Quote approved",
  "quote-follow-up": "Follow-up",
  change: "Change",
  cancellation: "Cancellation",
  "fee-declined": "Fee declined",
  "cargo-part": "Cargo part",
  document: "Document",
  message: "Message",
  enquiry: "Enquiry",
  "sign-up": "Sign-up",
  deletion: "Deletion",
  "failed-mail": "Failed mail",
  "sheet-ends": "Sheet ends",
  "source-stopped": "Source stopped",
};
