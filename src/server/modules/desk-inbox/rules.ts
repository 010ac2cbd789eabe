import { err, ok, type Result } from "neverthrow";
import type { InboxRules } from "#api/desk-schema.d.ts";
import type { AssignmentRule, InboxRules as Rules } from "#domain/inbox";
import { isCalendarDate } from "#domain/time";
import { changeRules, loadRules, readRulesRevision } from "#server/modules/inbox/index.ts";
import type { Refusal } from "#server/platform/http/refusal.ts";
import { OFFICE_ZONE } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { readCustomerNames, registerGroup } from "../accounts/index.ts";
import { listActiveNames } from "../staff/index.ts";

const nameRuleCompanies = async (db: Executor, assignments: Rules["assignments"]) => {
  const named = await readCustomerNames(
    db,
    assignments.flatMap(({ company }) => company ?? []),
  );
  return [...named].map(([id, { name }]) => ({ id, name }));
};

const present = async (db: Executor, { hours, due, assignments }: Rules): Promise<InboxRules> => ({
  hours: { ...hours, weekdays: [...hours.weekdays], holidays: [...hours.holidays] },
  due: { ...due },
  assignments: assignments.map((rule) => ({ ...rule, kinds: rule.kinds === null ? null : [...rule.kinds] })),
  revision: await readRulesRevision(db),
  companies: await nameRuleCompanies(db, assignments),
});

export const describeRules = async (db: Executor): Promise<InboxRules> => present(db, await loadRules(db));

const refuseField = (field: string, message: string): Refusal => ({
  kind: "fields",
  message,
  fields: [{ field, message }],
});

const findUnknown = async (db: Executor, { hours, assignments }: InboxRules): Promise<Refusal | null> => {
  const wrong = hours.holidays.find((day) => !isCalendarDate(day));
  if (wrong !== undefined) return refuseField("hours.holidays", `${wrong} is no day. Holidays are written YYYY-MM-DD.`);
  const people = await listActiveNames(db);
  const companies = await readCustomerNames(
    db,
    assignments.flatMap(({ company }) => company ?? []),
  );
  for (const [index, { assignee, company }] of assignments.entries()) {
    if (!people.includes(assignee))
      return refuseField(`assignments.${index}.assignee`, `${assignee} cannot sign in to the desk.`);
    if (company !== null && !companies.has(company))
      return refuseField(`assignments.${index}.company`, "There is no such company.");
  }
  return null;
};

/** Sets the rules, for items that begin from now on; belongs in a transaction. */
export const setRules = async (db: Executor, typed: InboxRules, now: number): Promise<Result<InboxRules, Refusal>> => {
  const unknown = await findUnknown(db, typed);
  if (unknown !== null) return err(unknown);
  if ((await readRulesRevision(db)) !== typed.revision)
    return err({ kind: "conflict", message: "Somebody else has changed the rules. Look at them again." });
  const assignments: AssignmentRule[] = [];
  for (const rule of typed.assignments)
    assignments.push({ ...rule, group: rule.group === null ? null : await registerGroup(db, rule.group) });
  const holidays = typed.hours.holidays.filter((day) => isCalendarDate(day));
  const hours = { ...typed.hours, zone: OFFICE_ZONE, holidays };
  const changed = await changeRules(
    db,
    (before) => ({ hours, due: { ...before.due, ...typed.due }, assignments }),
    Math.max(now, typed.revision + 1),
  );
  return changed.isErr() ? err(refuseField("rules", changed.error)) : ok(await present(db, changed.value));
};
