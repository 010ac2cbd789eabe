import type { Result } from "neverthrow";
import type { ExchangeRates } from "#domain/money";
import type { BuyingLine, MarginRefusal } from "./apply.ts";
import { type MarginPrice, type MarginTable, priceWithMargins } from "./price.ts";
import type { LaneEnd, LanePlaces, MarginRule, MarginSubject } from "./rule.ts";

/** Why a rule is not used for a charge; the first that holds, in the order of this list. */
export const UNUSED_REASONS = [
  "not-yet",
  "ended",
  "lane",
  "carrier",
  "mode",
  "size",
  "charge",
  "basis",
  "customers",
  "wider",
] as const;

export type UnusedReason = (typeof UNUSED_REASONS)[number];

/** A charge from its buying price to its selling price, and the rules that were not used. */
export interface ExplainedMargin {
  readonly line: BuyingLine;
  readonly price: MarginPrice;
  readonly unused: readonly { readonly rule: MarginRule; readonly reason: UnusedReason }[];
}

const isAt = (end: LaneEnd, { codes, countries }: LanePlaces): boolean =>
  end.kind === "all" || (end.kind === "place" ? codes : countries).includes(end.code);

const isForCustomer = ({ customers }: MarginRule, { company, group }: MarginSubject): boolean => {
  if (customers.kind === "company") return customers.id === company;
  return customers.kind === "all" || customers.name === group;
};

const isOrAll = <Value>(one: Value | null, other: Value | null): boolean => one === null || one === other;

const findReason = (rule: MarginRule, line: BuyingLine, subject: MarginSubject): UnusedReason => {
  const { margin } = rule;
  const holds: Readonly<Record<UnusedReason, boolean>> = {
    "not-yet": rule.validFrom > subject.today,
    ended: rule.validTo !== null && rule.validTo < subject.today,
    lane: !isAt(rule.from, subject.from) || !isAt(rule.to, subject.to),
    carrier: !isOrAll(rule.carrier, subject.carrier),
    mode: !isOrAll(rule.mode, subject.mode),
    size: !isOrAll(rule.size, line.size),
    charge: !isOrAll(rule.charge, line.kind),
    basis: margin.kind === "amount" && margin.per !== line.countedBy,
    customers: !isForCustomer(rule, subject),
    wider: true,
  };
  return UNUSED_REASONS.find((reason) => holds[reason]) ?? "wider";
};

/** Prices one charge as an offer with it would be priced, and says of every rule why it is not used. */
export const explainMargin = (
  line: BuyingLine,
  table: MarginTable,
  subject: MarginSubject,
  exchange: ExchangeRates | null,
): Result<ExplainedMargin, MarginRefusal> =>
  priceWithMargins([line], table, subject, exchange).map((price) => {
    const used = [price.lines[0]?.rule?.id, price.fee?.rule.id];
    const unused = table.rules
      .filter(({ id }) => !used.includes(id))
      .map((rule) => ({ rule, reason: findReason(rule, line, subject) }));
    return { line, price, unused };
  });
