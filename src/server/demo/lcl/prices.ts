import { minorDigits } from "#domain/money";
import type { LclCharges } from "#server/stores/lcl-tables.ts";
import { hashOf } from "../freight/hash.ts";
import { localTariff } from "../freight/port-charges.ts";
import { amountCell, amountWithLeast } from "./cells.ts";
import type { LclDestination } from "./destinations.ts";

type Cells = Readonly<Record<string, string>>;

/** What differs from one consolidator to the other. */
export interface PriceLevel {
  readonly freight: number;
  readonly destination: number;
}

/** A price step for a text between 0.9 and 1.1, always the same. */
const swing = (key: string): number => 0.9 + (hashOf(key) % 21) / 100;

const roundTo = (amount: number, currency: string): number => {
  const digits = minorDigits(currency);
  const step = digits === 3 ? 0.05 : digits === 0 ? 10 : 0.5;
  return Math.max(step, Math.round(amount / step) * step);
};

const freightCells = (miles: number, level: PriceLevel, key: string): Cells => {
  const perWm = Math.round((3 + miles * 0.0034) * level.freight * swing(key));
  const isBait = hashOf(`${key} bait`) % 29 === 0;
  const bunker = ["USD 4/W/M", "12% OF OCEAN FREIGHT", "INCLUDED", "10 % ON OCEAN FREIGHT MIN USD 3"] as const;
  return {
    "OCEAN FREIGHT": isBait ? "USD -5/W/M" : amountWithLeast("USD", perWm, "wm", { units: 1 }, key),
    "BUNKER SURCHARGE": isBait ? "USD 9/W/M" : (bunker[hashOf(`${key} bunker`) % bunker.length] ?? "INCLUDED"),
  };
};

const originCells = (origin: string): Cells => {
  const level = swing(origin);
  return {
    "CFS HANDLING": `${Math.round(9.5 * level) * 100}/W/M`,
    "CARTING AND STUFFING": `INR ${Math.round(45 * level) * 10}/W/M (MIN INR ${Math.round(45 * level) * 20})`,
    "BILL OF LADING": "3,500/BL",
    "EXPORT DOCUMENTATION": "Rs. 1,750/- PER BL",
    VGM: "INR 450/SHIPMENT",
    "CUSTOMS CLEARANCE": "INR 4,250.00 PER BL",
  };
};

const KEEPS_WORDS = ["AT COST", "AS PER ACTUALS", "ON REQUEST"] as const;

const onCarriage = ({ station, port, days }: LclDestination, currency: string, key: string): Cells => {
  if (station === port) return {};
  const handling = localTariff(station.countryCode).handling[0];
  const perWm = roundTo(handling * (0.05 + days * 0.025), currency);
  return {
    [`ON CARRIAGE TO ${station.name.toUpperCase()}`]: amountWithLeast(
      currency,
      perWm,
      "wm",
      { money: perWm * 2 },
      `${key} on`,
    ),
  };
};

const destinationCells = (to: LclDestination, level: PriceLevel): Cells => {
  const { currency, handling, security, documents } = localTariff(to.station.countryCode);
  const key = to.station.code;
  const perWm = roundTo((handling[0] / 8) * level.destination, currency);
  const words = KEEPS_WORDS[hashOf(`${key} words`) % KEEPS_WORDS.length] ?? "AT COST";
  return {
    THC: amountWithLeast(currency, perWm, "wm", { units: hashOf(`${key} least`) % 3 === 0 ? 3 : 1 }, `${key} thc`),
    "DELIVERY ORDER": amountCell(currency, roundTo(documents, currency), "bl", `${key} do`),
    "PORT SECURITY": amountCell(currency, roundTo(security / 4, currency), "wm", `${key} isps`),
    ...onCarriage(to, currency, key),
    ...(hashOf(`${key} caf`) % 4 === 0 ? { "CURRENCY ADJUSTMENT": "3% OF DESTINATION CHARGES" } : {}),
    ...(hashOf(`${key} customs`) % 5 === 0 ? { "IMPORT CUSTOMS CLEARANCE": words } : {}),
  };
};

const warehouseCells = (to: LclDestination): Cells => {
  const { currency, handling, documents } = localTariff(to.station.countryCode);
  const key = `${to.station.code} warehouse`;
  const unloading = roundTo(handling[0] / 22, currency);
  return {
    UNLOADING: amountCell(currency, unloading, hashOf(key) % 4 === 0 ? "ton" : "wm", `${key} unloading`),
    "WAREHOUSE DOCUMENTS": amountCell(currency, roundTo(documents / 3, currency), "bl", `${key} documents`),
    ...(hashOf(`${key} storage`) % 3 === 0
      ? { "STORAGE AFTER 5 DAYS": `${amountCell(currency, roundTo(handling[0] / 60, currency), "wm", "0")}/DAY` }
      : {}),
    ...(hashOf(`${key} pallets`) % 6 === 0 ? { PALLETISING: "N/A" } : {}),
  };
};

/** All charge cells of a lane, written the way people write them: several currencies, minimums, percentages, and words. */
export const lclCells = (origin: string, to: LclDestination, miles: number, level: PriceLevel): LclCharges => ({
  origin: { ...freightCells(miles, level, `${origin}${to.station.code}${level.freight}`), ...originCells(origin) },
  destination: destinationCells(to, level),
  warehouse: warehouseCells(to),
});
