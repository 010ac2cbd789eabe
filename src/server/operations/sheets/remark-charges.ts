import { EQUIPMENT_CODES, type EquipmentCode, getEquipment } from "#domain/containers";
import { toDecimalText } from "#domain/money";
import type { RemarkMeaning } from "#domain/rates";
import { chargeName, type Column, type Declarations, headerRecogniser, type NamedColumn } from "./column-headers.ts";
import { isField } from "./column-meanings.ts";
import { normaliseHeader } from "./field-names.ts";
import { toTextWords } from "./limiting-lines.ts";
import type { RateTable } from "./rate-table.ts";
import type { TableLine } from "./read-table.ts";
import type { SheetNote } from "./sheet-notes.ts";

type RemarkCharge = Extract<RemarkMeaning, { readonly kind: "charge" }>;

/** Whether a table is one of part loads, whose charges belong to a part of the journey. */
export const isPartLoads = ({ columns }: Pick<RateTable, "columns">): boolean =>
  columns.some(({ column }) => column.kind === "charge" && column.group !== undefined);

/* The sizes that columns are for; where lines state them, any. */
const listSizes = (columns: readonly NamedColumn[]): readonly EquipmentCode[] => {
  const labels = columns.flatMap(({ column }) =>
    column.kind === "charge" && column.equipment !== null ? [column.label, ...(column.otherLabels ?? [])] : [],
  );
  const named = EQUIPMENT_CODES.filter((code) => labels.some((label) => label.endsWith(` ${code}`)));
  return named.length === 0 ? EQUIPMENT_CODES : named;
};

interface AddedCell {
  readonly header: string;
  readonly text: string;
}

/* Rates count a container of 45 feet as two TEU, as one of 40 feet. */
const countTeu = (size: EquipmentCode): number => Math.floor(getEquipment(size).teu);

const toCells = ({ charge, amount, per }: RemarkCharge, columns: readonly NamedColumn[]): readonly AddedCell[] => {
  const toText = (times: number, unit: string): string =>
    `${amount.currency} ${toDecimalText({ ...amount, minor: amount.minor * times })}/${unit}`;
  if (per !== "teu") return [{ header: charge, text: toText(1, per === "bl" ? "BL" : "container") }];
  return listSizes(columns).map((size) => ({ header: `${charge} ${size}`, text: toText(countTeu(size), "container") }));
};

const asCharge = (header: string, declarations: Declarations): Column => {
  const plain = normaliseHeader(header);
  return headerRecogniser({ ...declarations, charges: new Map([[plain, plain]]) })(header);
};

interface FoundRemark {
  readonly written: string;
  readonly meaning: RemarkMeaning;
  readonly place: Pick<SheetNote, "line" | "column">;
  readonly isOf: (line: TableLine) => boolean;
}

const findRemarks = ({ columns, lines, texts }: RateTable, { remarks }: Declarations): readonly FoundRemark[] =>
  [...remarks].flatMap(([key, meaning]): readonly FoundRemark[] => {
    const isMeant = (text: string | undefined): boolean => text !== undefined && normaliseHeader(text) === key;
    /* A comment is about the price of its cell. */
    const text = texts.find((one) => one.comment === undefined && isMeant(toTextWords(one)));
    if (text !== undefined)
      return [{ written: toTextWords(text), meaning, place: { line: text.line, column: null }, isOf: () => true }];
    return columns.flatMap(({ column }, index) => {
      const first = isField(column, "REMARKS") ? lines.find(({ cells }) => isMeant(cells[index])) : undefined;
      if (first === undefined) return [];
      const place = { line: first.line, column: index };
      return [{ written: first.cells[index] ?? "", meaning, place, isOf: ({ cells }) => isMeant(cells[index]) }];
    });
  });

const addCells = (table: RateTable, { isOf }: FoundRemark, added: readonly AddedCell[], declarations: Declarations) => {
  const width = table.lines.reduce((most, { cells }) => Math.max(most, cells.length), table.columns.length);
  const unnamed = Array.from(
    { length: width - table.columns.length },
    (): NamedColumn => ({
      header: "",
      column: { kind: "ignored" },
    }),
  );
  const columns = added.map(({ header }) => ({ header, column: asCharge(header, declarations) }));
  const lines = table.lines.map((line) => {
    const own = isOf(line);
    const padding = Array.from({ length: width - line.cells.length }, () => "");
    return { ...line, cells: [...line.cells, ...padding, ...added.map(({ text }) => (own ? text : ""))] };
  });
  return { ...table, columns: [...table.columns, ...unnamed, ...columns], lines };
};

/** A table with the charges that its remarks mean, in columns of their own; nothing is asked about these remarks. */
export const applyRemarks = (
  table: RateTable,
  declarations: Declarations,
): { readonly table: RateTable; readonly problems: readonly SheetNote[] } => {
  if (declarations.remarks.size === 0) return { table, problems: [] };
  const found = findRemarks(table, declarations).filter(
    ({ meaning }) => meaning.kind === "not-part" || !isPartLoads(table),
  );
  const problems: SheetNote[] = [];
  let read = table;
  for (const remark of found) {
    const { meaning, written, place } = remark;
    if (meaning.kind === "not-part") continue;
    const known = read.columns.find(
      ({ column }) => column.kind === "charge" && chargeName(column) === normaliseHeader(meaning.charge),
    );
    if (known === undefined) read = addCells(read, remark, toCells(meaning, read.columns), declarations);
    else
      problems.push({
        tab: table.tab,
        ...place,
        kind: "amount",
        sentence: `"${written}" cannot be ${meaning.charge}: the column "${known.header}" is that charge. Name another one, or state that the remark is not part of the price.`,
        asks: { topic: "remark", text: written },
      });
  }
  const settled = new Set(found.map(({ written }) => normaliseHeader(written)));
  const ignoredTexts = new Set([...(read.ignoredTexts ?? []), ...settled]);
  const texts = read.texts.filter((text) => !settled.has(normaliseHeader(toTextWords(text))));
  return { table: { ...read, texts, ignoredTexts }, problems };
};
