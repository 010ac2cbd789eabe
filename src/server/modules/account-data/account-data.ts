import { Readable } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "kysely";
import { storedJson } from "#server/platform/database/statements.ts";
import { toInstant } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { presentDocument, listStoredDocuments } from "../booking-documents/index.ts";
import { listSavedCargo } from "../cargo/index.ts";
import { listOffers } from "../rates/index.ts";
import { type Account, readCopy, ACCOUNT_TABLE_NAMES, ACCOUNT_TABLES } from "../accounts/index.ts";

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

type ById = ReadonlyMap<string, readonly unknown[]>;

const readFiles = async (db: Executor, quotations: readonly string[]): Promise<ById> => {
  const files = await db
    .selectFrom("quotationFile")
    .select(["quotation", "fileName", "contentType"])
    .where("quotation", "in", quotations)
    .orderBy("quotation")
    .orderBy("position")
    .execute();
  const entries = files.map(({ quotation, ...file }) => ({
    quotation,
    entry: { ...file, link: fileLink(quotation, file.fileName) },
  }));
  return groupEntries(entries);
};

const readEvents = async (db: Executor, quotations: readonly string[]): Promise<ById> => {
  const events = await db
    .selectFrom("shipmentEvent")
    .select(["quotation", "receivedAt", "source", "event"])
    .where("quotation", "in", quotations)
    .orderBy("quotation")
    .orderBy("position")
    .execute();
  const entries = events.map(({ quotation, ...row }) => ({
    quotation,
    entry: toEntry(row, { hidden: [], json: ["event"] }),
  }));
  return groupEntries(entries);
};

/* What was booked before a change is part of it; the offer that replaced it is that of the booking. */
const readChanges = async (db: Executor, quotations: readonly string[]): Promise<ById> => {
  const rows = await db
    .selectFrom("bookingAmendment")
    .selectAll()
    .where("quotation", "in", quotations)
    .orderBy("quotation")
    .orderBy("requestedAt")
    .orderBy("id")
    .execute();
  const shape: Shape = {
    hidden: ["quotation", "key", "offer", "context"],
    json: ["replacement", "fee", "proposedFee", "replacedOffer", "replacedContext"],
  };
  return groupEntries(rows.map((row) => ({ quotation: row.quotation, entry: toEntry({ ...row }, shape) })));
};

const groupEntries = (rows: readonly { readonly quotation: string; readonly entry: unknown }[]): ById =>
  new Map(
    [...Map.groupBy(rows, ({ quotation }) => quotation)].map(([id, group]) => [id, group.map(({ entry }) => entry)]),
  );

const readBookings = async (db: Executor, rows: readonly Row[]): Promise<readonly Row[]> => {
  const ids = rows.map((row) => String(row["id"]));
  if (ids.length === 0) return [];
  const files = await readFiles(db, ids);
  const events = await readEvents(db, ids);
  const changes = await readChanges(db, ids);
  const documents = Map.groupBy(await listStoredDocuments(db, ...ids), ({ quotation }) => quotation);
  const cargo = new Map((await listSavedCargo(db, ids)).map(({ quotation, ...saved }) => [quotation, saved] as const));
  return ids.map((id) => ({
    cargo: cargo.get(id) ?? null,
    files: files.get(id) ?? [],
    changes: changes.get(id) ?? [],
    documents: (documents.get(id) ?? []).map(presentDocument),
    events: events.get(id) ?? [],
  }));
};

const readQuoteParts = async (db: Executor, rows: readonly Row[]): Promise<readonly Row[]> => {
  const ids = rows.map((row) => String(row["id"]));
  if (ids.length === 0) return [];
  const offers = await db.selectFrom("quoteOffer").selectAll().where("quote", "in", ids).orderBy("position").execute();
  const comments = await db
    .selectFrom("quoteComment")
    .selectAll()
    .where("quote", "in", ids)
    .orderBy("writtenAt")
    .orderBy("key")
    .execute();
  const toParts = (parts: readonly { readonly quote: string }[], id: string): readonly Row[] =>
    parts
      .filter(({ quote }) => quote === id)
      .map((part) => toEntry({ ...part }, { hidden: ["quote"], json: ["offer", "context"] }));
  return ids.map((id) => ({ offers: toParts(offers, id), comments: toParts(comments, id) }));
};

const readCopies = (db: Executor, accountId: string, rows: readonly Row[]): Promise<readonly Row[]> =>
  Promise.all(
    rows.map(async ({ kind }) => ({
      contentBase64: (await readCopy(db, accountId, String(kind))).toString("base64"),
    })),
  );

/** For each row, what is stored of it in other tables. */
const readMore = async (
  db: Executor,
  accountId: string,
  table: keyof typeof ACCOUNT_TABLES,
  rows: readonly Row[],
): Promise<readonly Row[]> => {
  if (table === "quotation") return readBookings(db, rows);
  if (table === "quote") return readQuoteParts(db, rows);
  return table === "accountCopy" ? readCopies(db, accountId, rows) : [];
};

const readOffers = ({ offers }: Row): Row => (offers instanceof Uint8Array ? { offers: listOffers(offers) } : {});

async function* writeRows(db: Executor, accountId: string, table: keyof typeof ACCOUNT_TABLES) {
  const { key, hidden, json } = ACCOUNT_TABLES[table];
  let after: Row | null = null;
  let page: readonly Row[];
  do {
    page = await selectPage(db, { table, key, accountId, after });
    const more = await readMore(db, accountId, table, page);
    for (const [index, row] of page.entries()) {
      const offers = table === "quotedSearch" ? readOffers(row) : {};
      const entry = { ...toEntry(row, { hidden, json }), ...more[index], ...offers };
      yield `${after === null ? "" : ","}\n${JSON.stringify(entry)}`;
      after = row;
      /* The embedded database answers at once: other requests would wait for the whole download. */
      await nextTurn();
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
