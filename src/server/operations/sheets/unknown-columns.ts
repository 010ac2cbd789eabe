import type { EquipmentCode } from "#domain/containers";
import { isCurrencyCode } from "#domain/money";
import { readKnownCharge } from "./charge-headers.ts";
import type { RecogniseHeader } from "./column-headers.ts";
import { isText } from "./column-meanings.ts";
import { readDateCell } from "./date-cells.ts";
import { normaliseHeader } from "./field-names.ts";
import type { RateTable } from "./rate-table.ts";
import type { SheetNote } from "./sheet-notes.ts";
import { readSheetSize } from "./sheet-sizes.ts";

const SAMPLES = 2;

/** The size in `MSC 20GP`, whose other words limit the price; null where no word is one, or all are. */
const findKnownSize = (header: string): EquipmentCode | null => {
  const words = normaliseHeader(header).split(" ");
  const size = words.find((word) => /[A-Z]/.test(word) && readSheetSize(word) !== null);
  if (size === undefined || words.length < 2) return null;
  if (/\b(?:REEFERS?|RF)\b/.test(header.toUpperCase())) return size.startsWith("20") ? "20RE" : "40RH";
  return readSheetSize(size);
};

/** The option for a header with a size in another spelling, such as `PC20` or `THC 40HDRY`; null without one. */
export const sizeRemedy = (header: string): string | null => {
  if (OTHER_KIND.test(header)) return null;
  if (findKnownSize(header) !== null) return null;
  const found = [
    ...header.matchAll(/(?<![\dA-Z])[A-Z]{0,4}(20|40|45)(?!\d)[A-Z']{0,8}/gi),
    ...header.matchAll(/^[A-Z]{1,4} (20|40|45)[A-Z']{0,8}$/gi),
  ].find(([size]) => readSheetSize(normaliseHeader(size)) === null && readKnownCharge(normaliseHeader(size)) === null);
  const [written, feet] = found ?? [];
  if (written === undefined) return null;
  const isReefer = /^R[EFH]?\d|R[EFH]$/i.test(written);
  const reefer = feet === "20" ? "20RE" : "40RH";
  const dry = feet === "20" ? "20GP" : feet === "45" ? "45HC" : /H/i.test(written) ? "40HC" : "40GP";
  return `--size "${written.trim()}=${isReefer ? reefer : dry}"`;
};

const isChargeName = (cell: string, recognise: RecogniseHeader): boolean => {
  const column = recognise(cell);
  return column.kind === "charge" && column.equipment === null;
};

const TYPE_OF_CONTAINER =
  /^(?:DRY|HC|HQ|GP|DV|DC|ST|STD|STANDARD|REEFER|RF|RH|HIGH ?CUBE|OT|OPEN ?TOP|FR|FLAT ?RACK|TANK|GENERAL PURPOSE)$/i;

const isLocode = (cell: string): boolean => /^[A-Z]{2} ?[A-Z2-9]{3}$/.test(cell);

const isDate = (cell: string): boolean =>
  !/^\d+(?:\.\d+)?$/.test(cell) && readDateCell(cell, "day-first").kind === "date";

const isName = (cell: string): boolean => !/\d/.test(cell);

/** The fields that the cells of an unknown column can be, by what is written in them. */
const listFields = (header: string, cells: readonly string[]): readonly string[] => {
  if (cells.every((cell) => TYPE_OF_CONTAINER.test(cell))) return ["EQUIPMENT TYPE"];
  if (cells.every((cell) => isCurrencyCode(cell))) return ["CURRENCY"];
  if (cells.every(isDate)) return ["VALID FROM", "VALID TILL"];
  return (/\bPORT\b/i.test(header) && cells.every(isName)) || cells.every(isLocode)
    ? ["PORT OF LOADING", "PORT OF DISCHARGE"]
    : [];
};

/** Open tops, flat racks, tanks and the like, which are not quoted. */
const OTHER_KIND = /(?<![\dA-Z])(?:20|40|45)'? ?(?:OT|OPEN|FR|FLAT|TK|TANK|PW|PF|BULK|SOC|NOR)(?![A-Z]{3})/i;

/** Columns beside the prices that are no charge: sums, other states of a price, and what is earned with it. */
const NO_CHARGE =
  /\b(?:TOTALS?|SUM|SUMME|ALL[ -]?IN|GESAMT|BUY\w*|EINKAUF\w*|ACHAT|SELL\w*|COST|NET|NETTO|GROSS|BRUTTO|OLD|NEW|PREVIOUS|VAT|GST|TAX|STATUS|WEIGHT)\b/i;

const SELLING = /\b(?:SELL\w*|VERKAUF\w*|VENTE)\b/i;

/** What is put on a price or taken off it, which is no charge that a customer sees. */
const ON_PRICES = /\b(?:MARGIN|MARGE|PROFIT|MARK[ -]?UP|UPLIFT|DISCOUNT|RABATT|REMISE)\b/i;

const INCLUDED = /(?<!\bNOT )\bINCL/i;

/** `(from 15 Dec)`, `eff. 10 Dec`, `(USA only)`: a price of some days or lines. */
const LIMITED = /\b(?:FROM|AS OF|EFF(?:ECTIVE)?|UNTIL|TILL|AB|BIS)\b.*\d|\b(?:ONLY|EXCEPT|NUR)\b/i;

/** The charge that a heading begins with: `BAF` of `BAF (incl.)`. */
const toChargeOption = (header: string): string => {
  const [name = ""] =
    /^[^(]*?(?=[ (,-]*(?:\(|\b(?:INCL|FROM|AS OF|EFF|UNTIL|TILL|AB|BIS|ONLY|EXCEPT|NUR)\b))/i.exec(header) ?? [];
  return readKnownCharge(normaliseHeader(name)) === null
    ? `--charge "${header}"`
    : `--charge "${header}=${name.trim()}"`;
};

const listAnswers = (header: string, cells: readonly string[], recognise: RecogniseHeader): readonly string[] => {
  const ignore = `--ignore "${header}"`;
  if (OTHER_KIND.test(header)) return [`${ignore}: this kind of container is not quoted`];
  if (ON_PRICES.test(header)) return [`${ignore} if the prices include it; otherwise add it to them first`];
  if (INCLUDED.test(header))
    return [`${ignore} if the prices include it,`, `${toChargeOption(header)} if it is added to them`];
  if (LIMITED.test(header)) return [`${toChargeOption(header)} if it applies to every line, on every day,`, ignore];
  const known = findKnownSize(header);
  if (known === null && SELLING.test(header))
    return [`--charge "${header}=OCEAN FREIGHT" if it is the freight`, ignore];
  if (NO_CHARGE.test(header) && !(known !== null && (SELLING.test(header) || /\bNEW\b/i.test(header))))
    return [`${ignore} if no price depends on it`];
  if (known !== null && !OTHER_KIND.test(header))
    return [`--charge "${header}=OCEAN FREIGHT ${known}" if it is the freight`, ignore];
  const size = sizeRemedy(header);
  if (size !== null) return [size, ignore];
  const fields = listFields(header, cells);
  if (fields.length > 0) return [...fields.map((field) => `--field "${header}=${field}"`), ignore];
  const charge = `--charge "${header}"`;
  if (/\bMIN(?:IMUM)?\b/i.test(header) && cells.every((cell) => /^\d[\d.,]* ?(?:CBM|M3|W ?\/? ?M|R\/?T)$/i.test(cell)))
    return [`--field "${header}=W/M MINIMUM"`, ignore];
  if (/\bMIN(?:IMUM)?\b/i.test(header))
    return [
      `--field "${header}=W/M MINIMUM" if it is a measure`,
      `write it behind the price (35/W/M MIN USD 50) and say ${ignore}`,
    ];
  if (cells.every((cell) => isChargeName(cell, recognise))) return [`--field "${header}=CHARGE NAME"`, ignore];
  return /\b(?:FREIGHT|FRT|RATE)\b/i.test(header)
    ? [charge, `--charge "${header}=OCEAN FREIGHT"`, ignore]
    : [charge, ignore];
};

const orText = (texts: readonly string[]): string =>
  texts.length < 2 ? texts.join("") : `${texts.slice(0, -1).join(", ")} or ${texts.at(-1) ?? ""}`;

export const findUnknownHeaders = (
  { tab, headLine, columns, lines }: RateTable,
  recognise: RecogniseHeader,
): readonly SheetNote[] =>
  columns.flatMap(({ header, column }, index) => {
    if (column.kind !== "unknown") return [];
    const cells: string[] = [];
    for (const line of lines) {
      const cell = line.cells[index];
      if (isText(cell) && !cells.includes(cell)) cells.push(cell);
      if (cells.length === SAMPLES) break;
    }
    if (cells.length === 0) return [];
    const samples = cells.map((cell) => `"${cell.slice(0, 60)}"`).join(", ");
    return [
      {
        tab,
        line: headLine,
        column: index,
        kind: "column",
        sentence: `the column "${header}" is not known (${samples}). Say ${orText(listAnswers(header, cells, recognise))}.`,
      },
    ];
  });
