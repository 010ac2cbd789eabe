import { basename } from "node:path";
import { addDays, type CalendarDate } from "../../domain/time/calendar.ts";
import { readDay } from "../rate-sources/sheets/sheet-dates.ts";
import { officeDay } from "../services/office-day.ts";
import { fillPlaces } from "../services/places/place-directory.ts";
import type { PlaceSeed } from "../services/places/seeds/seed.ts";
import { readLclSheet } from "../sheets/lcl-sheet.ts";
import { placeCells } from "../sheets/place-cell.ts";
import { type LineNote, readRateSheet } from "../sheets/rate-sheet.ts";
import type { TableLine } from "../sheets/read-table.ts";
import { lclTariffTables } from "../stores/lcl-tariffs.ts";
import { allPlaces } from "../stores/places.ts";
import { rateSheetTables } from "../stores/rate-sheets.ts";
import type { Executor } from "../stores/schema.ts";
import { importStaged, type StagedTables } from "../stores/staged-import.ts";
import type { Operations } from "./operations.ts";

export interface ImportOptions {
  readonly provider: string;
  readonly name?: string;
  readonly from?: string;
  readonly till?: string;
  readonly weekly?: boolean;
  readonly check?: boolean;
  readonly kind?: string;
}

/** A file that was read, and what staff said of it. */
interface SheetFile {
  readonly file: string;
  readonly lines: readonly TableLine[];
  readonly options: ImportOptions;
}

const SHOWN = 50;
const DEFAULT_VALIDITY_DAYS = 30;

/** Notes on lines as staff read them, at most fifty. */
export const written = (notes: readonly LineNote[]): readonly string[] => {
  const shown = notes.slice(0, SHOWN).map(({ line, sentence }) => `  line ${line}: ${sentence}`);
  return notes.length > SHOWN ? [...shown, `  and ${notes.length - SHOWN} more`] : shown;
};

/** The day that staff wrote, which was checked before; otherwise another one. */
export const dayOr = (text: string | undefined, otherwise: CalendarDate): CalendarDate =>
  text === undefined ? otherwise : (readDay(text) ?? otherwise);

const headingOf = ({ file, options }: SheetFile, { clock, ids }: Operations) => {
  const now = clock();
  const today = officeDay(now);
  return {
    id: ids.id(),
    provider: options.provider,
    name: options.name ?? basename(file).replace(/\.\w+$/, ""),
    sheetDate: today,
    validFrom: dayOr(options.from, today),
    validTill: dayOr(options.till, addDays(today, DEFAULT_VALIDITY_DAYS)),
    reissued: options.weekly === true ? "weekly" : null,
    importedAt: now,
  };
};

const placesOf = async (db: Executor): Promise<readonly PlaceSeed[]> => {
  await fillPlaces(db);
  return allPlaces(db);
};

interface Findings {
  readonly count: number;
  readonly problems: readonly LineNote[];
  readonly remarks: readonly LineNote[];
}

/** Says what was found; whether it is to be imported: nothing is with a problem, nor when staff only check. */
const reported = (
  { count, problems, remarks }: Findings,
  { file, options }: SheetFile,
  operations: Operations,
): boolean => {
  const { say, complain } = operations;
  for (const remark of written(remarks)) say(remark);
  if (problems.length > 0) {
    complain(`Nothing was imported: ${problems.length} ${problems.length === 1 ? "problem" : "problems"} in ${file}.`);
    for (const problem of written(problems)) complain(problem);
    return false;
  }
  if (options.check === true) say(`${count} lines can be imported.`);
  return options.check !== true;
};

const store = async <Line>(
  db: Executor,
  operations: Operations,
  tables: StagedTables<ReturnType<typeof headingOf>, Line>,
  heading: ReturnType<typeof headingOf>,
  lines: readonly Line[],
): Promise<void> => {
  await importStaged(db, tables, heading, lines);
  const { id, provider, validTill } = heading;
  operations.say(`${lines.length} lines of ${provider} imported as ${id}, valid till ${validTill}.`);
};

const progressTo =
  ({ say }: Operations) =>
  (done: number, all: number): void =>
    say(`  ${done} of ${all} lines read`);

/** Imports a rate sheet of containers, all of it or nothing. */
export const importRateSheet = async (db: Executor, operations: Operations, sheet: SheetFile): Promise<void> => {
  const heading = headingOf(sheet, operations);
  const placeOf = placeCells(await placesOf(db));
  const { id, validTill } = heading;
  const facts = { id, validTill, placeOf, onProgress: progressTo(operations) };
  const { rows, problems, remarks } = readRateSheet(sheet.lines, facts);
  if (!reported({ count: rows.length, problems, remarks }, sheet, operations)) return;
  await store(db, operations, rateSheetTables, heading, rows);
};

/** Imports an LCL tariff, all of it or nothing. */
export const importLclSheet = async (db: Executor, operations: Operations, sheet: SheetFile): Promise<void> => {
  const heading = headingOf(sheet, operations);
  const places = await placesOf(db);
  const codes = new Map(places.map((place) => [place.code, place]));
  const { id, validTill } = heading;
  const { lines, problems, remarks } = readLclSheet(sheet.lines, {
    id,
    validTill,
    placeOf: placeCells(places),
    byCode: (code) => codes.get(code),
    onProgress: progressTo(operations),
  });
  if (!reported({ count: lines.length, problems, remarks }, sheet, operations)) return;
  await store(db, operations, lclTariffTables, heading, lines);
};
