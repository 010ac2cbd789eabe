import { type Column, chargeName, headerRecogniser } from "../sheets/column-headers.ts";
import { normaliseHeader } from "../sheets/field-names.ts";
import { toDeclarations } from "../sheets/import-mapping.ts";
import { lclHeaderRecogniser } from "../sheets/lcl-headers.ts";
import { isLclTab } from "../sheets/lcl-tab.ts";
import { findRateTable } from "../sheets/rate-table.ts";
import type { Tab } from "../sheets/read-table.ts";
import { cellName, columnLetters } from "../sheets/sheet-notes.ts";
import { countFilled } from "./read-tabs.ts";
import type { SampleTab } from "./results.ts";
import { toMapping } from "./settings.ts";
import type { SheetReading } from "#domain/rates";

/** What a column is read as. */
export interface DescribedColumn {
  readonly letters: string;
  readonly header: string;
  /** The cell of the header; null where it is written in several. */
  readonly headerCell: string | null;
  readonly kind: "field" | "charge" | "unknown" | "ignored" | "empty";
  readonly field: string | null;
  /** The charge without its size; of an unknown column, what its header would be as one. */
  readonly charge: string | null;
  readonly sizes: readonly string[];
  readonly currency: string | null;
  /** What its amounts are counted by; null: as usual for the charge. */
  readonly per: string | null;
  /** Its filled cells in all lines of prices. */
  readonly filled: number;
  readonly samples: readonly string[];
  /** Whether a person has decided it. */
  readonly isDecided: boolean;
}

/** A tab with what each column is read as. */
export interface DescribedTab {
  readonly name: string | null;
  readonly isHidden: boolean;
  readonly rows: number;
  /** Whether a port of loading and a port of discharge were found, without which no price is read. */
  readonly isTable: boolean;
  readonly headLine: number | null;
  readonly columns: readonly DescribedColumn[];
  /** Lines above the header and the first ones below it. */
  readonly above: SampleTab["lines"];
  readonly lines: SampleTab["lines"];
}

const SHOWN_LINES = 6;
const MAX_ABOVE = 3;
const SAMPLES = 3;

const isWord = (cell: string): boolean => cell !== "" && !/^[\d.,\s]+$/.test(cell);

/* Where no header names the ports: the first line with several words, each once. */
const guessHead = ({ lines }: SampleTab): number =>
  lines.findIndex(({ cells }) => {
    const words = cells.filter(isWord);
    return words.length >= 4 && new Set(words).size === words.length;
  });

/** The first lines of a tab as one of a workbook. */
export const toTab = ({ name, lines, isHidden, hiddenColumns }: SampleTab): Tab => ({
  name,
  lines,
  isHidden,
  hiddenColumns: new Set(hiddenColumns),
});

/** The cell of a column's header, as a spreadsheet names it; null where the header is joined from several cells. */
export const nameHeaderCell = (
  head: SampleTab["lines"][number] | undefined,
  header: string,
  column: number,
): string | null =>
  head !== undefined && (head.cells[column] ?? "") === header ? cellName({ line: head.line, column }) : null;

interface Table {
  readonly isTable: boolean;
  /** What a header is where a person says that it is a charge. */
  readonly asCharge: (header: string) => Column;
  readonly headLine: number | null;
  readonly columns: readonly { readonly header: string; readonly column: Column }[];
  readonly lines: SampleTab["lines"];
}

const findTable = (sample: SampleTab, declarations: ReturnType<typeof toDeclarations>): Table => {
  const tab = toTab(sample);
  const createRecogniser = isLclTab(tab, declarations) ? lclHeaderRecogniser : headerRecogniser;
  const recognise = createRecogniser(declarations);
  const asCharge = (header: string): Column => {
    const plain = normaliseHeader(header);
    return createRecogniser({ ...declarations, charges: new Map([[plain, plain]]) })(header);
  };
  const found = findRateTable(tab, recognise);
  if (found !== null) {
    const { headLine, columns, lines } = found;
    return { isTable: true, asCharge, headLine, columns, lines };
  }
  const at = guessHead(sample);
  const head = sample.lines[at];
  if (head === undefined) return { isTable: false, asCharge, headLine: null, columns: [], lines: sample.lines };
  const columns = head.cells.map((header) => ({ header, column: recognise(header) }));
  return { isTable: false, asCharge, headLine: head.line, columns, lines: sample.lines.slice(at + 1) };
};

