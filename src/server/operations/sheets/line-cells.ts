import { withCurrencyCodes } from "./charge-headers.ts";
import { err, ok, type Result } from "neverthrow";
import { findCurrencyBySign } from "#domain/charges";
import { FEE_COLUMNS, readSheetFees } from "#domain/rates";
import type { EquipmentCode } from "#domain/containers";
import { isCurrencyCode } from "#domain/money";
import { FREE_TIME_COLUMNS, readSheetFreeTime } from "#domain/rates";
import { readDays } from "#server/rate-sources/rate-sheets/sheet-dates.ts";
import type { AmountRules } from "./amount-text.ts";
import { toSign } from "./currency-signs.ts";
import type { ReadPlaceCell } from "./place-cell.ts";
import { PLACE_FIELDS } from "./field-names.ts";
import type { NamedColumn } from "./column-headers.ts";
import { checkHeader } from "./check-header.ts";
import { type RateTable } from "./rate-table.ts";
import type { TableLine } from "./read-table.ts";
import { readSizeAndType, type SheetSizes } from "./sheet-sizes.ts";
import { type AddNote, emptyNotes, noteAdder, type OpenNotes } from "./sheet-notes.ts";

export type FieldCells = ReadonlyMap<string, { readonly text: string; readonly column: number }>;

const HELPERS_OF: Readonly<Record<(typeof PLACE_FIELDS)[number], readonly [code: string, country: string]>> = {
  "PORT OF LOADING": ["LOADING CODE", "LOADING COUNTRY"],
  "PORT OF DISCHARGE": ["DISCHARGE CODE", "DISCHARGE COUNTRY"],
  "PLACE OF RECEIPT": ["", ""],
  "PLACE OF DELIVERY": ["", ""],
};

/** Reads the field cells of the lines below these columns; columns of the same field are joined. */
export const fieldReader = (columns: readonly NamedColumn[]): ((line: TableLine, add: AddNote) => FieldCells) => {
  const fields = columns.flatMap(({ column }, index) =>
    column.kind === "field" ? [{ field: column.field, index }] : [],
  );
  return (line, add) => {
    const cells = new Map<string, { readonly text: string; readonly column: number }>();
    for (const { field, index } of fields) {
      const text = line.cells[index] ?? "";
      if (text === "") continue;
      const issue = line.issues?.get(index);
      if (issue?.kind === "problem") add("problems", "amount", index, `${field} ${issue.sentence}`);
      const before = cells.get(field);
      cells.set(field, { text: before === undefined ? text : `${before.text}; ${text}`, column: index });
    }
    return cells;
  };
};

const aliasAnswer = (written: string, sentence: string): string =>
  `If ${JSON.stringify(written)} is the provider's own name, say --alias "${written}=${/\(([A-Z]{2}[A-Z2-9]{3})\)/.exec(sentence)?.[1] ?? "CODE"}" with its code.`;

type PlaceField = (typeof PLACE_FIELDS)[number];
type PlaceCodes = Readonly<Partial<Record<PlaceField, string>>>;

/** The columns are those that the cells were read by: an empty cell is named. */
export const readPlaces = (
  cells: FieldCells,
  findPlace: ReadPlaceCell,
  columns: readonly NamedColumn[],
  add: AddNote,
): PlaceCodes => {
  const codes: Partial<Record<PlaceField, string>> = {};
  for (const field of PLACE_FIELDS) {
    const [codeField, countryField] = HELPERS_OF[field];
    const [name, code] = [cells.get(field), cells.get(codeField)];
    const text = name === undefined ? code?.text : code === undefined ? name.text : `${name.text} (${code.text})`;
    if (text === undefined) {
      const empty = columns.findIndex(
        ({ column }) => column.kind === "field" && [field, codeField].includes(column.field),
      );
      if (field.startsWith("PORT OF")) add("problems", "place", empty === -1 ? null : empty, `${field} is empty.`);
      continue;
    }
    const place = findPlace(text, cells.get(countryField)?.text);
    if (place.kind === "place") codes[field] = place.code;
    else
      add(
        "problems",
        "place",
        (name ?? code)?.column ?? null,
        `${field} ${place.sentence} ${aliasAnswer(text, place.sentence)}`,
      );
  }
  const loading = codes["PORT OF LOADING"];
  if (loading !== undefined && loading === codes["PORT OF DISCHARGE"])
    add(
      "problems",
      "place",
      cells.get("PORT OF DISCHARGE")?.column ?? null,
      `PORT OF LOADING and PORT OF DISCHARGE are the same (${loading}).`,
    );
  return codes;
};

