import type { KnownPlace } from "#domain/places";
import { BRAND } from "#brand";
import { addDays } from "#domain/time";
import { allPlaces } from "#server/modules/places/index.ts";
import {
  CFS_CUT_OFF,
  NEXT_DEPARTURES,
  addLclTariff,
  hasLclTariff,
  type StoredLclLine,
} from "#server/modules/lcl/index.ts";
import type { Executor } from "#server/schema.ts";
import { bumpCacheVersion } from "#server/platform/database/cache-versions.ts";
import { hash } from "../freight/hash.ts";
import { seaMiles } from "../freight/ports.ts";
import { LCL_ORIGINS, type LclDestination, lclDestinations, lclCells, type PriceLevel } from "./prices.ts";

interface Consolidator {
  readonly id: string;
  readonly provider: string;
  readonly name: string;
  readonly level: PriceLevel;
  readonly origins: readonly string[];
  readonly hubDays: number;
  readonly minimum: string;
  readonly remarks: string;
  readonly cfsCutOff: string;
  readonly departuresAWeek: 1 | 2;
  readonly withoutDepartures: number;
}

const CONSOLIDATORS: readonly Consolidator[] = [
  {
    id: "LCL-DEMO-1",
    provider: BRAND.name,
    name: `${BRAND.shortName.toUpperCase()} LCL EXPORT`,
    level: { freight: 1, destination: 1 },
    origins: LCL_ORIGINS,
    hubDays: 4,
    minimum: "1 W/M",
    remarks: "NON-HAZARDOUS, STACKABLE CARGO. WEEKLY CONSOLIDATION.",
    cfsCutOff: "ETD-2 17:00",
    departuresAWeek: 2,
    withoutDepartures: 0,
  },
  {
    id: "LCL-DEMO-2",
    provider: "Baywater Consolidators",
    name: "BAYWATER LCL INDIA",
    level: { freight: 0.62, destination: 1.55 },
    origins: ["INNSA", "INMUN", "INMAA"],
    hubDays: 7,
    minimum: "2 CBM",
    remarks: "SUBJECT TO SPACE. DESTINATION CHARGES COLLECT.",
    cfsCutOff: "ETD-3 14:00",
    departuresAWeek: 1,
    withoutDepartures: 4,
  },
];

const OPEN_END = "9999-12-31";
const TARIFF_AGE_DAYS = 90;
const MILES_A_DAY = 14 * 24;

const transitText = (days: number, key: string): string => {
  const written = [`${days}`, `${days} DAYS`, `${days - 2}-${days} DAYS`] as const;
  return written[hash(key) % written.length] ?? String(days);
};

/** Singapore counts 500 kg as a CBM and rounds up to a tenth; elsewhere the usual ratio holds. */
const wmFields = ({ station }: LclDestination, minimum: string): Readonly<Record<string, string>> =>
  station.countryCode === "SG"
    ? { "W/M RATIO": "1 CBM = 500 KG", "W/M ROUNDING": "0.1 CBM UP", "W/M MINIMUM": minimum }
    : { "W/M RATIO": "1 CBM = 1000 KG", "W/M MINIMUM": minimum };

const WEEKDAYS = ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"] as const;

const departureFields = (
  { id, cfsCutOff, departuresAWeek, withoutDepartures }: Consolidator,
  origin: KnownPlace,
  { port, station }: LclDestination,
): Readonly<Record<string, string>> => {
  const isSilent = withoutDepartures > 0 && hash(`${id}${origin.code}${station.code}`) % withoutDepartures === 0;
  const first = hash(`${id}${origin.code}${port.code} departure`);
  const days = [0, 3].slice(0, departuresAWeek).map((later) => WEEKDAYS[(first + later) % WEEKDAYS.length]);
  return isSilent ? {} : { [NEXT_DEPARTURES]: `EVERY ${days.join(", ")}`, [CFS_CUT_OFF]: cfsCutOff };
};

const toLine = (
  consolidator: Consolidator,
  origin: KnownPlace,
  to: LclDestination,
  line: number,
): StoredLclLine | null => {
  const miles = seaMiles(origin.code, to.port.code);
  if (miles === null) return null;
  const days = Math.round(miles / MILES_A_DAY) + consolidator.hubDays;
  const fields = {
    "Dest Country": to.station.countryName,
    "TTT (PORT TO PORT)": transitText(days, `${origin.code}${to.port.code}`),
    CURRENCY: "INR",
    ...departureFields(consolidator, origin, to),
    ...wmFields(to, consolidator.minimum),
    REMARKS: consolidator.remarks,
  };
  return {
    id: `${consolidator.id}-${line}`,
    tariffId: consolidator.id,
    line,
    portOfLoading: origin.name,
    loadingCode: origin.code,
    portOfDischarge: to.port.name,
    dischargeCode: to.port.code,
    destinationCfs: to.station.name,
    cfsCode: to.station.code,
    validTill: OPEN_END,
    fields: JSON.stringify(fields),
    charges: JSON.stringify(lclCells(origin.code, to, miles, consolidator.level)),
  };
};

export const loadDemoLcl = async (db: Executor, today: string, now: number): Promise<void> => {
  if (await hasLclTariff(db)) return;
  const places = new Map((await allPlaces(db)).map((place) => [place.code, place]));
  const destinations = lclDestinations(places);
  const since = addDays(today, -TARIFF_AGE_DAYS);
  for (const consolidator of CONSOLIDATORS) {
    const { id, provider, name, origins } = consolidator;
    const lanes = origins.flatMap((code) => {
      const origin = places.get(code);
      return origin === undefined ? [] : destinations.map((to) => ({ origin, to }));
    });
    const lines = lanes.flatMap(({ origin, to }, index) => toLine(consolidator, origin, to, index + 2) ?? []);
    const isInstant = provider === BRAND.name ? 1 : 0;
    const dates = { sheetDate: since, validFrom: since, validTill: OPEN_END, validFor: "departure" } as const;
    await addLclTariff(db, { id, provider, name, ...dates, reissued: "weekly", importedAt: now, isInstant }, lines);
  }
  await bumpCacheVersion(db, "lcl");
};
