import { type AmountCell, findCurrencyBySign, readAmountCell } from "#domain/charges";
import { getMinorDigits, isCurrencyCode } from "#domain/money";
import { type AmountRules, findAmbiguousFigure, readLoneFigure, roundAmount, settleDecimals } from "./amount-text.ts";
import type { ChargeHeader } from "./charge-headers.ts";
import { chargeName, type Column, type NamedColumn } from "./column-headers.ts";
import type { RateTable } from "./rate-table.ts";
import type { TableLine } from "./read-table.ts";
import { type CellIssue, UNREADABLE_CELL } from "./shown-text.ts";
import type { AddNote, NoteKind } from "./sheet-notes.ts";

interface CellNote {
  readonly severity: "problem" | "remark";
  readonly kind: NoteKind;
  readonly sentence: string;
}

interface ChargeCell {
  readonly text: string;
  readonly cell: AmountCell;
  readonly note: CellNote | null;
}

const problem = (kind: NoteKind, sentence: string): CellNote => ({ severity: "problem", kind, sentence });

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

const isMoney = (cell: AmountCell): cell is Extract<AmountCell, { readonly kind: "amount" }> => cell.kind === "amount";

/** Signs of several currencies next to a figure, but not in `US$`. */
const SEVERAL_CURRENCIES = /(?<![A-Za-z])(?:\$|¥|RS\b\.?(?= ?\d)) ?/i;

const EXAMPLES: ReadonlyMap<string, string> = new Map(
  "$=USD DOLLAR=USD DOLLARS=USD RS=INR RUPEE=INR RUPEES=INR DIRHAM=AED DIRHAMS=AED DHS=AED POUND=GBP POUNDS=GBP FRANC=CHF FRANCS=CHF RIYAL=SAR RIYALS=SAR PESO=MXN PESOS=MXN"
    .split(" ")
    .map((pair) => [pair.split("=")[0] ?? "", pair.split("=")[1] ?? ""]),
);

/** What signs of one currency usually mean; it is asked nevertheless. */
const USUAL_CURRENCIES: ReadonlyMap<string, string> = new Map(
  "A$=AUD C$=CAD CA$=CAD HK$=HKD NZ$=NZD S$=SGD R$=BRL SFR=CHF FR=CHF ZŁ=PLN ₩=KRW ₺=TRY ₽=RUB ฿=THB ₫=VND ₱=PHP RM=MYR RP=IDR KČ=CZK FT=HUF"
    .split(" ")
    .map((pair) => [pair.split("=")[0] ?? "", pair.split("=")[1] ?? ""]),
);

/** A sign as it is declared: `$`, `¥` or `RS`. */
export const toSign = (written: string): string => written.trim().toUpperCase().replace(/\.$/, "");

export type CurrencySigns = ReadonlyMap<string, string>;

/** Puts the code in the place of a sign that staff have declared, such as `kr`. */
const withDeclaredSign = (written: string, signs: CurrencySigns): string => {
  const word = readLoneFigure(written)?.word ?? null;
  const code = word === null ? undefined : signs.get(toSign(word));
  return word === null || code === undefined
    ? written
    : written.replace(word, ` ${code} `).replaceAll(/ +/g, " ").trim();
};

/** A cell with the code in the place of a sign; `unclear` is the sign whose currency is not stated. */
const withCodes = (
  written: string,
  own: string | null,
  signs: CurrencySigns,
): { readonly text: string; readonly unclear: string | null } => {
  const sign = SEVERAL_CURRENCIES.exec(written)?.[0];
  if (sign === undefined) return { text: written, unclear: null };
  const code = signs.get(toSign(sign)) ?? findCurrencyBySign(toSign(sign), own);
  if (code !== null) return withCodes(written.replace(sign, `${code} `).trim(), own, signs);
  return { text: written, unclear: isMoney(readAmountCell(written.replace(sign, "USD "), null)) ? sign.trim() : null };
};

const isCurrencyWord = (word: string): boolean =>
  isCurrencyCode(word.toUpperCase()) || /^(?:US\$|[$€£¥₹]|RS\.?)$/i.test(word);

/** Words that other countries write money with; `1.2k` and `15OO` have none. */
const isLikeCurrency = (word: string): boolean =>
  /\p{Sc}/u.test(word) ||
  USUAL_CURRENCIES.has(toSign(word)) ||
  /^(?:KR|DKK?R|NKR|SKR|DHS?|BS|L|LEI|DIN|QR|SR|BD|KD|OR)$/i.test(toSign(word));

/** `1250*`, `EUR 25/TEU` and `USD 100-150`, but not `AT COST` or `AS PER TARIFF 2026`. */
const startsWithAmount = (written: string): boolean => {
  const [, word] = /^([^\d\s]{0,4}) ?\d/.exec(written) ?? [];
  return word !== undefined && (word === "" || isCurrencyWord(word));
};

