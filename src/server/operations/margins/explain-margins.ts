import type { ExplainedMargin, MarginRefusal, MarginRule, UnusedReason } from "#domain/margins";
import { formatMoney } from "#domain/money";
import { endText, marginText, nameRule } from "./margin-texts.ts";

const customersText = ({ customers }: MarginRule): string => {
  if (customers.kind === "company") return `for the company ${customers.id} only`;
  return customers.kind === "group" ? `for the group ${customers.name} only` : "for other customers only";
};

const reasonText = (rule: MarginRule, reason: UnusedReason): string => {
  const texts: Readonly<Record<UnusedReason, string>> = {
    "not-yet": `not before ${rule.validFrom}`,
    ended: `ended ${rule.validTo}`,
    lane: `for ${endText(rule.from)}-${endText(rule.to)} only`,
    carrier: `for ${rule.carrier} only`,
    mode: `for ${rule.mode?.toUpperCase()} only`,
    size: `for ${rule.size} only`,
    charge: `for ${rule.charge} only`,
    basis: `for charges per ${rule.margin.kind === "amount" ? rule.margin.per : "unit"} only`,
    customers: customersText(rule),
    wider: "wider than the rule that is used",
  };
  return texts[reason];
};

/** Why a price cannot be explained. */
export const refusalText = ({ kind, rule }: MarginRefusal): string =>
  kind === "no-rate"
    ? `No exchange rate is stated for rule ${rule}. Import one with fx import.`
    : `Rule ${rule} cannot be applied to this price.`;

/** `buy USD 1,200.00`, `M-02 USD 120.00/container`, `sell USD 1,320.00`, then why other rules are not used. */
export const describeMargin = ({ line, price, unused }: ExplainedMargin): readonly string[] => {
  const { lines, fee, totals, floor, raisedBy } = price;
  const [sold] = lines;
  return [
    `buy   ${formatMoney(line.unit)}`,
    `rule  ${sold?.rule == null ? "none: sold as it is bought" : nameRule(sold.rule)}`,
    ...(fee === null ? [] : [`fee   ${formatMoney(fee.fee)}  ${fee.rule.id}`]),
    ...(floor === null
      ? []
      : [`floor ${formatMoney(floor.least)}  ${floor.floor.id} ${marginText(floor.floor.least)}`]),
    ...(raisedBy.minor === 0 ? [] : [`      raised by ${formatMoney(raisedBy)} to the floor`]),
    `sell  ${formatMoney(sold?.unit ?? line.unit)}`,
    `total ${formatMoney(totals.selling)}, margin ${formatMoney(totals.margin)}`,
    ...unused.map(({ rule, reason }) => `not used: ${nameRule(rule)}  ${reasonText(rule, reason)}`),
  ];
};
