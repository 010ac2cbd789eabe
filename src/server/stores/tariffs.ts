import { sql } from "kysely";
import type { EquipmentCode } from "../../domain/containers/equipment.ts";
import type {
  Carrier,
  FreightLine,
  Haulage,
  PerSize,
  ScheduleLeg,
  TariffBook,
  TariffCharge,
  TariffFreeTime,
} from "../rate-sources/tariff/tariff-book.ts";
import type { Executor } from "./schema.ts";
import { storedJson } from "./stored-json.ts";
import type { CarrierTable, TariffHaulageTable } from "./tariff-tables.ts";
import { versionOf } from "./versions.ts";

/** More prices than this on one lane are cut: the list would help nobody. */
const MOST_LINES = 400;

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

interface LineRow {
  readonly id: string;
  readonly carrier: string;
  readonly portOfLoading: string;
  readonly portOfDischarge: string;
  readonly rateType: string;
  readonly validFrom: string;
  readonly validTill: string;
  readonly currency: string;
  readonly swing: number;
  readonly serviceCode: string;
  readonly serviceName: string;
  readonly weekday: number;
  readonly trade: string;
  readonly legs: string;
  readonly fullWeeks: string | null;
}

/** A row with the freight of the sizes that were asked for, under the names of their columns. */
type FreightRow = LineRow & Readonly<Record<FreightColumn, number | null | undefined>>;
type FreightColumn = `freight${EquipmentCode}`;

const columnOf = (size: EquipmentCode): FreightColumn => `freight${size}`;

const freightOf = (row: FreightRow, sizes: readonly EquipmentCode[]): PerSize<number> =>
  Object.fromEntries(
    sizes.flatMap((size) => {
      const minor = row[columnOf(size)];
      return minor === null || minor === undefined ? [] : [[size, minor] as const];
    }),
  );

type LegsOf = (text: string) => readonly ScheduleLeg[];

/** Spot and contract prices of a service share its legs. */
const rememberedLegs = (): LegsOf => {
  const known = new Map<string, readonly ScheduleLeg[]>();
  return (text) => {
    const legs = known.get(text) ?? storedJson<readonly ScheduleLeg[]>(text);
    known.set(text, legs);
    return legs;
  };
};

const lineOf = (row: FreightRow, sizes: readonly EquipmentCode[], legsOf: LegsOf): FreightLine => ({
  id: row.id,
  carrier: row.carrier,
  portOfLoading: row.portOfLoading,
  portOfDischarge: row.portOfDischarge,
  rateType: row.rateType === "Contract" ? "Contract" : "Spot",
  validFrom: row.validFrom,
  validTill: row.validTill,
  currency: row.currency,
  freight: freightOf(row, sizes),
  swing: row.swing,
  serviceCode: row.serviceCode,
  serviceName: row.serviceName,
  weekday: row.weekday,
  trade: row.trade,
  legs: legsOf(row.legs),
  fullWeeks: row.fullWeeks,
});

/** All prices of all carriers between these ports that still hold on `today`, for these sizes, by carrier and service. */
export const freightLines = async (
  db: Executor,
  loading: readonly string[],
  discharge: readonly string[],
  sizes: readonly EquipmentCode[],
  today: string,
): Promise<readonly FreightLine[]> => {
  if (loading.length === 0 || discharge.length === 0 || sizes.length === 0) return [];
  const freight = sizes.map((size) => sql.ref(`f.${columnOf(size)}`));
  const { rows } = await sql<FreightRow>`
    select f."id", f."carrier", f."portOfLoading", f."portOfDischarge", f."rateType", f."validFrom", f."validTill",
      f."currency", f."swing", s."serviceCode", s."serviceName", s."weekday", s."trade", s."legs", s."fullWeeks",
      ${sql.join(freight)}
    from "tariffFreight" f join "tariffSchedule" s on s."id" = f."scheduleId"
    where f."portOfLoading" in (${sql.join(loading)}) and f."portOfDischarge" in (${sql.join(discharge)})
      and f."validTill" >= ${today}
    limit ${MOST_LINES}`.execute(db);
  const legsOf = rememberedLegs();
  return rows.map((row) => lineOf(row, sizes, legsOf)).toSorted((a, b) => (a.id < b.id ? -1 : 1));
};
