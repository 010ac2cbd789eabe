import { chargeName, type NamedColumn } from "./column-headers.ts";
import type { LineCharge } from "./line-charges.ts";
import type { RateSheetLine } from "./rate-sheet-line.ts";
import type { RateTable } from "./rate-table.ts";
import { noteAdder, type OpenNotes } from "./sheet-notes.ts";

/* Null: every size. */
const listSizes = ({ header }: LineCharge): readonly string[] | null => {
  const { equipment, otherLabels = [] } = header;
  const name = chargeName(header);
  return equipment === null ? null : [equipment, ...otherLabels.map((label) => label.slice(name.length).trim())];
};

interface Lack {
  readonly name: string;
  readonly size: string;
  /** Sizes that have the charge. */
  readonly others: readonly string[];
}

const findSizes = (charges: readonly LineCharge[]): ReadonlyMap<string, ReadonlySet<string> | null> => {
  const found = new Map<string, Set<string> | null>();
  for (const charge of charges) {
    const name = chargeName(charge.header);
    const sizes = listSizes(charge);
    const known = found.get(name);
    if (sizes === null) found.set(name, null);
    else if (known !== null) found.set(name, new Set([...(known ?? []), ...sizes]));
  }
  return found;
};

const isQuoted = ({ header, cell }: LineCharge): boolean => header.isFreight && cell.kind !== "not-quoted";

const findLacks = (charges: readonly LineCharge[]): readonly Lack[] => {
  const quoted = [...new Set(charges.filter(isQuoted).flatMap((charge) => listSizes(charge) ?? []))];
  return [...findSizes(charges.filter(({ header }) => !header.isFreight))].flatMap(([name, sizes]) => {
    const others = quoted.filter((size) => sizes?.has(size) === true);
    if (sizes === null || others.length === 0) return [];
    return quoted.filter((size) => !sizes.has(size)).map((size) => ({ name, size, others }));
  });
};

/* Most lines of a table have the same cells filled. */
const createFinder = (): typeof findLacks => {
  const known = new Map<string, readonly Lack[]>();
  return (charges) => {
    const key = charges.map((charge) => `${charge.column}${isQuoted(charge) ? "q" : ""}`).join(" ");
    const lacks = known.get(key) ?? findLacks(charges);
    known.set(key, lacks);
    return lacks;
  };
};

const andText = (texts: readonly string[]): string =>
  texts.length < 2 ? texts.join("") : `${texts.slice(0, -1).join(", ")} and ${texts.at(-1) ?? ""}`;

const isFreightOf =
  (size: string) =>
  ({ column }: NamedColumn): boolean =>
    column.kind === "charge" && column.isFreight && column.equipment === size;

/** A remark on each charge that a size lacks in lines in which other sizes have it; a price without it may be meant. */
export const remarkLackingCharges = (
  { tab, headLine, columns, chargeNames }: RateTable,
  rows: readonly RateSheetLine[],
  notes: OpenNotes,
): void => {
  const find = createFinder();
  const found = new Map<string, { readonly lack: Lack; readonly first: number; lines: number }>();
  for (const { charges, source } of rows)
    for (const lack of find(charges)) {
      const label = `${lack.name} ${lack.size}`;
      const counted = found.get(label) ?? { lack, first: source.line, lines: 0 };
      counted.lines += 1;
      found.set(label, counted);
    }
  for (const { lack, first, lines } of found.values()) {
    const { name, size, others } = lack;
    /* Where each row is one charge, no column is of one size. */
    const column = chargeNames === undefined ? columns.findIndex(isFreightOf(size)) : -1;
    const where = lines === 1 ? `in line ${first}` : `in ${lines} lines, first in line ${first}`;
    const sentence = `${size} has no ${name}, which ${andText(others)} ${others.length === 1 ? "has" : "have"}, ${where}.`;
    noteAdder(notes, tab, headLine)("remarks", "size", column === -1 ? null : column, sentence);
  }
};
