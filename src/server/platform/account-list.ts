import { sql } from "kysely";
import { err, ok, type Result, ResultAsync } from "neverthrow";
import { findNameProblem } from "#domain/names";
import type { Executor, Schema } from "#server/schema.ts";
import type { ListRow, NamedTable } from "./database/list-tables.ts";
import { accountRecords, type Merge, moveRows, type TableOfAccounts } from "./database/account-records.ts";
import { answer } from "./http/handler.ts";
import type { Refusal } from "./http/refusal.ts";

type TableOfLists = {
  [Table in TableOfAccounts]: Schema[Table] extends ListRow ? Table : never;
}[TableOfAccounts];

/** What happened to an entry of a list; the row before and after it. */
export interface ListChange<Row> {
  readonly verb: "created" | "changed" | "deleted";
  readonly before: Row | null;
  readonly after: Row | null;
}

interface ListRule<Table extends TableOfLists, Entry> {
  /** Locks the account until the transaction ends, so that entries are counted once. */
  readonly lock: (transaction: Executor, accountId: string) => Promise<void>;
  readonly max: number;
  /** No two entries of an account have the same `nameKey`. */
  readonly hasUniqueNames: boolean;
  /** Whose it is: a list of a company goes with it when it is merged into another one. */
  readonly owner: "company" | "person";
  /** Its property in the download of the account, and the columns with JSON. */
  readonly property: string;
  readonly json: readonly (keyof Schema[Table] & string)[];
  readonly toEntry: (row: Schema[Table]) => Entry;
  /** Writes the entry of the audit trail; belongs in the transaction of the change. */
  readonly record: (db: Executor, change: ListChange<Schema[Table]>) => Promise<void>;
  /** `conflict`: the name is taken, or the entry has another version by now. */
  readonly messages: Readonly<Record<"saved" | "changed" | "deleted" | "gone" | "conflict" | "full", string>>;
}

/** A typed name and its key, or what is wrong with it. */
export const readName = (typed: string): Result<Pick<NamedTable<never>, "name" | "nameKey">, Refusal> => {
  const message = findNameProblem(typed);
  if (message !== null) return err({ kind: "fields", message, fields: [{ field: "name", message }] });
  const name = typed.trim();
  return ok({ name, nameKey: name.toLowerCase() });
};

/* Null where the name is free as it is. */
const findFreeNumber = (taken: ReadonlySet<string>, nameKey: string): number | null => {
  if (!taken.has(nameKey)) return null;
  let number = 2;
  while (taken.has(`${nameKey} (${number})`)) number++;
  return number;
};

/**
 * A list of an account: at most `max` entries sorted by name, each created, changed and deleted by its own shipper only. Its methods
 * answer operations; `rows` and `add` are for other uses.
 */
