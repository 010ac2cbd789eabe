import { setImmediate as nextTurn } from "node:timers/promises";
import { constants, zstdCompressSync, zstdDecompressSync } from "node:zlib";
import type { OfferMargins, StoredMargins } from "#domain/margins";
import type { ExchangeRates } from "#domain/money";
import type { RateSearchRequest } from "#api/schema.d.ts";
import type { ContainerLine } from "#domain/containers";
import type { LclRequest } from "#domain/lcl";
import type { GstTerms } from "#domain/tax";
import type { Instant, TimeZone } from "#domain/time";
import type { QuotedSearchTable } from "./tables.ts";
import { prepareStatement, prepareListStatement, storedJson } from "#server/platform/database/statements.ts";
import { encodeText } from "#server/platform/buffer-pool.ts";
import type { Executor } from "#server/schema.ts";

/* A window of 256 kB reaches over all offers of a search; a larger one costs memory that must be cleared each time. */
const FAST = { params: { [constants.ZSTD_c_compressionLevel]: 1, [constants.ZSTD_c_windowLog]: 18 } };
/* A search is a few hundred kilobytes: without this it is read back in pieces of sixteen. */
const AT_ONCE = { chunkSize: 256 * 1024 };

/** Numbers of offers that a source had quoted for an earlier search, by its name. */
export type KeptOffers = Readonly<Record<string, readonly number[]>>;

export interface OfferContext {
  readonly load: readonly ContainerLine[];
  readonly exchange: ExchangeRates | null;
  /** The tax of the customer to whom it was quoted; left out where the forwarder states none with its prices. */
  readonly tax?: GstTerms;
  readonly quotedAt: Instant;
  /** Of a part load. */
  readonly part?: LclRequest;
  /** What was searched for containers; left out in offers of earlier versions, of the desk and of part loads. */
  readonly asked?: RateSearchRequest;
  /** The zone of the validities of offers that state none. */
  readonly validityZone: TimeZone;
  /** Of a search with offers of an earlier one: what it asked, to ask their sources again. */
  readonly kept?: { readonly search: RateSearchRequest; readonly offers: KeptOffers };
}

export interface StoredOffer {
  readonly accountId: string;
  readonly expiresAt: number;
  /** The JSON text of an OfferContext. */
  readonly context: string;
  /** The JSON text of the ApiRate or ExcelRate that was answered. */
  readonly text: string;
  /** For staff; null where its buying prices are unknown. */
  readonly margins: StoredMargins | null;
}

export const toOfferId = (search: string, index: number): string => `${search}.${index}`;

const parseOfferId = (offerId: string): { readonly search: string; readonly index: number } => {
  const [, search, index] = /^(.+)\.(\d{1,9})$/.exec(offerId) ?? [];
  return search === undefined ? { search: offerId, index: 0 } : { search, index: Number(index) };
};

export const toSearchId = (offerId: string): string => parseOfferId(offerId).search;

const OFFER_END = ",\n";

/** Offers as they are stored: the JSON text of each, which may be in pieces, on a line of its own; compressed. */
export const packOffers = (offers: readonly (readonly string[])[]): Uint8Array => {
  const lines = offers.flatMap((pieces, index) => (index === 0 ? pieces : [OFFER_END, ...pieces]));
  const { bytes, release } = encodeText(lines);
  const packed = zstdCompressSync(bytes, FAST);
  release();
  return packed;
};

/**
 * What offers were bought and are sold for, in the order of their numbers: the JSON text of each, which may be in pieces. Null
 * where nothing is known of any.
 */
export const packMargins = (offers: readonly (readonly string[] | null)[]): Uint8Array | null =>
  offers.every((margins) => margins === null) ? null : packOffers(offers.map((margins) => margins ?? ["{}"]));

/** The text of one of them; null where it is not known. */
export const writeMargins = (margins: OfferMargins | null | undefined): readonly string[] | null =>
  margins == null ? null : [JSON.stringify(margins)];

