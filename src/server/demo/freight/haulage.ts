import { measureGreatCircle, type KnownPlace } from "#domain/places";
import { type CurrencyCode, getMinorDigits } from "#domain/money";
import type { TariffHaulageTable } from "#server/rate-sources/tariff/tables.ts";
import { storedJson } from "#server/platform/database/statements.ts";
import { readDemoData } from "../read-data.ts";
import { isLong, perSize } from "./trades.ts";

type Mode = "RL" | "RD" | "BA";

interface HaulageTariff {
  readonly currency: CurrencyCode;
  readonly step: number;
  readonly prices: Readonly<Record<Mode, readonly [fixed: number, perKm: number]>>;
}

const { haulage, servedBy } = readDemoData<{
  readonly haulage: Readonly<Record<"india" | "europe" | "britain" | "elsewhere", HaulageTariff>>;
  /** Countries without ports, and those whose ports serve them. */
  readonly servedBy: Readonly<Record<string, string>>;
}>("freight/freight.json");

const MAINLAND = new Set("AT BE BG CH CZ DE ES FR HR HU IT LU NL PL RO RS SI SK".split(" "));
const RIVER_TERMINALS = new Set(["DEDUI", "DEDUS", "DECGN", "DEMHG", "CHBSL", "FRSXB"]);
const RIVER_PORTS = new Set(["NLRTM", "BEANR"]);
const ROAD_FACTOR = 1.25;
const FARTHEST_KM = 2_600;
const PORTS_PER_PLACE = 3;

const toTariff = (country: string): HaulageTariff => {
  if (country === "IN" || country === "NP") return haulage.india;
  if (country === "GB") return haulage.britain;
  return MAINLAND.has(country) ? haulage.europe : haulage.elsewhere;
};

const serves = (port: KnownPlace, place: KnownPlace): boolean => {
  const allowed = servedBy[place.countryCode]?.split(" ") ?? [place.countryCode];
  return allowed.includes(port.countryCode) || (MAINLAND.has(port.countryCode) && MAINLAND.has(place.countryCode));
};

const kmBetween = (one: KnownPlace, other: KnownPlace): number =>
  one.latitude === null || one.longitude === null || other.latitude === null || other.longitude === null
    ? Number.POSITIVE_INFINITY
    : measureGreatCircle(
        { latitude: one.latitude, longitude: one.longitude },
        { latitude: other.latitude, longitude: other.longitude },
      ) * ROAD_FACTOR;

const toMode = (place: KnownPlace, port: KnownPlace, service: "Ramp" | "Door", km: number): Mode => {
  if (service === "Door") return "RD";
  if (RIVER_TERMINALS.has(place.code) && RIVER_PORTS.has(port.code)) return "BA";
  return km > 250 ? "RL" : "RD";
};

/** A line of a haulage table before it is some carrier's. */
export type HaulageLine = Omit<TariffHaulageTable, "carrier">;

const toLine = (place: KnownPlace, port: KnownPlace, service: "Ramp" | "Door", km: number): HaulageLine => {
  const { currency, step, prices } = toTariff(place.countryCode);
  const mode = toMode(place, port, service, km);
  const [fixed, perKm] = prices[mode];
  const unit = 10 ** getMinorDigits(currency);
  const amounts = perSize((size) => {
    const price = (fixed + perKm * km) * (isLong(size) ? 1.45 : 1);
    return Math.round(price / step) * step * unit;
  });
  const perDay = mode === "RD" ? 400 : 450;
  const days = Math.ceil(km / perDay) + (mode === "RD" ? 0 : 1);
  return { place: place.code, port: port.code, service, mode, days, currency, prices: JSON.stringify(amounts) };
};

export const demoHaulage = (inland: readonly KnownPlace[], ports: readonly KnownPlace[]): readonly HaulageLine[] => [
  ...inland.flatMap((place) =>
    ports
      .filter((port) => serves(port, place))
      .map((port) => ({ port, km: kmBetween(place, port) }))
      .filter(({ km }) => km < FARTHEST_KM)
      .toSorted((a, b) => a.km - b.km)
      .slice(0, PORTS_PER_PLACE)
      .flatMap(({ port, km }) => [toLine(place, port, "Ramp", km), toLine(place, port, "Door", km)]),
  ),
  ...ports.map((port) => toLine(port, port, "Door", 30)),
];

export const scaleHaulage = (line: HaulageLine, factor: number): HaulageLine => {
  const unit = 10 ** getMinorDigits(line.currency);
  const prices = storedJson<Readonly<Record<string, number>>>(line.prices);
  const scaled = Object.entries(prices).map(([size, minor]) => [size, Math.round((minor * factor) / unit) * unit]);
  return { ...line, prices: JSON.stringify(Object.fromEntries(scaled)) };
};

export const reeferHaulage = (carrier: string): readonly HaulageLine[] =>
  carrier === "ORIENT MERIDIAN"
    ? (["Ramp", "Door"] as const).map((service) => ({
        place: "INTKD",
        port: "INMAA",
        service,
        mode: "RL",
        days: 6,
        currency: "INR",
        prices: JSON.stringify({ "20RE": 6_200_000, "40RH": 8_900_000 }),
      }))
    : [];
