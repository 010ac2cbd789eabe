import { err, ok, type Result } from "neverthrow";
import { type CalendarDate, isCalendarDate, toDate, toMinutes, toTime, type ZoneClock } from "#domain/time";
import { addDeskMinutes, type DeskHours } from "./desk-hours.ts";
import { INBOX_KINDS, type InboxKind } from "./item.ts";

/** Who gets new items: of a kind, of customers of a group, of both, or all (both null). */
export interface AssignmentRule {
  readonly kind: InboxKind | null;
  readonly group: string | null;
  readonly assignee: string;
}

/** What an admin sets about the inbox. */
export interface InboxRules {
  readonly hours: DeskHours;
  /** Minutes of desk hours from the begin of an item until it is due. */
  readonly dueMinutes: Readonly<Record<InboxKind, number>>;
  readonly assignments: readonly AssignmentRule[];
}

const HOUR = 60;

export const DEFAULT_RULES: InboxRules = {
  hours: {
    zone: "Asia/Kolkata",
    weekdays: [1, 2, 3, 4, 5, 6],
    opensAt: "09:00",
    closesAt: "19:00",
    holidays: [],
  },
  dueMinutes: {
    booking: 2 * HOUR,
    "quote-request": 4 * HOUR,
    "quote-approved": 2 * HOUR,
    change: 2 * HOUR,
    cancellation: 2 * HOUR,
    cargo: 4 * HOUR,
    document: 4 * HOUR,
    enquiry: 8 * HOUR,
    "sign-up": 10 * HOUR,
    deletion: 30 * HOUR,
    "failed-mail": 2 * HOUR,
    "ending-sheet": 20 * HOUR,
    "stopped-source": 2 * HOUR,
  },
  assignments: [],
};

const MINUTE_MS = 60_000;

/** When an item that begins at a moment is due, both in epoch milliseconds. */
export const findDueAt = (
  { hours, dueMinutes }: Pick<InboxRules, "hours" | "dueMinutes">,
  kind: InboxKind,
  openedAt: number,
  clock: ZoneClock,
): number => addDeskMinutes(toMinutes(openedAt), dueMinutes[kind], hours, clock) * MINUTE_MS;

/** `due` has its time on the clock of the office; another day is `in-time`. */
export type DueState =
  | { readonly kind: "overdue" }
  | { readonly kind: "due"; readonly time: string }
  | { readonly kind: "in-time" };

/** How an item stands against its due time: overdue from that minute on, due on that day, in time before. */
export const assessDue = (dueAt: number, now: number, { zone }: DeskHours, clock: ZoneClock): DueState => {
  if (dueAt <= now) return { kind: "overdue" };
  const [due, today] = [clock.toLocal(toMinutes(dueAt), zone), clock.toLocal(toMinutes(now), zone)];
  return toDate(due) === toDate(today) ? { kind: "due", time: toTime(due) ?? "" } : { kind: "in-time" };
};

/** `Overdue`, `Due 11:40`, `In time`. */
export const formatDueState = (state: DueState): string => {
  if (state.kind === "due") return `Due ${state.time}`;
  return state.kind === "overdue" ? "Overdue" : "In time";
};

/* Narrowest first: a rule of kind and group, then of the kind, then of the group, then for all. */
const toRank = ({ kind, group }: AssignmentRule): number => (kind === null ? 0 : 2) + (group === null ? 0 : 1);

/** Who gets a new item: the narrowest rule that fits; of equally narrow ones the first. Null: nobody. */
export const findAssignee = (
  rules: readonly AssignmentRule[],
  item: { readonly kind: InboxKind; readonly group: string | null },
): string | null =>
  rules
    .filter(({ kind, group }) => (kind ?? item.kind) === item.kind && (group === null || group === item.group))
    .toSorted((one, other) => toRank(other) - toRank(one))[0]?.assignee ?? null;

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

const MAX_MINUTES = 100 * 10 * HOUR;
const MAX_HOLIDAYS = 200;
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Why rules cannot be set, as a sentence; null if they can. */
export const findRulesProblem = ({ hours, dueMinutes }: InboxRules): string | null => {
  const { weekdays, opensAt, closesAt, holidays } = hours;
  if (weekdays.length === 0) return "The desk works on at least one day of the week.";
  if (!TIME.test(opensAt) || !TIME.test(closesAt)) return "Desk hours are written HH:MM.";
  if (opensAt >= closesAt) return "Desk hours begin before they end, on the same day.";
  const wrong = holidays.find((day: CalendarDate) => !isCalendarDate(day));
  if (wrong !== undefined) return `${wrong} is no day. Holidays are written YYYY-MM-DD.`;
  if (holidays.length > MAX_HOLIDAYS)
    return `At most ${MAX_HOLIDAYS} holidays are stored. Remove those that have passed.`;
  const isOdd = (kind: InboxKind): boolean =>
    !Number.isInteger(dueMinutes[kind]) || dueMinutes[kind] < 1 || dueMinutes[kind] > MAX_MINUTES;
  const odd = INBOX_KINDS.find(isOdd);
  return odd === undefined ? null : `The due time of ${odd} is 1 minute to ${MAX_MINUTES / HOUR} desk hours.`;
};
