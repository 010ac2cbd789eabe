import { measureGreatCircle, type KnownPlace } from "#domain/places";
import { type CurrencyCode, getMinorDigits } from "#domain/money";
import type { TariffHaulageTable } from "#server/rate-sources/tariff/tables.ts";
import { storedJson } from "#server/platform/database/statements.ts";
import { isLong, perSize } from "./trades.ts";

type Mode = "RL" | "RD" | "BA";

interface HaulageTariff {
  readonly currency: CurrencyCode;
  readonly step: number;
  readonly prices: Readonly<Record<Mode, readonly [fixed: number, perKm: number]>>;
}

const INDIA: HaulageTariff = {
  currency: "INR",
  step: 50,
  prices: { RL: [6_500, 14], RD: [9_000, 38], BA: [6_500, 12] },
};
const EUROPE: HaulageTariff = {
  currency: "EUR",
  step: 5,
  prices: { RL: [180, 0.75], RD: [250, 1.35], BA: [150, 0.6] },
};
const BRITAIN: HaulageTariff = { currency: "GBP", step: 5, prices: { RL: [170, 0.7], RD: [230, 1.3], BA: [170, 0.7] } };
const ELSEWHERE: HaulageTariff = {
  currency: "USD",
  step: 5,
  prices: { RL: [260, 0.85], RD: [220, 1.45], BA: [200, 0.7] },
};

const MAINLAND = new Set("AT BE BG CH CZ DE ES FR HR HU IT LU NL PL RO RS SI SK".split(" "));
const SERVED_BY: Readonly<Record<string, readonly string[]>> = {
  NP: ["IN"],
  UG: ["KE", "TZ"],
  RW: ["KE", "TZ"],
  ZM: ["TZ", "ZA"],
  ZW: ["ZA", "MZ"],
  MW: ["MZ", "TZ"],
  BW: ["ZA"],
  CD: ["TZ", "ZA"],
  ET: ["DJ"],
  BF: ["GH", "CI"],
  ML: ["CI"],
  BO: ["CL", "BR"],
  LA: ["TH"],
};
const RIVER_TERMINALS = new Set(["DEDUI", "DEDUS", "DECGN", "DEMHG", "CHBSL", "FRSXB"]);
const RIVER_PORTS = new Set(["NLRTM", "BEANR"]);
const ROAD_FACTOR = 1.25;
const FARTHEST_KM = 2_600;
const PORTS_PER_PLACE = 3;

const toTariff = (country: string): HaulageTariff => {
  if (country === "IN" || country === "NP") return INDIA;
  if (country === "GB") return BRITAIN;
  return MAINLAND.has(country) ? EUROPE : ELSEWHERE;
};

const serves = (port: KnownPlace, place: KnownPlace): boolean => {
  const allowed = SERVED_BY[place.countryCode] ?? [place.countryCode];
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