/** Why a cell that looks like an amount is none; other texts are kept as written. */
const unreadableNote = (label: string, written: string, currency: string | null): CellNote => {
  const code = unknownCurrency(written);
  if (code !== null) return problem("currency", `${label} "${written}": ${code} is not a currency (ISO 4217).`);
  const figure = findAmbiguousFigure(written, currency ?? "USD");
  if (figure !== null) {
    const sentence = `${label} "${written}" can be ${figure.replace(/[.,]/, "")} or ${figure.replace(",", ".")}. Say --decimal comma or --decimal point.`;
    return problem("amount", sentence);
  }
  const alone = readLoneFigure(written);
  if (alone === null) {
    if (startsWithAmount(written)) {
      const sentence = `${label} "${written}" has a figure that cannot be read for certain. Write a plain figure such as 1,200.50, or words without a figure if it is not part of the price.`;
      return problem("amount", sentence);
    }
    const sentence = `${label} "${written}" is kept as written and has no price.`;
    return { severity: "remark", kind: "amount", sentence };
  }
  return alone.word === null || isCurrencyWord(alone.word) || !isLikeCurrency(alone.word)
    ? problem("amount", `${label} "${written}" cannot be read. Write a plain figure such as 1,200.50.`)
    : problem(
        "currency",
        `${label} "${written}": "${alone.word}" is no currency that is known. Write its code, or say --currency-sign "${alone.word}=${USUAL_CURRENCIES.get(toSign(alone.word)) ?? "USD"}" with the currency that it means.`,
      );
};

const toRemark = (sentence: string): CellNote => ({ severity: "remark", kind: "amount", sentence });

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

