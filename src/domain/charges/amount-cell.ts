import type { EquipmentCode } from "../containers/equipment.ts";
import { readEquipment } from "../containers/equipment-table.ts";
import { isCurrencyCode } from "../money/currency.ts";
import { type CurrencyCode, type Money, parseMoney } from "../money/money.ts";

/** What an amount cell is counted by. */
export type CellUnit = "wm" | "cbm" | "ton" | "container" | "bill-of-lading" | "shipment";

/** The least that is charged: so many units, as a decimal text, or an amount. */
export type CellMinimum =
  | { readonly kind: "quantity"; readonly quantity: string }
  | { readonly kind: "amount"; readonly amount: Money };

/** What a person wrote into an amount cell. */
export type AmountCell =
  | {
      readonly kind: "amount";
      readonly unit: Money;
      /** Null when the cell does not say. */
      readonly per: CellUnit | null;
      readonly equipment: EquipmentCode | null;
      readonly minimum: CellMinimum | null;
    }
  | { readonly kind: "percent"; readonly percent: string; readonly of: string }
  | { readonly kind: "included" }
  /** NIL, FREE, WAIVED: nothing is charged. */
  | { readonly kind: "free" }
  /** N/A, a dash, nothing: the source does not speak of this charge. */
  | { readonly kind: "not-quoted" }
  /** AT COST, a range, words: kept as written. */
  | { readonly kind: "unreadable"; readonly text: string };

const NOT_QUOTED = /^(?:|[-–—]+|N\.?\/?A\.?|NOT APPLICABLE)$/;
const FREE = /^(?:NIL|FREE|WAIVED|NO CHARGE|FOC)$/;
const INCLUDED = /^INC(?:L|LUDED|LUSIVE)?\b/;
const PERCENT = /^(\d+(?:[.,]\d+)?) ?% ?(?:OF|ON)? ?(.*)$/;
const MINIMUM = /[(,]? ?\bMIN(?:IMUM)?\b\.?:? ?([^)]*)\)?$/;
const AMOUNT = /^(US\$|[$€£¥₹]|RS\.?|[A-Z]{3})? ?(-?\d(?:[\d.,' ]*\d)?) ?(US\$|[$€£¥₹]|[A-Z]{3}\b)?(?:\/-)?(.*)$/;

const UNITS: readonly (readonly [pattern: RegExp, unit: CellUnit])[] = [
  [/^(?:W\/?M|R\/?T|REVENUE TON(?:NE)?|FREIGHT TON(?:NE)?)$/, "wm"],
  [/^(?:CBM|M3)$/, "cbm"],
  [/^(?:TON|TONNE|MT|T)$/, "ton"],
  [/^(?:CONTAINER|CNTR|CTR|CNT|BOX|UNIT)$/, "container"],
  [/^(?:B\/?L|HB\/?L|MB\/?L|BILL|BILL OF LADING)$/, "bill-of-lading"],
  [/^(?:SHIPMENT|SHPT|LUMP ?SUM|LS|FLAT|SET|DOC|DOCUMENT|ENTRY|BOE|CONSIGNMENT)$/, "shipment"],
];

const DOLLARS = new Set(["USD", "CAD", "AUD", "NZD", "SGD", "HKD"]);
const RUPEES = new Set(["INR", "PKR", "LKR", "NPR", "MUR"]);
const YEN = new Set(["JPY", "CNY"]);

/** A sign means the sheet's own currency where that is of its family; else the trade's usual one, or nothing. */
const currencyOfSign = (sign: string, own: CurrencyCode | null): CurrencyCode | null => {
  const within = (family: ReadonlySet<string>): CurrencyCode | null => (own !== null && family.has(own) ? own : null);
  if (sign === "€") return "EUR";
  if (sign === "£") return "GBP";
  if (sign === "₹") return "INR";
  if (sign === "US$") return "USD";
  if (sign === "¥") return within(YEN);
  if (sign === "$") return within(DOLLARS) ?? "USD";
  return within(RUPEES) ?? "INR";
};

const isSign = (text: string): boolean => !/^[A-Z]{3}$/.test(text);

const currencyOf = (text: string, own: CurrencyCode | null): CurrencyCode | null => {
  if (isSign(text)) return currencyOfSign(text, own);
  return isCurrencyCode(text) ? text : null;
};

interface Counted {
  readonly per: CellUnit | null;
  readonly equipment: EquipmentCode | null;
}

/** What follows the figure: `/W/M`, `per container`, `/40HC`; null when it is something else. */
const readUnit = (rest: string): Counted | null => {
  const words = rest.replace(/^ ?(?:\/|PER\b|P\/|@) ?/, "").trim();
  if (words === "") return { per: null, equipment: null };
  const unit = UNITS.find(([pattern]) => pattern.test(words))?.[1];
  if (unit !== undefined) return { per: unit, equipment: null };
  const equipment = readEquipment(words);
  return equipment === null ? null : { per: "container", equipment };
};

const readMinimum = (text: string, currency: CurrencyCode): CellMinimum | null => {
  const quantity = /^(\d+(?:\.\d+)?) ?(?:CBM|M3|W\/?M|R\/?T|TON|MT)$/.exec(text)?.[1];
  if (quantity !== undefined) return { kind: "quantity", quantity };
  const [, sign, figure] = /^(US\$|[$€£₹]|[A-Z]{3})? ?(\d[\d.,]*)$/.exec(text) ?? [];
  const stated = sign === undefined ? currency : currencyOf(sign, currency);
  if (figure === undefined || stated === null) return null;
  return parseMoney(figure, stated).match(
    (amount) => ({ kind: "amount", amount }),
    () => null,
  );
};

const tidy = (text: string): string => text.replace(/[\s\u00a0\u202f]+/g, " ").trim();

const readAmount = (words: string, own: CurrencyCode | null): AmountCell | null => {
  const least = MINIMUM.exec(words);
  const [, before, figure, after, rest = ""] = AMOUNT.exec(least === null ? words : words.slice(0, least.index)) ?? [];
  if (figure === undefined) return null;
  const stated = before ?? (after !== undefined && (isSign(after) || isCurrencyCode(after)) ? after : undefined);
  const currency = stated === undefined ? own : currencyOf(stated, own);
  const counted = readUnit(after === undefined || after === stated ? rest : `${after}${rest}`);
  if (currency === null || counted === null) return null;
  const minimum = least === null ? null : readMinimum(least[1]?.trim() ?? "", currency);
  if (least !== null && minimum === null) return null;
  return parseMoney(figure, currency).match<AmountCell | null>(
    (unit) => ({ kind: "amount", unit, ...counted, minimum }),
    () => null,
  );
};

/**
 * Reads an amount cell as people write them (`USD 1,200`, `147/W/M`, `35/RT (MIN 3CBM)`, `4000/BL`, `INR 4.500,50`,
 * `5% OF OCEAN FREIGHT`, `INCLUDED`); `own` is the sheet's currency for bare figures, and without one they cannot be
 * read. What is not read with certainty is `unreadable`, as written.
 */
export const readAmountCell = (text: string, own: CurrencyCode | null): AmountCell => {
  const words = tidy(text).toUpperCase();
  if (NOT_QUOTED.test(words)) return { kind: "not-quoted" };
  if (FREE.test(words)) return { kind: "free" };
  if (INCLUDED.test(words)) return { kind: "included" };
  const [, percent, of] = PERCENT.exec(words) ?? [];
  if (percent !== undefined) return { kind: "percent", percent: percent.replace(",", "."), of: of ?? "" };
  return readAmount(words, own) ?? { kind: "unreadable", text: tidy(text) };
};
