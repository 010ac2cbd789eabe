import { type EquipmentCode, readEquipment } from "#domain/containers";
import { isCurrencyCode, type CurrencyCode, type Money, parseMoney } from "#domain/money";

/** What an amount cell is counted by. */
export type CellUnit = "wm" | "cbm" | "cft" | "ton" | "cwt" | "kg" | "container" | "bill-of-lading" | "shipment";

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
  | { readonly kind: "percent"; readonly percent: string; readonly of: string; readonly minimum: Money | null }
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
const AMOUNT =
  /^(US\$|[$€£¥₹]|RS\.?|[A-Z]{3})? ?(-?\d(?:[\d.,'’ ]*\d)?)(?:\/-)? ?(US\$|[$€£¥₹]|[A-Z]{3}\b)?(?:\/-)?(.*)$/;
/** `1,250.-` and `1.250,--` are whole amounts. */
const NO_CENTS = /(?<=\d)([.,])[-–—]{1,2}(?!\d)/g;

const UNITS: readonly (readonly [pattern: RegExp, unit: CellUnit])[] = [
  [/^(?:W ?\/? ?M|R\/?T|REVENUE TON(?:NE)?|FREIGHT TON(?:NE)?)$/, "wm"],
  [/^(?:CBM|M3)$/, "cbm"],
  [/^(?:CFT|CUFT|CU\.? ?FT\.?|CF|FT3|CUBIC F(?:OO|EE)T)$/, "cft"],
  [/^(?:CWT|HUNDREDWEIGHT|100 ?LBS?)$/, "cwt"],
  [/^(?:TONS?|TONNES?|MT|T)$/, "ton"],
  [/^(?:KGS?|KILO(?:GRAMS?)?)$/, "kg"],
  [/^(?:CONTAINER|CNTR|CTR|CNT|BOX|UNIT)$/, "container"],
  [/^(?:B\/?L|HB\/?L|MB\/?L|BILL|BILL OF LADING)$/, "bill-of-lading"],
  [/^(?:SHIPMENT|SHPT|LUMP ?SUM|LS|FLAT|SET|DOC|DOCUMENT|ENTRY|BOE|CONSIGNMENT)$/, "shipment"],
];

/** Units that are currency codes too: KGS is the som of Kyrgyzstan. */
const UNIT_CURRENCIES: ReadonlySet<string> = new Set(["KGS"]);

const DOLLARS: ReadonlySet<string> = new Set(["USD", "CAD", "AUD", "NZD", "SGD", "HKD"]);
const RUPEES: ReadonlySet<string> = new Set(["INR", "PKR", "LKR", "NPR", "MUR"]);
const YEN: ReadonlySet<string> = new Set(["JPY", "CNY"]);

/**
 * The currency of a sign. `$`, `Rs.` and `¥` stand for several currencies: they mean the sheet's own where that is one of
 * them, and otherwise none.
 */
export const findCurrencyBySign = (sign: string, own: CurrencyCode | null): CurrencyCode | null => {
  const within = (family: ReadonlySet<string>): CurrencyCode | null => (own !== null && family.has(own) ? own : null);
  if (sign === "€") return "EUR";
  if (sign === "£") return "GBP";
  if (sign === "₹") return "INR";
  if (sign === "US$") return "USD";
  if (sign === "¥") return within(YEN);
  if (/^(?:\$|DOLLARS?)$/.test(sign)) return within(DOLLARS);
  return /^(?:RS\.?|RUPEES?)$/i.test(sign) ? within(RUPEES) : null;
};

const isSign = (text: string): boolean => !/^[A-Z]{3}$/.test(text);

const readCurrency = (text: string, own: CurrencyCode | null): CurrencyCode | null => {
  if (isSign(text)) return findCurrencyBySign(text, own);
  return isCurrencyCode(text) ? text : null;
};

interface Counted {
  readonly per: CellUnit | null;
  readonly equipment: EquipmentCode | null;
}

/** What a charge is counted by, in the words after its figure or its name (`W/M`, `PER B/L`); null for other words. */
export const readCellUnit = (words: string): CellUnit | null => {
  const counted = readUnit(words.toUpperCase());
  return counted?.equipment === null ? counted.per : null;
};

/** What follows the figure: `/W/M`, `per container`, `/40HC`; null when it is something else. */
const readUnit = (rest: string): Counted | null => {
  const words = rest.replace(/^ ?(?:\/|PER\b|P\/|@) ?/, "").trim();
  if (words === "") return { per: null, equipment: null };
  const unit = UNITS.find(([pattern]) => pattern.test(words))?.[1];
  if (unit !== undefined) return { per: unit, equipment: null };
  const equipment = readEquipment(words);
  return equipment === null ? null : { per: "container", equipment };
};

/** A bare figure behind a rate per measure may be money or measure: `12/CBM MIN 3` is not guessed. */
const MEASURED: ReadonlySet<CellUnit> = new Set(["wm", "cbm", "cft", "ton", "cwt", "kg"]);

const isMeasured = (per: CellUnit | null): boolean => per !== null && MEASURED.has(per);

/** A minimum of `1 CBM` counts for W/M and tons alike; of kilograms, cubic feet and hundredweights only for themselves. */
const toScale = (unit: CellUnit | null): CellUnit => (unit === "kg" || unit === "cft" || unit === "cwt" ? unit : "wm");

const readLeast = (text: string, own: CurrencyCode | null, needsCurrency: boolean): Money | null => {
  const [, before, figure, after] =
    /^(US\$|[$€£¥₹]|[A-Z]{3})? ?(\d(?:[\d.,]*\d)?) ?(US\$|[$€£¥₹]|[A-Z]{3})?$/.exec(text) ?? [];
  const sign = before ?? after;
  const bare = needsCurrency ? null : own;
  const stated = sign === undefined ? bare : readCurrency(sign, own);
  return figure === undefined || stated === null ? null : parseMoney(figure, stated).unwrapOr(null);
};

/** Units of which no part load has so many. */
const LARGE_UNITS: ReadonlySet<CellUnit> = new Set(["wm", "cbm", "ton"]);
const MOST_UNITS = 30;

/** `650/CBM MIN 1500` can be no measure, and is no less than the price of a unit. */
const isMoneyOnly = (least: Money | null, text: string, unit: Money, per: CellUnit | null): boolean =>
  least !== null &&
  per !== null &&
  LARGE_UNITS.has(per) &&
  Number.parseFloat(text) >= MOST_UNITS &&
  least.minor >= unit.minor;

const readMinimum = (text: string, price: Money, per: CellUnit | null): CellMinimum | null => {
  const { currency } = price;
  const [, quantity, words = ""] = /^(\d+(?:[.,]\d+)?) ?([A-Z][A-Z0-9/. ]*)$/.exec(text) ?? [];
  const unit = readCellUnit(words);
  if (quantity !== undefined && isMeasured(unit))
    return toScale(unit) === toScale(per) ? { kind: "quantity", quantity: quantity.replace(",", ".") } : null;
  const bare = readLeast(text, currency, false);
  const amount = isMoneyOnly(bare, text, price, per) ? bare : readLeast(text, currency, isMeasured(per));
  return amount === null ? null : { kind: "amount", amount };
};

/** `5% OF OCEAN FREIGHT`, `2,5 % ON FREIGHT MIN USD 25`; null for what is no percentage, or one whose minimum is not money. */
const readPercent = (words: string, own: CurrencyCode | null): AmountCell | null => {
  const least = MINIMUM.exec(words);
  const [, percent, of = ""] = PERCENT.exec(least === null ? words : words.slice(0, least.index)) ?? [];
  if (percent === undefined) return null;
  const minimum = least === null ? null : readLeast(least[1]?.trim() ?? "", own, false);
  if (least !== null && minimum === null) return null;
  return { kind: "percent", percent: percent.replace(",", "."), of: of.trim(), minimum };
};

const tidy = (text: string): string => text.replace(/[\s\u00a0\u202f]+/g, " ").trim();

const readAmount = (words: string, own: CurrencyCode | null): AmountCell | null => {
  const least = MINIMUM.exec(words);
  const [, before, figure, after, rest = ""] = AMOUNT.exec(least === null ? words : words.slice(0, least.index)) ?? [];
  if (figure === undefined) return null;
  /* Where the currency is known anyway, 0.06KGS is a rate per kilogram. */
  const isUnit = after !== undefined && UNIT_CURRENCIES.has(after) && after !== own && (before ?? own) !== null;
  const isCurrency = after !== undefined && !isUnit && (isSign(after) || isCurrencyCode(after));
  const stated = before ?? (isCurrency ? after : undefined);
  const currency = stated === undefined ? own : readCurrency(stated, own);
  const counted = readUnit(after === undefined || after === stated ? rest : `${after}${rest}`);
  if (currency === null || counted === null) return null;
  const unit = parseMoney(figure, currency).unwrapOr(null);
  if (unit === null) return null;
  const minimum = least === null ? null : readMinimum(least[1]?.trim() ?? "", unit, counted.per);
  return least !== null && minimum === null ? null : { kind: "amount", unit, ...counted, minimum };
};

/** A currency of each sign that stands for several. */
const PROBES: readonly CurrencyCode[] = ["USD", "INR", "JPY"];

/** Adds the reason to a figure that lacks only its currency; no currency is assumed. */
const unreadText = (text: string, words: string): string =>
  PROBES.some((currency) => readAmount(words, currency) !== null) ? `${text}, no currency stated` : text;

/**
 * Reads an amount cell as people write them (`USD 1,200`, `147/W/M`, `35/RT (MIN 3CBM)`, `4000/BL`, `INR 4.500,50`,
 * `5% OF OCEAN FREIGHT`, `INCLUDED`); `own` is the sheet's currency for bare figures, and without one they cannot be
 * read. What is not read with certainty is `unreadable`, as written.
 */
export const readAmountCell = (text: string, own: CurrencyCode | null): AmountCell => {
  const words = tidy(text).toUpperCase().replaceAll(NO_CENTS, "$100");
  if (NOT_QUOTED.test(words)) return { kind: "not-quoted" };
  if (FREE.test(words)) return { kind: "free" };
  if (INCLUDED.test(words)) return { kind: "included" };
  return (
    readPercent(words, own) ?? readAmount(words, own) ?? { kind: "unreadable", text: unreadText(tidy(text), words) }
  );
};
