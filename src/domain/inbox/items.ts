import { toDate, type UtcMinutes, type ZoneClock } from "#domain/time";
import { addDeskMinutes, type DeskHours } from "./desk-hours.ts";

/** What waits for an answer of the desk. An item leaves the inbox when it is answered, not when it is read. */
export const INBOX_KINDS = [
  "booking",
  "quote-request",
  "quote-approved",
  "quote-follow-up",
  "change",
  "cancellation",
  "fee-declined",
  "cargo-part",
  "document",
  "message",
  "enquiry",
  "sign-up",
  "deletion",
  "failed-mail",
  "sheet-ends",
  "source-stopped",
] as const;
export type InboxKind = (typeof INBOX_KINDS)[number];

/** Within how many minutes of desk work each kind is answered; an admin sets them. */
export type DueRules = Readonly<Record<InboxKind, number>>;

const HOUR = 60;
/** Desk hours of a day from nine to seven. */
const DAY = 10 * HOUR;

export const USUAL_DUE_RULES: DueRules = {
  booking: HOUR,
  "quote-request": 2 * HOUR,
  "quote-approved": HOUR,
  "quote-follow-up": 4 * HOUR,
  change: HOUR,
  cancellation: HOUR,
  "fee-declined": HOUR,
  "cargo-part": 4 * HOUR,
  document: 4 * HOUR,
  message: 2 * HOUR,
  enquiry: 4 * HOUR,
  "sign-up": 4 * HOUR,
  deletion: 3 * DAY,
  "failed-mail": 2 * HOUR,
  "sheet-ends": 3 * DAY,
  "source-stopped": HOUR,
};

/** When an item is due; null if its desk never works. It is stored with the item: a change of rules moves no item that waits. */
export const findDueAt = (
  kind: InboxKind,
  openedAt: UtcMinutes,
  rules: DueRules,
  hours: DeskHours,
  clock: ZoneClock,
): UtcMinutes | null => addDeskMinutes(openedAt, rules[kind], hours, clock);

/** `overdue`: the due time has passed. `due`: it is today at the desk. `in-time`: it is later, or never. */
export type DueState = "overdue" | "due" | "in-time";

export const findDueState = (
  dueAt: UtcMinutes | null,
  now: UtcMinutes,
  { zone }: Pick<DeskHours, "zone">,
  { toLocal }: ZoneClock,
): DueState => {
  if (dueAt === null) return "in-time";
  if (dueAt <= now) return "overdue";
  return toDate(toLocal(dueAt, zone)) === toDate(toLocal(now, zone)) ? "due" : "in-time";
};

/** What decides whose an item is. */
export interface InboxSubject {
  readonly kind: InboxKind;
  readonly company: string | null;
  readonly group: string | null;
}

/** Gives items to a person: of one company, of a group or of all, of some kinds or all. */
export interface AssignmentRule {
  readonly company: string | null;
  readonly group: string | null;
  readonly kinds: readonly InboxKind[] | null;
  readonly assignee: string;
}

const isAbout = (rule: AssignmentRule, { kind, company, group }: InboxSubject): boolean =>
  (rule.company === null || rule.company === company) &&
  (rule.group === null || rule.group === group) &&
  (rule.kinds === null || rule.kinds.includes(kind));

const toWeight = ({ company, group, kinds }: AssignmentRule): number =>
  (company === null ? 0 : 4) + (group === null ? 0 : 2) + (kinds === null ? 0 : 1);

/** Whom an item is given to: by a rule of its company before one of its group, and one of its kind before one of all kinds; the first of equals. Null: nobody. */
export const findAssignee = (rules: readonly AssignmentRule[], subject: InboxSubject): string | null => {
  const [first] = rules
    .filter((rule) => isAbout(rule, subject))
    .toSorted((one, other) => toWeight(other) - toWeight(one));
  return first?.assignee ?? null;
};

/** For how long an answer can be taken back; what it tells a customer or a carrier leaves afterwards. */
export const UNDO_MS = 60_000;

export const canUndo = (answeredAtMs: number, nowMs: number): boolean =>
  nowMs >= answeredAtMs && nowMs - answeredAtMs < UNDO_MS;

/** The highest number that is counted; more are shown as `1,000+`. */
export const MOST_COUNTED = 1_000;
