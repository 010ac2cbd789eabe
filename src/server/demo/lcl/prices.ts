import type { KnownPlace } from "#domain/places";
import { getMinorDigits } from "#domain/money";
import { hash } from "../freight/hash.ts";
import { demoHaulage } from "../freight/haulage.ts";
import { DEMO_PORTS, listPorts } from "../freight/ports.ts";
import type { LclCharges } from "#domain/lcl";
import { localTariff } from "../freight/port-charges.ts";

export type Per = "wm" | "bl" | "cbm" | "ton" | "shipment";

const WORDS: Readonly<Record<Per, readonly string[]>> = {
  wm: ["/W/M", "/RT", " PER W/M", " W/M"],
  bl: ["/BL", " PER B/L", "/HBL"],
  cbm: ["/CBM", " PER CBM"],
  ton: ["/TON", "/MT"],
  shipment: [" LUMPSUM", "/SHIPMENT", ""],
};

const WITH_COMMA = new Set(["EUR", "PLN", "BRL"]);

const pick = <T>(list: readonly T[], text: string): T | undefined => list[hash(text) % list.length];

const grouped = (whole: string): string => whole.replace(/\B(?=(?:\d{3})+$)/g, ",");

/** A figure the way people of that currency write it: `9,50`, `1,200`, `4.500`, `1.500` for dinars. */
const figure = (currency: string, amount: number): string => {
  const decimals = getMinorDigits(currency);
  const [whole = "0", part = ""] = amount.toFixed(decimals).split(".");
  const sign = whole.startsWith("-") ? "-" : "";
  const digits = whole.replace("-", "");
  if (decimals === 3) return `${sign}${digits}.${part}`;
  if (Number(part) === 0) return sign + (digits.length > 3 ? grouped(digits) : digits);
  return WITH_COMMA.has(currency) ? `${sign}${digits},${part}` : `${sign}${grouped(digits)}.${part}`;
};

/** An amount cell in one of the ways in which people write it; `key` decides which, so that a sheet stays as it is. */
const amountCell = (currency: string, amount: number, per: Per, key: string): string => {
  const unit = pick(WORDS[per], key) ?? "";
  const written = figure(currency, amount);
  return hash(`${key} order`) % 5 === 0 ? `${written} ${currency}${unit}` : `${currency} ${written}${unit}`;
};

const amountWithLeast = (
  currency: string,
  amount: number,
  per: Per,
  least: { readonly units: number } | { readonly money: number },
  key: string,
): string => {
  const minimum =
    "units" in least
      ? `${least.units}${per === "wm" ? "CBM" : ` ${per}`}`
      : `${currency} ${figure(currency, least.money)}`;
  const cell = amountCell(currency, amount, per, key);
  return hash(`${key} least`) % 2 === 0 ? `${cell} (MIN ${minimum})` : `${cell}, MIN. ${minimum}`;
};

export interface LclDestination {
  readonly port: KnownPlace;
  readonly station: KnownPlace;
  readonly days: number;
}

const isAbroad = ({ countryCode }: KnownPlace): boolean => countryCode !== "IN" && countryCode !== "NP";

export const LCL_ORIGINS: readonly string[] = listPorts("india").filter((code) => code.startsWith("IN"));

const oncePerName = (destinations: readonly LclDestination[]): readonly LclDestination[] => {
  const named = new Map<string, LclDestination>();
  for (const destination of destinations)
    if (!named.has(destination.station.name)) named.set(destination.station.name, destination);
  return [...named.values()];
};

