import type { Customers, FloorAmount, LaneEnd, Margin, MarginFloor, MarginRule } from "#domain/margins";
import { formatMoney } from "#domain/money";

export const customersText = (customers: Customers): string => {
  if (customers.kind === "company") return `company:${customers.id}`;
  return customers.kind === "group" ? `group:${customers.name}` : "all";
};

export const endText = (end: LaneEnd): string => (end.kind === "all" ? "all" : end.code);

/** `USD 120.00/container`, `6% MIN USD 25.00`. */
export const marginText = (margin: Margin | FloorAmount): string => {
  if (margin.kind === "amount") return `${formatMoney(margin.money)}/${margin.per === "wm" ? "W/M" : margin.per}`;
  const least = "minimum" in margin && margin.minimum !== null ? ` MIN ${formatMoney(margin.minimum)}` : "";
  return `${margin.percent}%${least}`;
};

export type MarginEntry = MarginRule | MarginFloor;

export const toMargin = (entry: MarginEntry): Margin | FloorAmount => ("margin" in entry ? entry.margin : entry.least);

/** `M-02 USD 120.00/container`. */
export const nameRule = (rule: MarginRule): string => `${rule.id} ${marginText(rule.margin)}`;