const describeCharge = (column: Extract<Column, { kind: "charge" }>) => {
  const name = chargeName(column);
  const others = (column.otherLabels ?? []).map((label) => label.slice(name.length).trim());
  return {
    charge: name,
    sizes: column.equipment === null ? [] : [column.equipment, ...others],
    currency: column.currency,
    per: column.unit === null ? null : column.unit.replace(/^\//, ""),
  };
};

const NO_CHARGE = { charge: null, sizes: [], currency: null, per: null };

/* Of a header that a person has named, the lines up to it are no prices. */
const createFilledCounter = ({ filled, isTable, lines: all }: SampleTab, { headLine, lines }: Table) => {
  const above = isTable ? [] : countFilled(all.filter(({ line }) => line <= (headLine ?? 0)));
  const counts = filled ?? countFilled(lines);
  return (index: number): number => (counts[index] ?? 0) - (filled === undefined ? 0 : (above[index] ?? 0));
};

interface ColumnContext {
  readonly lines: SampleTab["lines"];
  readonly head: SampleTab["lines"][number] | undefined;
  readonly decided: ReadonlySet<string>;
  readonly asCharge: Table["asCharge"];
  readonly countCells: (index: number) => number;
}

const describeColumn =
  ({ lines, head, decided, asCharge, countCells }: ColumnContext) =>
  ({ header, column }: Table["columns"][number], index: number): DescribedColumn => {
    const charge = column.kind === "unknown" ? asCharge(header) : column;
    const cells = lines.map(({ cells: all }) => all[index] ?? "").filter((cell) => cell !== "");
    const isIgnored = column.kind === "ignored" || column.kind === "unknown";
    const filled = countCells(index);
    const isEmpty = filled === 0 && isIgnored;
    return {
      letters: columnLetters(index),
      header,
      headerCell: nameHeaderCell(head, header, index),
      kind: isEmpty ? "empty" : column.kind,
      field: column.kind === "field" ? column.field : null,
      ...(charge.kind === "charge" ? describeCharge(charge) : NO_CHARGE),
      filled,
      samples: [...new Set(cells)].slice(0, SAMPLES),
      isDecided: decided.has(normaliseHeader(header)),
    };
  };

/** What each column of the tabs is read as, from the first lines of each. */
export const describeTabs = (tabs: readonly SampleTab[], reading: SheetReading): readonly DescribedTab[] => {
  const declarations = toDeclarations(toMapping(reading));
  const decided = new Set(reading.columns.map(({ header }) => normaliseHeader(header)));
  return tabs.map((tab) => {
    const table = findTable(tab, declarations);
    const { isTable, asCharge, headLine, columns, lines } = table;
    const head = tab.lines.find(({ line }) => line === headLine);
    const above = tab.lines.filter(({ line }) => headLine !== null && line < headLine);
    return {
      name: tab.name,
      isHidden: tab.isHidden,
      /* Of a header that a person has named, the lines up to it are no prices. */
      rows: tab.isTable ? tab.rows : tab.rows - tab.lines.filter(({ line }) => line <= (headLine ?? 0)).length,
      isTable,
      headLine,
      columns: columns.map(
        describeColumn({ lines, head, decided, asCharge, countCells: createFilledCounter(tab, table) }),
      ),
      above: above.slice(-MAX_ABOVE),
      lines: lines.slice(0, SHOWN_LINES).map(({ line, cells }) => ({ line, cells })),
    };
  });
};

/** Columns that nobody has decided about and that are not recognised, in the tabs that are read. */
export const countUnknown = (tabs: readonly DescribedTab[], chosen: readonly string[]): number =>
  tabs
    .filter(({ name }) => chosen.length === 0 || chosen.includes(name ?? ""))
    .flatMap(({ columns, isTable }) => (isTable ? columns : []))
    .filter(({ kind }) => kind === "unknown").length;
