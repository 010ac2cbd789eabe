import { FEE_COLUMNS, FREE_TIME_COLUMNS, readSheetFees, readSheetFreeTime } from "#domain/rates";
import { type Result, err, ok } from "neverthrow";
import type { FieldCells } from "./line-cells.ts";
import type { AddNote } from "./sheet-notes.ts";

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
