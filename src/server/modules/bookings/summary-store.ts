import { type RawBuilder, sql } from "kysely";
import type { CalendarDate } from "#domain/time";
import type { BookingSummaryTable, QuotationTable } from "./tables.ts";
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

export type BookingRow = Omit<QuotationTable, "offer" | "context"> & Pick<BookingSummaryTable, "shipment">;

const KNOWN_STATUSES = [0, 1, 2];
const BOOKED = 1;

const contains = (word: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref("bookingSummary.searchText")} like ${`%${word.replace(/[!%_]/g, "!$&")}%`} escape '!'`;

const isRunning = (since: RunningSince): RawBuilder<boolean> => sql<boolean>`
  ${sql.ref("bookingSummary.status")} = ${BOOKED} and ${sql.ref("bookingSummary.stage")} <> 'delivered' and
  case when ${sql.ref("bookingSummary.arrival")} is null then ${sql.ref("bookingSummary.bookedAt")} >= ${since.bookedAt}
    when ${sql.ref("bookingSummary.stage")} = 'arrived' then ${sql.ref("bookingSummary.arrival")} >= ${since.arrived}
    when ${sql.ref("bookingSummary.stage")} = 'planned' and ${sql.ref("bookingSummary.arrivalClass")} = 'planned'
      then ${sql.ref("bookingSummary.arrival")} >= ${since.planned}
    else ${sql.ref("bookingSummary.arrival")} >= ${since.expected} end`;

const matching = (db: Executor, filter: Omit<BookingFilter, "status">) => {
  const { accountId, words, departureFrom, departureBefore, carrier, running } = filter;
  return words
    .reduce(
      (query, word) => query.where(contains(word)),
      db.selectFrom("bookingSummary").where("bookingSummary.accountId", "=", accountId),
    )
    .$if(departureFrom !== null, (query) => query.where("bookingSummary.departure", ">=", departureFrom))
    .$if(departureBefore !== null, (query) => query.where("bookingSummary.departure", "<", departureBefore))
    .$if(carrier !== null, (query) => query.where("bookingSummary.carrier", "=", carrier ?? ""))
    .$if(running !== null, (query) => (running === null ? query : query.where(isRunning(running))));
};

export const countByStatus = (
  db: Executor,
  filter: BookingFilter,
): Promise<readonly { readonly status: number; readonly count: number }[]> =>
  matching(db, filter)
    .select(["bookingSummary.status", (e) => e.fn.countAll<number>().as("count")])
    .groupBy("bookingSummary.status")
    .orderBy("bookingSummary.status")
    .execute();

export const hasStatus = (status: number, asked: BookingFilter["status"]): boolean =>
  asked === null || (asked === "unknown" ? !KNOWN_STATUSES.includes(status) : status === asked);

export const bookingPage = (
  db: Executor,
  filter: BookingFilter,
  { by, direction }: BookingOrder,
  page: { readonly limit: number; readonly skip: number },
): Promise<readonly BookingRow[]> => {
  const { status } = filter;
  const column = `bookingSummary.${by}` as const;
  return matching(db, filter)
    .innerJoin("quotation", "quotation.id", "bookingSummary.quotation")
    .$if(status === "unknown", (query) => query.where("bookingSummary.status", "not in", KNOWN_STATUSES))
    .$if(typeof status === "number", (query) => query.where("bookingSummary.status", "=", Number(status)))
    .select([
      "quotation.id",
      "quotation.accountId",
      "quotation.quotationId",
      "quotation.bookingId",
      "quotation.offerId",
      "quotation.providerName",
      "quotation.validityFrom",
      "quotation.validityTill",
      "quotation.bookedOn",
      "quotation.bookedAt",
      "quotation.status",
      "quotation.reference",
      "bookingSummary.shipment",
    ])
    .orderBy(sql`${sql.ref(column)} is null`)
    .orderBy(column, direction)
    .orderBy("bookingSummary.bookedAt", "desc")
    .orderBy("bookingSummary.quotationId", "desc")
    .limit(page.limit)
    .offset(page.skip)
    .execute();
};

export const listCarriers = async (db: Executor, accountId: string): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom("bookingSummary")
    .select("carrier")
    .distinct()
    .where("accountId", "=", accountId)
    .execute();
  return rows.map(({ carrier }) => carrier).toSorted((one, other) => one.localeCompare(other));
};

const countIn = async (db: Executor, table: "quotation" | "bookingSummary", accountId: string): Promise<number> => {
  const row = await db
    .selectFrom(table)
    .select((e) => e.fn.countAll<number>().as("count"))
    .where("accountId", "=", accountId)
    .executeTakeFirst();
  return row?.count ?? 0;
};

export const addMissingSummaries = async (db: Executor, accountId: string): Promise<void> => {
  if ((await countIn(db, "quotation", accountId)) === (await countIn(db, "bookingSummary", accountId))) return;
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

export const listOutdatedBookings = (
  db: Executor,
  accountId: string,
  most: number,
): Promise<readonly (QuotationTable & { readonly revision: number })[]> =>
  db
    .selectFrom("bookingSummary")
    .innerJoin("quotation", "quotation.id", "bookingSummary.quotation")
    .selectAll("quotation")
    .select("bookingSummary.revision")
    .where("bookingSummary.accountId", "=", accountId)
    .where(sql<boolean>`${sql.ref("bookingSummary.summarised")} < ${sql.ref("bookingSummary.revision")}`)
    .limit(most)
    .execute();

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

export const outdateSummaries = async (db: Executor, quotations: readonly string[]): Promise<void> => {
  for (let start = 0; start < quotations.length; start += IDS_PER_STATEMENT)
    await db
      .updateTable("bookingSummary")
      .set((e) => ({ revision: e("revision", "+", 1) }))
      .where("quotation", "in", quotations.slice(start, start + IDS_PER_STATEMENT))
      .execute();
};
