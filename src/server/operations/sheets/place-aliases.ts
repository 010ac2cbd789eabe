import type { Declarations } from "./column-headers.ts";
import { isPlaceField, normaliseHeader } from "./field-names.ts";
import type { RateTable } from "./rate-table.ts";
import type { TableLine } from "./read-table.ts";

type PlaceAliases = Declarations["aliases"];

export const toPlaceAliases = (aliases: Readonly<Record<string, string>>): PlaceAliases =>
  new Map(
    Object.entries(aliases).map(([written, places]) => [
      normaliseHeader(written),
      places
        .split(/[/,;]/)
        .map((place) => place.trim())
        .filter((place) => place !== ""),
    ]),
  );

const expandLine = (line: TableLine, columns: readonly number[], aliases: PlaceAliases): readonly TableLine[] => {
  let lines: readonly TableLine[] = [line];
  for (const column of columns) {
    const places = aliases.get(normaliseHeader(line.cells[column] ?? ""));
    if (places === undefined) continue;
    lines = lines.flatMap((one) => places.map((place) => ({ ...one, cells: one.cells.with(column, place) })));
  }
  return lines.length === 1 ? lines : lines.map((one, index) => (index === 0 ? one : { ...one, part: index + 1 }));
};

/** A table with the places that a provider's own names mean; a name of several places makes a line for each. */
export const applyPlaceAliases = (table: RateTable, aliases: PlaceAliases): RateTable => {
  if (aliases.size === 0) return table;
  const columns = table.columns.flatMap(({ column }, index) =>
    column.kind === "field" && isPlaceField(column.field) ? [index] : [],
  );
  return { ...table, lines: table.lines.flatMap((line) => expandLine(line, columns, aliases)) };
};
