import type { ExchangeRates } from "../../domain/money/exchange.ts";
import type { ContainerLine } from "../../domain/containers/equipment.ts";
import type { Instant } from "../../domain/time/calendar.ts";
import type { QuotedSearchTable } from "./booking-tables.ts";
import type { Executor } from "./schema.ts";
import { storedJson } from "./stored-json.ts";

/** What an offer was quoted for, and the rates of exchange that were answered with it. */
export interface OfferContext {
  readonly load: readonly ContainerLine[];
  readonly exchange: ExchangeRates | null;
  readonly quotedAt: Instant;
}

/** An offer as it was quoted to a shipper. */
export interface StoredOffer {
  readonly accountId: string;
  readonly expiresAt: number;
  readonly context: OfferContext;
  /** The JSON text of the ApiRate or ExcelRate that was answered. */
  readonly text: string;
}

/** The name of the n-th offer of a search. */
export const offerIdOf = (search: string, index: number): string => `${search}.${index}`;

const partsOf = (offerId: string): { readonly search: string; readonly index: number } => {
  const [, search, index] = /^(.+)\.(\d{1,4})$/.exec(offerId) ?? [];
  return search === undefined ? { search: offerId, index: 0 } : { search, index: Number(index) };
};

const lineAt = (text: string, index: number): string | null => {
  let start = 0;
  for (let line = 0; line < index; line++) {
    const end = text.indexOf("\n", start);
    if (end < 0) return null;
    start = end + 1;
  }
  const end = text.indexOf("\n", start);
  const line = text.slice(start, end < 0 ? undefined : end);
  return line === "" ? null : line;
};

/** Stores the offers of one search. */
export const saveSearch = async (db: Executor, search: QuotedSearchTable): Promise<void> => {
  await db.insertInto("quotedSearch").values(search).execute();
};

/** The offer of this id; null when nobody was quoted it, or so long ago that it was deleted. */
export const storedOffer = async (db: Executor, offerId: string): Promise<StoredOffer | null> => {
  const { search, index } = partsOf(offerId);
  const row = await db.selectFrom("quotedSearch").selectAll().where("id", "=", search).executeTakeFirst();
  const text = row === undefined ? null : lineAt(row.offers, index);
  if (row === undefined || text === null) return null;
  const { accountId, expiresAt } = row;
  return { accountId, expiresAt, context: storedJson<OfferContext>(row.context), text };
};

/** Why the carrier took the offer back; null while it stands. */
export const withdrawalOf = async (db: Executor, offerId: string): Promise<string | null> => {
  const row = await db.selectFrom("withdrawnOffer").select("reason").where("offerId", "=", offerId).executeTakeFirst();
  return row?.reason ?? null;
};

export const withdrawOffer = async (db: Executor, offerId: string, reason: string, now: number): Promise<void> => {
  await db
    .insertInto("withdrawnOffer")
    .values({ offerId, reason, withdrawnAt: now })
    .onConflict((conflict) => conflict.column("offerId").doNothing())
    .execute();
};

/** Deletes offers that nobody can book any more; `before` leaves some time in which an expired one is still called by its name. */
export const pruneOffers = async (db: Executor, before: number): Promise<void> => {
  await db.deleteFrom("quotedSearch").where("expiresAt", "<", before).execute();
  await db.deleteFrom("withdrawnOffer").where("withdrawnAt", "<", before).execute();
};
