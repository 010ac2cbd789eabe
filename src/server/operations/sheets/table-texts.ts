import { findCurrencyBySign } from "#domain/charges";
import { isCurrencyCode } from "#domain/money";
import { withCurrencyCodes } from "./header-currency.ts";
import type { NamedColumn } from "./column-headers.ts";
import type { RateTable } from "./rate-table.ts";
import type { TableLine } from "./read-table.ts";
import { type AddNote, type OpenNotes, noteAdder } from "./sheet-notes.ts";

const CURRENCY_CODE = /(?<![A-Z])[A-Z]{3}(?![A-Z])/g;

const CURRENCY_SIGNS: readonly (readonly [sign: string, code: string])[] = [
  ["€", " EUR "],
  ["£", " GBP "],
  ["₹", " INR "],
];

const SEVERAL_COUNTRIES = /\b(rupee|dirham|dollar)s?\b/gi;

const USUAL: Readonly<Record<string, string>> = { RUPEE: "INR", DIRHAM: "AED", DOLLAR: "USD" };

/** The codes of currencies that a title names, by code, sign or name; `Rupees` are the stated ones where these are rupees. */
const listNamedCurrencies = (title: string, stated: string): readonly string[] => {
  const shared = [...title.matchAll(SEVERAL_COUNTRIES)].flatMap(([, name = ""]) => {
    const word = name.toUpperCase();
    return findCurrencyBySign(word, stated) ?? USUAL[word] ?? [];
  });
  const signs = CURRENCY_SIGNS.reduce((text, [sign, code]) => text.replaceAll(sign, code), title);
  return [...[...withCurrencyCodes(signs).matchAll(CURRENCY_CODE)].map(([code]) => code), ...shared];
};

const BARE_FIGURE = /^-?\d[\d.,]*$/;

const STATES_CURRENCY = /\b(?:rates?|prices?|freight|amounts?)\b[^.;]*\bin\b/i;

const isField = (named: NamedColumn | undefined, field: string): boolean =>
  named?.column.kind === "field" && named.column.field === field;

/** Asks about bare figures that would take the stated currency although a title or note of the table names another one. */
export const askOtherCurrencies = (
  { tab, tabName, columns, lines, texts }: RateTable,
  stated: string,
  notes: OpenNotes,
): void => {
  if (columns.some(({ column }) => column.kind === "field" && column.field === "CURRENCY")) return;
  const named = [
    ...texts.flatMap(({ line, cells }) =>
      listNamedCurrencies(cells.join(" "), stated).map((code) => ({ code, where: `line ${line}` })),
    ),
    ...listNamedCurrencies(tabName ?? "", stated).map((code) => ({ code, where: `the tab "${tabName ?? ""}"` })),
    ...lines.flatMap(({ line, cells }) =>
      cells.flatMap((cell, index) =>
        isField(columns[index], "REMARKS") && STATES_CURRENCY.test(cell)
          ? listNamedCurrencies(cell, stated).map((code) => ({ code, where: `line ${line}` }))
          : [],
      ),
    ),
  ];
  const other = named.find(({ code }) => code !== stated && code !== "ALL" && isCurrencyCode(code));
  if (other === undefined) return;
  for (const [index, { header, column }] of columns.entries()) {
    if (column.kind !== "charge" || column.currency !== null || column.besideCurrency !== undefined) continue;
    const bare = lines.find(({ cells }) => BARE_FIGURE.test(cells[index] ?? ""));
    if (bare === undefined || column.sign !== undefined) continue;
    const answer = (code: string): string => `--column-currency "${header}=${code}"`;
    const sentence = `"${bare.cells[index] ?? ""}" has no currency of its own, and ${other.where} names ${other.code}. Say ${answer(stated)} or ${answer(other.code)}.`;
    lineNoteAdder(notes, tab, bare)("problems", "currency", index, sentence, {
      topic: "column-currency",
      text: header,
    });
  }
};

const BY_TEU = /\b(?:RATES?|PRICES?|FREIGHTS?|TARIFF|ALL)\b[^.;\d]*(?:\bPER|\/) ?TEUS?\b/i;

/** Refuses a title that counts all prices by TEU, which the columns do not say. */
export const refuseTeu = ({ tab, texts }: RateTable, notes: OpenNotes): void => {
  for (const { line, cells } of texts) {
    const whole = [...new Set(cells.filter((cell) => cell !== ""))].join(" ");
    if (!BY_TEU.test(whole)) continue;
    const words = whole.slice(0, 120);
    const sentence = `"${words}" counts prices by TEU, and a container of 40 feet is two. Write the price of each size, and remove the sentence.`;
    noteAdder(notes, tab, line)("problems", "amount", null, sentence);
  }
};

export const lineNoteAdder = (notes: OpenNotes, tab: string | null, { line, origins }: TableLine): AddNote => {
  const add = noteAdder(notes, tab, line);
  if (origins === undefined) return add;
  return (severity, kind, column, sentence, asks) => {
    const origin = column === null ? undefined : origins.get(column);
    if (origin === undefined) add(severity, kind, column, sentence, asks);
    else noteAdder(notes, tab, origin.line)(severity, kind, origin.column, sentence, asks);
  };
};