/** The stated currency of a line's bare figures; null without one. */
export const readCurrency = (
  cells: FieldCells,
  { currency, amounts }: { readonly currency: string | null; readonly amounts: AmountRules },
  add: AddNote,
): string | null => {
  const cell = cells.get("CURRENCY");
  if (cell === undefined) return currency;
  const code = amounts.signs.get(toSign(cell.text)) ?? cell.text.toUpperCase().replace("US$", "USD");
  if (isCurrencyCode(code)) return code;
  add("problems", "currency", cell.column, `CURRENCY "${cell.text}" is not a currency (ISO 4217, such as USD).`);
  /* The sheet is refused; without a currency each of its amounts would be a problem of its own. */
  return "USD";
};

const unknownSize = (field: string, text: string): string =>
  `${field} "${text}" is not a container size (such as 20GP or 40HC). Say --size "${text}=40HC" with the size that it means.`;

/** The sizes of a line; null where none are stated. */
export const readSizes = (cells: FieldCells, declared: SheetSizes, add: AddNote): readonly EquipmentCode[] | null => {
  const stated = cells.get("CONTAINER SIZE");
  const type = cells.get("EQUIPMENT TYPE");
  const cell = stated ?? type;
  if (cell === undefined) return null;
  const words = stated !== undefined && type !== undefined ? `${stated.text} ${type.text}` : cell.text;
  if (/\d ?[x×] ?\d{2}/i.test(cell.text)) {
    const sentence = `CONTAINER SIZE "${cell.text}" names several containers. Write the price of one, and its size.`;
    add("problems", "size", cell.column, sentence);
    return null;
  }
  const sizes = readSizeAndType(cell.text, stated === undefined ? "" : (type?.text ?? ""), declared);
  /* A type such as DRY limits no size. */
  if (sizes === null && (stated !== undefined || /\d/.test(cell.text)))
    add(
      "problems",
      "size",
      cell.column,
      unknownSize(stated === undefined ? "EQUIPMENT TYPE" : "CONTAINER SIZE", words),
    );
  return sizes;
};

/** A buying price is no offer. */
export const checkRateType = (cells: FieldCells, add: AddNote): void => {
  const cell = cells.get("RATE TYPE");
  if (cell !== undefined && /\b(?:BUY\w*|COST|PURCHASE)\b/i.test(cell.text))
    add(
      "problems",
      "freight",
      cell.column,
      `RATE TYPE "${cell.text}" is a buying price, which no customer gets. Remove the line.`,
    );
};

/** A transit time must be a number of days. */
export const checkTransit = (cells: FieldCells, add: AddNote): void => {
  const cell = cells.get("TRANSIT TIME");
  if (cell !== undefined && readDays(cell.text) === null)
    add(
      "problems",
      "schedule",
      cell.column,
      `TRANSIT TIME "${cell.text}" is not a number of days (such as 25 or 25-27 DAYS).`,
    );
};

type ReadTerm = readonly [column: string, read: (text: string) => Result<unknown, string>];

const checkColumns = (columns: readonly ReadTerm[], cells: FieldCells, add: AddNote): void => {
  for (const [column, read] of columns) {
    const cell = cells.get(column);
    const sentence =
      cell === undefined
        ? null
        : read(cell.text).match(
            () => null,
            (problem) => problem,
          );
    if (sentence !== null) add("problems", "amount", cell?.column ?? null, `${column} ${sentence}`);
  }
};

const TERMS: readonly ReadTerm[] = [
  ...FREE_TIME_COLUMNS.map(([column]) => [column, readSheetFreeTime] as const),
  ...FEE_COLUMNS.map(([column]) => [column, readSheetFees] as const),
];

const readLclFees = (text: string): Result<unknown, string> =>
  readSheetFees(text).andThen((fees) =>
    fees.some(({ basis }) => basis === "container")
      ? err(`"${text}" is a fee per container, and a part load has none. Write it per booking.`)
      : ok(fees),
  );
const LCL_TERMS: readonly ReadTerm[] = FEE_COLUMNS.map(([column]) => [column, readLclFees] as const);

/** Fees must be readable in full, as those of containers. */
export const checkLclTerms = (cells: FieldCells, add: AddNote): void => checkColumns(LCL_TERMS, cells, add);

/** Free time and fees must be readable in full: a part of them would promise too little. */
export const checkTerms = (cells: FieldCells, add: AddNote): void => {
  checkColumns(TERMS, cells, add);
  const stated = FREE_TIME_COLUMNS.filter(([column]) => cells.has(column));
  const [merged] = stated.filter(([, kind]) => kind === "merged");
  if (merged !== undefined && stated.length > 1)
    add(
      "problems",
      "amount",
      cells.get(merged[0])?.column ?? null,
      `${merged[0]} is stated together with ${stated
        .filter(([, kind]) => kind !== "merged")
        .map(([column]) => column)
        .join(" and ")}. State one tariff over both, or one for each.`,
    );
};

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
const askOtherCurrencies = (
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
    lineNoteAdder(notes, tab, bare)("problems", "currency", index, sentence);
  }
};

