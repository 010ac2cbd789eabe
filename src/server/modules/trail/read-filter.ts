import { err, ok, type Result } from "neverthrow";
import { readAuditAction, readSubjectKind } from "#domain/audit";
import { addDays, type CalendarDate } from "#domain/time";
import { accountByEmail, listMembers, searchCompanies } from "#server/modules/accounts/index.ts";
import { ALL_ENTRIES, type EntryFilter, findStaff } from "#server/modules/audit/index.ts";
import { findBooking, findBookingsByNumber } from "#server/modules/bookings/index.ts";
import { readAllStaff } from "#server/modules/staff/index.ts";
import type { Refusal } from "#server/platform/http/refusal.ts";
import { findEnd, OFFICE_ZONE } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";

/** The ids of people by a name, an email address, a user of the system or an id. */
export const findActors = async (db: Executor, who: string): Promise<readonly string[]> => {
  const text = who.trim().toLowerCase();
  const account = await accountByEmail(db, text);
  const staff = (await readAllStaff(db)).filter(
    ({ name, email }) => name.toLowerCase().includes(text) || email.startsWith(text),
  );
  return [
    who,
    ...(account === undefined ? [] : [account.id]),
    ...staff.map(({ id }) => id),
    ...(await findStaff(db, who.trim())),
  ];
};

/* What a customer does to the own account has the id of the person, everything else that of the company. */
const findCustomers = async (db: Executor, text: string): Promise<readonly string[]> => {
  const ids = await searchCompanies(db, text);
  const people = await Promise.all(ids.map((id) => listMembers(db, id)));
  return [...new Set([...ids, ...people.flat().map(({ id }) => id)])];
};

/* A booking is recorded by our number, and is known by that of its carrier as well. */
const findSubject = async (db: Executor, typed: string): Promise<string> => {
  const id = (await findBookingsByNumber(db, [typed])).get(typed);
  const booking = id === undefined ? null : await findBooking(db, id);
  return booking?.quotationId ?? typed;
};

/** What a person types; what is left out is not asked for. Days are those of the office, both inclusive. */
export interface TypedFilter {
  readonly person?: string;
  readonly company?: string;
  readonly subject?: string;
  readonly action?: string;
  readonly from?: CalendarDate;
  readonly to?: CalendarDate;
}

const UNKNOWN_ACTION: Refusal = {
  kind: "fields",
  message: "There is no such action.",
  fields: [{ field: "action", message: "There is no such action." }],
};

const toEnd = (day: CalendarDate): number => findEnd({ at: day, zone: OFFICE_ZONE });

/** The entries that are asked for; with `own` only those of that person. */
export const readFilter = async (
  db: Executor,
  { person, company, subject, action, from, to }: TypedFilter,
  own: string | null,
): Promise<Result<EntryFilter, Refusal>> => {
  const known = action === undefined ? null : readAuditAction(action);
  const kind = action === undefined ? null : readSubjectKind(action);
  if (action !== undefined && known === null && kind === null) return err(UNKNOWN_ACTION);
  return ok({
    ...ALL_ENTRIES,
    since: from === undefined ? null : toEnd(addDays(from, -1)),
    until: to === undefined ? null : toEnd(to),
    actors: own === null ? (person === undefined ? null : await findActors(db, person)) : [own],
    customers: company === undefined ? null : await findCustomers(db, company),
    subject: subject === undefined ? null : await findSubject(db, subject),
    kind,
    action: known,
  });
};
