import { type RawBuilder, sql } from "kysely";
import type { CalendarDate } from "#domain/time";
import type { BookingSummaryTable, StoredBooking } from "./tables.ts";
import type { Executor } from "#server/schema.ts";

export interface BookingFilter {
  readonly accountId: string;
  /** Lower case; a booking must contain them all. */
  readonly words: readonly string[];
  /** `unknown`: any number except 0, 1 and 2. */
  readonly status: number | "unknown" | null;
  readonly departureFrom: CalendarDate | null;
  /** Departs before this day. */
  readonly departureBefore: CalendarDate | null;
  readonly carrier: string | null;
  /** Only what runs: the first days of arrival that count for each kind of news, and the first booking without an arrival. */
  readonly running: RunningSince | null;
}

export interface RunningSince {
  readonly planned: CalendarDate;
  readonly arrived: CalendarDate;
  readonly expected: CalendarDate;
  readonly bookedAt: number;
}

export interface BookingOrder {
  readonly by: "bookedAt" | "departure" | "arrival" | "totalMinor";
  readonly direction: "asc" | "desc";
}

export type BookingRow = Omit<StoredBooking, "offer" | "context"> &
  Pick<BookingSummaryTable, "shipment" | "deadlineFacts">;

const KNOWN_STATUSES = [0, 1, 2] as const;
const BOOKED = 1;

