/* Charges of a part load by a minimum: `Minimum 5 W/M applies`, `Minimum EUR 60.00 applies`. */
import { type CellMinimum, readAmountCell } from "#domain/charges";
import { getMinorDigits } from "#domain/money";
import type { Difference } from "../differences.ts";
import { readString } from "../journeys/comparison.ts";
import { broken, type Located, locate, readNumber } from "./rule.ts";

const UNITS: Readonly<Record<string, string>> = {
  "per-wm": "W/M",
  "per-cbm": "CBM",
  "per-ton": "TON",
  "per-cwt": "CWT",
  "per-cft": "CFT",
  "per-kg": "KG",
};

const NOTED = /\bmin(?:imum)?\b.*?(?=\s+appl(?:y|ies)\b|[;,]\s|$)/i;

/** The minimum that the note of a charge states; null without one, or one that cannot be read. */
const readMinimum = (charge: unknown): CellMinimum | null => {
  const [stated] = NOTED.exec(readString(charge, "note") ?? "") ?? [];
  const [currency, unit] = [readString(charge, "unit.currency"), readNumber(charge, "unit.amount")];
  if (stated === undefined || currency === null || unit === null) return null;
  const per = UNITS[readString(charge, "basis") ?? ""] ?? "SHIPMENT";
  const cell = readAmountCell(`${currency} ${unit}/${per} ${stated}`, null);
  return cell.kind === "amount" ? cell.minimum : null;
};

/** The least amount and the least quantity of a charge by its note; 0 where it states none. */
export const readLeast = (charge: unknown): { readonly amount: number; readonly quantity: number } => {
  const minimum = readMinimum(charge);
  if (minimum?.kind === "quantity") return { amount: 0, quantity: Number(minimum.quantity) };
  const isOwn = minimum !== null && minimum.amount.currency === readString(charge, "amount.currency");
  return { amount: isOwn ? minimum.amount.minor / 10 ** getMinorDigits(minimum.amount.currency) : 0, quantity: 0 };
};

/** How many units of a basis a part load has at least: weight and measure are rounded up, and W/M are the greater one. */
const countLeast = (basis: unknown, { weight, cbm }: { readonly weight: number; readonly cbm: number }): number => {
  if (basis === "per-cbm" || basis === "per-wm") return cbm;
  if (basis === "per-ton") return weight / 1000;
  return basis === "per-kg" ? weight : 0;
};

/** The charges of an offer for a part load are for all of it. */
export const checkLoadQuantities = ({ path, value }: Located): readonly Difference[] => {
  const [weight, cbm] = [readNumber(value, "partLoad.weight"), readNumber(value, "partLoad.cbm")];
  if (weight === null || cbm === null) return [];
  const charges = locate(value, path, "offers").flatMap((offer) => locate(offer.value, offer.path, "price.charges"));
  return charges.flatMap((charge) => {
    const [quantity, least] = [
      readNumber(charge.value, "quantity"),
      countLeast(charge.value["basis"], { weight, cbm }),
    ];
    return quantity === null || quantity >= least * (1 - 1e-9)
      ? []
      : [broken(`${charge.path}.quantity`, `${least} or more, as of ${weight} kg and ${cbm} CBM`, quantity)];
  });
};