export const lclDestinations = (places: ReadonlyMap<string, KnownPlace>): readonly LclDestination[] => {
  const ports = DEMO_PORTS.flatMap((code) => places.get(code) ?? []).filter(isAbroad);
  const inland = [...places.values()].filter((place) => place.kind === "Inland" && place.importance > 1);
  const nearest = new Map<string, LclDestination>();
  for (const { place, port, days } of demoHaulage(inland.filter(isAbroad), ports)) {
    const [station, gate] = [places.get(place), places.get(port)];
    if (station === undefined || gate === undefined || station === gate || nearest.has(place)) continue;
    nearest.set(place, { port: gate, station, days });
  }
  return oncePerName([...ports.map((port) => ({ port, station: port, days: 0 })), ...nearest.values()]);
};

type Cells = Readonly<Record<string, string>>;

export interface PriceLevel {
  readonly freight: number;
  readonly destination: number;
}

/** A price step for a text between 0.9 and 1.1, always the same. */
const toPriceFactor = (key: string): number => 0.9 + (hash(key) % 21) / 100;

const roundTo = (amount: number, currency: string): number => {
  const digits = getMinorDigits(currency);
  const step = digits === 3 ? 0.05 : digits === 0 ? 10 : 0.5;
  return Math.max(step, Math.round(amount / step) * step);
};

const freightCells = (miles: number, level: PriceLevel, key: string): Cells => {
  const perWm = Math.round((3 + miles * 0.0034) * level.freight * toPriceFactor(key));
  const isBait = hash(`${key} bait`) % 29 === 0;
  const bunker = ["USD 4/W/M", "12% OF OCEAN FREIGHT", "INCLUDED", "10 % ON OCEAN FREIGHT MIN USD 3"] as const;
  return {
    "OCEAN FREIGHT": isBait ? "USD -5/W/M" : amountWithLeast("USD", perWm, "wm", { units: 1 }, key),
    "BUNKER SURCHARGE": isBait ? "USD 9/W/M" : (bunker[hash(`${key} bunker`) % bunker.length] ?? "INCLUDED"),
  };
};

const originCells = (origin: string): Cells => {
  const level = toPriceFactor(origin);
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
  const words = KEEPS_WORDS[hash(`${key} words`) % KEEPS_WORDS.length] ?? "AT COST";
  return {
    THC: amountWithLeast(currency, perWm, "wm", { units: hash(`${key} least`) % 3 === 0 ? 3 : 1 }, `${key} thc`),
    "DELIVERY ORDER": amountCell(currency, roundTo(documents, currency), "bl", `${key} do`),
    "PORT SECURITY": amountCell(currency, roundTo(security / 4, currency), "wm", `${key} isps`),
    ...onCarriage(to, currency, key),
    ...(hash(`${key} caf`) % 4 === 0 ? { "CURRENCY ADJUSTMENT": "3% OF DESTINATION CHARGES" } : {}),
    ...(hash(`${key} customs`) % 5 === 0 ? { "IMPORT CUSTOMS CLEARANCE": words } : {}),
  };
};

const warehouseCells = (to: LclDestination): Cells => {
  const { currency, handling, documents } = localTariff(to.station.countryCode);
  const key = `${to.station.code} warehouse`;
  const unloading = roundTo(handling[0] / 22, currency);
  return {
    UNLOADING: amountCell(currency, unloading, hash(key) % 4 === 0 ? "ton" : "wm", `${key} unloading`),
    "WAREHOUSE DOCUMENTS": amountCell(currency, roundTo(documents / 3, currency), "bl", `${key} documents`),
    ...(hash(`${key} storage`) % 3 === 0
      ? { "STORAGE AFTER 5 DAYS": `${amountCell(currency, roundTo(handling[0] / 60, currency), "wm", "0")}/DAY` }
      : {}),
    ...(hash(`${key} pallets`) % 6 === 0 ? { PALLETISING: "N/A" } : {}),
  };
};

export const lclCells = (origin: string, to: LclDestination, miles: number, level: PriceLevel): LclCharges => ({
  origin: { ...freightCells(miles, level, `${origin}${to.station.code}${level.freight}`), ...originCells(origin) },
  destination: destinationCells(to, level),
  warehouse: warehouseCells(to),
});
