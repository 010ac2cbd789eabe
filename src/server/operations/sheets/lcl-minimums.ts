import { isCurrencyCode } from "#domain/money";
import { readChargeHeader } from "./charge-headers.ts";
import { type NamedColumn, isFieldColumn } from "./column-headers.ts";
import { normaliseHeader } from "./field-names.ts";
import type { RateTable } from "./rate-table.ts";
import type { TableLine } from "./read-table.ts";

const MINIMUM = /\bMIN(?:IMUM)?\b\.?/;
const GROUP = /^(?:ORIGIN|DEST(?:INATION)?|WAREHOUSE) ?[:–-] ?/;
const UNIT = / (?:PER )?(?:W ?\/ ?M|WM|CBM|TON(?:NE)?S?|R\/?T)(?= |$)/;
const MEASURE = /^(?:W ?\/ ?M|WM|CBM|M3|R\/?T|TONS?|QUANTITY|QTY|VOLUME|WEIGHT|DAYS?)$/;

interface Minimum {
  readonly index: number;
  /** The charge that it belongs to. */
  readonly charge: number;
  readonly currency: string | null;
  /** Whether its header states an amount; otherwise a bare figure may be a measure. */
  readonly isAmount: boolean;
}

/** The name of a charge without its group, unit and currency: `ORIGIN: CFS PER CBM` is `CFS`. */
const readName = (header: string) => readChargeHeader(header.replace(GROUP, "").replace(UNIT, "").trim());

const findMinimum = (columns: readonly NamedColumn[], index: number): Minimum | null => {
  const { header, column } = columns[index] ?? { header: "", column: { kind: "ignored" } };
  const written = normaliseHeader(header);
  if (column.kind !== "unknown" || !MINIMUM.test(written)) return null;
  const { currency, label } = readName(written.replace(MINIMUM, ""));
  if (MEASURE.test(label)) return null;
  const isBare = /^[^A-Z]*MIN(?:IMUM)?\.?(?: ?(?:CHARGES?|AMOUNT))?(?: ?\(?[A-Z]{3}\)?)?$/.test(written);
  const isCharge = ({ column: other }: NamedColumn): boolean => other.kind === "charge";
  const [group = ""] = GROUP.exec(written) ?? [];
  const named = columns.flatMap((one, at) => {
    const other = normaliseHeader(one.header);
    return isCharge(one) && other.startsWith(group) && readName(other).label === label ? [at] : [];
  });
  const [charge = -1, ...others] = isBare ? [index - 1] : named;
  const found = columns[charge];
  if (found === undefined || !isCharge(found) || others.length > 0) return null;
  return { index, charge, currency, isAmount: !isBare || currency !== null || /CHARGE|AMOUNT/.test(written) };
};

const CURRENCY = /^([A-Z]{3}) ?[\d-]/;
const AMOUNT = /^(?:([A-Z]{3}) ?)?(\d[\d.,]*)$/;

/** A price with its minimum, as a cell states both; null where the minimum is none, or belongs to no price. */
const joinCells = (
  price: string,
  least: string,
  { currency, isAmount }: Minimum,
  own: string | null,
): string | null => {
  if (least === "" || least === "-") return price;
  const [, stated = currency, figure] = AMOUNT.exec(least.toUpperCase()) ?? [];
  const ofPrice = CURRENCY.exec(price.toUpperCase())?.[1] ?? own;
  if (price === "" || figure === undefined || MINIMUM.test(price.toUpperCase())) return null;
  if (stated === null ? !isAmount || ofPrice === null : ofPrice !== null && stated !== ofPrice) return null;
  return `${price} MIN ${stated ?? ofPrice ?? ""} ${figure}`;
};

const joinLines = ({ columns, lines }: RateTable, minimum: Minimum): readonly TableLine[] | null => {
  const { column } = columns[minimum.charge] ?? { column: { kind: "ignored" } };
  const currencyOf = columns.findIndex((one) => isFieldColumn(one, "CURRENCY"));
  const joined: TableLine[] = [];
  for (const line of lines) {
    const cell = (line.cells[currencyOf] ?? "").toUpperCase();
    const own = (column.kind === "charge" ? column.currency : null) ?? (isCurrencyCode(cell) ? cell : null);
    const text = joinCells(line.cells[minimum.charge] ?? "", line.cells[minimum.index] ?? "", minimum, own);
    if (text === null) return null;
    joined.push({ ...line, cells: line.cells.with(minimum.charge, text) });
  }
  return joined;
};

/**
 * The table of a part-load tariff with its columns of minimums (`MIN` beside a charge, `CFS MIN`) in the cells of their
 * charges. A column stays unknown, and is asked about, if one of its cells is no amount in the currency of its charge.
 */
export const joinMinimums = (table: RateTable): RateTable =>
  table.columns.reduce((whole: RateTable, _, index) => {
    const minimum = findMinimum(whole.columns, index);
    const lines = minimum === null ? null : joinLines(whole, minimum);
    if (lines === null) return whole;
    const columns = whole.columns.map(
      (one, at): NamedColumn => (at === index ? { ...one, column: { kind: "ignored" } } : one),
    );
    return { ...whole, columns, lines };
  }, table);
