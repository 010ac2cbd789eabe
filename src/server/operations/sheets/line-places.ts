import type { NamedColumn } from "./column-headers.ts";
import { PLACE_FIELDS } from "./field-names.ts";
import type { FieldCells } from "./line-cells.ts";
import type { ReadPlaceCell } from "./place-cell.ts";
import type { AddNote } from "./sheet-notes.ts";

const HELPERS_OF: Readonly<Record<(typeof PLACE_FIELDS)[number], readonly [code: string, country: string]>> = {
  "PORT OF LOADING": ["LOADING CODE", "LOADING COUNTRY"],
  "PORT OF DISCHARGE": ["DISCHARGE CODE", "DISCHARGE COUNTRY"],
  "PLACE OF RECEIPT": ["", ""],
  "PLACE OF DELIVERY": ["", ""],
};

const aliasAnswer = (written: string, sentence: string): string =>
  `If ${JSON.stringify(written)} is the provider's own name, say --alias "${written}=${/\(([A-Z]{2}[A-Z2-9]{3})\)/.exec(sentence)?.[1] ?? "CODE"}" with its code.`;

type PlaceField = (typeof PLACE_FIELDS)[number];

type PlaceCodes = Readonly<Partial<Record<PlaceField, string>>>;

/** The columns are those that the cells were read by: an empty cell is named. */
export const readPlaces = (
  cells: FieldCells,
  findPlace: ReadPlaceCell,
  columns: readonly NamedColumn[],
  add: AddNote,
): PlaceCodes => {
  const codes: Partial<Record<PlaceField, string>> = {};
  for (const field of PLACE_FIELDS) {
    const [codeField, countryField] = HELPERS_OF[field];
    const [name, code] = [cells.get(field), cells.get(codeField)];
    const text = name === undefined ? code?.text : code === undefined ? name.text : `${name.text} (${code.text})`;
    if (text === undefined) {
      const empty = columns.findIndex(
        ({ column }) => column.kind === "field" && [field, codeField].includes(column.field),
      );
      if (field.startsWith("PORT OF")) add("problems", "place", empty === -1 ? null : empty, `${field} is empty.`);
      continue;
    }
    const place = findPlace(text, cells.get(countryField)?.text);
    if (place.kind === "place") codes[field] = place.code;
    else
      add(
        "problems",
        "place",
        (name ?? code)?.column ?? null,
        `${field} ${place.sentence} ${aliasAnswer(text, place.sentence)}`,
        code === undefined ? { topic: "place", text } : undefined,
      );
  }
  const loading = codes["PORT OF LOADING"];
  if (loading !== undefined && loading === codes["PORT OF DISCHARGE"])
    add(
      "problems",
      "place",
      cells.get("PORT OF DISCHARGE")?.column ?? null,
      `PORT OF LOADING and PORT OF DISCHARGE are the same (${loading}).`,
    );
  return codes;
};
