import { sql } from "kysely";
import type { Executor, Schema } from "#server/schema.ts";
import { toInstant } from "../time.ts";
import { storedJson } from "./statements.ts";

const PAGE = 50;

export type Row = Readonly<Record<string, unknown>>;

/** The tables with rows of an account. */
export type TableOfAccounts = {
  [Table in keyof Schema]: Schema[Table] extends { readonly accountId: string } ? Table : never;
}[keyof Schema];

interface Shape<Column = string> {
  /** Columns that are left out: secrets, copies, and what is read in another form. */
  readonly hidden: readonly Column[];
  /** Columns with JSON text. */
  readonly json: readonly Column[];
}

/** Two companies, one of which is merged into the other. */
export interface Merge {
  readonly from: string;
  readonly into: string;
}

/**
 * What happens to rows when their company is merged into another one. `stays`: they are a person's own, or expire. `moves`: they
 * become those of the other company. `unless`: as `moves`, but those whose columns have the same values as a row of the other
 * company stay behind. A function moves them by itself.
 */
type MergeRule<Column> =
  | "stays"
  | "moves"
  | { readonly unless: readonly Column[] }
  | ((db: Executor, merge: Merge) => Promise<void>);

interface RecordRule<Column> extends Shape<Column> {
  /** Its property in the download; null if another table's rows contain it. */
  readonly property: string | null;
  /** Names a row within its account; with the account the beginning of an index where an account may have many rows. */
  readonly key: readonly Column[];
  /** Whether it outlives the account: bookings, and who made them. */
  readonly isKept: boolean;
  readonly onMerge: MergeRule<Column>;
}

/** What is stored about accounts in one table, for the download and the deletion. */
export interface AccountRecords<Table extends TableOfAccounts = TableOfAccounts> {
  readonly table: Table;
  readonly property: string | null;
  readonly isKept: boolean;
  /** All rows of an account in the order of their key, read page by page. */
  readonly read: (db: Executor, accountId: string) => AsyncGenerator<Row>;
  /** Answers how many rows are gone. */
  readonly erase: (db: Executor, accountIds: readonly string[]) => Promise<number>;
  readonly count: (db: Executor, accountId: string) => Promise<number>;
  /** Moves the rows of a company that is merged into another one; belongs in a transaction. */
  readonly merge: (db: Executor, merge: Merge) => Promise<void>;
}

/* Columns …At and …Until are moments in epoch milliseconds. */
const toWritten = (column: string, value: unknown): unknown =>
  typeof value === "number" && /(?:At|Until)$/.test(column) ? toInstant(value) : value;

/** A row as the download shows it. */
export const toEntry = (row: Row, { hidden, json }: Shape): Row =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => !hidden.includes(column))
      .map(([column, value]) => [
        column,
        typeof value === "string" && json.includes(column) ? storedJson<unknown>(value) : toWritten(column, value),
      ]),
  );

/** Entries by the row they belong to; a row without entries has an empty list. */
export const groupEntries = <Part>(
  ids: readonly string[],
  parts: readonly Part[],
  toOwner: (part: Part) => string,
  toPart: (part: Part) => unknown,
): ReadonlyMap<string, readonly unknown[]> => {
  const groups = Map.groupBy(parts, toOwner);
  return new Map(ids.map((id) => [id, (groups.get(id) ?? []).map(toPart)]));
};

/** For each row of a page, what is stored of it in other tables. */
type ReadParts = (db: Executor, rows: readonly Row[], accountId: string) => Promise<readonly Row[]>;

/** Gives the rows of a company to another one, without those whose columns have the values of a row of that one. */
export const moveRows = async (
  db: Executor,
  table: TableOfAccounts,
  { from, into }: Merge,
  unless: readonly string[] = [],
): Promise<void> => {
  const names = sql.join(unless.map((name) => sql.ref(name)));
  const isNew =
    unless.length === 0
      ? sql``
      : sql` and (${names}) not in (select ${names} from ${sql.table(table)} where "accountId" = ${into})`;
  await sql`update ${sql.table(table)} set "accountId" = ${into} where "accountId" = ${from}${isNew}`.execute(db);
};

const mergeRows = async <Column extends string>(
  db: Executor,
  table: TableOfAccounts,
  rule: MergeRule<Column>,
  merge: Merge,
): Promise<void> => {
  if (rule === "stays") return;
  if (typeof rule === "function") return rule(db, merge);
  await moveRows(db, table, merge, rule === "moves" ? [] : rule.unless);
};

/** Declares the rows of accounts in a table. */
export const accountRecords = <Table extends TableOfAccounts>(
  table: Table,
  { property, key, isKept, hidden, json, onMerge }: RecordRule<keyof Schema[Table] & string>,
  readParts: ReadParts = async () => [],
): AccountRecords<Table> => {
  const columns = sql.join(key.map((name) => sql.ref(name)));
  const selectPage = async (db: Executor, accountId: string, after: Row | null): Promise<readonly Row[]> => {
    const rest =
      after === null ? sql`` : sql` and (${columns}) > (${sql.join(key.map((name) => sql`${after[name]}`))})`;
    const query = sql<Row>`select * from ${sql.table(table)} where "accountId" = ${accountId}${rest}
      order by ${columns} limit ${PAGE}`;
    return (await query.execute(db)).rows;
  };
  return {
    table,
    property,
    isKept,
    read: async function* (db, accountId) {
      let page: readonly Row[] = [];
      do {
        page = await selectPage(db, accountId, page.at(-1) ?? null);
        const parts = await readParts(db, page, accountId);
        for (const [index, row] of page.entries()) yield { ...toEntry(row, { hidden, json }), ...parts[index] };
      } while (page.length === PAGE);
    },
    erase: async (db, accountIds) => {
      const erased =
        await sql`delete from ${sql.table(table)} where "accountId" in (${sql.join([...accountIds])})`.execute(db);
      return Number(erased.numAffectedRows ?? 0n);
    },
    count: async (db, accountId) => {
      const counted = sql<{ readonly rows: number }>`
        select count(*) as "rows" from ${sql.table(table)} where "accountId" = ${accountId}`;
      return (await counted.execute(db)).rows[0]?.rows ?? 0;
    },
    merge: (db, merge) => mergeRows(db, table, onMerge, merge),
  };
};