const BY_TEU = /\b(?:RATES?|PRICES?|FREIGHTS?|TARIFF|ALL)\b[^.;\d]*(?:\bPER|\/) ?TEUS?\b/i;

/** Refuses a title that counts all prices by TEU, which the columns do not say. */
const refuseTeu = ({ tab, texts }: RateTable, notes: OpenNotes): void => {
  for (const { line, cells } of texts) {
    const words = [...new Set(cells.filter((cell) => cell !== ""))].join(" ").slice(0, 120);
    if (!BY_TEU.test(words)) continue;
    const sentence = `"${words}" counts prices by TEU, and a container of 40 feet is two. Write the price of each size, and remove the sentence.`;
    noteAdder(notes, tab, line)("problems", "amount", null, sentence);
  }
};

const VALIDITY_WORDS = /\b(?:VALID\w*|W\.?E\.?F\b|EFFECTIVE|EXPIR\w*|TILL|UNTIL)/i;
const A_DATE =
  /\b(?:\d{1,2}(?:ST|ND|RD|TH)?[ ./-]{0,2}(?:[A-Z]{3,9}|\d{1,2})[ ./,'-]{0,2}(?:\d{4}|\d{2})|\d{4}-\d{2}-\d{2})\b/i;

/** Asks for the validity that a title or note states where neither columns nor options do. */
const askValidity = ({ tab, columns, texts }: RateTable, stated: ReadonlySet<string>, notes: OpenNotes): void => {
  const has = (field: string): boolean =>
    stated.has(field) || columns.some(({ column }) => column.kind === "field" && column.field === field);
  const text = texts.find(({ cells }) => VALIDITY_WORDS.test(cells.join(" ")) && A_DATE.test(cells.join(" ")));
  if (text === undefined) return;
  const words = [...new Set(text.cells.filter((cell) => cell !== ""))].join(" ").slice(0, 120);
  const isRange = /\bFROM\b|\bW\.?E\.?F\b|EFFECTIVE/i.test(words);
  const isStart = isRange && !/\b(?:TILL|UNTIL|TO|EXPIR\w*|UP ?TO)\b| [-–] /i.test(words);
  const open = [
    ...(isRange && !has("VALID FROM") ? ["--from"] : []),
    ...(!isStart && !has("VALID TILL") ? ["--till"] : []),
  ];
  if (open.length === 0) return;
  const sentence = `"${words}" states the validity, and no column does. Say ${open.join(" and ")} with the day${open.length > 1 ? "s" : ""} that it means.`;
  noteAdder(notes, tab, text.line)("problems", "validity", null, sentence);
};

const STEP = 1_000;

const lineNoteAdder = (notes: OpenNotes, tab: string | null, { line, origins }: TableLine): AddNote => {
  const add = noteAdder(notes, tab, line);
  if (origins === undefined) return add;
  return (severity, kind, column, sentence) => {
    const origin = column === null ? undefined : origins.get(column);
    if (origin === undefined) add(severity, kind, column, sentence);
    else noteAdder(notes, tab, origin.line)(severity, kind, origin.column, sentence);
  };
};

export type ReadLine<Row> = (line: TableLine, add: AddNote) => Row;

interface TableFacts {
  readonly id: string;
  readonly currency: string | null;
  /** `VALID FROM` and `VALID TILL` where options state them. */
  readonly statedDays: ReadonlySet<string>;
  readonly onProgress: (done: number, all: number) => void;
}

export const readTables = <Row>(
  tables: readonly RateTable[],
  { id, currency, statedDays, onProgress }: TableFacts,
  lineReader: (table: RateTable, createId: (line: TableLine) => string, position: number) => ReadLine<Row>,
): { readonly rows: readonly Row[]; readonly notes: OpenNotes } => {
  const notes = emptyNotes();
  for (const table of tables) notes.problems.push(...checkHeader(table));
  const rows: Row[] = [];
  if (notes.problems.length > 0) return { rows, notes };
  const all = tables.reduce((sum, { lines }) => sum + lines.length, 0);
  if (all === 0)
    noteAdder(notes, null, tables[0]?.headLine ?? 1)("problems", "left out", null, "the sheet has no lines.");
  for (const [index, table] of tables.entries()) {
    notes.remarks.push(...table.leftOut);
    refuseTeu(table, notes);
    askValidity(table, statedDays, notes);
    if (currency !== null) askOtherCurrencies(table, currency, notes);
    const createId = ({ line, part }: TableLine): string =>
      `${id}-${index === 0 ? "" : `${index + 1}.`}${line}${part === undefined ? "" : `_${part}`}`;
    const read = lineReader(table, createId, index);
    for (const line of table.lines) {
      rows.push(read(line, lineNoteAdder(notes, table.tab, line)));
      if (rows.length % STEP === 0) onProgress(rows.length, all);
    }
  }
  return { rows, notes };
};
