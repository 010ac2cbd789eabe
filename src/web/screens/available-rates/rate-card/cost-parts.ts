import { toConvertibleAmount, type Charge, type CostItem } from "#domain/charges";
import { toSurchargePhrase, formatPartLabel } from "../total-texts.ts";
import { convertAndAdd, createConverter, DEFAULT_CURRENCY, type Money } from "#domain/money";
import {
  type Estimate,
  formatHaulageMode,
  type OfferTotal,
  type OpenPart,
  type Rate,
  type TotalScope,
} from "#domain/rates";

/** What a total says about one part of the transport. */
export type CostPartState =
  | { readonly kind: "priced"; readonly amount: Money }
  | { readonly kind: "included" }
  | { readonly kind: "estimate"; readonly amount: Money }
  | { readonly kind: "no-price" };

export interface CostPart {
  readonly label: string;
  readonly state: CostPartState;
}

type End = "origin" | "destination";

const HAULAGE_ITEM: Readonly<Record<End, CostItem>> = {
  origin: "origin-haulage",
  destination: "destination-haulage",
};

const isHaulage = ({ costItem }: Charge): boolean =>
  costItem === "origin-haulage" || costItem === "destination-haulage";

const haulageLabel = (rate: Rate, end: End): string => {
  const mode = formatHaulageMode((end === "origin" ? rate.legs[0] : rate.legs.at(-1))?.mode ?? "unknown");
  return mode === null ? "Haulage" : `Haulage, ${mode}`;
};

interface Reader {
  readonly rate: Rate;
  readonly open: readonly OpenPart[];
  readonly estimates: readonly Estimate[];
  /** Null as soon as an amount cannot be converted. */
  readonly add: (charges: readonly Charge[]) => Money | null;
}

/** The state of some charges: their sum, else included, else without a price; null when there are none. */
const toState = ({ add }: Reader, charges: readonly Charge[]): CostPartState | "unconvertible" | null => {
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

/** An open part: its estimate, else without a price. */
const openState = ({ estimates }: Reader, part: OpenPart): CostPartState => {
  const estimate = estimates.find((one) => one.part === part);
  return estimate === undefined ? { kind: "no-price" } : { kind: "estimate", amount: estimate.amount };
};

const haulage = (reader: Reader, end: End): readonly Found[] => {
  const { rate, open } = reader;
  const charges = rate.charges.filter(({ costItem }) => costItem === HAULAGE_ITEM[end]);
  const part = open.find(({ item }) => item === HAULAGE_ITEM[end]);
  const label = haulageLabel(rate, end);
  if (part === undefined) return [found(label, toState(reader, charges))];
  const priced = charges.filter(({ price }) => price.kind === "priced");
  return [found(label, openState(reader, part)), found(label, toState(reader, priced))];
};

/** Open parts at an end other than its haulage, then its charges. */
const handling = (reader: Reader, end: End): readonly Found[] => {
  const open = reader.open.filter(({ item }) => item.startsWith(`${end}-`) && item !== HAULAGE_ITEM[end]);
  const isOpen = ({ costItem, price }: Charge): boolean =>
    price.kind === "unpriced" && open.some(({ item }) => item === costItem);
  const charges = reader.rate.charges.filter((charge) => charge.group === end && !isHaulage(charge) && !isOpen(charge));
  return [
    ...open.map((part) => found(formatPartLabel(part), openState(reader, part))),
    found(end === "origin" ? "Origin" : "Destination", toState(reader, charges)),
  ];
};

/** Open parts that belong to neither end. */
const besides = (reader: Reader): readonly Found[] =>
  reader.open
    .filter(({ item }) => item === "customs" || item === "insurance")
    .map((part) => found(formatPartLabel(part), openState(reader, part)));

const freightCharges = (rate: Rate): readonly Charge[] =>
  rate.charges.filter((charge) => (charge.group === "freight" || charge.group === "warehouse") && !isHaulage(charge));

/** Surcharges stay visible next to an ocean freight that has no price. */
const freight = (reader: Reader): readonly Found[] => {
  const { rate } = reader;
  const charges = freightCharges(rate).filter(({ price }) => price.kind !== "included");
  const ocean = rate.coverage["ocean-freight"];
  if (ocean === "priced" || ocean === "included") return [found("Freight", toState(reader, charges))];
  const priced = charges.filter(({ price }) => price.kind === "priced");
  return [found("Freight", { kind: "no-price" }), found("Surcharges", toState(reader, priced))];
};

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const includedFreight = ({ rate }: Reader): Found => {
  const included = freightCharges(rate).filter(({ price }) => price.kind === "included");
  const names = [...new Set(included.map(toSurchargePhrase))];
  return names.length === 0 ? null : { label: capitalised(names.join(", ")), state: { kind: "included" } };
};

const openParts = (total: OfferTotal | undefined): Pick<Reader, "open" | "estimates"> => {
  if (total === undefined || total.kind === "no-exchange") return { open: [], estimates: [] };
  const estimated = total.estimates.map(({ part }) => part);
  return { open: [...estimated, ...(total.kind === "complete" ? [] : total.gaps)], estimates: total.estimates };
};

/**
 * What an offer's total covers, part by part in the order of the transport, and what is estimated or has no price; the
 * priced parts add up to the quoted total. Empty when an amount cannot be converted.
 */
export const toCostParts = (
  rate: Rate,
  total: OfferTotal | undefined,
  { exchange, currency = DEFAULT_CURRENCY }: Pick<TotalScope, "exchange" | "currency">,
): readonly CostPart[] => {
  const converter = createConverter(exchange, currency);
  const add = (charges: readonly Charge[]): Money | null => {
    const amounts = charges.flatMap(({ price }) =>
      price.kind === "priced" ? [toConvertibleAmount(price, currency)] : [],
    );
    const converted = convertAndAdd(amounts, converter);
    return converted.kind === "converted" ? converted.total : null;
  };
  const reader: Reader = { rate, ...openParts(total), add };
  const parts: CostPart[] = [];
  for (const part of [
    ...haulage(reader, "origin"),
    ...handling(reader, "origin"),
    ...freight(reader),
    includedFreight(reader),
    ...handling(reader, "destination"),
    ...haulage(reader, "destination"),
    ...besides(reader),
  ]) {
    if (part === null) continue;
    if (part.state === "unconvertible") return [];
    parts.push({ label: part.label, state: part.state });
  }
  return parts;
};
