import { isField } from "./column-meanings.ts";
import { readKnownCharge } from "./charge-headers.ts";
import { toTextWords, toWholeText } from "./limiting-lines.ts";
import { normaliseHeader } from "./field-names.ts";
import type { SheetQuestion } from "#domain/rates";
import type { RateTable } from "./rate-table.ts";
import { isPartLoads } from "./remark-charges.ts";
import type { TableLine } from "./read-table.ts";
import { noteAdder, type OpenNotes } from "./sheet-notes.ts";
import { hasNamedAmount } from "./unheaded-amounts.ts";

/** `All rates less 5 %`, `prices in thousands`, `USD hundreds`, `rates per 2 x 20'`. */
const CHANGES_ALL =
  /\b(?:LESS|MINUS|DISCOUNT|REBATE|COMMISSION|MARK ?UP|PLUS|ADD|INCREASED?)\b.*\d ?%|\+ ?\d+(?:[.,]\d+)? ?%|\d ?% (?:DISCOUNT|REBATE|COMMISSION|INCREASE)|\b(?:HUNDREDS?|THOUSANDS?)\b|'000|\b000'?S\b|\b(?:PER|FOR) [2-9] ?[X×] ?(?:20|40|45)\b/;
const ADDS =
  /^[*•\s]*(?:PLUS|ADD|\+)|\b(?:PLUS|EXTRA|ADDITIONAL|SUBJECT TO|EXCL\w*|NOT INCL\w*|ON TOP|APPLICABLE|TO BE ADDED|ZZGL|ZUZ(?:Ü|UE)GLICH|EXKL|HORS|EN SUS|NON COMPRIS)\b|\+ ?[A-Z]/;
const BEFORE_AMOUNT = /^[*•\d).\s-]*([A-Z][A-Z /&().-]*?)[ :=-]*(?:[A-Z]{3}|US\$|[$€£₹]|RS\.?) ?\d/;
/* `+50 BAF`, `+ BAF 50`: an amount in the currency of the line. */
const BARE_AMOUNT = /\+ ?(?:\d[\d.,]* ?([A-Z][A-Z ]*)|([A-Z][A-Z ]*?) ?\d)/;
const RATIO = /\b1 ?(?:CBM|M3|W\/?M) ?[=:] ?([\d.,]+) ?KGS?\b/;

/** `PLUS BAF USD 120`, `THC AT ORIGIN: INR 8150 PER 20'`: an amount that no column has. */
const addsAmount = (words: string): boolean => {
  const [, charge, ahead = charge] = BARE_AMOUNT.exec(words) ?? [];
  if (ahead !== undefined && readKnownCharge(normaliseHeader(ahead)) !== null) return true;
  if (!hasNamedAmount(words)) return false;
  const [, name] = BEFORE_AMOUNT.exec(words) ?? [];
  return ADDS.test(words) || (name !== undefined && readKnownCharge(normaliseHeader(name)) !== null);
};

const statesRatio = (words: string, { columns }: RateTable): boolean => {
  const [, kilograms] = RATIO.exec(words) ?? [];
  const isKnown = columns.some(({ column }) => column.kind === "field" && column.field === "W/M RATIO");
  return kilograms !== undefined && !isKnown && kilograms.replaceAll(/[.,]/g, "") !== "1000";
};

/** Whether a text may change prices, in capitals: `PLUS BAF USD 120`, `ALL RATES LESS 5 %`. */
const changesPrice = (words: string): boolean => CHANGES_ALL.test(words) || addsAmount(words);

/** The texts of lines without a table that may change prices elsewhere. */
export const findChangingTexts = (lines: readonly TableLine[]): readonly TableLine[] =>
  lines.filter((line) => changesPrice(toWholeText(line).toUpperCase()));

interface RemarkQuestion {
  /** The answer on the command line. */
  readonly say: string;
  readonly asks?: SheetQuestion;
}

/* A charge of part loads belongs to a part of the journey, which a remark does not state. */
const NO_CHARGE: RemarkQuestion = { say: "" };

const askRemark = (table: RateTable, text: string): RemarkQuestion =>
  isPartLoads(table)
    ? NO_CHARGE
    : { say: `say --remark "${text}=WAR RISK USD 50/TEU" (or /container, /BL), `, asks: { topic: "remark", text } };

/** Asks about remarks that change the price of their lines, each text once. */
const askChangingRemarks = (table: RateTable, notes: OpenNotes): void => {
  const { tab, columns, lines, ignoredTexts } = table;
  const places = new Map<string, { readonly line: number; readonly column: number; count: number }>();
  columns.forEach((named, column) => {
    if (!isField(named.column, "REMARKS")) return;
    for (const { line, cells } of lines) {
      const remark = cells[column] ?? "";
      const place = places.get(remark);
      if (place !== undefined) place.count += 1;
      else if (changesPrice(remark.toUpperCase()) && ignoredTexts?.has(normaliseHeader(remark)) !== true)
        places.set(remark, { line, column, count: 1 });
    }
  });
  for (const [remark, { line, column, count }] of places) {
    const [of, include] = count === 1 ? ["the line", "price includes"] : [`${count} lines`, "prices include"];
    const { say, asks } = askRemark(table, remark);
    const sentence = `"${remark}" may change the price of ${of}. Write it into a column of its own, ${say}or say --ignore "${remark}" if the ${include} it.`;
    noteAdder(notes, tab, line)("problems", "amount", column, sentence, asks);
  }
};

/** Asks about titles, notes and remarks that change amounts or add some to them. */
export const askChangedPrices = (table: RateTable, notes: OpenNotes): void => {
  askChangingRemarks(table, notes);
  for (const text of table.texts) {
    const written = toTextWords(text);
    const words = toWholeText(text).toUpperCase();
    const column = text.comment ?? null;
    const add = noteAdder(notes, table.tab, text.line);
    if (changesPrice(words)) {
      const { say, asks } = text.comment === undefined ? askRemark(table, written) : NO_CHARGE;
      const sentence = `"${written}" may change the prices of the table. Write it into the cells or a column, ${say}or say --ignore "${written}" if they include it.`;
      add("problems", "amount", column, sentence, asks);
    } else if (statesRatio(words, table))
      add(
        "problems",
        "amount",
        column,
        `"${written}" states how weight and volume are counted, and no column does. Write it into a column W/M RATIO, or say --ignore "${written}".`,
      );
  }
};
