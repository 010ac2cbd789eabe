import type {
  Carrier,
  Haulage,
  PerSize,
  TariffBook,
  TariffCharge,
  TariffFreeTime,
} from "../rate-sources/tariff/tariff-book.ts";
import type { Executor } from "./schema.ts";
import { storedJson } from "./stored-json.ts";
import type { CarrierTable, TariffHaulageTable } from "./tariff-tables.ts";
import { versionOf } from "./versions.ts";

const carrierOf = (row: CarrierTable): Carrier => ({
  name: row.name,
  supportContact: row.supportContact,
  comment: row.comment,
  spotValidityDays: row.spotValidityDays,
  freeTime: storedJson<readonly TariffFreeTime[]>(row.freeTime),
  maxNetWeight: storedJson<PerSize<number>>(row.maxNetWeight),
});

const MODES = { RL: "RL", BA: "BA", RD: "RD" } as const;
const modeOf = (text: string): Haulage["mode"] => (text === "RL" || text === "BA" ? MODES[text] : MODES.RD);

const haulageOf = (row: TariffHaulageTable): Haulage => ({
  ...row,
  service: row.service === "Door" ? "Door" : "Ramp",
  mode: modeOf(row.mode),
  prices: storedJson<PerSize<number>>(row.prices),
});

const chargeKey = (carrier: string, scope: string, subject: string): string => `${carrier}\n${scope}\n${subject}`;

const readBook = async (db: Executor, version: number): Promise<TariffBook> => {
  const carriers = await db.selectFrom("carrier").selectAll().where("isActive", "=", 1).orderBy("name").execute();
  const charges = await db.selectFrom("tariffCharges").selectAll().execute();
  const haulage = (await db.selectFrom("tariffHaulage").selectAll().execute()).map(haulageOf);
  const byKey = new Map(
    charges.map((row) => [
      chargeKey(row.carrier, row.scope, row.subject),
      storedJson<readonly TariffCharge[]>(row.charges),
    ]),
  );
  const byPlace = Map.groupBy(haulage, (line) => line.place);
  return {
    version,
    carriers: carriers.map(carrierOf),
    charges: (carrier, scope, subject) => byKey.get(chargeKey(carrier, scope, subject)) ?? [],
    haulage: (place) => byPlace.get(place) ?? [],
  };
};

/** The tariff book as it is now; read anew only when the tables have changed since the last call. */
export const tariffBookReader = (db: Executor): (() => Promise<TariffBook>) => {
  let known: TariffBook | undefined;
  return async () => {
    const version = await versionOf(db, "tariffs");
    if (known?.version !== version) known = await readBook(db, version);
    return known;
  };
};