const contains = (word: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref("bookingSummary.searchText")} like ${`%${word.replace(/[!%_]/g, "!$&")}%`} escape '!'`;

/** The word that fewest bookings contain first, as far as a word shows it: a number, then the longest. */
const inSelectiveOrder = (words: readonly string[]): readonly string[] =>
  words.toSorted((one, other) => Number(/\d/.test(other)) - Number(/\d/.test(one)) || other.length - one.length);

const isRunning = (since: RunningSince): RawBuilder<boolean> => sql<boolean>`
  ${sql.ref("bookingSummary.status")} = ${BOOKED} and ${sql.ref("bookingSummary.stage")} <> 'delivered' and
  case when ${sql.ref("bookingSummary.arrival")} is null then ${sql.ref("bookingSummary.bookedAt")} >= ${since.bookedAt}
    when ${sql.ref("bookingSummary.stage")} = 'arrived' then ${sql.ref("bookingSummary.arrival")} >= ${since.arrived}
    when ${sql.ref("bookingSummary.stage")} = 'planned' and ${sql.ref("bookingSummary.arrivalClass")} = 'planned'
      then ${sql.ref("bookingSummary.arrival")} >= ${since.planned}
    else ${sql.ref("bookingSummary.arrival")} >= ${since.expected} end`;

const filterQuery = (db: Executor, filter: Omit<BookingFilter, "status">) => {
  const { accountId, words, departureFrom, departureBefore, carrier, running } = filter;
  return inSelectiveOrder(words)
    .reduce(
      (query, word) => query.where(contains(word)),
      db.selectFrom("bookingSummary").where("bookingSummary.accountId", "=", accountId),
    )
    .$if(departureFrom !== null, (query) => query.where("bookingSummary.departure", ">=", departureFrom))
    .$if(departureBefore !== null, (query) => query.where("bookingSummary.departure", "<", departureBefore))
    .$if(carrier !== null, (query) => query.where("bookingSummary.carrier", "=", carrier ?? ""))
    .$if(running !== null, (query) => (running === null ? query : query.where(isRunning(running))));
};

const withStatus = (query: ReturnType<typeof filterQuery>, status: BookingFilter["status"]) =>
  query
    .$if(status === "unknown", (one) => one.where("bookingSummary.status", "not in", KNOWN_STATUSES))
    .$if(typeof status === "number", (one) => one.where("bookingSummary.status", "=", Number(status)));

const whereIds = (db: Executor, listed: readonly Pick<BookingSummaryTable, "quotation">[]) =>
  db.selectFrom("bookingSummary").where(
    "bookingSummary.quotation",
    "in",
    listed.map(({ quotation }) => quotation),
  );

const hasStatus = (status: number, asked: BookingFilter["status"]): boolean =>
  asked === null || (asked === "unknown" ? !KNOWN_STATUSES.some((known) => known === status) : status === asked);

const hasOnlyWords = ({ departureFrom, departureBefore, carrier, running }: BookingFilter): boolean =>
  [departureFrom, departureBefore, carrier, running].every((condition) => condition === null);

const isUnfiltered = (filter: BookingFilter): boolean =>
  filter.words.length === 0 && filter.status === null && hasOnlyWords(filter);

interface Page {
  readonly limit: number;
  readonly skip: number;
}

type ListedBooking = Pick<BookingSummaryTable, "quotation" | "status">;

const listPage = (
  matched: ReturnType<typeof filterQuery>,
  { by, direction }: BookingOrder,
  { limit, skip }: Page,
): Promise<readonly ListedBooking[]> => {
  const column = `bookingSummary.${by}` as const;
  return matched
    .select(["bookingSummary.quotation", "bookingSummary.status"])
    .$if(by !== "bookedAt", (query) => query.orderBy(sql`${sql.ref(column)} is null`).orderBy(column, direction))
    .orderBy("bookingSummary.bookedAt", by === "bookedAt" ? direction : "desc")
    .orderBy("bookingSummary.quotationId", "desc")
    .limit(limit)
    .offset(skip)
    .execute();
};

const MAX_SCARCE = 100;

/* What a search without other filters finds, if it is scarce: SQLite reads only the index with the text, where a page in order
   would read everything that can be filtered or sorted by. Null if there is more. */
const findScarce = async (db: Executor, filter: BookingFilter): Promise<readonly ListedBooking[] | null> => {
  if (filter.words.length === 0 || !hasOnlyWords(filter)) return null;
  const found = await filterQuery(db, filter)
    .select(["bookingSummary.quotation", "bookingSummary.status"])
    .limit(MAX_SCARCE + 1)
    .execute();
  return found.length > MAX_SCARCE ? null : found;
};

/** Outdated: the booking has changed since its summary was made. */
export type ReadRow = BookingRow & { readonly isOutdated: boolean };

const isOutdated = sql<
  number | boolean
>`${sql.ref("bookingSummary.summarised")} < ${sql.ref("bookingSummary.revision")}`;

const readBookings = async (db: Executor, ids: readonly string[]): Promise<readonly ReadRow[]> => {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("bookingSummary")
    .innerJoin("quotation", "quotation.id", "bookingSummary.quotation")
    .select([
      "quotation.id",
      "quotation.accountId",
      "quotation.quotationId",
      "quotation.bookingId",
      "quotation.offerId",
      "quotation.providerName",
      "quotation.validityFrom",
      "quotation.validityTill",
      "quotation.validityZone",
      "quotation.bookedOn",
      "quotation.bookedAt",
      "quotation.status",
      "quotation.reference",
      "bookingSummary.shipment",
      "bookingSummary.deadlineFacts",
    ])
    .select(isOutdated.as("outdated"))
    .where("bookingSummary.quotation", "in", ids)
    .execute();
  const byId = new Map(rows.map(({ outdated, ...row }) => [row.id, { ...row, isOutdated: Boolean(outdated) }]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

interface BookingFacets {
  /** How many bookings that match the filter, apart from its status, have each status. */
  readonly statuses: readonly { readonly status: number; readonly count: number }[];
  /** Of all bookings of the account, by name. */
  readonly carriers: readonly string[];
}

/* From an index by status, which spares SQLite the grouping. It has the text or the other columns, never both: what asks for both
   is grouped by an expression, and so read from the index that has everything. */
const countByStatus = (db: Executor, filter: BookingFilter): Promise<BookingFacets["statuses"]> =>
  filterQuery(db, filter)
    .select(["bookingSummary.status", (e) => e.fn.countAll<number>().as("count")])
    .groupBy(
      filter.words.length === 0 || hasOnlyWords(filter)
        ? "bookingSummary.status"
        : sql`${sql.ref("bookingSummary.status")} + 0`,
    )
    .orderBy("bookingSummary.status")
    .execute();

/* Jumps from one carrier to the next in the index: an account has few carriers and maybe thousands of bookings. */
const listCarriers = async (db: Executor, accountId: string): Promise<readonly string[]> => {
  const first = sql`select min("carrier") from "bookingSummary" where "accountId" = ${accountId}`;
  const { rows } = await sql<{ readonly carrier: string }>`
    select "carrier" from (
      with recursive "found"("carrier") as (
        select (${first}) union all
        select (${first} and "carrier" > "found"."carrier") from "found" where "found"."carrier" is not null
      )
      select "carrier" from "found"
    ) as "carriers" where "carrier" is not null`.execute(db);
  return rows.map(({ carrier }) => carrier);
};

/* Without a filter one pass over the index of carriers finds both; with one, other columns decide what is counted. */
const countAll = async (db: Executor, accountId: string): Promise<BookingFacets> => {
  const groups = await db
    .selectFrom("bookingSummary")
    .select(["carrier", "status", (e) => e.fn.countAll<number>().as("count")])
    .where("accountId", "=", accountId)
    .groupBy(["carrier", "status"])
    .execute();
  const statuses = [...Map.groupBy(groups, ({ status }) => status)].map(([status, group]) => ({
    status,
    count: group.reduce((sum, { count }) => sum + count, 0),
  }));
  return {
    statuses: statuses.toSorted((one, other) => one.status - other.status),
    carriers: [...new Set(groups.map(({ carrier }) => carrier))],
  };
};

const countListed = (listed: readonly ListedBooking[]): BookingFacets["statuses"] =>
  [...Map.groupBy(listed, ({ status }) => status)]
    .map(([status, { length: count }]) => ({ status, count }))
    .toSorted((one, other) => one.status - other.status);

/** Whether a page shows all bookings that match the filter without its status. */
const showsAll = (listed: readonly ListedBooking[], { status }: BookingFilter, { limit, skip }: Page): boolean =>
  status === null && skip === 0 && listed.length < limit;

const findFacets = async (
  db: Executor,
  filter: BookingFilter,
  all: readonly ListedBooking[] | null,
): Promise<BookingFacets> => {
  if (isUnfiltered({ ...filter, status: null })) return countAll(db, filter.accountId);
  const carriers = await listCarriers(db, filter.accountId);
  return { statuses: all === null ? await countByStatus(db, filter) : countListed(all), carriers };
};

interface FoundBookings extends BookingFacets {
  readonly rows: readonly ReadRow[];
  /** How many bookings match the filter. */
  readonly total: number;
}

/** Filter, order and counts are read from indexes; only the bookings of the page are read as a whole. */
export const findBookings = async (
  db: Executor,
  filter: BookingFilter,
  order: BookingOrder,
  page: Page,
): Promise<FoundBookings> => {
  const scarce = await findScarce(db, filter);
  const asked = scarce?.filter(({ status }) => hasStatus(status, filter.status)) ?? null;
  const matched = asked === null ? withStatus(filterQuery(db, filter), filter.status) : whereIds(db, asked);
  const listed = asked?.length === 0 ? [] : await listPage(matched, order, page);
  const rows = await readBookings(
    db,
    listed.map(({ quotation }) => quotation),
  );
  const all = scarce ?? (showsAll(listed, filter, page) ? listed : null);
  const { statuses, carriers } = await findFacets(db, filter, all);
  return {
    rows,
    total: statuses.reduce((sum, { status, count }) => sum + (hasStatus(status, filter.status) ? count : 0), 0),
    statuses,
    carriers: carriers.toSorted((one, other) => one.localeCompare(other)),
  };
};

const hasMissingSummaries = async (db: Executor, accountId: string): Promise<boolean> => {
  const count = (table: "quotation" | "bookingSummary") =>
    db
      .selectFrom(table)
      .select((e) => e.fn.countAll<number>().as("count"))
      .where("accountId", "=", accountId);
  const row = await db
    .selectNoFrom([count("quotation").as("all"), count("bookingSummary").as("made")])
    .executeTakeFirst();
  return row?.all !== row?.made;
};

/* Of bookings that are made at the same time, the one that is older by a moment may be stored last. */
const NEWEST = 20;

const findNewest = (db: Executor, table: "quotation" | "bookingSummary", accountId: string) =>
  db
    .selectFrom(table)
    .select("quotationId")
    .where("accountId", "=", accountId)
    .orderBy("bookedAt", "desc")
    .orderBy("quotationId", "desc")
    .limit(NEWEST)
    .execute();

/** Whether the newest bookings of an account have summaries: found in two indexes, where counting reads both. */
export const hasNewestSummaries = async (db: Executor, accountId: string): Promise<boolean> => {
  const newest = await findNewest(db, "quotation", accountId);
  const made = await findNewest(db, "bookingSummary", accountId);
  return newest.every(({ quotationId }, index) => quotationId === made[index]?.quotationId);
};

export const addMissingSummaries = async (db: Executor, accountId: string): Promise<void> => {
  if (!(await hasMissingSummaries(db, accountId))) return;
  await db
    .insertInto("bookingSummary")
    .columns([
      "quotation",
      "accountId",
      "quotationId",
      "bookedAt",
      "status",
      "carrier",
      "stage",
      "searchText",
      "revision",
      "summarised",
    ])
    .expression((e) =>
      e
        .selectFrom("quotation")
        .select((row) => [
          "id",
          "accountId",
          "quotationId",
          "bookedAt",
          "status",
          "providerName",
          sql<"planned">`'planned'`.as("stage"),
          sql<string>`''`.as("searchText"),
          row.lit(1).as("revision"),
          row.lit(0).as("summarised"),
        ])
        .where("accountId", "=", accountId)
        .where((row) =>
          row.not(
            row.exists(
              row
                .selectFrom("bookingSummary")
                .select("quotation")
                .whereRef("bookingSummary.quotation", "=", "quotation.id"),
            ),
          ),
        ),
    )
    .onConflict((conflict) => conflict.column("quotation").doNothing())
    .execute();
};

/** The newest first. */
export const listOutdatedBookings = (
  db: Executor,
  accountId: string,
  most: number,
): Promise<readonly (StoredBooking & { readonly revision: number })[]> =>
  db
    .selectFrom("bookingSummary")
    .innerJoin("quotation", "quotation.id", "bookingSummary.quotation")
    .selectAll("quotation")
    .select("bookingSummary.revision")
    .where("bookingSummary.accountId", "=", accountId)
    .where(sql<boolean>`${sql.ref("bookingSummary.summarised")} < ${sql.ref("bookingSummary.revision")}`)
    .orderBy("bookingSummary.bookedAt", "desc")
    .limit(most)
    .execute();

interface SummarisedShipment {
  /** JSON text; null where the offer names no route. */
  readonly shipment: string | null;
  readonly isOutdated: boolean;
}

/** The transport of bookings as their summaries have it. */
export const readShipments = async (
  db: Executor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, SummarisedShipment>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("bookingSummary")
    .select(["quotation", "shipment", isOutdated.as("outdated")])
    .where("quotation", "in", ids)
    .execute();
  return new Map(
    rows.map(({ quotation, shipment, outdated }) => [quotation, { shipment, isOutdated: Boolean(outdated) }]),
  );
};

export const listAccountsWithOutdatedSummaries = async (db: Executor): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom("bookingSummary")
    .select("accountId")
    .distinct()
    .where(sql<boolean>`${sql.ref("summarised")} < ${sql.ref("revision")}`)
    .execute();
  return rows.map(({ accountId }) => accountId);
};

export type MadeSummary = Omit<
  BookingSummaryTable,
  "quotation" | "accountId" | "quotationId" | "bookedAt" | "revision" | "summarised"
>;

export const saveSummary = async (
  db: Executor,
  quotation: string,
  revision: number,
  summary: MadeSummary,
): Promise<void> => {
  await db
    .updateTable("bookingSummary")
    .set({ ...summary, summarised: revision })
    .where("quotation", "=", quotation)
    .where("summarised", "<", revision)
    .execute();
};

const IDS_PER_STATEMENT = 1_000;

export const outdateSummaries = async (db: Executor, changed: readonly string[]): Promise<void> => {
  const quotations = changed.toSorted();
  for (let start = 0; start < quotations.length; start += IDS_PER_STATEMENT)
    await db
      .updateTable("bookingSummary")
      .set((e) => ({ revision: e("revision", "+", 1) }))
      .where("quotation", "in", quotations.slice(start, start + IDS_PER_STATEMENT))
      .execute();
};
