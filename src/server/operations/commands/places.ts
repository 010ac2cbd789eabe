import { basename } from "node:path";
import { recordImport } from "#server/modules/audit/index.ts";
import type { KnownPlace } from "#domain/places";
import { err, ok, type Result } from "neverthrow";
import { fillPlaces, placeImport, countryName } from "#server/modules/places/index.ts";
import { readTable, type TableLine } from "../sheets/read-table.ts";
import { choosePace, importStaged } from "#server/platform/database/staged-import.ts";
import { defineCommand, defineGroup } from "../kit/command.ts";
import { argumentList } from "../kit/parameters.ts";
import type { LineNote } from "../sheets/sheet-notes.ts";

const SHOWN = 50;

/** Places of the official UN/LOCODE list that matter to containers, and lines that could not be read. */
export interface ReadPlaces {
  readonly places: readonly KnownPlace[];
  readonly problems: readonly LineNote[];
  readonly skipped: number;
}

const [CHANGE, COUNTRY, LOCATION, NAME, PLAIN_NAME, , , FUNCTION, , , COORDINATES] = Array.from(Array(12).keys());

/** Function classifiers: 1 port, 2 rail terminal, 6 inland depot, 8 inland port. */
const FOR_CONTAINERS = /[1268]/;

const degrees = (whole: string, minutes: string, side: string): number => {
  const value = Math.round((Number(whole) + Number(minutes) / 60) * 1e4) / 1e4;
  return side === "S" || side === "W" ? -value : value;
};

const toPosition = (text: string): { readonly latitude: number; readonly longitude: number } | null => {
  const [, lat = "", latMinutes = "", north = "", lon = "", lonMinutes = "", east = ""] =
    /^(\d{2})(\d{2})([NS]) (\d{3})(\d{2})([EW])$/.exec(text.trim()) ?? [];
  return north === "" ? null : { latitude: degrees(lat, latMinutes, north), longitude: degrees(lon, lonMinutes, east) };
};

const toSeed = (cell: (index: number | undefined) => string, countries: ReadonlyMap<string, string>): KnownPlace => {
  const country = cell(COUNTRY);
  const [name, plain] = [cell(NAME).replace(/\s*\(.*$/, ""), cell(PLAIN_NAME)];
  const position = toPosition(cell(COORDINATES));
  return {
    code: `${country}${cell(LOCATION)}`,
    name,
    countryCode: country,
    countryName: countryName(country, countries.get(country) ?? country),
    kind: cell(FUNCTION).includes("1") ? "Sea" : "Inland",
    latitude: position?.latitude ?? null,
    longitude: position?.longitude ?? null,
    timeZone: null,
    importance: 1,
    otherNames: plain === name || plain === "" ? [] : [plain],
  };
};

const countryHeads = (lines: readonly TableLine[]): ReadonlyMap<string, string> =>
  new Map(
    lines.flatMap(({ cells }) => {
      const isHead = (cells[LOCATION ?? 0] ?? "") === "" && (cells[NAME ?? 0] ?? "").startsWith(".");
      const words = (cells[NAME ?? 0] ?? "").slice(1).toLowerCase();
      const name = words.replaceAll(/(^|[\s(-])\p{L}/gu, (letter) => letter.toUpperCase());
      return isHead ? [[cells[COUNTRY ?? 0] ?? "", name] as const] : [];
    }),
  );

const isPlace = (cell: (index: number | undefined) => string): boolean =>
  cell(LOCATION) !== "" && cell(CHANGE) !== "X" && FOR_CONTAINERS.test(cell(FUNCTION));

const readUnLocode = (lines: readonly TableLine[]): ReadPlaces => {
  const countries = countryHeads(lines);
  const places: KnownPlace[] = [];
  const problems: LineNote[] = [];
  for (const { line, cells } of lines) {
    const cell = (index: number | undefined): string => cells[index ?? 0] ?? "";
    if (cells.length < 11) problems.push({ line, sentence: `has ${cells.length} columns instead of 12` });
    else if (isPlace(cell)) {
      const seed = toSeed(cell, countries);
      if (/^[A-Z]{2}[A-Z2-9]{3}$/.test(seed.code) && seed.name !== "") places.push(seed);
      else problems.push({ line, sentence: `"${seed.code}" is no UN/LOCODE with a name` });
    }
  }
  return { places, problems, skipped: lines.length - places.length - problems.length };
};

const checkPlaces = (file: string, read: ReadPlaces): Result<ReadPlaces, readonly string[]> => {
  const { problems } = read;
  if (problems.length === 0) return ok(read);
  const shown = problems.slice(0, SHOWN).map(({ line, sentence }) => `  line ${line}: ${sentence}`);
  return err([`Nothing was imported of ${file}:`, ...shown]);
};

interface ImportedFile {
  readonly file: string;
  readonly added: number;
  readonly read: number;
  readonly skipped: number;
}

const describeFile = ({ file, added, read, skipped }: ImportedFile): string =>
  `${file}: ${added} places added, ${read} read, ${skipped} lines are none for containers.`;

const importFiles = defineCommand({
  name: "import",
  description:
    "Add places from the official UN/LOCODE list (CSV); existing places are not changed, a file with a problem is not imported",
  parameters: { files: argumentList("CSV files of the list") },
  run: async ({ database, db, clock, ids, progress }, { files }) => {
    await fillPlaces(db);
    const imported: ImportedFile[] = [];
    for (const file of files) {
      const lines = await readTable(file);
      const read = lines.mapErr((sentence) => [sentence]).andThen((found) => checkPlaces(file, readUnLocode(found)));
      if (read.isErr()) {
        progress(...imported.map(describeFile));
        return err(read.error);
      }
      const { places, skipped } = read.value;
      const heading = { id: ids.id(), importedAt: clock() };
      const added = await importStaged(
        db,
        recordImport(placeImport, ({ id }, count) => ({
          action: "places.imported",
          subjectId: id,
          after: { file: basename(file), added: count },
        })),
        heading,
        places,
        choosePace(database),
      );
      imported.push({ file, added, read: places.length, skipped });
    }
    return ok(imported);
  },
  describe: (imported) => imported.map(describeFile),
});

/** `places import`. */
export const placeCommands = defineGroup("places", "Manage places", [importFiles]);