export const accountList = <Table extends TableOfLists, Entry>(table: Table, rule: ListRule<Table, Entry>) => {
  type Row = Schema[Table];
  const { toEntry, messages } = rule;
  const conflict: Refusal = { kind: "conflict", message: messages.conflict };
  const ownedBy = (accountId: string) => sql`${sql.table(table)} where "accountId" = ${accountId}`;
  const select = async (db: Executor, accountId: string, more = sql``): Promise<readonly Row[]> =>
    (await sql<Row>`select * from ${ownedBy(accountId)}${more} order by "nameKey", "id"`.execute(db)).rows;
  const isTaken = async (db: Executor, { accountId, id, nameKey }: Partial<ListRow>): Promise<boolean> =>
    rule.hasUniqueNames &&
    (
      await sql`select 1 from ${sql.table(table)}
      where "accountId" = ${accountId} and "nameKey" = ${nameKey} and "id" <> ${id}`.execute(db)
    ).rows.length > 0;

  /** Runs in a transaction. */
  const add = async (db: Executor, row: Row): Promise<Result<Row, Refusal>> => {
    await rule.lock(db, row.accountId);
    if (await isTaken(db, row)) return err(conflict);
    const { rows } = await sql`select "id" from ${ownedBy(row.accountId)}`.execute(db);
    if (rows.length >= rule.max) return err({ kind: "conflict", message: messages.full });
    const columns = Object.keys(row).map((column) => sql.ref(column));
    await sql`insert into ${sql.table(table)} (${sql.join(columns)}) values (${sql.join(Object.values(row))})`.execute(
      db,
    );
    await rule.record(db, { verb: "created", before: null, after: row });
    return ok(row);
  };

  const update = async (
    db: Executor,
    { accountId, id }: Pick<ListRow, "accountId" | "id">,
    changes: Partial<Row>,
    version: number | null,
  ): Promise<Result<Row, Refusal>> => {
    await rule.lock(db, accountId);
    if (await isTaken(db, { ...changes, accountId, id })) return err(conflict);
    const [before = null] = await select(db, accountId, sql` and "id" = ${id}`);
    const values = Object.entries(changes).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
    const isOutdated = version === null ? sql`` : sql` and "version" = ${version}`;
    const { numAffectedRows } = await sql`update ${sql.table(table)} set ${sql.join(values)}
      where "accountId" = ${accountId} and "id" = ${id}${isOutdated}`.execute(db);
    const [row] = await select(db, accountId, sql` and "id" = ${id}`);
    if (row === undefined) return err({ kind: "not-found", message: messages.gone });
    if (numAffectedRows !== 1n) return err(conflict);
    await rule.record(db, { verb: "changed", before, after: row });
    return ok(row);
  };

  /* A name that the other company has gets a number. */
  const mergeList = async (db: Executor, merge: Merge): Promise<void> => {
    if (rule.hasUniqueNames) {
      const taken = new Set((await select(db, merge.into)).map(({ nameKey }) => nameKey));
      for (const { id, nameKey } of await select(db, merge.from)) {
        const number = findFreeNumber(taken, nameKey);
        if (number !== null)
          await sql`update ${sql.table(table)} set "name" = "name" || ${` (${number})`}, "nameKey" = ${`${nameKey} (${number})`}
            where "id" = ${id}`.execute(db);
        taken.add(number === null ? nameKey : `${nameKey} (${number})`);
      }
    }
    await moveRows(db, table, merge);
  };

  return {
    rows: (db: Executor, accountId: string) => select(db, accountId),
    add,
    list: async (db: Executor, accountId: string) => answer((await select(db, accountId)).map(toEntry)),
    create: (db: Executor, row: Row) =>
      new ResultAsync(db.transaction().execute((transaction) => add(transaction, row))).andThen((added) =>
        answer([toEntry(added)], messages.saved),
      ),
    /** With a version: refused if the entry has another one by now. */
    change: (
      db: Executor,
      owned: Pick<ListRow, "accountId" | "id">,
      changes: Partial<Row>,
      version: number | null = null,
    ) =>
      new ResultAsync(db.transaction().execute((transaction) => update(transaction, owned, changes, version))).andThen(
        (row) => answer([toEntry(row)], messages.changed),
      ),
    /** Nothing happens if it was deleted already. */
    remove: async (db: Executor, { accountId, id }: Pick<ListRow, "accountId" | "id">) => {
      await db.transaction().execute(async (transaction) => {
        const [before] = await select(transaction, accountId, sql` and "id" = ${id}`);
        const { numAffectedRows } = await sql`delete from ${ownedBy(accountId)} and "id" = ${id}`.execute(transaction);
        if (before !== undefined && numAffectedRows === 1n)
          await rule.record(transaction, { verb: "deleted", before, after: null });
      });
      return answer([], messages.deleted);
    },
    records: accountRecords(table, {
      property: rule.property,
      key: ["nameKey", "id"],
      hidden: ["accountId", "nameKey"],
      json: rule.json,
      isKept: false,
      onMerge: rule.owner === "person" ? "stays" : mergeList,
    }),
  };
};
