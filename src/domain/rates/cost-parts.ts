import { toConvertibleAmount } from "../charges/carrier-conversion.ts";
import type { Charge, CostSlot } from "../charges/charge.ts";
import { surchargeWord } from "./surcharge-words.ts";
import type { FclSearch, SearchEnd } from "../fcl-search/search.ts";
import { convertAndAdd, converterTo } from "../money/convert.ts";
import { DEFAULT_CURRENCY, type ExchangeRates } from "../money/exchange.ts";
import type { Money } from "../money/money.ts";
import type { LegMode, Rate, RoutePoint } from "./rate.ts";

/** What a total says about one part of the transport. */
export type CostPartState =
  | { readonly kind: "priced"; readonly amount: Money }
  | { readonly kind: "included" }
  | { readonly kind: "no-price" };

export interface CostPart {
  readonly label: string;
  readonly state: CostPartState;
}

/** What was searched, as far as it decides which parts belong to a total, and the rates that amounts are converted with. */
export interface CostScope {
  readonly search: Pick<FclSearch, "origin" | "destination">;
  readonly exchange: ExchangeRates | null;
}

type End = "origin" | "destination";

const HAULAGE_SLOT: Readonly<Record<End, CostSlot>> = {
  origin: "origin-haulage",
  destination: "destination-haulage",
};
const MODE_WORDS: Readonly<Record<LegMode, string | null>> = {
  rail: "rail",
  truck: "truck",
  barge: "barge",
  sea: null,
  unknown: null,
};

const isHaulage = ({ slot }: Charge): boolean => slot === "origin-haulage" || slot === "destination-haulage";

const haulageLabel = (rate: Rate, end: End): string => {
  const mode = MODE_WORDS[(end === "origin" ? rate.legs[0] : rate.legs.at(-1))?.mode ?? "unknown"];
  return mode === null ? "Haulage" : `Haulage, ${mode}`;
};

const portOf = (rate: Rate, end: End): RoutePoint | undefined => {
  const sea = rate.legs.filter(({ mode }) => mode === "sea");
  return end === "origin" ? sea[0]?.from : sea.at(-1)?.to;
};

/** A place searched for that is not the port itself needs haulage to or from it. */
const needsHaulage = (rate: Rate, end: End, { place }: SearchEnd): boolean =>
  place !== null && place.code !== (portOf(rate, end)?.code ?? null);

interface Reader {
  readonly rate: Rate;
  readonly scope: CostScope;
  /** Null as soon as an amount cannot be converted. */
  readonly add: (charges: readonly Charge[]) => Money | null;
}

/** The state of some charges: their sum, else included, else without a price; null when there are none. */
const stateOf = ({ add }: Reader, charges: readonly Charge[]): CostPartState | "unconvertible" | null => {
  const priced = charges.filter(({ price }) => price.kind === "priced");
  if (priced.length > 0) {
    const amount = add(priced);
    return amount === null ? "unconvertible" : { kind: "priced", amount };
  }
  if (charges.some(({ price }) => price.kind === "included")) return { kind: "included" };
  return charges.length === 0 ? null : { kind: "no-price" };
};

type Found = { readonly label: string; readonly state: CostPartState | "unconvertible" } | null;

const found = (label: string, state: CostPartState | "unconvertible" | null): Found =>
  state === null ? null : { label, state };

const haulage = (reader: Reader, end: End): Found => {
  const { rate, scope } = reader;
  const charges = rate.charges.filter(({ slot }) => slot === HAULAGE_SLOT[end]);
  const gap: CostPartState | null = needsHaulage(rate, end, scope.search[end]) ? { kind: "no-price" } : null;
  return found(haulageLabel(rate, end), stateOf(reader, charges) ?? gap);
};

const handling = (reader: Reader, end: End): Found => {
  const charges = reader.rate.charges.filter((charge) => charge.group === end && !isHaulage(charge));
  return found(end === "origin" ? "Origin" : "Destination", stateOf(reader, charges));
};

const freightCharges = (rate: Rate): readonly Charge[] =>
  rate.charges.filter((charge) => (charge.group === "freight" || charge.group === "warehouse") && !isHaulage(charge));

/** Surcharges stay visible beside an ocean freight that has no price. */
const freight = (reader: Reader): readonly Found[] => {
  const { rate } = reader;
  const charges = freightCharges(rate).filter(({ price }) => price.kind !== "included");
  const ocean = rate.slots["ocean-freight"];
  if (ocean === "priced" || ocean === "included") return [found("Freight", stateOf(reader, charges))];
  const priced = charges.filter(({ price }) => price.kind === "priced");
  return [found("Freight", { kind: "no-price" }), found("Surcharges", stateOf(reader, priced))];
};

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const includedFreight = ({ rate }: Reader): Found => {
  const included = freightCharges(rate).filter(({ price }) => price.kind === "included");
  const names = [...new Set(included.map(surchargeWord))];
  return names.length === 0 ? null : { label: capitalised(names.join(", ")), state: { kind: "included" } };
};

/**
 * What an offer's total covers, part by part in the order of the transport; the priced parts add up to the converted
 * total. Parts outside the searched transport are left out. Empty when an amount cannot be converted.
 */
export const costParts = (rate: Rate, scope: CostScope): readonly CostPart[] => {
  const converter = converterTo(scope.exchange, DEFAULT_CURRENCY);
  const add = (charges: readonly Charge[]): Money | null => {
    const amounts = charges.flatMap(({ price }) =>
      price.kind === "priced" ? [toConvertibleAmount(price, DEFAULT_CURRENCY)] : [],
    );
    const converted = convertAndAdd(amounts, converter);
    return converted.kind === "converted" ? converted.total : null;
  };
  const reader: Reader = { rate, scope, add };
  const parts: CostPart[] = [];
  for (const part of [
    haulage(reader, "origin"),
    handling(reader, "origin"),
    ...freight(reader),
    includedFreight(reader),
    handling(reader, "destination"),
    haulage(reader, "destination"),
  ]) {
    if (part === null) continue;
    if (part.state === "unconvertible") return [];
    parts.push({ label: part.label, state: part.state });
  }
  return parts;
};
