import type { Carrier, Haulage, PerSize, TariffBook, TariffCharge, TariffFreeTime } from "./tariff-book.ts";
import type { Executor } from "#server/schema.ts";
import { storedJson } from "#server/platform/database/statements.ts";
import type {
  CarrierTable,
  TariffHaulageTable,
  TariffChargesTable,
  TariffFreightTable,
  TariffScheduleTable,
} from "./tables.ts";
import { readCacheVersion } from "#server/platform/database/cache-versions.ts";

const toCarrier = (row: CarrierTable): Carrier => ({
  name: row.name,
  supportContact: row.supportContact,
  comment: row.comment,
  spotValidityDays: row.spotValidityDays,
  freeTime: storedJson<readonly TariffFreeTime[]>(row.freeTime),
  changeFees: storedJson<NonNullable<Carrier["changeFees"]>>(row.changeFees),
  maxNetWeight: storedJson<PerSize<number>>(row.maxNetWeight),
  confirms: row.confirms,
  prices: row.prices ?? "sell",
});

const MODES = { RL: "RL", BA: "BA", RD: "RD" } as const;
const toMode = (text: string): Haulage["mode"] => (text === "RL" || text === "BA" ? MODES[text] : MODES.RD);

const toHaulage = (row: TariffHaulageTable): Haulage => ({
  ...row,
  service: row.service === "Door" ? "Door" : "Ramp",
  mode: toMode(row.mode),
  prices: storedJson<PerSize<number>>(row.prices),
});

const chargeKey = (carrier: string, scope: string, subject: string): string => `${carrier}\n${scope}\n${subject}`;

const readBook = async (db: Executor, version: number): Promise<TariffBook> => {
  const carriers = await db.selectFrom("carrier").selectAll().where("isActive", "=", 1).orderBy("name").execute();
  const charges = await db.selectFrom("tariffCharges").selectAll().execute();
  const haulage = (await db.selectFrom("tariffHaulage").selectAll().execute()).map(toHaulage);
  const byKey = new Map(
    charges.map((row) => [
      chargeKey(row.carrier, row.scope, row.subject),
      storedJson<readonly TariffCharge[]>(row.charges),
    ]),
  );
  const byPlace = Map.groupBy(haulage, (line) => line.place);
  return {
    version,
    carriers: carriers.map(toCarrier),
    charges: (carrier, scope, subject) => byKey.get(chargeKey(carrier, scope, subject)) ?? [],
    haulage: (place) => byPlace.get(place) ?? [],
  };
};

export const tariffBookReader = (db: Executor): (() => Promise<TariffBook>) => {
  let known: TariffBook | undefined;
  return async () => {
    const version = await readCacheVersion(db, "tariffs");
    if (known?.version !== version) known = await readBook(db, version);
    return known;
  };
};

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

/** Adds a carrier with its tariff. Bump the cache version `tariffs` in the same transaction. */
export const addTariff = async (db: Executor, tariff: Tariff): Promise<void> => {
  const { freeTime, changeFees = [], maxNetWeight, confirms = "desk", ...carrier } = tariff.carrier;
  await db
    .insertInto("carrier")
    .values({
      ...carrier,
      freeTime: JSON.stringify(freeTime),
      changeFees: JSON.stringify(changeFees),
      maxNetWeight: JSON.stringify(maxNetWeight),
      confirms,
      isActive: 1,
    })
    .execute();
  await inParts(tariff.schedules, (part) => db.insertInto("tariffSchedule").values(part).execute());
  await inParts(tariff.freight, (part) => db.insertInto("tariffFreight").values(part).execute());
  await inParts(tariff.charges, (part) => db.insertInto("tariffCharges").values(part).execute());
  await inParts(tariff.haulage, (part) => db.insertInto("tariffHaulage").values(part).execute());
};
