import { Client } from "pg";
import type { Load } from "./load.ts";

export interface Books {
  readonly acknowledged: number;
  /** Acknowledged, and not in the database. */
  readonly lost: readonly string[];
  /** Keys with another booking than the acknowledged one. */
  readonly different: readonly string[];
  /** Bookings that nobody was told of: doubled ones. */
  readonly surplus: number;
}

const read = async <Row extends object>(url: string, text: string): Promise<readonly Row[]> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Row>(text);
  await client.end();
  return rows;
};

export const countBookings = async (url: string): Promise<number> =>
  Number((await read<{ readonly count: string }>(url, `select count(*) from quotation`))[0]?.count);

/** Compares what was acknowledged with what the database has. */
export const compareBooks = async (url: string, { acknowledged }: Load, before: number): Promise<Books> => {
  const stored = await read<{ readonly key: string; readonly quotationId: string }>(
    url,
    `select k."key", q."quotationId" from "bookingKey" k join quotation q on q.id = k.quotation`,
  );
  const byKey = new Map(stored.map(({ key, quotationId }) => [key, quotationId]));
  const entries = [...acknowledged];
  return {
    acknowledged: entries.length,
    lost: entries.filter(([key]) => !byKey.has(key)).map(([, quotation]) => quotation),
    different: entries.filter(([key, quotation]) => byKey.has(key) && byKey.get(key) !== quotation).map(([key]) => key),
    surplus: (await countBookings(url)) - before - entries.length,
  };
};
