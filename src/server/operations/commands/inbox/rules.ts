import { err, ok, Result } from "neverthrow";
import { type AssignmentRule, INBOX_KINDS, type InboxKind, type InboxRules } from "#domain/inbox";
import { readFigure } from "#domain/money";
import { changeRules, loadRules } from "#server/modules/inbox/index.ts";
import { toSingleLine } from "#server/platform/text.ts";
import { defineCommand } from "../../kit/command.ts";
import { option, readChoice, repeatedOption, textOption } from "../../kit/parameters.ts";

const WEEKDAYS = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"] as const;
const ALL = "all";
const MINUTES_PER_HOUR = 60;
const MAX_NAME = 100;

const readKind = readChoice([...INBOX_KINDS]);
const readWeekday = readChoice([...WEEKDAYS]);

const splitAt = (text: string): readonly [string, string] => {
  const at = text.indexOf("=");
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
};

type DueTime = readonly [InboxKind, number];

/** `booking=2`, `change=0.5`: the hours are those of the desk. */
const readDue = (text: string): Result<DueTime, string> => {
  const [kind, typed] = splitAt(text);
  const hours = readFigure(typed) ?? "";
  if (!/^\d{1,4}(?:\.\d{1,2})?$/.test(hours)) return err(`--due takes <kind>=<hours>, such as booking=2, not ${text}.`);
  return readKind(kind, "--due").map((read) => [read, Math.round(Number(hours) * MINUTES_PER_HOUR)] as const);
};

interface Assigned {
  readonly kinds: readonly InboxKind[] | null;
  /** Null takes the rule away. */
  readonly assignee: string | null;
}

/** `booking=Ravi Pillai`; `all=…` for all kinds, and an empty name takes the rule away. */
const readAssigned = (text: string): Result<Assigned, string> => {
  const [kind, typed] = splitAt(text);
  const name = toSingleLine(typed).slice(0, MAX_NAME);
  const assignee = name === "" ? null : name;
  if (!text.includes("=")) return err(`--assign takes <kind>=<name>, or ${ALL}=<name>, not ${text}.`);
  return kind === ALL
    ? ok({ kinds: null, assignee })
    : readKind(kind, "--assign").map((one) => ({ kinds: [one], assignee }));
};

const readHours = (text: string, flag: string): Result<Pick<InboxRules["hours"], "opens" | "closes">, string> => {
  const [opens = "", closes] = text.split("-");
  return closes === undefined ? err(`${flag} takes <HH:MM>-<HH:MM>, not ${text}.`) : ok({ opens, closes });
};

const readDays = (text: string, flag: string): Result<readonly number[], string> =>
  Result.combine(text.split(",").map((day) => readWeekday(day.trim().toLowerCase(), flag))).map((days) =>
    [...new Set(days.map((day) => WEEKDAYS.indexOf(day)))].toSorted((one, other) => one - other),
  );

const isSameRule = (one: AssignmentRule, { kinds }: Assigned): boolean =>
  one.company === null && one.group === null && (one.kinds ?? [ALL]).join() === (kinds ?? [ALL]).join();

const applyAssigned = (rules: readonly AssignmentRule[], assigned: Assigned): readonly AssignmentRule[] => {
  const others = rules.filter((rule) => !isSameRule(rule, assigned));
  const { kinds, assignee } = assigned;
  return assignee === null ? others : [...others, { company: null, group: null, kinds, assignee }];
};

const describeRules = ({ hours, due, assignments }: InboxRules): readonly string[] => [
  `Desk hours: ${hours.weekdays.map((day) => WEEKDAYS[day]).join(",")} ${hours.opens}-${hours.closes} (${hours.zone})`,
  `Holidays: ${hours.holidays.length === 0 ? "none" : hours.holidays.join(",")}`,
  ...INBOX_KINDS.map((kind) => `Due: ${kind}=${due[kind] / MINUTES_PER_HOUR} desk hours`),
  ...assignments.map(({ kinds, assignee }) => `Assigned: ${kinds?.join(",") ?? ALL}=${toSingleLine(assignee)}`),
];

/** `inbox rules`: shows the rules of the inbox, and changes those that are named. */
export const rules = defineCommand({
  name: "rules",
  description: "Show the rules of the inbox, or change them for items that begin from now on",
  parameters: {
    due: repeatedOption("<kind=hours>", "desk hours until an item of a kind is due, such as booking=2"),
    assign: repeatedOption("<kind=name>", `who gets new items of a kind, or ${ALL}=<name>; without a name nobody`),
    hours: option("<from-to>", "desk hours, such as 09:00-19:00", readHours),
    days: option("<days>", "weekdays of the desk, such as mon,tue,wed", readDays),
    holidays: textOption("<days>", "all holidays of the desk, such as 2026-12-25,2027-01-26; none for no holiday"),
  },
  run: async ({ database, db, clock }, { due, assign, hours, days, holidays }) => {
    const read = Result.combine([Result.combine(due.map(readDue)), Result.combine(assign.map(readAssigned))]);
    if (read.isErr()) return err(read.error);
    const [dueTimes, assigned] = read.value;
    const isShown = due.length + assign.length === 0 && hours === null && days === null && holidays === null;
    if (isShown) return ok(await loadRules(db));
    const change = (before: InboxRules): InboxRules => ({
      hours: {
        ...before.hours,
        ...hours,
        ...(days === null ? {} : { weekdays: days }),
        ...(holidays === null ? {} : { holidays: holidays === "none" ? [] : holidays.split(",") }),
      },
      due: { ...before.due, ...Object.fromEntries(dueTimes) },
      assignments: assigned.reduce(applyAssigned, before.assignments),
    });
    return database.db.transaction().execute((transaction) => changeRules(transaction, change, clock()));
  },
  describe: describeRules,
});
