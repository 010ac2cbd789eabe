import { type QueryExecutorProvider, sql } from "kysely";
import { chooseSpellings, toGroupKey } from "#domain/companies";
import { storedJson } from "../platform/database/statements.ts";
import { runSql } from "./run-sql.ts";

interface Stored {
  readonly id: string;
  readonly text: string;
}

interface Customers {
  readonly customers: { readonly kind: string; readonly name?: string };
}

interface Audience {
  readonly groups: readonly string[];
}

interface Rules {
  readonly assignments: readonly { readonly group: string | null }[];
}

/* Each place that names groups in JSON: how they are found in it, and replaced. */
interface Place<Content> {
  readonly table: string;
  readonly column: string;
  readonly condition: string;
  readonly list: (content: Content) => readonly string[];
  readonly replace: (content: Content, join: (name: string) => string) => Content;
}

const audiences = (table: string): Place<Audience> => ({
  table,
  column: "visibleTo",
  condition: `"visibleTo" is not null`,
  list: ({ groups }) => groups,
  /* Sorted and each once, as audiences are written. */
  replace: (audience, join) => ({ ...audience, groups: [...new Set(audience.groups.map(join))].toSorted() }),
});

const MARGINS: Place<Customers> = {
  table: "marginEntry",
  column: "definition",
  condition: `"removedAt" is null`,
  list: ({ customers }) => (customers.kind === "group" && customers.name !== undefined ? [customers.name] : []),
  replace: (entry, join) =>
    entry.customers.name === undefined
      ? entry
      : { ...entry, customers: { ...entry.customers, name: join(entry.customers.name) } },
};

const RULES: Place<Rules> = {
  table: "inboxSetting",
  column: "rules",
  condition: "1 = 1",
  list: ({ assignments }) => assignments.flatMap(({ group }) => group ?? []),
  replace: (rules, join) => ({
    ...rules,
    assignments: rules.assignments.map((rule) => ({ ...rule, group: rule.group === null ? null : join(rule.group) })),
  }),
};

const read = async <Content>(db: QueryExecutorProvider, { table, column, condition }: Place<Content>) => {
  const { rows } = await sql<Stored>`
    select cast("id" as text) as "id", ${sql.ref(column)} as "text" from ${sql.table(table)} where ${sql.raw(condition)}`.execute(
    db,
  );
  return rows.map(({ id, text }) => ({ id, text, content: storedJson<Content>(text) }));
};

const count = async <Content>(
  db: QueryExecutorProvider,
  place: Place<Content>,
  uses: Map<string, number>,
): Promise<void> => {
  for (const { content } of await read(db, place))
    for (const name of place.list(content)) uses.set(name, (uses.get(name) ?? 0) + 1);
};

const join = async <Content>(
  db: QueryExecutorProvider,
  place: Place<Content>,
  spellings: ReadonlyMap<string, string>,
): Promise<void> => {
  for (const { id, text, content } of await read(db, place)) {
    const joined = JSON.stringify(place.replace(content, (name) => spellings.get(toGroupKey(name)) ?? name));
    if (joined === text) continue;
    await sql`update ${sql.table(place.table)} set ${sql.ref(place.column)} = ${joined} where cast("id" as text) = ${id}`.execute(
      db,
    );
  }
};

/** A list of the groups of customers. Names that differ by case and spaces only become one, spelled as most companies have it. */
export const customerGroups = async (db: QueryExecutorProvider): Promise<void> => {
  await runSql(db, `create table "customerGroup" ("key" text primary key, "name" text not null unique);`);
  const uses = new Map<string, number>();
  const { rows } = await sql<{ readonly name: string; readonly companies: number | string }>`
    select "customerGroup" as "name", count(*) as "companies" from "company" where "customerGroup" is not null
    group by "customerGroup"`.execute(db);
  /* Companies before rules and sheets, which were typed for them. */
  for (const { name, companies } of rows) uses.set(name, Number(companies) * 1_000);
  const [sheets, tariffs] = [audiences("rateSheet"), audiences("lclTariff")];
  await count(db, MARGINS, uses);
  await count(db, sheets, uses);
  await count(db, tariffs, uses);
  await count(db, RULES, uses);
  const spellings = chooseSpellings(uses);
  for (const [key, name] of spellings)
    await sql`insert into "customerGroup" ("key", "name") values (${key}, ${name})`.execute(db);
  for (const { name } of rows) {
    const joined = spellings.get(toGroupKey(name)) ?? null;
    if (joined !== name)
      await sql`update "company" set "customerGroup" = ${joined} where "customerGroup" = ${name}`.execute(db);
  }
  await join(db, MARGINS, spellings);
  await join(db, sheets, spellings);
  await join(db, tariffs, spellings);
  await join(db, RULES, spellings);
};
