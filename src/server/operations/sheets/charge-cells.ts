import { type AmountCell, readAmountCell } from "#domain/charges";
import {
  type CellNote,
  belowOne,
  countedBySize,
  mixedCurrencies,
  noCurrency,
  problem,
  toNote,
  toRemark,
  unclearSign,
} from "./amount-notes.ts";
import { type AmountRules, roundAmount, settleDecimals } from "./amount-text.ts";
import type { ChargeHeader } from "./charge-headers.ts";
import { columnCurrency, isMoney, withCodes, withDeclaredSign } from "./currency-signs.ts";
import { UNREADABLE_CELL } from "./shown-text.ts";

interface ChargeCell {
  readonly text: string;
  readonly cell: AmountCell;
  readonly note: CellNote | null;
}

const PLAIN_FIGURE = /^\d+(?:[.,]\d+)?$/;

/** The freight as the base of a percentage: `5% OF OF`. */
const FREIGHT_BASE = /(?<=% ?(?:OF|ON) )(?:O\/?F|OFR|OFT|BOF|FRT|BASIC|BASE RATE)\b/i;

const withBase = (written: string, cell: AmountCell, { percentOf, isPercent }: ChargeHeader): string => {
  const isShare = (percentOf !== null || isPercent === true) && PLAIN_FIGURE.test(written);
  const share = isShare ? `${written}%` : written;
  if (percentOf === null) return share.replace(FREIGHT_BASE, "OCEAN FREIGHT");
  const based = isShare || (cell.kind === "percent" && cell.of === "") ? `${share} ${percentOf}` : share;
  return based.replace(FREIGHT_BASE, "OCEAN FREIGHT");
};

/** `Refund 5` as `-5`. */
const toRebate = (written: string): string => {
  const [, amount] = /^(?:REFUND|REBATE|CREDIT)\b[ :.]*([^-]*\d.*)$/i.exec(written) ?? [];
  return amount === undefined ? written : amount.replace(/\d/, "-$&");
};

/** `35 min 50` below `FREIGHT W/M` as `35/W/M min 50`: the unit decides what the minimum is. */
const withUnit = (written: string, unit: string): string => {
  const read = readAmountCell(written, "USD");
  return isMoney(read) && read.per === null && read.minimum !== null
    ? written.replace(/[(,]? ?\bMIN/i, (least) => `${unit} ${least.trimStart()}`)
    : written;
};

/** A cell with a figure that its currency can have, and the note on what was rounded. */
const withMinorDigits = (
  text: string,
  label: string,
  own: string | null,
): { readonly text: string; readonly note: CellNote | null } => {
  const found = roundAmount(text, own);
  if (found === null) return { text, note: null };
  const { figure, rounded, currency } = found;
  if (rounded === null) {
    const sentence = `${label} "${text}" has more decimals than ${currency} has. Write the price of a larger unit.`;
    return { text, note: problem("amount", sentence) };
  }
  return {
    text: text.replace(figure, rounded),
    note: toRemark(`${label} ${Number(figure)} is rounded to ${rounded}.`),
  };
};

/** Reads a charge cell; `own` is the currency of bare figures in its line, null where none is stated. */
export const readChargeCell = (
  written: string,
  header: ChargeHeader,
  own: string | null,
  rules: AmountRules,
): ChargeCell => {
  const { label } = header;
  const { currency, unclear: headerSign } = columnCurrency(header, own, rules.signs);
  const settled = settleDecimals(withDeclaredSign(toRebate(written), rules.signs), rules.decimal);
  const { text: coded, unclear: cellSign } = withCodes(settled, currency, rules.signs);
  const refused = (note: CellNote): ChargeCell => ({
    text: written,
    cell: { kind: "unreadable", text: written },
    note: written === UNREADABLE_CELL ? null : note,
  });
  if (/\d[^\S\n]*\n\s*\d/.test(written)) {
    const shown = written.replaceAll(/\s*\n\s*/g, " / ");
    return refused(problem("amount", `${label} "${shown}" has several figures. Write one price in each cell.`));
  }
  if (cellSign !== null) return refused(unclearSign(label, written, cellSign));
  const { text: exact, note: rounding } = withMinorDigits(coded, label, currency ?? "USD");
  const based = withBase(
    header.labelUnit === undefined ? exact : withUnit(exact, header.labelUnit),
    readAmountCell(exact, "USD"),
    header,
  );
  if (header.sizeUnit !== undefined && isMoney(readAmountCell(based, "USD")))
    return refused(countedBySize(label, written, header.sizeUnit));
  const isBare = !isMoney(readAmountCell(based, null)) && isMoney(readAmountCell(based, "USD"));
  if (isBare && headerSign !== null) return refused(unclearSign(label, written, headerSign));
  if (isBare && currency === null) return refused(noCurrency(header, written));
  const open =
    isBare && currency !== null
      ? (mixedCurrencies(header, written, currency) ?? belowOne(header, written, currency, rules.isLcl))
      : null;
  if (open !== null) return refused(open);
  const stated = currency !== null && currency !== own ? currency : header.currency;
  const prefix = isBare && stated !== null ? `${stated} ` : "";
  const read = readAmountCell(based, currency);
  const suffix = isMoney(read) && read.per === null && header.unit !== null ? header.unit : "";
  const text = `${prefix}${based}${suffix}`;
  const cell = readAmountCell(text, currency);
  const shown = cell.kind === "percent" && based !== exact ? based : written;
  return { text, cell, note: rounding ?? toNote(shown, cell, header, currency, rules) };
};
