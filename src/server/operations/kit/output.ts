import { toSingleLine } from "#server/platform/text.ts";
import { type CsvValue, toCsv, toCsvLines } from "#server/platform/csv.ts";

/** What a command answers: as lines for people, as JSON and, if it is a list, as CSV. */
export interface Output<Value> {
  readonly toLines: (value: Value, isTerminal: boolean) => readonly string[];
  /** Stable keys and typed values: amounts, units, keys and instants. */
  readonly toJson: (value: Value) => unknown;
  readonly toCsvLines?: (value: Value) => readonly string[];
}

interface ColumnText<Row> {
  /** Above the column on a terminal. */
  readonly heading: string;
  /** The value for people, where it is not the value itself; an empty text is left out, null leaves the column to JSON and CSV. */
  readonly text?: ((row: Row) => string) | null;
  readonly align?: "right";
}

/** A column by its key in JSON and CSV; without `value` it is the field of the row with that name. */
export type Column<Row> = ColumnText<Row> &
  (
    | { readonly key: keyof Row & string; readonly value?: undefined }
    | { readonly key: string; readonly value: (row: Row) => unknown }
  );

export interface Table<Row> {
  readonly columns: readonly Column<Row>[];
  /** What is printed where there are no rows. */
  readonly empty: string;
  /** Further lines below a row. */
  readonly details?: (row: Row) => readonly string[];
  /** A row for other programs, where it has more than its columns. */
  readonly toRecord?: (row: Row) => unknown;
}

const isCsvValue = (value: unknown): value is CsvValue =>
  value === null || typeof value === "string" || typeof value === "number" || typeof value === "boolean";

const toText = (value: unknown): string => (isCsvValue(value) ? String(value ?? "") : JSON.stringify(value));

const readValue = <Row>(column: Column<Row>, row: Row): unknown =>
  column.value === undefined ? row[column.key] : column.value(row);

const toCell = <Row>(column: Column<Row>, row: Row): string =>
  toSingleLine(typeof column.text === "function" ? column.text(row) : toText(readValue(column, row)));

const isShown = <Row>({ text }: Column<Row>): boolean => text !== null;

/* One line for each row, as other programs have read it since before there was JSON. */
const toPlainLines = <Row>({ columns, details }: Table<Row>, rows: readonly Row[]): readonly string[] =>
  rows.flatMap((row) => [
    columns
      .map((column) => toCell(column, row))
      .filter((cell) => cell !== "")
      .join("  "),
    ...(details?.(row) ?? []),
  ]);

const toAlignedLines = <Row>({ columns, details }: Table<Row>, rows: readonly Row[]): readonly string[] => {
  const filled = columns
    .map((column) => ({ ...column, cells: rows.map((row) => toCell(column, row)) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ""))
    .map((column) => ({
      ...column,
      width: column.cells.reduce((width, { length }) => Math.max(width, length), column.heading.length),
    }));
  const join = (cell: (column: (typeof filled)[number]) => string): string =>
    filled
      .map((column) =>
        column.align === "right" ? cell(column).padStart(column.width) : cell(column).padEnd(column.width),
      )
      .join("  ")
      .trimEnd();
  return [
    join(({ heading }) => heading),
    ...rows.flatMap((row, index) => [join(({ cells }) => cells[index] ?? ""), ...(details?.(row) ?? [])]),
  ];
};

/* A spreadsheet has no objects: its cell has the text for people, or JSON where there is none. */
const toCsvRow = <Row>(columns: readonly Column<Row>[], row: Row): readonly CsvValue[] =>
  columns.map((column) => {
    const value = readValue(column, row);
    return isCsvValue(value) ? value : toCell(column, row);
  });

const toKeys = <Row>(columns: readonly Column<Row>[]): readonly string[] => columns.map(({ key }) => key);

/** The rows of a list as a CSV file. */
export const toCsvFile = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string =>
  toCsv(
    toKeys(columns),
    rows.map((row) => toCsvRow(columns, row)),
  );

/** A list: aligned with headings on a terminal, a plain line for each row elsewhere. */
export const tableOutput = <Row>(table: Table<Row>): Output<readonly Row[]> => {
  const {
    columns,
    empty,
    toRecord = (row) => Object.fromEntries(columns.map((column) => [column.key, readValue(column, row)])),
  } = table;
  const shown = { ...table, columns: columns.filter(isShown) };
  return {
    toLines: (rows, isTerminal) => {
      if (rows.length === 0) return [empty];
      return isTerminal ? toAlignedLines(shown, rows) : toPlainLines(shown, rows);
    },
    toJson: (rows) => rows.map(toRecord),
    toCsvLines: (rows) =>
      toCsvLines(
        toKeys(columns),
        rows.map((row) => toCsvRow(columns, row)),
      ),
  };
};
