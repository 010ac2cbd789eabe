import type { MarginDraft, MarginState, UnusedReason } from "#domain/margins";
import { formatMoney } from "#domain/money";
import { formatDate } from "#domain/time";
import { toWords } from "../../kit/words.ts";
import type { MarginEntry } from "../../ports/index.ts";

const BASES: Readonly<Record<MarginDraft["basis"], string>> = {
  container: "per container",
  booking: "per booking",
  wm: "per W/M",
  percent: "percent",
};

const BASIS_KEYS = ["container", "booking", "wm", "percent"] as const satisfies readonly MarginDraft["basis"][];

/** What an amount is counted for, to choose from. */
export const BASIS_OPTIONS = BASIS_KEYS.map((value) => ({ value, label: BASES[value] }));

export const CHARGES: Readonly<Record<string, string>> = {
  origin: "Origin charges",
  freight: "Basic freight",
  surcharges: "Surcharges",
  destination: "Destination charges",
  warehouse: "Warehouse",
  "booking-fee": "Booking fee",
};

export const STATES: Readonly<Record<MarginState, string>> = {
  active: "Active",
  later: "Starts later",
  ended: "Ended",
};

export const REASONS: Readonly<Record<UnusedReason, string>> = {
  "not-yet": "starts later",
  ended: "has ended",
  lane: "for another lane",
  carrier: "for another carrier",
  mode: "for another mode",
  size: "for another size",
  charge: "for another charge",
  basis: "counted by something else",
  customers: "for other customers",
  wider: "a narrower rule is used",
};

export const formatCustomers = ({ customers, customerName }: MarginEntry): string => {
  if (customers === "all") return "All customers";
  return customers === "group" ? `Group ${customerName}` : (customerName ?? "");
};

export const formatLane = ({ from, to }: MarginEntry): string =>
  from === null && to === null ? "All lanes" : `${from ?? "Everywhere"} to ${to ?? "everywhere"}`;

export const formatCharge = ({ charge }: MarginEntry): string =>
  charge === null ? "All charges" : (CHARGES[charge] ?? toWords(charge));

/** `+ USD 250.00`, `+ 6 %, min. USD 25.00`, `At cost`. */
export const formatMargin = ({ kind, money, percent, minimum }: MarginEntry): string => {
  const sign = kind === "floor" ? "at least " : "+ ";
  if (percent !== null) return `${sign}${percent} %${minimum === null ? "" : `, min. ${formatMoney(minimum)}`}`;
  return money === null || (money.minor === 0 && kind === "rule") ? "At cost" : `${sign}${formatMoney(money)}`;
};

export const formatBasis = ({ kind, basis, rounding, direction }: MarginEntry): string => {
  const counted = basis === "percent" ? (kind === "floor" ? "of the selling price" : "per charge") : BASES[basis];
  return rounding === null
    ? counted
    : `${counted}, rounded ${direction === "up" ? "up" : ""} to ${rounding}`.replace("  ", " ");
};

export const formatDays = ({ validFrom, validTo }: MarginEntry): string =>
  validTo === null ? `from ${formatDate(validFrom)}` : `${formatDate(validFrom)} to ${formatDate(validTo)}`;
