import { formatDate } from "#domain/time";
import type {
  RateImportState,
  PriceChange,
  PriceSide,
  RateSheet,
  SheetColumn,
  StatedCharge,
} from "../../ports/index.ts";
import { chargeLabel } from "../../kit/charge-label.ts";

/** Fields of rate sheets as they are shown, in the order in which they are offered. */
export const FIELD_LABELS: Readonly<Record<string, string>> = {
  "PORT OF LOADING": "Port of loading",
  "PORT OF DISCHARGE": "Port of discharge",
  "PLACE OF RECEIPT": "Place of receipt",
  "PLACE OF DELIVERY": "Place of delivery",
  VIA: "Via port",
  "TRANSIT TIME": "Transit days",
  "VALID FROM": "Valid from",
  "VALID TILL": "Valid till",
  CURRENCY: "Currency",
  "CONTAINER SIZE": "Container size",
  LINE: "Carrier",
  SERVICE: "Service",
  VESSEL: "Vessel",
  VOYAGE: "Voyage",
  ETD: "Departure",
  "FREE DAYS": "Free days",
  "FREE DAYS AT ORIGIN": "Free days at origin",
  "FREE DAYS AT DESTINATION": "Free days at destination",
  "RATE TYPE": "Rate type",
  "CONTRACT NUMBER": "Contract number",
  COMMODITY: "Commodity",
  "CHARGE NAME": "Name of a charge",
  AMOUNT: "Amount",
  "CHARGE BASIS": "Basis of a charge",
  "LOADING CODE": "Code of the port of loading",
  "DISCHARGE CODE": "Code of the port of discharge",
  "LOADING COUNTRY": "Country of loading",
  "DISCHARGE COUNTRY": "Country of discharge",
  "EQUIPMENT TYPE": "Equipment type",
  MODE: "Service mode",
  REMARKS: "Remark",
};

/** What is offered to be dragged onto a column. */
export const DRAGGED_FIELDS = ["PORT OF LOADING", "PORT OF DISCHARGE", "VALID FROM", "VALID TILL", "TRANSIT TIME"];
export const DRAGGED_CHARGES = ["OCEAN FREIGHT", "ORIGIN THC", "DESTINATION THC", "BAF"];

export const SIZES = ["20GP", "40GP", "40HC", "45HC", "20RE", "40RH"] as const;

export const STATE_LABELS: Readonly<Record<RateImportState, string>> = {
  reading: "Being read",
  unreadable: "Not readable",
  open: "Columns to check",
  comparing: "Being compared",
  refused: "Has problems",
  compared: "Compared",
  publishing: "Being published",
  published: "Published",
  undone: "Undone",
};

export const CHANGE_LABELS: Readonly<Record<PriceChange, string>> = {
  new: "New",
  changed: "Changed",
  "no-longer-quoted": "No longer quoted",
  dates: "Other dates",
  unchanged: "As before",
};

export const SIDE_LABELS: Readonly<Record<PriceSide, string>> = { buy: "Buying", sell: "Selling" };

export const SHEET_STATE_LABELS: Readonly<Record<RateSheet["state"], string>> = {
  active: "Active",
  upcoming: "Upcoming",
  ended: "Ended",
  withdrawn: "Withdrawn",
};

/** What a column is read as, in two short lines. */
export const describeColumn = (column: SheetColumn): readonly [what: string, detail: string] => {
  switch (column.kind) {
    case "field":
      return [FIELD_LABELS[column.field ?? ""] ?? chargeLabel(column.field ?? ""), "field"];
    case "charge": {
      const parts = [column.sizes.join(", "), column.currency ?? "", column.per === null ? "" : `per ${column.per}`];
      const detail = parts.filter((part) => part !== "").join(", ");
      return [chargeLabel(column.charge ?? ""), detail === "" ? "charge" : detail];
    }
    case "unknown":
      return ["Choose", `${column.filled} ${column.filled === 1 ? "cell" : "cells"}`];
    case "ignored":
      return ["Not used", "ignored"];
    case "empty":
      return ["Not used", "empty"];
  }
};

/** `USD 1,180.00`. */
export const formatAmount = ({ amount, currency }: { readonly amount: number; readonly currency: string }): string =>
  new Intl.NumberFormat("en-US", { style: "currency", currency, currencyDisplay: "code" })
    .format(amount)
    .replaceAll("\u00a0", " ");

/** A charge as its cell states it. */
export const formatCharge = (charge: StatedCharge | null): string => {
  if (charge === null) return "none";
  if (charge.condition !== null || charge.amount === null) return charge.condition ?? "on request";
  return formatAmount(charge.amount);
};

/** `+ 11.2 %`; empty without a percentage. */
export const formatPercent = (percent: number | null): string =>
  percent === null || percent === 0 ? "" : `${percent > 0 ? "+" : "−"} ${Math.abs(percent).toFixed(1)} %`;

/** On which days something of a sheet is quoted: `01 Dec 2026 to 31 Dec 2026`. */
export const describeValidity = ({ validFrom, lastDay }: Pick<RateSheet, "validFrom" | "lastDay">): string =>
  lastDay === null
    ? "Nothing quoted"
    : `${formatDate(validFrom)} to ${lastDay === "9999-12-31" ? "no end" : formatDate(lastDay)}`;

/** `1 price`, `12 prices`. */
export const countOf = (count: number, one: string, several = `${one}s`): string =>
  `${count.toLocaleString("en-US")} ${count === 1 ? one : several}`;
