import { readAmountCell, readCellUnit } from "#domain/charges";
import { isCurrencyCode } from "#domain/money";
import { readChargeHeader, readKnownCharge } from "./charge-headers.ts";
import {
  type Column,
  chargeName,
  completeFortyFoot,
  type Declarations,
  hasChargeRows,
  headerRecogniser,
  isLclHeader,
  lclHeaderRecogniser,
  type NamedColumn,
  type RecogniseHeader,
  withoutRowFields,
} from "./column-headers.ts";
import { readDateCell } from "./date-cells.ts";
import { normaliseHeader } from "./field-names.ts";
import { fortyAnswers, readSheetSize } from "./sheet-sizes.ts";
import { joinHeadings, joinHeads, type JoinedHeader } from "./group-heads.ts";
import type { TableLine, Tab } from "./read-table.ts";
import type { SheetNote } from "./sheet-notes.ts";

/** The table of a tab: its columns by position, and its lines without titles and notes. */
export interface RateTable {
  readonly tab: string | null;
  /** The name of the tab, also where the file has one only; null for a file without tabs. */
  readonly tabName: string | null;
  readonly headLine: number;
  readonly columns: readonly NamedColumn[];
  readonly lines: readonly TableLine[];
  readonly leftOut: readonly SheetNote[];
  /** Titles and notes above, between and below the lines. */
  readonly texts: readonly TableLine[];
  /** Headers of further tables below this one. */
  readonly others: readonly TableLine[];
  /** Names of charges in its rows; absent where each column is a charge. */
  readonly chargeNames?: ReadonlySet<string>;
}

const MOST_LINES_ABOVE = 60;
const isText = (cell: string | undefined): cell is string => cell !== undefined && cell !== "";

const isHead = (line: TableLine, recognise: RecogniseHeader): boolean => {
  const fields = new Set(
    line.cells.map((cell) => {
      const column = recognise(cell);
      return column.kind === "field" ? column.field : "";
    }),
  );
  return fields.has("PORT OF LOADING") && fields.has("PORT OF DISCHARGE");
};

const isCharge = (cell: string | undefined, recognise: RecogniseHeader): boolean =>
  cell !== undefined && recognise(cell).kind === "charge";

const isHalfHead = (line: TableLine, recognise: RecogniseHeader): boolean =>
  line.cells.some((cell) => {
    const column = recognise(cell);
    return column.kind === "field" && (column.field === "PORT OF LOADING" || column.field === "PORT OF DISCHARGE");
  });

const isField = (column: Column, field: string): boolean => column.kind === "field" && column.field === field;

const isSubHead = (head: TableLine, line: TableLine | undefined, recognise: RecogniseHeader): line is TableLine => {
  if (line === undefined || line.line !== head.line + 1) return false;
  const own = line.cells.map((cell, index) => (cell === head.cells[index] ? "" : cell));
  const isPlaceFree = ["PORT OF LOADING", "PORT OF DISCHARGE"].every((field) => {
    const at = head.cells.findIndex((cell) => isField(recognise(cell), field));
    return at === -1 || !isText(own[at]);
  });
  const words = own.filter(isText);
  const isHeader = (cell: string): boolean => {
    const words = normaliseHeader(cell);
    return (
      readSheetSize(words) !== null ||
      recognise(words).kind !== "unknown" ||
      /^(?:[A-Z]{3}|[$€£₹¥]|US\$|RS\.?|ALL SIZES)$/.test(words)
    );
  };
  return isPlaceFree && words.length > 0 && words.every((cell) => !/^\d[\d.,]*$/.test(cell) && isHeader(cell));
};

const note = (tab: string | null, line: TableLine, sentence: string): SheetNote => ({
  tab,
  line: line.line,
  column: null,
  kind: "left out",
  sentence,
});

const toText = (line: TableLine): string => [...new Set(line.cells.filter(isText))].join(" ").slice(0, 120);

const TOTAL = /^(?:GRAND |SUB-?)?TOTALS?\b/i;

