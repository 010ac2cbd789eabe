import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { CARRIER_PROFILES } from "#server/demo/freight/carriers.ts";
import { demoExchange } from "#server/demo/freight/exchange.ts";
import { portCharges } from "#server/demo/freight/port-charges.ts";
import { DEMO_PORTS } from "#server/demo/freight/ports.ts";
import { tradeCharges } from "#server/demo/freight/trades.ts";
import { placeSeeds } from "#server/modules/places/place-seeds.ts";
import { type Database, openDatabase } from "#server/platform/database/database.ts";
import { saveExchange } from "#server/modules/rates/exchange-store.ts";
import { addTariff } from "#server/rate-sources/tariff/store.ts";
import { bumpCacheVersion } from "#server/platform/database/cache-versions.ts";

/** Each lane has a hundred prices: 25 that hold (five carriers with five each) and 75 that have ended. */
const LINES_PER_LANE = 100;
const CARRIERS = CARRIER_PROFILES.slice(0, 5);
const SERVICES = 3;
const TRADE = "bench";

/** The lane that every search asks for; it exists in a table of any size. */
export const BENCH_LANE = { from: "INNSA", to: "NLRTM" } as const;

const lanesFor = (lines: number): readonly (readonly [string, string])[] => {
  const sea = placeSeeds().filter((place) => place.kind === "Sea" && !DEMO_PORTS.includes(place.code));
  const codes = [BENCH_LANE.from, BENCH_LANE.to, ...sea.map((place) => place.code)];
  const side = Math.ceil(Math.sqrt(lines / LINES_PER_LANE));
  const [loading, discharge] = [
    codes.filter((_, index) => index % 2 === 0),
    codes.filter((_, index) => index % 2 === 1),
  ];
  return loading.slice(0, side).flatMap((from) => discharge.slice(0, side).map((to) => [from, to] as const));
};

const addCarriers = async ({ db }: Database, ports: readonly string[]): Promise<void> => {
  for (const { carrier } of CARRIERS) {
    const at = (scope: "portE" | "portI") => (port: string) => ({
      carrier: carrier.name,
      scope,
      subject: port,
      charges: JSON.stringify(portCharges(port.slice(0, 2), scope)),
    });
    const trade = {
      carrier: carrier.name,
      scope: "trade",
      subject: TRADE,
      charges: JSON.stringify(tradeCharges("india", "north-europe", false)),
    };
    await addTariff(db, {
      carrier,
      schedules: [],
      freight: [],
      charges: [trade, ...ports.map(at("portE")), ...ports.map(at("portI"))],
      haulage: [],
    });
  }
};

const legsOf = (from: string, to: string): string =>
  JSON.stringify([
    {
      from,
      to,
      departureDay: 0,
      departureTime: "06:00",
      arrivalDay: 22,
      arrivalTime: "14:00",
      vessels: ["NORRVIK ASTRID", "NORRVIK SKAGEN"],
      direction: "W",
    },
  ]);

const addLane = (database: DatabaseSync, [from, to]: readonly [string, string], today: string): void => {
  const schedule = database.prepare(
    `insert into "tariffSchedule" ("id","carrier","portOfLoading","portOfDischarge","serviceCode","serviceName","trade","legs","weekday","fullWeeks") values (?,?,?,?,?,?,?,?,?,null)`,
  );
  const freight = database.prepare(
    `insert into "tariffFreight" ("id","carrier","portOfLoading","portOfDischarge","rateType","validFrom","validTill","currency","scheduleId","freight20GP","freight40GP","freight40HC","freight45HC","freight20RE","freight40RH","swing") values (?,?,?,?,?,?,?,'USD',?,?,?,?,null,null,null,?)`,
  );
  const legs = legsOf(from, to);
  const perCarrier = LINES_PER_LANE / CARRIERS.length;
  for (const [index, { carrier, serviceCode, serviceName }] of CARRIERS.entries()) {
    const id = `${serviceCode}-${from}-${to}`;
    for (let service = 0; service < SERVICES; service++)
      schedule.run(
        `${id}-${service}`,
        carrier.name,
        from,
        to,
        serviceCode,
        serviceName,
        TRADE,
        legs,
        (index + 2 * service) % 7,
      );
    for (let line = 0; line < perCarrier; line++) {
      const isCurrent = line < 5;
      const price = 90_000 + 500 * line;
      freight.run(
        `${id}-${line}`,
        carrier.name,
        from,
        to,
        line % 2 === 0 ? "Spot" : "Contract",
        isCurrent ? today : "2020-01-01",
        isCurrent ? "9999-12-31" : `2020-${String(1 + (line % 12)).padStart(2, "0")}-28`,
        `${id}-${line % SERVICES}`,
        price,
        Math.round(price * 1.6),
        Math.round(price * 1.65),
        line % 2 === 0 ? 90 : 0,
      );
    }
  }
};

/** Fills a new database in `folder` with about so many prices; written without waiting for the disk, since only reading is measured. */
export const fillTariffs = async (folder: string, lines: number, today: string): Promise<void> => {
  const opened = await openDatabase({ kind: "sqlite", folder });
  if (opened.isErr()) throw new Error(opened.error);
  const lanes = lanesFor(lines);
  await addCarriers(opened.value, [...new Set(lanes.flat())]);
  await saveExchange(opened.value.db, "bench", demoExchange(today));
  await bumpCacheVersion(opened.value.db, "tariffs");
  await opened.value.close();
  const database = new DatabaseSync(join(folder, "keelson.sqlite"));
  database.exec("pragma synchronous = off; begin");
  for (const lane of lanes) addLane(database, lane, today);
  database.exec("commit; analyze");
  database.close();
};
