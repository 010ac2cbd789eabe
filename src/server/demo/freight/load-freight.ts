import type { KnownPlace } from "#domain/places";
import { saveExchange } from "#server/modules/rates/index.ts";
import { demoExchange } from "./exchange.ts";
import { addDays } from "#domain/time";
import { allPlaces, fillPlaces } from "#server/modules/places/index.ts";
import { addSheet } from "#server/rate-sources/rate-sheets/store.ts";
import type { Executor } from "#server/schema.ts";
import type { TariffChargesTable, TariffHaulageTable } from "#server/rate-sources/tariff/tables.ts";
import { addTariff, hasTariff } from "#server/rate-sources/tariff/store.ts";
import { bumpCacheVersion } from "#server/platform/database/cache-versions.ts";
import { CARRIER_PROFILES, type CarrierProfile } from "./carriers.ts";
import { demoHaulage, type HaulageLine, reeferHaulage, scaleHaulage } from "./haulage.ts";
import { type DemoLane, demoLanes } from "./lanes.ts";
import { portCharges } from "./port-charges.ts";
import { DEMO_PORTS } from "./ports.ts";
import { demoSheets } from "./sheets.ts";
import { tradeCharges } from "./trades.ts";

const unique = (values: readonly string[]): readonly string[] => [...new Set(values)];

const tradeRow = (profile: CarrierProfile, market: CarrierProfile["markets"][number]): TariffChargesTable => ({
  carrier: profile.carrier.name,
  scope: "trade",
  subject: `${market.from}>${market.to}`,
  charges: JSON.stringify(tradeCharges(market.from, market.to, profile.isBunkerIncluded)),
});

const toCharges = (profile: CarrierProfile, lanes: readonly DemoLane[]): readonly TariffChargesTable[] => {
  const at = (scope: "portE" | "portI") => (port: string) => ({
    carrier: profile.carrier.name,
    scope,
    subject: port,
    charges: JSON.stringify(portCharges(port.slice(0, 2), scope)),
  });
  return [
    ...profile.markets.map((market) => tradeRow(profile, market)),
    ...unique(lanes.map(({ schedule }) => schedule.portOfLoading)).map(at("portE")),
    ...unique(lanes.map(({ schedule }) => schedule.portOfDischarge)).map(at("portI")),
  ];
};

const toHaulage = (
  profile: CarrierProfile,
  lanes: readonly DemoLane[],
  haulage: readonly HaulageLine[],
): readonly TariffHaulageTable[] => {
  const ports = new Set(lanes.flatMap(({ schedule }) => [schedule.portOfLoading, schedule.portOfDischarge]));
  const own = haulage.filter((line) => ports.has(line.port)).map((line) => scaleHaulage(line, profile.haulage));
  return [...own, ...reeferHaulage(profile.carrier.name)].map((line) => ({ ...line, carrier: profile.carrier.name }));
};

const loadCarrier = async (
  db: Executor,
  profile: CarrierProfile,
  today: string,
  places: ReadonlyMap<string, KnownPlace>,
  haulage: readonly HaulageLine[],
): Promise<void> => {
  const lanes = demoLanes(profile, today, (code) => places.get(code));
  await addTariff(db, {
    carrier: profile.carrier,
    schedules: lanes.map(({ schedule }) => schedule),
    freight: lanes.flatMap(({ freight }) => freight),
    charges: toCharges(profile, lanes),
    haulage: toHaulage(profile, lanes, haulage),
  });
};

const TARIFF_AGE_DAYS = 90;

export const loadDemoFreight = async (db: Executor, today: string, now: number): Promise<void> => {
  if (await hasTariff(db)) return;
  await fillPlaces(db);
  const places = new Map((await allPlaces(db)).map((place) => [place.code, place]));
  const all = [...places.values()];
  const ports = DEMO_PORTS.flatMap((code) => places.get(code) ?? []);
  const inland = all.filter((place) => place.kind === "Inland" && place.importance > 1);
  const haulage = demoHaulage(inland, ports);
  const since = addDays(today, -TARIFF_AGE_DAYS);
  await saveExchange(db, `demo ${since}`, demoExchange(since));
  for (const profile of CARRIER_PROFILES) await loadCarrier(db, profile, since, places, haulage);
  for (const { sheet, rows } of demoSheets(since, now)) await addSheet(db, sheet, rows);
  await bumpCacheVersion(db, "tariffs");
};
