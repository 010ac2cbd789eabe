import type { Carrier } from "../rate-sources/tariff/tariff-book.ts";
import type { Executor } from "./schema.ts";
import type {
  TariffChargesTable,
  TariffFreightTable,
  TariffHaulageTable,
  TariffScheduleTable,
} from "./tariff-tables.ts";

/** A carrier's whole tariff. */
export interface Tariff {
  readonly carrier: Carrier;
  readonly schedules: readonly TariffScheduleTable[];
  readonly freight: readonly TariffFreightTable[];
  readonly charges: readonly TariffChargesTable[];
  readonly haulage: readonly TariffHaulageTable[];
}

/** SQLite takes 32 766 values in one statement; the widest row has 15. */
const ROWS_PER_STATEMENT = 1_000;

const inParts = async <Row>(
  rows: readonly Row[],
  insert: (part: readonly Row[]) => Promise<unknown>,
): Promise<void> => {
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT)
    await insert(rows.slice(start, start + ROWS_PER_STATEMENT));
};

export const hasTariff = async (db: Executor): Promise<boolean> =>
  (await db.selectFrom("carrier").select("name").limit(1).executeTakeFirst()) !== undefined;

/** Adds a carrier with its tariff. Whoever calls it raises the version `tariffs` in the same transaction. */
export const addTariff = async (db: Executor, tariff: Tariff): Promise<void> => {
  const { freeTime, maxNetWeight, ...carrier } = tariff.carrier;
  await db
    .insertInto("carrier")
    .values({
      ...carrier,
      freeTime: JSON.stringify(freeTime),
      maxNetWeight: JSON.stringify(maxNetWeight),
      isActive: 1,
    })
    .execute();
  await inParts(tariff.schedules, (part) => db.insertInto("tariffSchedule").values(part).execute());
  await inParts(tariff.freight, (part) => db.insertInto("tariffFreight").values(part).execute());
  await inParts(tariff.charges, (part) => db.insertInto("tariffCharges").values(part).execute());
  await inParts(tariff.haulage, (part) => db.insertInto("tariffHaulage").values(part).execute());
};
