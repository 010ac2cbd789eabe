import type { AmountCell } from "#domain/charges";
import { getMinorDigits, isCurrencyCode } from "#domain/money";
import type { QuestionTopic, SheetQuestion } from "#domain/rates";
import { type AmountRules, findAmbiguousFigure, readLoneFigure } from "./amount-text.ts";
import type { ChargeHeader } from "./charge-headers.ts";
import { EXAMPLES, USUAL_CURRENCIES, isCurrencyWord, isLikeCurrency, isMoney, toSign } from "./currency-signs.ts";
import type { NoteKind } from "./sheet-notes.ts";
import { UNREADABLE_CELL } from "./shown-text.ts";

export interface CellNote {
  readonly severity: "problem" | "remark";
  readonly kind: NoteKind;
  readonly sentence: string;
  readonly asks?: SheetQuestion;
}

const question = (kind: NoteKind, sentence: string, topic: QuestionTopic, text: string | null = null): CellNote => ({
  severity: "problem",
  kind,
  sentence,
  asks: { topic, text },
});

export const problem = (kind: NoteKind, sentence: string): CellNote => ({ severity: "problem", kind, sentence });

const UNKNOWN_CURRENCY = /^([A-Z]{3}) ?\d|\d ([A-Z]{3})$/;

const NO_CURRENCY = new Set([
  "CBM",
  "KGS",
  "KGM",
  "TON",
  "MIN",
  "MAX",
  "INC",
  "SET",
  "DOC",
  "BOX",
  "CTR",
  "CNT",
  "BLS",
  "TEU",
  "FEU",
  "DAY",
]);

const unknownCurrency = (cell: string): string | null => {
  const [, before, after] = UNKNOWN_CURRENCY.exec(cell.toUpperCase()) ?? [];
  const code = before ?? after;
  return code === undefined || isCurrencyCode(code) || NO_CURRENCY.has(code) ? null : code;
};

/** `1250*`, `EUR 25/TEU` and `USD 100-150`, but not `AT COST` or `AS PER TARIFF 2026`. */
const startsWithAmount = (written: string): boolean => {
  const [, word] = /^([^\d\s]{0,4}) ?\d/.exec(written) ?? [];
  return word !== undefined && (word === "" || isCurrencyWord(word));
};

/** `on request`, `TBA`, `No service`: what sheets write instead of a freight that they do not state. */
const NO_FREIGHT =
  /\b(?:REQUEST\w*|TB[ACDN]|T\.B\.[ACDN]|P\.?O\.?A|RFQ|ENQUIR\w*|INQUIR\w*|QUOT\w*|ASK|CALL|CONTACT|CHECK|ADVISED?|CASE|APPLICATION|COST|TARIFF|NO|NOT|NONE|SOLD|FULL|CLOSED|SUSPENDED|UNAVAILABLE|ANFRAGE|DEMANDE)\b/i;

/** Why a cell that looks like an amount, or a freight, is none; other texts are kept as written. */
const unreadableNote = (
  { label, isFreight }: Pick<ChargeHeader, "label" | "isFreight">,
  written: string,
  currency: string | null,
): CellNote => {
  const code = unknownCurrency(written);
  if (code !== null) return problem("currency", `${label} "${written}": ${code} is not a currency (ISO 4217).`);
  const figure = findAmbiguousFigure(written, currency ?? "USD");
  if (figure !== null) {
    const sentence = `${label} "${written}" can be ${figure.replace(/[.,]/, "")} or ${figure.replace(",", ".")}. Say --decimal comma or --decimal point.`;
    return question("amount", sentence, "decimal");
  }
  const alone = readLoneFigure(written);
  if (alone === null) {
    if (startsWithAmount(written)) {
      const sentence = `${label} "${written}" has a figure that cannot be read for certain. Write a plain figure such as 1,200.50, or words without a figure if it is not part of the price.`;
      return problem("amount", sentence);
    }
    if (isFreight && !NO_FREIGHT.test(written)) {
      const sentence = `${label} "${written}" is not a price. Write the price, "on request" if there is none, or remove the line.`;
      return problem("freight", sentence);
    }
    const sentence = `${label} "${written}" is kept as written and has no price.`;
    return { severity: "remark", kind: "amount", sentence };
  }
  return alone.word === null || isCurrencyWord(alone.word) || !isLikeCurrency(alone.word)
    ? problem("amount", `${label} "${written}" cannot be read. Write a plain figure such as 1,200.50.`)
    : question(
        "currency",
        `${label} "${written}": "${alone.word}" is no currency that is known. Write its code, or say --currency-sign "${alone.word}=${USUAL_CURRENCIES.get(toSign(alone.word)) ?? "USD"}" with the currency that it means.`,
        "sign",
        toSign(alone.word),
      );
};

export const toRemark = (sentence: string): CellNote => ({ severity: "remark", kind: "amount", sentence });

/** A freight below it may have lost a thousand, as `1.450` does. */
const LEAST_FREIGHT = 10;