/* Earlier versions stored lines around the offers, which are not offers. */
const GROUP_START = '{"api":[';

const LINE_END = 0x0a;
const COMMA = 0x2c;

const isOffer = (list: Buffer, start: number): boolean =>
  list[start] === 0x7b && list.toString("latin1", start, start + GROUP_START.length) !== GROUP_START;

const offerAt = (list: Buffer, index: number): string | null => {
  let left = index;
  for (let start = 0; start < list.length; ) {
    const found = list.indexOf(LINE_END, start);
    const end = found === -1 ? list.length : found;
    if (isOffer(list, start) && left-- === 0)
      return list.toString("utf8", start, list[end - 1] === COMMA ? end - 1 : end);
    start = end + 1;
  }
  return null;
};

const findMargins = (packed: Buffer | null, index: number, context: string): StoredMargins | null => {
  const text = packed === null ? null : offerAt(packed, index);
  if (text === null || text === "{}") return null;
  const { exchange } = storedJson<OfferContext>(context);
  return { ...storedJson<OfferMargins>(text), exchange };
};

/** The JSON text of each offer of a stored search. */
export const listOfferTexts = (offers: Uint8Array): readonly string[] =>
  zstdDecompressSync(offers, AT_ONCE)
    .toString("utf8")
    .split("\n")
    .filter((line) => line.startsWith("{") && !line.startsWith(GROUP_START))
    .map((line) => (line.endsWith(",") ? line.slice(0, -1) : line));

export const listOffers = (offers: Uint8Array): readonly unknown[] =>
  listOfferTexts(offers).map((text): unknown => JSON.parse(text));

const insertSearch = prepareStatement<QuotedSearchTable>()((db, param) =>
  db
    .insertInto("quotedSearch")
    .values({
      id: param("id"),
      accountId: param("accountId"),
      quotedAt: param("quotedAt"),
      expiresAt: param("expiresAt"),
      context: param("context"),
      offers: param("offers"),
      margins: param("margins"),
    })
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet((row) => ({
        context: row.ref("excluded.context"),
        offers: row.ref("excluded.offers"),
        margins: row.ref("excluded.margins"),
      })),
    ),
);

const MAX_SEARCHES = 500;
const STORED_BETWEEN = 16;
const DELETED_AT_ONCE = 64;
const MAX_ACCOUNTS_COUNTED = 10_000;

const storedSince = new Map<string, number>();

const isTimeToDelete = (accountId: string): boolean => {
  const stored = storedSince.get(accountId) ?? 0;
  if (storedSince.size >= MAX_ACCOUNTS_COUNTED) storedSince.clear();
  storedSince.set(accountId, (stored + 1) % STORED_BETWEEN);
  return stored === 0;
};

const deleteSurplus = prepareStatement<{ readonly accountId: string }>()((db, param) =>
  db
    .deleteFrom("quotedSearch")
    .where("id", "in", (row) =>
      row
        .selectFrom("quotedSearch as old")
        .select("old.id")
        .where("old.accountId", "=", param("accountId"))
        .orderBy("old.quotedAt", "desc")
        .orderBy("old.id", "desc")
        .limit(DELETED_AT_ONCE)
        .offset(MAX_SEARCHES),
    ),
);

/** Stores a search; one that is stored already gets the offers. */
export const saveSearch = async (db: Executor, search: QuotedSearchTable): Promise<void> => {
  await insertSearch(db, { ...search, margins: search.margins ?? null });
  if (isTimeToDelete(search.accountId)) await deleteSurplus(db, search);
};

/** Removes the searches that offers are from, so that none of their offers can be booked. */
export const removeSearches = async (db: Executor, offerIds: readonly string[]): Promise<void> => {
  await db.deleteFrom("quotedSearch").where("id", "in", offerIds.map(toSearchId)).execute();
};

