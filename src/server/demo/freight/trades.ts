import type { EquipmentCode } from "#domain/containers";
import type { PerSize, TariffCharge } from "#server/rate-sources/tariff/tariff-book.ts";
import FREIGHT from "./freight.json" with { type: "json" };
import type { Region } from "./ports.ts";

/** What a 20GP costs in US dollars by trade: a fixed part and a part per nautical mile. */
const TRADES: ReadonlyMap<string, readonly number[]> = new Map(Object.entries(FREIGHT.trades));

const SIZE_FACTORS: Readonly<Record<EquipmentCode, number>> = {
  "20GP": 1,
  "40GP": 1.62,
  "40HC": 1.67,
  "45HC": 1.86,
  "20RE": 2.15,
  "40RH": 3.1,
};

export const perSize = <T>(value: (size: EquipmentCode) => T): Readonly<Record<EquipmentCode, T>> => ({
  "20GP": value("20GP"),
  "40GP": value("40GP"),
  "40HC": value("40HC"),
  "45HC": value("45HC"),
  "20RE": value("20RE"),
  "40RH": value("40RH"),
});

export const isLong = (size: EquipmentCode): boolean => size.startsWith("4");
export const isReefer = (size: EquipmentCode): boolean => size === "20RE" || size === "40RH";

/** Basic freight of a lane by size in US cents, in steps of five dollars; null where no trade exists. */
export const laneFreight = (
  from: Region,
  to: Region,
  miles: number,
  factor: number,
): Readonly<Record<EquipmentCode, number>> | null => {
  const [fixed, perMile] = TRADES.get(`${from} ${to}`) ?? [];
  if (fixed === undefined || perMile === undefined) return null;
  const base = (fixed + perMile * miles) * factor;
  return perSize((size) => Math.max(25, Math.round((base * SIZE_FACTORS[size]) / 5) * 5) * 100);
};

const usd = (short: number, long: number): PerSize<number> => perSize((size) => (isLong(size) ? long : short) * 100);

const perContainer = (code: string, name: string, amounts: PerSize<number>, isIncluded = false): TariffCharge => ({
  per: "box",
  code,
  name,
  currency: "USD",
  amounts,
  payment: "P",
  isIncluded,
});

const isEurope = (region: Region): boolean => region === "north-europe" || region === "mediterranean";
const passesStraits = (from: Region, to: Region): boolean =>
  [from, to].some((region) => region === "gulf" || region === "red-sea" || isEurope(region));

export const tradeCode = (from: Region, to: Region): string => `${from}>${to}`;

const CUSTOMS: TariffCharge = {
  per: "words",
  code: "CUS00",
  name: "Customs clearance at destination",
  words: "At cost, as per receipt of the customs broker",
};

export const tradeCharges = (from: Region, to: Region, isBunkerIncluded: boolean): readonly TariffCharge[] => {
  const isLongHaul = !["gulf", "red-sea", "south-east-asia", "india"].includes(to);
  const bunker = isLongHaul ? usd(160, 290) : usd(55, 95);
  return [
    perContainer("BAF00", "Bunker adjustment", bunker, isBunkerIncluded),
    ...(isEurope(to) || isEurope(from) ? [perContainer("ETS00", "Emissions allowance", usd(46, 82))] : []),
    ...(passesStraits(from, to) ? [perContainer("WRS00", "War risk", usd(40, 40))] : []),
    ...(to === "us-east" || to === "us-west" ? [perContainer("PSS00", "Peak season", usd(120, 200))] : []),
    ...(isLongHaul ? [CUSTOMS] : []),
  ];
};
