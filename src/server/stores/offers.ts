import { constants, zstdCompressSync, zstdDecompressSync } from "node:zlib";
import type { ExchangeRates } from "../../domain/money/exchange.ts";
import type { ContainerLine } from "../../domain/containers/equipment.ts";
import type { Instant } from "../../domain/time/calendar.ts";
import type { QuotedSearchTable } from "./booking-tables.ts";
import type { Executor } from "./schema.ts";
import { storedJson } from "./stored-json.ts";

const FAST = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };

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

/** Offers as they are stored: one to a line, as JSON texts with a comma between; lines around them are none. */
export const joinOffers = (texts: readonly string[]): string => texts.join(",\n");

/** How the list of a rate search begins; the offers follow on lines of their own. */
export const GROUP_START = '{"api":[';

const isOffer = (line: string): boolean => line.startsWith("{") && !line.startsWith(GROUP_START);

const offerAt = (list: string, index: number): string | null => {
  const line = list.split("\n").filter(isOffer)[index];
  return line === undefined ? null : line.replace(/,$/, "");
};

/** A search as it is stored; `offers` is a list that `joinOffers` made, perhaps with lines around it. */
export type QuotedSearch = Omit<QuotedSearchTable, "offers"> & { readonly offers: string | Uint8Array };

/** Stores the offers of one search. */
export const saveSearch = async (db: Executor, search: QuotedSearch): Promise<void> => {
  const row = { ...search, offers: zstdCompressSync(search.offers, FAST) };
  await db.insertInto("quotedSearch").values(row).execute();
};

/** The offer of this id; null when nobody was quoted it, or so long ago that it was deleted. */
export const storedOffer = async (db: Executor, offerId: string): Promise<StoredOffer | null> => {
  const { search, index } = partsOf(offerId);
  const row = await db.selectFrom("quotedSearch").selectAll().where("id", "=", search).executeTakeFirst();
  const text = row === undefined ? null : offerAt(zstdDecompressSync(row.offers).toString(), index);
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