const selectSearches = prepareListStatement<{ readonly search: string }>()((db, entries) =>
  db
    .selectFrom("quotedSearch")
    .select(["id", "accountId", "expiresAt", "context", "offers", "margins"])
    .where(
      "id",
      "in",
      entries.map((param) => param("search")),
    ),
);

export const findStoredOffers = async (
  db: Executor,
  offerIds: readonly string[],
): Promise<ReadonlyMap<string, StoredOffer>> => {
  const wanted = Map.groupBy(offerIds, (offerId) => parseOfferId(offerId).search);
  if (wanted.size === 0) return new Map();
  const rows = await selectSearches(
    db,
    [...wanted.keys()].map((search) => ({ search })),
  );
  return new Map(
    rows.flatMap(({ id, accountId, expiresAt, context, offers, margins: packed = null }) => {
      const list = zstdDecompressSync(offers, AT_ONCE);
      const sold = packed === null ? null : zstdDecompressSync(packed, AT_ONCE);
      return (wanted.get(id) ?? []).flatMap((offerId): readonly (readonly [string, StoredOffer])[] => {
        const { index } = parseOfferId(offerId);
        const text = offerAt(list, index);
        if (text === null) return [];
        return [[offerId, { accountId, expiresAt, context, text, margins: findMargins(sold, index, context) }]];
      });
    }),
  );
};

const selectContext = prepareListStatement<{ readonly search: string }>()((db, entries) =>
  db
    .selectFrom("quotedSearch")
    .select("context")
    .where(
      "id",
      "in",
      entries.map((param) => param("search")),
    ),
);

/** The source that had quoted an offer for an earlier search, with what was asked; null for other offers. */
export const findKeptOffer = async (db: Executor, offerId: string) => {
  const { search, index } = parseOfferId(offerId);
  const [row] = await selectContext(db, [{ search }]);
  if (row?.context.includes('"kept":') !== true) return null;
  const context = storedJson<OfferContext>(row.context);
  const [source] = Object.entries(context.kept?.offers ?? {}).find(([, numbers]) => numbers.includes(index)) ?? [];
  return context.kept === undefined || source === undefined ? null : { context, source, search: context.kept.search };
};

/** The offer with this id; null when it was never quoted or has been deleted. */
export const findStoredOffer = async (db: Executor, offerId: string): Promise<StoredOffer | null> =>
  (await findStoredOffers(db, [offerId])).get(offerId) ?? null;

const selectWithdrawals = prepareListStatement<{ readonly offerId: string }>()((db, entries) =>
  db
    .selectFrom("withdrawnOffer")
    .select(["offerId", "reason"])
    .where(
      "offerId",
      "in",
      entries.map((param) => param("offerId")),
    ),
);

export const findWithdrawals = async (
  db: Executor,
  offerIds: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (offerIds.length === 0) return new Map();
  const rows = await selectWithdrawals(
    db,
    offerIds.map((offerId) => ({ offerId })),
  );
  return new Map(rows.map(({ offerId, reason }) => [offerId, reason]));
};

export const withdrawOffer = async (db: Executor, offerId: string, reason: string, now: number): Promise<void> => {
  await db
    .insertInto("withdrawnOffer")
    .values({ offerId, reason, withdrawnAt: now })
    .onConflict((conflict) => conflict.column("offerId").doNothing())
    .execute();
};

const PRUNED_AT_ONCE = 50;

/** Deletes expired offers in batches; `before` leaves time in which an expired offer is still named in its refusal. */
export const pruneOffers = async (db: Executor, before: number): Promise<void> => {
  const isMore = async (): Promise<boolean> => {
    const expired = db.selectFrom("quotedSearch").select("id").where("expiresAt", "<", before).limit(PRUNED_AT_ONCE);
    const deleted = await db.deleteFrom("quotedSearch").where("id", "in", expired).executeTakeFirst();
    return deleted.numDeletedRows > 0n;
  };
  while (await isMore()) await nextTurn();
  await db.deleteFrom("withdrawnOffer").where("withdrawnAt", "<", before).execute();
};