/** A line without ports and without an amount is text between or below the lines. */
const isTextLine = (line: TableLine, columns: readonly NamedColumn[]): boolean => {
  const cells = line.cells.filter(isText);
  const hasPort = columns.some(
    ({ column }, index) => column.kind === "field" && column.field.startsWith("PORT OF") && isText(line.cells[index]),
  );
  const [first = ""] = cells;
  if (TOTAL.test(first)) return true;
  if (first.length > 5 && cells.length !== 1 && cells.every((cell) => cell === first)) return true;
  if (hasPort) return cells.length === 1;
  return !columns.some(
    ({ column }, index) =>
      (column.kind === "charge" || (column.kind === "field" && column.field === "AMOUNT")) &&
      isText(line.cells[index]) &&
      readAmountCell(line.cells[index] ?? "", "USD").kind === "amount",
  );
};

const WORDS_OF_PRICE =
  /^(?:AT COST|AS PER|ON REQUEST|UPON REQUEST|TBA|TBC|TBD|SUBJECT|VATOS|VOS|IF ANY|IF APPLICABLE|APPLICABLE|COLLECT|PREPAID|EXCL|NOT INCL|POA|ACTUAL|AT ACTUAL|#ERROR)/i;

const isPriceCell = (cell: string): boolean =>
  readAmountCell(cell, "USD").kind !== "unreadable" || WORDS_OF_PRICE.test(cell) || /\d/.test(cell);

/** A column named like a charge whose cells are all text (`CHA` for an agent) is not a charge. */
const withoutWordColumns = (columns: readonly NamedColumn[], lines: readonly TableLine[]): readonly NamedColumn[] =>
  columns.map((named, index) => {
    if (named.column.kind !== "charge" || named.column.isDeclared) return named;
    const cells = lines.slice(0, 200).flatMap(({ cells }) => (isText(cells[index]) ? [cells[index]] : []));
    return cells.length === 0 || cells.some(isPriceCell) ? named : { ...named, column: { kind: "unknown" } };
  });

/** `ETS` is the sailing in some sheets, and the emissions trading system in others, where it has amounts. */
const withEmissions = (columns: readonly NamedColumn[], lines: readonly TableLine[]): readonly NamedColumn[] =>
  columns.map((named, index) => {
    if (!isField(named.column, "ETD") || normaliseHeader(named.header) !== "ETS") return named;
    const cells = lines.slice(0, 200).flatMap(({ cells }) => (isText(cells[index]) ? [cells[index]] : []));
    const areAmounts = cells.length > 0 && cells.every((cell) => readAmountCell(cell, "USD").kind === "amount");
    return areAmounts ? { ...named, column: { kind: "charge", isDeclared: false, ...readChargeHeader("ETS") } } : named;
  });

const placeCountries = (columns: readonly NamedColumn[]): readonly NamedColumn[] => {
  let port = "";
  return columns.map((named) => {
    const { column } = named;
    if (column.kind !== "field") return named;
    if (column.field.startsWith("PORT OF")) port = column.field;
    if (column.field !== "COUNTRY") return named;
    const field = port === "PORT OF LOADING" ? "LOADING COUNTRY" : "DISCHARGE COUNTRY";
    return { ...named, column: { kind: "field", field } };
  });
};

/** Whether a tab is a part-load tariff: it has a column of one, and no price of a container size. */
export const isLclTab = (tab: Tab, declarations: Declarations): boolean => {
  const recognise = lclHeaderRecogniser(declarations);
  const head = tab.lines.slice(0, MOST_LINES_ABOVE).find((line) => isHalfHead(line, recognise));
  const headers = head?.cells ?? [];
  const columns = headers.map((header) => ({ header, column: headerRecogniser(declarations)(header) }));
  const hasSize = columns.some(({ column }) => isPriceOfSize(column));
  return !hasSize && (headers.some(isLclHeader) || (hasChargeRows(columns) && hasMeasuredRows(tab, columns)));
};

const MEASURED = new Set<string | null>(["wm", "cbm"]);

/** Whether a row of a charge is counted by measure, as those of containers never are. */
const hasMeasuredRows = ({ lines }: Tab, columns: readonly NamedColumn[]): boolean => {
  const basis = columns.findIndex(({ column }) => column.kind === "field" && column.field === "CHARGE BASIS");
  return lines.some(({ cells }) => MEASURED.has(readCellUnit((cells[basis] ?? "").replace(/^per /i, ""))));
};

const isPriceOfSize = (column: Column): boolean =>
  column.kind === "charge" ? column.equipment !== null : column.kind === "field" && column.field === "CONTAINER SIZE";

/** A declared charge with the currency and unit of the heading over it, where its own header states none. */
const belowHeading = (column: Column, over: string | undefined): Column => {
  if (over === undefined || column.kind !== "charge" || column.currency !== null || column.sign !== undefined)
    return column;
  const { currency, sign, unit, sizeUnit } = readChargeHeader(normaliseHeader(over));
  return {
    ...column,
    currency,
    unit: column.unit ?? unit,
    ...(sign === undefined ? {} : { sign }),
    ...(sizeUnit === undefined ? {} : { sizeUnit }),
  };
};

const toNamed = ({ header, beside, over }: JoinedHeader, recognise: RecogniseHeader): NamedColumn => {
  const column = belowHeading(recognise(header), over);
  const isOpen = column.kind === "charge" && column.currency === null && beside !== null;
  return { header, column: isOpen ? { ...column, besideCurrency: beside } : column };
};

const MOST_SUB_HEADS = 2;
const MOST_HEADINGS = 3;

const portColumns = ({ cells }: TableLine, recognise: RecogniseHeader): readonly number[] =>
  ["PORT OF LOADING", "PORT OF DISCHARGE"].map((field) => cells.findIndex((cell) => isField(recognise(cell), field)));

/** The header's first line; `ORIGIN` and `DESTINATION` may also be headings of charges in a line above it. */
const findHead = (lines: readonly TableLine[], recognise: RecogniseHeader): number => {
  const full = lines.findIndex((line) => isHead(line, recognise));
  const first = lines[full];
  if (first === undefined) return lines.findIndex((line) => isHalfHead(line, recognise));
  const headings = portColumns(first, recognise);
  const below = lines
    .slice(full + 1, full + 1 + MOST_HEADINGS)
    .findIndex(
      (line) => isHead(line, recognise) && headings.every((column) => isCharge(line.cells[column], recognise)),
    );
  return full + 1 + below;
};

export const findRateTable = (tab: Tab, recognise: RecogniseHeader): RateTable | null => {
  const above = tab.lines.slice(0, MOST_LINES_ABOVE);
  const at = findHead(above, recognise);
  const head = tab.lines[at];
  if (head === undefined) return null;
  const below = tab.lines.slice(at + 1);
  let headers: readonly JoinedHeader[] = head.cells.map((header) => ({ header, beside: null }));
  let last = head;
  for (let sub = below[0]; isSubHead(last, sub, recognise) && last.line < head.line + MOST_SUB_HEADS; sub = below[0]) {
    const joined = joinHeads({ cells: headers.map(({ header }) => header) }, sub, recognise);
    headers = joined.map((one, index) => ({ ...one, beside: one.beside ?? headers[index]?.beside ?? null }));
    last = { line: sub.line, cells: headers.map(({ header }) => header) };
    below.shift();
  }
  let top = at;
  for (let line = head.line; top > 0 && top > at - MOST_HEADINGS; top -= 1) {
    const heading = tab.lines[top - 1];
    const grouped = joinHeadings(heading, line, headers, recognise);
    if (grouped === null || heading === undefined) break;
    headers = grouped;
    line = heading.line;
  }
  const named = completeFortyFoot(
    withoutRowFields(placeCountries(headers.map((header) => toNamed(header, recognise)))),
  );
  const titles = tab.lines.slice(0, top);
  const [lines, texts]: [TableLine[], TableLine[]] = [[], []];
  const others = below.filter(
    (line) => isHead(line, recognise) && line.cells.some((cell, index) => cell !== headers[index]?.header),
  );
  for (const line of below) {
    const isRate = !isTextLine(line, named) && line.cells.some((cell, index) => cell !== headers[index]?.header);
    (isRate ? lines : texts).push(line);
  }
  return {
    tab: tab.name,
    tabName: tab.name,
    headLine: head.line,
    columns: withEmissions(withoutWordColumns(named, lines), lines),
    lines,
    others,
    texts: [...titles, ...texts],
    leftOut: [
      ...titles.map((line) => note(tab.name, line, `"${toText(line)}" is above the table and is left out.`)),
      ...texts.map((line) => note(tab.name, line, `"${toText(line)}" is text and no rate, and is left out.`)),
    ],
  };
};

const SAMPLES = 2;

/** Fields of words, next to which a column of charges can have the same name, such as `CFS`. */
const WORD_FIELDS: ReadonlySet<string> = new Set([
  "AGENT",
  "DEST CFS",
  "INCOTERMS",
  "LINE",
  "MODE",
  "PAYMENT TERMS",
  "SERVICE",
  "TERMINAL",
  "TRADE",
  "VIA",
]);

/** Columns that are fields of words by their names, and have amounts. */
export const findFieldsWithAmounts = ({ tab, headLine, columns, lines }: RateTable): readonly SheetNote[] =>
  columns.flatMap(({ header, column }, index) => {
    if (column.kind !== "field" || !WORD_FIELDS.has(column.field)) return [];
    /* The others may be numbers. */
    const own = column.field === "DEST CFS" ? "USD" : null;
    const isAmount = (cell: string): boolean => /\d/.test(cell) && readAmountCell(cell, own).kind === "amount";
    const amount = lines.find(({ cells }) => isAmount(cells[index] ?? ""))?.cells[index];
    return amount === undefined
      ? []
      : [
          {
            tab,
            line: headLine,
            column: index,
            kind: "column",
            sentence: `the column "${header}" is read as ${column.field}, but has amounts ("${amount}"). Say --charge "${header}" or --ignore "${header}".`,
          },
        ];
  });

/** The option for a header with a size in another spelling, such as `PC20` or `THC 40HDRY`; null without one. */
const sizeRemedy = (header: string): string | null => {
  if (OTHER_KIND.test(header)) return null;
  const found = [
    ...header.matchAll(/(?<![\dA-Z])[A-Z]{0,4}(20|40|45)(?!\d)[A-Z']{0,8}/gi),
    ...header.matchAll(/^[A-Z]{1,4} (20|40|45)[A-Z']{0,8}$/gi),
  ].find(([size]) => readSheetSize(normaliseHeader(size)) === null && readKnownCharge(normaliseHeader(size)) === null);
  const [written, feet] = found ?? [];
  if (written === undefined) return null;
  const size = feet === "20" ? "20GP" : feet === "45" ? "45HC" : /H/i.test(written) ? "40HC" : "40GP";
  return `--size "${written.trim()}=${size}"`;
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

const listAnswers = (header: string, cells: readonly string[], recognise: RecogniseHeader): readonly string[] => {
  const ignore = `--ignore "${header}"`;
  if (OTHER_KIND.test(header)) return [`${ignore}: this kind of container is not quoted`];
  const size = sizeRemedy(header);
  if (size !== null) return [size, ignore];
  const fields = listFields(header, cells);
  if (fields.length > 0) return [...fields.map((field) => `--field "${header}=${field}"`), ignore];
  if (cells.every((cell) => isChargeName(cell, recognise))) return [`--field "${header}=CHARGE NAME"`, ignore];
  const charge = `--charge "${header}"`;
  if (/\bMIN(?:IMUM)?\b/i.test(header) && cells.every((cell) => /^\d[\d.,]* ?(?:CBM|M3|W ?\/? ?M|R\/?T)$/i.test(cell)))
    return [`--field "${header}=W/M MINIMUM"`, ignore];
  if (/\bMIN(?:IMUM)?\b/i.test(header))
    return [
      `--field "${header}=W/M MINIMUM" if it is a measure`,
      `write it behind the price (35/W/M MIN USD 50) and say ${ignore}`,
    ];
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

const NAMED_AMOUNT = /(?:(?<![A-Z])([A-Z]{3})|US\$|[$€£₹]) ?\d|\d ?(?:([A-Z]{3})(?![A-Z])|[$€£₹])/;

const hasNamedAmount = (cell: string): boolean => {
  const [found, before, after] = NAMED_AMOUNT.exec(cell) ?? [];
  const code = before ?? after;
  return found !== undefined && (code === undefined || isCurrencyCode(code));
};

/** Whether the figures of a column are the numbers of its rows: they count from 1, or stand before the ports. */
const areRowNumbers = (cells: readonly string[], isBeforePorts: boolean): boolean =>
  (isBeforePorts || Number(cells[0]) <= 1) &&
  cells.every((cell, index) => Number(cell) === Number(cells[0]) + index && Number(cell) < 10_000);

/** Amounts in a column without a heading, or right of the table. */
export const findUnheadedAmounts = ({ tab, columns, lines }: RateTable): readonly SheetNote[] => {
  const port = columns.findIndex(({ column }) => column.kind === "field" && column.field.startsWith("PORT OF"));
  const width = lines.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  return Array.from({ length: width }, (_, index) => index).flatMap((index): readonly SheetNote[] => {
    if ((columns[index]?.header ?? "") !== "") return [];
    const filled = lines.filter(({ cells }) => isText(cells[index]));
    const figures = filled.filter(({ cells }) => /^-?\d[\d.,]*$/.test(cells[index] ?? ""));
    const texts = figures.map(({ cells }) => cells[index] ?? "");
    const bare = areRowNumbers(texts, index < port) ? undefined : figures[0];
    const found = filled.find(({ cells }) => hasNamedAmount(cells[index] ?? "")) ?? bare;
    if (found === undefined) return [];
    const sentence = `"${found.cells[index] ?? ""}" has no heading and has an amount. Write the heading of its column, or remove it.`;
    return [{ tab, line: found.line, column: index, kind: "column", sentence }];
  });
};

const MULTIPLE = new Set(["REMARKS", "UPDATED ON", "ROW NUMBER"]);

const toKeys = (column: Column): readonly string[] => {
  if (column.kind === "field") return [column.field];
  if (column.kind !== "charge") return [];
  return [column.label, ...(column.otherLabels ?? [])].map((label) => `charge ${column.group ?? ""} ${label}`);
};

export const checkHeader = ({ tab, headLine, columns, others }: RateTable): readonly SheetNote[] => {
  const keyed = columns.map(({ header, column }, index) => ({ header, index, keys: toKeys(column) }));
  const note = (column: number | null, sentence: string): SheetNote => ({
    tab,
    line: headLine,
    column,
    kind: "column",
    sentence,
  });
  const keys = new Set(keyed.flatMap((one) => one.keys));
  const freight = columns.filter(({ column }) => column.kind === "charge" && column.isFreight);
  const [one, another] = freight.filter(({ column }) => column.kind === "charge" && column.group !== undefined);
  return [
    ...others.map(({ line }) => ({
      ...note(null, "another table begins here. Move it to a tab or a file of its own."),
      line,
    })),
    ...["PORT OF LOADING", "PORT OF DISCHARGE"]
      .filter((name) => !keys.has(name))
      .map((name) => note(null, `the column ${name} is missing.`)),
    ...(one === undefined || another === undefined
      ? []
      : [
          note(
            null,
            `the columns "${one.header}" and "${another.header}" are both the freight, and a part load pays it once. Write one column, such as "FREIGHT W/M" for the higher of both.`,
          ),
        ]),
    ...(freight.length > 0 ? [] : [note(null, 'no column is the freight, such as "OCEAN FREIGHT 20GP" or "40HC".')]),
    ...keyed.flatMap(({ header, keys, index }) => {
      const first = keyed.find((one) => one.keys.some((key) => keys.includes(key) && !MULTIPLE.has(key)));
      if (first === undefined || first.index >= index) return [];
      /* --ignore would leave out both of the same name. */
      const remedy =
        first.header === header ? "Give one of them another heading, or remove it." : "Say --ignore for one of them.";
      return [note(index, `the columns "${first.header}" and "${header}" mean the same. ${remedy}`)];
    }),
    ...columns.flatMap(({ header, column }, index) => {
      if (column.kind !== "charge" || column.equipment === null || column.group !== undefined) return [];
      const { equipment } = column;
      const general = columns.find(
        (one) =>
          one.column.kind === "charge" && one.column.label === chargeName(column) && one.column.equipment === null,
      );
      return general === undefined
        ? []
        : [
            note(
              index,
              `the columns "${general.header}" and "${header}" are both charged on a ${equipment}. Give one of them another heading, or say --ignore for it.`,
            ),
          ];
    }),
    ...columns.flatMap(({ header, column }, index) => {
      const name = column.kind === "charge" ? (column.equipment === null ? header : chargeName(column)) : "";
      const size = sizeRemedy(name);
      return size === null ? [] : [note(index, `"${header}" names a size that is not known. Say ${size}.`)];
    }),
    ...columns.flatMap(({ header, column }, index) => {
      if (column.kind !== "charge" || !column.isFreight || column.bareForty === undefined) return [];
      const highCube = `charge ${column.group ?? ""} ${chargeName(column)} 40HC`;
      return keys.has(highCube)
        ? []
        : [
            note(
              index,
              `the freight "${header}" can be for 40GP, or for 40GP and 40HC. Say ${fortyAnswers(column.bareForty)}.`,
            ),
          ];
    }),
  ];
};
