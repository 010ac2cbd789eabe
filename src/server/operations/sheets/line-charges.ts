import { type AmountCell, readAmountCell } from "#domain/charges";
import { type CellNote, problem, toRemark } from "./amount-notes.ts";
import type { AmountRules } from "./amount-text.ts";
import { readChargeCell } from "./charge-cells.ts";
import { type Column, type NamedColumn, chargeName } from "./column-headers.ts";
import { isMoney } from "./currency-signs.ts";
import type { RateTable } from "./rate-table.ts";
import type { TableLine } from "./read-table.ts";
import type { AddNote } from "./sheet-notes.ts";
import type { CellIssue } from "./shown-text.ts";

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
      const addNote = ({ severity, kind, sentence, asks }: CellNote): void =>
        add(severity === "problem" ? "problems" : "remarks", kind, index, sentence, asks);
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
