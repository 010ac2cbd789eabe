import {
  type BuyingLine,
  type MarginPrice,
  type MarginRule,
  type MarginSubject,
  type MarginTable,
  priceWithMargins,
} from "#domain/margins";
import { type ExchangeRates, formatMoney, type Money } from "#domain/money";
import { err, ok, type Result } from "neverthrow";
import { endText, marginText, nameRule } from "./margin-texts.ts";

/** From a buying price to a selling price, and what the rules that were not used lack. */
export interface ExplainedMargin {
  readonly buying: Money;
  readonly price: MarginPrice;
  readonly unused: readonly { readonly rule: MarginRule; readonly reason: string }[];
}

const isAt = (end: MarginRule["from"], { codes, countries }: MarginSubject["from"]): boolean =>
  end.kind === "all" || (end.kind === "place" ? codes : countries).includes(end.code);

const customersReason = ({ customers }: MarginRule, { company, group }: MarginSubject): string | null => {
  if (customers.kind === "company" && customers.id !== company) return `for the company ${customers.id} only`;
  return customers.kind === "group" && customers.name !== group ? `for the group ${customers.name} only` : null;
};

const findReason = (rule: MarginRule, line: BuyingLine, subject: MarginSubject): string => {
  const { charge, size, carrier, mode, from, to, margin } = rule;
  if (rule.validFrom > subject.today) return `not before ${rule.validFrom}`;
  if (rule.validTo !== null && rule.validTo < subject.today) return `ended ${rule.validTo}`;
  if (!isAt(from, subject.from) || !isAt(to, subject.to)) return `for ${endText(from)}-${endText(to)} only`;
  if (carrier !== null && carrier !== subject.carrier) return `for ${carrier} only`;
  if (mode !== null && mode !== subject.mode) return `for ${mode.toUpperCase()} only`;
  if (size !== null && size !== line.size) return `for ${size} only`;
  if (charge !== null && charge !== line.kind) return `for ${charge} only`;
  if (margin.kind === "amount" && margin.per !== line.countedBy) return `for charges per ${margin.per} only`;
  return customersReason(rule, subject) ?? "wider than the rule that is used";
};

/** Prices one charge as an offer with it would be priced. */
export const explainMargin = (
  line: BuyingLine,
  table: MarginTable,
  subject: MarginSubject,
  exchange: ExchangeRates | null,
): Result<ExplainedMargin, string> =>
  priceWithMargins([line], table, subject, exchange).match(
    (price) => {
      const used = [price.lines[0]?.rule?.id, price.fee?.rule.id];
      const unused = table.rules
        .filter(({ id }) => !used.includes(id))
        .map((rule) => ({ rule, reason: findReason(rule, line, subject) }));
      return ok({ buying: line.unit, price, unused });
    },
    ({ kind, rule }) =>
      err(
        kind === "no-rate"
          ? `No exchange rate is stated for rule ${rule}. Import one with fx import.`
          : `Rule ${rule} cannot be applied to this price.`,
      ),
  );

/** `buy USD 1,200.00`, `M-02 USD 120.00/container`, `sell USD 1,320.00`, then why other rules are not used. */
export const describeMargin = ({ buying, price, unused }: ExplainedMargin): readonly string[] => {
  const { lines, fee, totals, floor, raisedBy } = price;
  const [sold] = lines;
  return [
    `buy   ${formatMoney(buying)}`,
    `rule  ${sold?.rule == null ? "none: sold as it is bought" : nameRule(sold.rule)}`,
    ...(fee === null ? [] : [`fee   ${formatMoney(fee.fee)}  ${fee.rule.id}`]),
    ...(floor === null
      ? []
      : [`floor ${formatMoney(floor.least)}  ${floor.floor.id} ${marginText(floor.floor.least)}`]),
    ...(raisedBy.minor === 0 ? [] : [`      raised by ${formatMoney(raisedBy)} to the floor`]),
    `sell  ${formatMoney(sold?.unit ?? buying)}`,
    `total ${formatMoney(totals.selling)}, margin ${formatMoney(totals.margin)}`,
    ...unused.map(({ rule, reason }) => `not used: ${nameRule(rule)}  ${reason}`),
  ];
};