const toNote = (
  written: string,
  cell: AmountCell,
  { label, isFreight }: ChargeHeader,
  currency: string | null,
  rules: AmountRules,
): CellNote | null => {
  if (written === UNREADABLE_CELL) return null;
  if (cell.kind === "unreadable") return unreadableNote(label, written, currency);
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

const SIZE_UNITS: Readonly<Record<string, string>> = {
  TEU: "a container of 40 feet is two. Write the price of each size in a column of its own.",
  FEU: "a container of 20 feet is half of one. Write the price of each size in a column of its own.",
};

const countedBySize = (label: string, written: string, unit: string): CellNote =>
  problem("amount", `${label} "${written}" is per ${unit}, and ${SIZE_UNITS[unit] ?? ""}`);

/** A bare figure below 1 in a column of surcharges: `0.05` is five per cent in many sheets. */
const belowOne = (
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
const mixedCurrencies = (
  { label, currency, cellCurrencies = [] }: ChargeHeader,
  written: string,
  own: string,
): CellNote | null => {
  const other = cellCurrencies.find((code) => code !== own);
  if (currency !== null || other === undefined) return null;
  const answer = (code: string): string => `--column-currency "${label}=${code}"`;
  return problem(
    "currency",
    `${label} "${written}" has no currency of its own, and other cells of the column are in ${other}. Say ${answer(other)} or ${answer(own)}.`,
  );
};

/** `Refund 5` as `-5`. */
const toRebate = (written: string): string => {
  const [, amount] = /^(?:REFUND|REBATE|CREDIT)\b[ :.]*([^-]*\d.*)$/i.exec(written) ?? [];
  return amount === undefined ? written : amount.replace(/\d/, "-$&");
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

const unclearSign = (label: string, written: string, unclear: string): CellNote => {
  const sign = toSign(unclear);
  if (sign.includes(" ") || sign.includes("/"))
    return problem(
      "currency",
      `${label} "${written}" is below "${unclear}", which names several currencies. Say --column-currency "${label}=USD" with the currency that it means.`,
    );
  const sentence = `${label} "${written}": ${unclear} stands for several currencies. Write the code, or say --currency-sign "${sign}=${EXAMPLES.get(sign) ?? "JPY"}".`;
  return problem("currency", sentence);
};

const noCurrency = ({ label, besideCurrency }: ChargeHeader, written: string): CellNote =>
  problem(
    "currency",
    besideCurrency === undefined
      ? `${label} "${written}" has no currency. Write "USD ${written}", add a column CURRENCY, or say --currency USD.`
      : `${label} "${written}" is beside a heading in ${besideCurrency}, which may not cover it. Say --column-currency "${label}=${isCurrencyCode(besideCurrency) ? besideCurrency : (EXAMPLES.get(besideCurrency) ?? "USD")}", or the currency that is meant.`,
  );

/** The currency of a column's bare figures; `unclear` is a sign in its header whose currency is not stated. */
const columnCurrency = (
  { currency, sign, besideCurrency }: ChargeHeader,
  own: string | null,
  signs: CurrencySigns,
): { readonly currency: string | null; readonly unclear: string | null } => {
  if (currency !== null) return { currency, unclear: null };
  if (besideCurrency !== undefined) return { currency: null, unclear: null };
  if (sign === undefined) return { currency: own, unclear: null };
  const code = signs.get(toSign(sign)) ?? findCurrencyBySign(toSign(sign), own);
  return { currency: code, unclear: code === null ? sign : null };
};

/** Reads a charge cell; `own` is the currency of bare figures in its line, null where none is stated. */
const readChargeCell = (written: string, header: ChargeHeader, own: string | null, rules: AmountRules): ChargeCell => {
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
  const based = withBase(exact, readAmountCell(exact, "USD"), header);
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

type ChargeColumn = Extract<Column, { readonly kind: "charge" }>;

/** A charge cell as it is read; equal cells of a column with the same currency share one. */
export interface LineCharge {
  readonly header: ChargeColumn;
  readonly column: number;
  readonly text: string;
  /** The charge as members of a JSON object, one for each size that it is for. */
  readonly json: string;
  readonly cell: AmountCell;
  readonly note: CellNote | null;
}

const cachedReader = (
  header: ChargeColumn,
  column: number,
  rules: AmountRules,
): ((written: string, own: string | null) => LineCharge) => {
  const cache = new Map<string, LineCharge>();
  return (written, own) => {
    const key = `${own ?? ""} ${written}`;
    const known = cache.get(key);
    if (known !== undefined) return known;
    const read = readChargeCell(written, header, own, rules);
    const json = [header.label, ...(header.otherLabels ?? [])]
      .map((label) => `${JSON.stringify(label)}:${JSON.stringify(read.text)}`)
      .join(",");
    const charge = { ...read, header, column, json };
    cache.set(key, charge);
    return charge;
  };
};

const addIssue = (issue: CellIssue, { header, text }: LineCharge, add: (note: CellNote) => void): void => {
  if (issue.kind === "problem") add(problem("amount", `${header.label} ${issue.sentence}`));
  else add(toRemark(`${header.label} ${issue.value} is shown as "${text}", and the shown amount counts.`));
};

const noFreightRemedy = ({ isLcl, allowsZero }: AmountRules): string =>
  isLcl
    ? `Write the price, or 0 ${allowsZero ? "" : "and --allow-zero "}if nothing is charged, or remove the line.`
    : "Write the price, or remove the line.";

const NAMES_CURRENCY = /[A-Z$€£₹¥]/i;

/** The currencies that cells of a column name themselves. */
const findCellCurrencies = (lines: readonly TableLine[], index: number): readonly string[] => {
  const texts = new Set(lines.map(({ cells }) => cells[index] ?? "").filter((text) => NAMES_CURRENCY.test(text)));
  return [
    ...new Set(
      [...texts].flatMap((text) => {
        const cell = readAmountCell(text, null);
        return isMoney(cell) ? [cell.unit.currency] : [];
      }),
    ),
  ];
};

/** The bases of percentages that a table prices: its charges, groups of them, and the freight. */
const isPricedBase = (of: string, columns: readonly NamedColumn[]): boolean =>
  /\bFREIGHT\b|\bCHARGES$/.test(of) ||
  columns.some(({ column }) => column.kind === "charge" && chargeName(column) === of);

export const chargeReader = (
  { columns, lines }: Pick<RateTable, "columns" | "lines">,
  rules: AmountRules,
): ((line: TableLine, own: string | null, add: AddNote) => readonly LineCharge[]) => {
  const readers = columns.flatMap(({ column }, index) =>
    column.kind === "charge"
      ? [
          {
            index,
            read: cachedReader({ ...column, cellCurrencies: findCellCurrencies(lines, index) }, index, rules),
          },
        ]
      : [],
  );
  return (line, own, add) => {
    const charges: LineCharge[] = [];
    for (const { index, read } of readers) {
      const written = line.cells[index] ?? "";
      if (written === "") continue;
      const charge = read(written, own);
      charges.push(charge);
      const addNote = ({ severity, kind, sentence }: CellNote): void =>
        add(severity === "problem" ? "problems" : "remarks", kind, index, sentence);
      const issue = line.issues?.get(index);
      if (issue !== undefined) addIssue(issue, charge, addNote);
      if (charge.note !== null) addNote(charge.note);
      const { cell, header } = charge;
      if (cell.kind === "percent" && cell.of !== "" && !isPricedBase(cell.of, columns))
        addNote(
          problem(
            "amount",
            `${header.label} "${written}" is a percentage of ${cell.of}, which this sheet does not price. Write the amount.`,
          ),
        );
    }
    if (!charges.some(({ header, cell }) => header.isFreight && cell.kind !== "not-quoted"))
      add("problems", "freight", null, `no OCEAN FREIGHT is stated. ${noFreightRemedy(rules)}`);
    return charges;
  };
};
