import { nameAccounts, nameCompanies } from "#server/modules/accounts/index.ts";
import { type ListedEntry, nameStaff } from "#server/modules/audit/index.ts";
import { readAllStaff } from "#server/modules/staff/index.ts";
import type { Executor } from "#server/schema.ts";

/** An entry with the names that its ids have now; null for what has no name and for what was deleted. */
export interface NamedEntry extends ListedEntry {
  readonly name: string | null;
  readonly subjectName: string | null;
  readonly company: { readonly id: string; readonly name: string } | null;
}

const collectIds = (ids: readonly (string | null)[]): readonly string[] => [
  ...new Set(ids.filter((id) => id !== null)),
];

const nameAllStaff = async (db: Executor, ids: readonly string[]): Promise<ReadonlyMap<string, string>> =>
  new Map([...(await nameStaff(db, ids)), ...(await readAllStaff(db)).map(({ id, name }) => [id, name] as const)]);

/** Names who acted, what was changed and whose it is. */
export const nameEntries = async (db: Executor, entries: readonly ListedEntry[]): Promise<readonly NamedEntry[]> => {
  const actors = collectIds(entries.map(({ actor }) => actor.id));
  const subjects = collectIds(entries.map(({ subject }) => subject.id));
  const customers = collectIds(entries.map(({ customerId }) => customerId));
  const people = await nameAccounts(db, collectIds([...actors, ...subjects]));
  const staff = await nameAllStaff(db, actors);
  const companies = await nameCompanies(db, collectIds([...customers, ...subjects]));
  const subjectNames = { company: companies, account: people, member: people, staff };
  return entries.map((entry) => {
    const { actor, subject, customerId } = entry;
    const owner = customerId === null ? undefined : companies.get(customerId);
    const names = Object.entries(subjectNames).find(([kind]) => kind === subject.kind)?.[1];
    return {
      ...entry,
      name: staff.get(actor.id ?? "") ?? people.get(actor.id ?? "") ?? null,
      subjectName: names?.get(subject.id) ?? null,
      company: customerId === null || owner === undefined ? null : { id: customerId, name: owner },
    };
  });
};
