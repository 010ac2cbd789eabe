import { sql } from "kysely";
import type { EquipmentCode } from "#domain/containers";
import type { FreightLine, PerSize, ScheduleLeg } from "./tariff-book.ts";
import { type LaneValues, laneValues, listPorts } from "../lane-query.ts";
import { prepareStatement, prepareListStatement, storedJson } from "#server/platform/database/statements.ts";
import type { Executor } from "#server/schema.ts";
import type { TariffFreightTable, TariffScheduleTable } from "./tables.ts";

const MAX_LINES = 400;

type Schedule = Pick<
  FreightLine,
  | "carrier"
  | "portOfLoading"
  | "portOfDischarge"
  | "serviceCode"
  | "serviceName"
  | "weekday"
  | "trade"
  | "legs"
  | "fullWeeks"
>;

const selectSchedules = prepareListStatement<{ readonly id: string }>()((db, entries) =>
  db
    .selectFrom("tariffSchedule")
    .selectAll()
    .where(
      "id",
      "in",
      entries.map((param) => param("id")),
    ),
);

const MAX_SCHEDULES = 20_000;

const toSchedule = (row: TariffScheduleTable): Schedule => ({
  carrier: row.carrier,
  portOfLoading: row.portOfLoading,
  portOfDischarge: row.portOfDischarge,
  serviceCode: row.serviceCode,
  serviceName: row.serviceName,
  weekday: row.weekday,
  trade: row.trade,
  legs: storedJson<readonly ScheduleLeg[]>(row.legs),
  fullWeeks: row.fullWeeks,
});

const scheduleReader = (db: Executor) => {
  const known = new Map<string, Schedule>();
  return async (ids: readonly string[]): Promise<ReadonlyMap<string, Schedule>> => {
    if (known.size > MAX_SCHEDULES) known.clear();
    const found = new Map<string, Schedule>();
    const missing = new Set<string>();
    for (const id of ids) {
      const schedule = known.get(id);
      if (schedule === undefined) missing.add(id);
      else found.set(id, schedule);
    }
    if (missing.size === 0) return found;
    const wanted = [...missing].map((id) => ({ id }));
    for (const row of await selectSchedules(db, wanted)) {
      const schedule = toSchedule(row);
      known.set(row.id, schedule);
      found.set(row.id, schedule);
    }
    return found;
  };
};

type FreightColumn = `freight${EquipmentCode}`;

type PriceRow = Pick<
  TariffFreightTable,
  "id" | "scheduleId" | "rateType" | "validFrom" | "validTill" | "currency" | "swing"
> &
  Readonly<Partial<Record<FreightColumn, number | null>>>;

const toColumn = (size: EquipmentCode): FreightColumn => `freight${size}`;

const toFreight = (row: PriceRow, sizes: readonly EquipmentCode[]): PerSize<number> => {
  const freight: { -readonly [Size in EquipmentCode]?: number } = {};
  for (const size of sizes) {
    const minor = row[toColumn(size)];
    if (minor !== null && minor !== undefined) freight[size] = minor;
  }
  return freight;
};

const toLine = (row: PriceRow, schedule: Schedule, sizes: readonly EquipmentCode[]): FreightLine => ({
  id: row.id,
  scheduleId: row.scheduleId,
  carrier: schedule.carrier,
  portOfLoading: schedule.portOfLoading,
  portOfDischarge: schedule.portOfDischarge,
  rateType: row.rateType === "Contract" ? "Contract" : "Spot",
  validFrom: row.validFrom,
  validTill: row.validTill,
  currency: row.currency,
  freight: toFreight(row, sizes),
  swing: row.swing,
  serviceCode: schedule.serviceCode,
  serviceName: schedule.serviceName,
  weekday: schedule.weekday,
  trade: schedule.trade,
  legs: schedule.legs,
  fullWeeks: schedule.fullWeeks,
});

const selectPrices = (loading: number, discharge: number, sizes: readonly EquipmentCode[]) =>
  prepareStatement<LaneValues>()<PriceRow>((db, param) => ({
    compile: () =>
      sql<PriceRow>`
        select "id", "scheduleId", "rateType", "validFrom", "validTill", "currency", "swing",
          ${sql.join(sizes.map((size) => sql.ref(toColumn(size))))}
        from "tariffFreight"
        where "portOfLoading" in (${listPorts(param, "portOfLoading", loading)})
          and "portOfDischarge" in (${listPorts(param, "portOfDischarge", discharge)}) and "validTill" >= ${param("today")}
        limit ${sql.lit(MAX_LINES)}`.compile(db),
  }));

/** All prices of all carriers between these ports that still hold on `today`, for these sizes, by carrier and service. */
export type ReadLane = (
  portsOfLoading: readonly string[],
  portsOfDischarge: readonly string[],
  sizes: readonly EquipmentCode[],
  today: string,
) => Promise<readonly FreightLine[]>;

export const laneReader = (db: Executor): ReadLane => {
  const statements = new Map<string, ReturnType<typeof selectPrices>>();
  const readSchedules = scheduleReader(db);
  return async (portsOfLoading, portsOfDischarge, sizes, today) => {
    if (portsOfLoading.length === 0 || portsOfDischarge.length === 0 || sizes.length === 0) return [];
    const shape = `${portsOfLoading.length} ${portsOfDischarge.length} ${sizes.join(" ")}`;
    const select = statements.get(shape) ?? selectPrices(portsOfLoading.length, portsOfDischarge.length, sizes);
    statements.set(shape, select);
    const rows = await select(db, laneValues(portsOfLoading, portsOfDischarge, today));
    const schedules = await readSchedules(rows.map(({ scheduleId }) => scheduleId));
    return rows
      .flatMap((row) => {
        const schedule = schedules.get(row.scheduleId);
        if (schedule === undefined) return [];
        return [toLine(row, schedule, sizes)];
      })
      .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  };
};
