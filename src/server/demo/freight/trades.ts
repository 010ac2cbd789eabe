import type { EquipmentCode } from "#domain/containers";
import type { PerSize, TariffCharge } from "#server/rate-sources/tariff/tariff-book.ts";
import type { Region } from "./ports.ts";

/** What a 20GP costs in US dollars: a fixed part and a part per nautical mile. */
interface TradePrice {
  readonly fixed: number;
  readonly perMile: number;
}

const FROM_INDIA: Readonly<Record<Exclude<Region, "india">, TradePrice>> = {
  "north-europe": { fixed: 340, perMile: 0.1 },
  mediterranean: { fixed: 300, perMile: 0.105 },
  gulf: { fixed: 90, perMile: 0.13 },
  "red-sea": { fixed: 180, perMile: 0.12 },
  "east-africa": { fixed: 350, perMile: 0.14 },
  "south-africa": { fixed: 420, perMile: 0.15 },
  "west-africa": { fixed: 700, perMile: 0.15 },
  "us-east": { fixed: 900, perMile: 0.13 },
  "us-west": { fixed: 700, perMile: 0.11 },
  "latin-america": { fixed: 800, perMile: 0.12 },
  "south-east-asia": { fixed: 60, perMile: 0.09 },
  "far-east": { fixed: 90, perMile: 0.075 },
  australia: { fixed: 480, perMile: 0.1 },
};

const TO_INDIA: Partial<Readonly<Record<Region, TradePrice>>> = {
  "far-east": { fixed: 420, perMile: 0.14 },
  "south-east-asia": { fixed: 240, perMile: 0.15 },
  "north-europe": { fixed: 220, perMile: 0.055 },
  mediterranean: { fixed: 210, perMile: 0.06 },
  gulf: { fixed: 60, perMile: 0.07 },
  "us-east": { fixed: 380, perMile: 0.05 },
  australia: { fixed: 260, perMile: 0.06 },
};

const CROSS: Partial<Readonly<Record<string, TradePrice>>> = {
  "far-east north-europe": { fixed: 820, perMile: 0.1 },
  "far-east us-west": { fixed: 760, perMile: 0.16 },
  "gulf east-africa": { fixed: 320, perMile: 0.14 },
  "south-east-asia north-europe": { fixed: 760, perMile: 0.1 },
  "north-europe us-east": { fixed: 640, perMile: 0.2 },
};

const tradePrice = (from: Region, to: Region): TradePrice | null => {
  if (from === "india" && to !== "india") return FROM_INDIA[to];
  if (from === "india") return { fixed: 90, perMile: 0.12 };
  return (to === "india" ? TO_INDIA[from] : CROSS[`${from} ${to}`]) ?? null;
};

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
  const price = tradePrice(from, to);
  if (price === null) return null;
  const base = (price.fixed + price.perMile * miles) * factor;
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
