import { stringify } from "csv-stringify/sync";

/** A value of a CSV file; null is an empty one. */
export type CsvValue = string | number | boolean | null;

/* A spreadsheet would calculate a text that begins like a formula: an apostrophe makes it a text. Amounts, percentages and
   phone numbers are none. */
const FORMULA = /^(?:[=@＝＠\t\r]|[-+－＋](?![\d.,% ]*$))/u;

const OPTIONS = {
  cast: { string: (text: string) => (FORMULA.test(text) ? `'${text}` : text), boolean: String },
  /* The writer itself quotes only the line break that ends its records. */
  quoted_match: /[;\r\n]/,
  record_delimiter: "windows",
} as const;

/** A CSV file with a head; with a byte order mark where Excel opens it by a double click. */
export const toCsv = (
  head: readonly string[],
  rows: readonly (readonly CsvValue[])[],
  { bom = false }: { readonly bom?: boolean } = {},
): string => stringify([[...head], ...rows.map((row) => [...row])], { ...OPTIONS, bom });

/** The same as lines for a terminal, one for each row. */
export const toCsvLines = (head: readonly string[], rows: readonly (readonly CsvValue[])[]): readonly string[] =>
  [head, ...rows].map((row) => stringify([[...row]], { ...OPTIONS, record_delimiter: "" }));

/** One row with its line break, for a file that is written row by row. */
export const toCsvRow = (row: readonly CsvValue[]): string => stringify([[...row]], OPTIONS);
