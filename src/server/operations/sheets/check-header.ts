import { type Column, chargeName } from "./column-headers.ts";
import type { RateTable } from "./rate-table.ts";
import type { SheetNote } from "./sheet-notes.ts";
import { fortyAnswers } from "./sheet-sizes.ts";
import { sizeRemedy } from "./unknown-columns.ts";

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
            {
              ...note(
                index,
                `the freight "${header}" can be for 40GP, or for 40GP and 40HC. Say ${fortyAnswers(column.bareForty)}.`,
              ),
              asks: { topic: "size" as const, text: column.bareForty },
            },
          ];
    }),
  ];
};
