import { Readable } from "node:stream";
import { sql } from "kysely";
import { storedJson } from "#server/platform/database/statements.ts";
import { toInstant } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { listOffers } from "../rates/offer-store.ts";
import { type Account, readCopy } from "./account-store.ts";
import { ACCOUNT_TABLE_NAMES, ACCOUNT_TABLES } from "./account-tables.ts";

const PAGE = 50;

type Row = Readonly<Record<string, unknown>>;

interface Selection {
  readonly table: string;
  readonly key: readonly string[];
  readonly accountId: string;
  readonly after: Row | null;
}

const selectPage = async (db: Executor, { table, key, accountId, after }: Selection): Promise<readonly Row[]> => {
  const columns = sql.join(key.map((name) => sql.ref(name)));
  const rest = after === null ? sql`` : sql` and (${columns}) > (${sql.join(key.map((name) => sql`${after[name]}`))})`;
  const query = sql<Row>`select * from ${sql.table(table)} where "accountId" = ${accountId}${rest}
    order by ${columns} limit ${PAGE}`;
  return (await query.execute(db)).rows;
};

/* Columns …At and …Until are moments in epoch milliseconds. */
const toWritten = (column: string, value: unknown): unknown =>
  typeof value === "number" && /(?:At|Until)$/.test(column) ? toInstant(value) : value;

interface Shape {
  readonly hidden: readonly string[];
  readonly json: readonly string[];
}

const toEntry = (row: Row, { hidden, json }: Shape): Row =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => !hidden.includes(column))
      .map(([column, value]) => [
        column,
        typeof value === "string" && json.includes(column) ? storedJson<unknown>(value) : toWritten(column, value),
      ]),
  );

const readMails = async (db: Executor, email: string): Promise<readonly Row[]> => {
  const mails = await db
    .selectFrom("outgoingMail")
    .select(["subject", "createdAt", "state", "settledAt"])
    .where("recipient", "=", email)
    .orderBy("id")
    .execute();
  return mails.map((mail) => toEntry(mail, { hidden: [], json: [] }));
};

const fileLink = (quotation: string, fileName: string): string =>
  `/api/resource/quotation/${encodeURIComponent(quotation)}/files/${encodeURIComponent(fileName)}`;

const readFiles = async (db: Executor, quotation: string) => {
  const files = await db
    .selectFrom("quotationFile")
    .select(["fileName", "contentType"])
    .where("quotation", "=", quotation)
    .orderBy("position")
    .execute();
  return files.map((file) => ({ ...file, link: fileLink(quotation, file.fileName) }));
};

const readEvents = async (db: Executor, quotation: string): Promise<readonly unknown[]> => {
  const events = await db
    .selectFrom("shipmentEvent")
    .select(["receivedAt", "source", "event"])
    .where("quotation", "=", quotation)
    .orderBy("position")
    .execute();
  return events.map(({ event, ...row }) => ({ ...toEntry(row, { hidden: [], json: [] }), event: storedJson(event) }));
};

/** What is stored of a row in another form or in other tables. */
const readMore = async (db: Executor, accountId: string, table: string, row: Row): Promise<Row> => {
  const id = String(row["id"]);
  switch (table) {
    case "accountCopy":
      return { contentBase64: (await readCopy(db, accountId, String(row["kind"]))).toString("base64") };
    case "quotedSearch":
      return { offers: row["offers"] instanceof Uint8Array ? listOffers(row["offers"]) : [] };
    case "quotation":
      return { files: await readFiles(db, id), events: await readEvents(db, id) };
    default:
      return {};
  }
};

async function* writeRows(db: Executor, accountId: string, table: keyof typeof ACCOUNT_TABLES) {
  const { key, hidden, json } = ACCOUNT_TABLES[table];
  let after: Row | null = null;
  let page: readonly Row[];
  do {
    page = await selectPage(db, { table, key, accountId, after });
    for (const row of page) {
      const entry = { ...toEntry(row, { hidden, json }), ...(await readMore(db, accountId, table, row)) };
      yield `${after === null ? "" : ","}\n${JSON.stringify(entry)}`;
      after = row;
    }
  } while (page.length === PAGE);
}

async function* writeData(db: Executor, { passwordHash: _, ...account }: Account, now: number) {
  const written = toEntry(account, { hidden: [], json: [] });
  yield `{"createdAt":"${toInstant(now)}",\n"account":${JSON.stringify(written)}`;
  for (const table of ACCOUNT_TABLE_NAMES) {
    const { property } = ACCOUNT_TABLES[table];
    if (property === null) continue;
    yield `,\n"${property}":[`;
    yield* writeRows(db, account.id, table);
    yield "]";
  }
  yield `,\n"mails":${JSON.stringify(await readMails(db, account.email))}}\n`;
}

/** Everything that is stored about an account as JSON text, read page by page while it is sent. */
export const streamAccountData = (db: Executor, account: Account, now: number): Readable =>
  Readable.from(writeData(db, account, now), { objectMode: false });
