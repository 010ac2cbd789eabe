import { Readable } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";
import { type AccountRecords, toEntry } from "#server/platform/database/account-records.ts";
import { listMailsTo } from "#server/platform/mail/mail-records.ts";
import { toInstant } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { type Account, type Company, listCompanyAccounts, readTaxNumbers } from "../accounts/index.ts";

const PLAIN = { hidden: [], json: [] };

async function* writeRows(db: Executor, accountId: string, { read }: AccountRecords) {
  let separator = "";
  for await (const row of read(db, accountId)) {
    yield `${separator}\n${JSON.stringify(row)}`;
    separator = ",";
    /* The embedded database answers at once: other requests would wait for the whole download. */
    await nextTurn();
  }
}

async function* writeAccount(
  db: Executor,
  records: readonly AccountRecords[],
  { passwordHash: _, ...account }: Account,
) {
  yield `"account":${JSON.stringify(toEntry(account, PLAIN))}`;
  for (const table of records) {
    if (table.property === null) continue;
    yield `,\n"${table.property}":[`;
    yield* writeRows(db, account.id, table);
    yield "]";
  }
  const mails = await listMailsTo(db, account.email);
  yield `,\n"mails":${JSON.stringify(mails.map((mail) => toEntry({ ...mail }, PLAIN)))}}\n`;
}

async function* writeData(db: Executor, records: readonly AccountRecords[], account: Account, now: number) {
  yield `{"createdAt":"${toInstant(now)}",\n`;
  yield* writeAccount(db, records, account);
}

/* What belongs to the company has the id of its first account, and is in the data of that one. */
async function* writeCompany(db: Executor, records: readonly AccountRecords[], company: Company, now: number) {
  const taxNumbers = await readTaxNumbers(db, company.id);
  yield `{"createdAt":"${toInstant(now)}",\n"company":${JSON.stringify({ ...toEntry({ ...company }, PLAIN), ...taxNumbers })}`;
  yield ',\n"people":[';
  let separator = "";
  for (const account of await listCompanyAccounts(db, company.id)) {
    yield `${separator}{`;
    yield* writeAccount(db, records, account);
    separator = ",";
  }
  yield "]}\n";
}

/** Everything that is stored about an account as JSON text, read page by page while it is sent. */
export const streamAccountData = (
  db: Executor,
  records: readonly AccountRecords[],
  account: Account,
  now: number,
): Readable => Readable.from(writeData(db, records, account, now), { objectMode: false });

/** Everything that is stored about a company and everybody in it, as JSON text, read page by page while it is sent. */
export const streamCompanyData = (
  db: Executor,
  records: readonly AccountRecords[],
  company: Company,
  now: number,
): Readable => Readable.from(writeCompany(db, records, company, now), { objectMode: false });