const freightNote = (
  label: string,
  written: string,
  cell: AmountCell,
  { allowsZero, allowsNegative, isLcl }: AmountRules,
): CellNote | null => {
  const isNothing = cell.kind === "free" || (isMoney(cell) && cell.unit.minor === 0);
  const remedy = (option: string): string =>
    `Write the price, or ${isLcl ? `say ${option} if the tariff means it` : "remove the line"}.`;
  if (isNothing && !allowsZero) return problem("freight", `${label} "${written}" is zero. ${remedy("--allow-zero")}`);
  if (!isMoney(cell)) return null;
  if (cell.unit.minor < 0 && !allowsNegative)
    return problem("freight", `${label} "${written}" is negative. ${remedy("--allow-negative")}`);
  const isLow =
    !isLcl && cell.unit.minor > 0 && cell.unit.minor < LEAST_FREIGHT * 10 ** getMinorDigits(cell.unit.currency);
  return isLow
    ? toRemark(`${label} "${written}" is less than ${LEAST_FREIGHT}, for a container. Check the figure.`)
    : null;
};

const perContainer = (label: string, written: string, isFreight: boolean): CellNote =>
  isFreight
    ? problem(
        "freight",
        `${label} "${written}" is per container, which a part load has none of. Write the price per W/M, CBM or TON.`,
      )
    : toRemark(`${label} "${written}" is per container, so a part load has no price for it.`);

export const toNote = (
  written: string,
  cell: AmountCell,
  header: ChargeHeader,
  currency: string | null,
  rules: AmountRules,
): CellNote | null => {
  const { label, isFreight } = header;
  if (written === UNREADABLE_CELL) return null;
  if (rules.isLcl && isMoney(cell) && (cell.per === "container" || cell.equipment !== null))
    return perContainer(label, written, isFreight);
  if (rules.isLcl && isMoney(cell) && cell.minimum !== null && cell.per === null)
    return problem(
      "amount",
      `${label} "${written}" has a minimum and no unit. Write it like 35/W/M MIN USD 50 or 35/W/M MIN 1 CBM.`,
    );
  if (cell.kind === "unreadable") return unreadableNote(header, written, currency);
  if (cell.kind === "percent" && cell.of === "") {
    const sentence = `${label} "${written}" does not state of what, so it has no price. Write "${written} OF OCEAN FREIGHT" if it is of the freight.`;
    return isFreight
      ? problem("freight", `${label} "${written}" is a percentage. Write the price.`)
      : { severity: "remark", kind: "amount", sentence };
  }
  if (isFreight) return freightNote(label, written, cell, rules);
  return isMoney(cell) && cell.unit.minor < 0 && !rules.allowsNegative
    ? problem(
        "amount",
        `${label} "${written}" is negative. Take a rebate off the freight${rules.isLcl ? ", or say --allow-negative if the tariff means it" : ""}.`,
      )
    : null;
};

const SIZE_UNITS: Readonly<Record<string, string>> = {
  TEU: "a container of 40 feet is two. Write the price of each size in a column of its own.",
  FEU: "a container of 20 feet is half of one. Write the price of each size in a column of its own.",
};

export const countedBySize = (label: string, written: string, unit: string): CellNote =>
  problem("amount", `${label} "${written}" is per ${unit}, and ${SIZE_UNITS[unit] ?? ""}`);

/** A bare figure below 1 in a column of surcharges: `0.05` is five per cent in many sheets. */
export const belowOne = (
  { label, currency, isFreight }: ChargeHeader,
  written: string,
  own: string,
  isLcl: boolean,
): CellNote | null => {
  const value = Number(written);
  if (isLcl || isFreight || currency !== null || !(value > 0 && value < 1)) return null;
  const share = Number((value * 100).toFixed(4));
  return problem(
    "amount",
    `${label} "${written}" can be an amount or a share. Write "${own} ${written}", or "${share}% OF OCEAN FREIGHT".`,
  );
};

/** A bare figure in a column whose other cells name another currency. */
export const mixedCurrencies = (
  { label, currency, cellCurrencies = [] }: ChargeHeader,
  written: string,
  own: string,
): CellNote | null => {
  const other = cellCurrencies.find((code) => code !== own);
  if (currency !== null || other === undefined) return null;
  const answer = (code: string): string => `--column-currency "${label}=${code}"`;
  return question(
    "currency",
    `${label} "${written}" has no currency of its own, and other cells of the column are in ${other}. Say ${answer(other)} or ${answer(own)}.`,
    "column-currency",
    label,
  );
};

export const unclearSign = (label: string, written: string, unclear: string): CellNote => {
  const sign = toSign(unclear);
  if (sign.includes(" ") || sign.includes("/"))
    return question(
      "currency",
      `${label} "${written}" is below "${unclear}", which names several currencies. Say --column-currency "${label}=USD" with the currency that it means.`,
      "column-currency",
      label,
    );
  const sentence = `${label} "${written}": ${unclear} stands for several currencies. Write the code, or say --currency-sign "${sign}=${EXAMPLES.get(sign) ?? "JPY"}".`;
  return question("currency", sentence, "sign", sign);
};

export const noCurrency = ({ label, besideCurrency }: ChargeHeader, written: string): CellNote =>
  besideCurrency === undefined
    ? question(
        "currency",
        `${label} "${written}" has no currency. Write "USD ${written}", add a column CURRENCY, or say --currency USD.`,
        "currency",
      )
    : question(
        "currency",
        `${label} "${written}" is beside a heading in ${besideCurrency}, which may not cover it. Say --column-currency "${label}=${isCurrencyCode(besideCurrency) ? besideCurrency : (EXAMPLES.get(besideCurrency) ?? "USD")}", or the currency that is meant.`,
        "column-currency",
        label,
      );
