import { writeFile } from "node:fs/promises";
import { basename } from "node:path";
import { ResultAsync } from "neverthrow";
import { officeDay } from "../services/office-day.ts";
import { fillPlaces } from "../services/places/place-directory.ts";
import { type ImportMapping, saveMapping, toDeclarations } from "../sheets/import-mapping.ts";
import { readLclSheet } from "../sheets/lcl-sheet.ts";
import { findDateOrder } from "../sheets/line-dates.ts";
import { placeCells } from "../sheets/place-cell.ts";
import { readRateSheet, type SheetFacts } from "../sheets/rate-sheet.ts";
import { readWorkbook } from "../sheets/read-table.ts";
import { countsText, notesText, reportText, type SortedNotes } from "../sheets/sheet-notes.ts";
import { findSheetTables, findUnusedHeaders, type SheetTables } from "../sheets/sheet-tabs.ts";
import type { Database } from "../stores/database.ts";
import { lclTariffTables } from "../stores/lcl-tariffs.ts";
import { allPlaces } from "../stores/places.ts";
import { rateSheetTables } from "../stores/rate-sheets.ts";
import type { Executor } from "../stores/schema.ts";
import { importStaged, type StagedTables } from "../stores/staged-import.ts";
import { type ImportOptions, readMappingOptions, readValidityOptions, type SheetValidity } from "./import-options.ts";
import type { Operations } from "./operations.ts";

/** A file whose tables were found, and what staff said of it. */
interface OpenSheet {
  readonly file: string;
  readonly options: ImportOptions;
  readonly mapping: ImportMapping;
  readonly validity: SheetValidity;
  readonly found: SheetTables;
}

const lineCount = (count: number): string => `${count} ${count === 1 ? "line" : "lines"}`;

const headingOf = ({ file, options, validity }: OpenSheet, { clock, ids }: Operations) => ({
  id: ids.id(),
  provider: options.provider,
  name: options.name ?? basename(file).replace(/\.\w+$/, ""),
  sheetDate: officeDay(clock()),
  validFrom: validity.from,
  validTill: validity.till,
  reissued: options.weekly === true ? "weekly" : null,
  importedAt: clock(),
});

const writeReport = ResultAsync.fromThrowable(
  (file: string, text: string) => writeFile(file, text),
  (error) => (error instanceof Error ? error.message : String(error)),
);

const saveReport = async (notes: SortedNotes, { options }: OpenSheet, { say, complain }: Operations): Promise<void> => {
  if (options.report === undefined) return;
  const { report } = options;
  (await writeReport(report, reportText(notes))).match(
    () => say(`All notes are in ${report}.`),
    (reason) => complain(`${report} cannot be written: ${reason}`),
  );
};

/** Says what was found; answers whether the sheet may be imported. */
const reportNotes = async (notes: SortedNotes, sheet: OpenSheet, operations: Operations): Promise<boolean> => {
  const { say, complain } = operations;
  const { problems, questions, remarks } = notes;
  if (remarks.length > 0)
    say(`${remarks.length === 1 ? "1 remark" : `${remarks.length} remarks`} (${countsText(remarks)}):`);
  for (const remark of notesText(remarks)) say(remark);
  const open = problems.length > 0 ? problems : sheet.options.acceptOutliers === true ? [] : questions;
  if (open.length > 0) {
    const counted = `${open.length} ${open.length === 1 ? "problem" : "problems"}`;
    complain(`Nothing was imported: ${counted} in ${sheet.file} (${countsText(open)}).`);
    for (const line of notesText(open)) complain(line);
  }
  await saveReport(notes, sheet, operations);
  return open.length === 0;
};

const NO_NOTES: SortedNotes = { problems: [], questions: [], remarks: [] };

/** Opens a file: finds its tables and what its columns and dates mean. Null when it was refused. */
const openSheet = async (file: string, options: ImportOptions, operations: Operations): Promise<OpenSheet | null> => {
  const refuse = (sentence: string): null => {
    operations.complain(sentence);
    return null;
  };
  const mapping = await readMappingOptions(options);
  if (mapping.isErr()) return refuse(mapping.error);
  const validity = readValidityOptions(options, mapping.value.dates, operations.clock());
  if (validity.isErr()) return refuse(validity.error);
  const workbook = await readWorkbook(file);
  if (workbook.isErr()) return refuse(workbook.error);
  const declarations = toDeclarations(mapping.value);
  const found = findSheetTables(workbook.value, { declarations, tabs: options.tab, kind: options.kind ?? null });
  if (found.isErr()) return refuse(`Nothing was imported of ${file}: ${found.error}`);
  const unused = findUnusedHeaders(declarations, found.value.tables);
  if (unused.length > 0 && options.map === undefined)
    return refuse(`Nothing was imported: ${file} has no column "${unused.join('", "')}".`);
  const sheet = { file, options, mapping: mapping.value, validity: validity.value, found: found.value };
  const { problems, remarks } = found.value;
  return problems.length > 0 && !(await reportNotes({ ...NO_NOTES, problems, remarks }, sheet, operations))
    ? null
    : sheet;
};

const readFacts = async (
  db: Executor,
  { validity, mapping, found }: OpenSheet,
  { clock, say }: Operations,
  id: string,
) => {
  await fillPlaces(db);
  const places = await allPlaces(db);
  const codes = new Map(places.map((place) => [place.code, place]));
  const { order, problems } = findDateOrder(found.tables, mapping.dates);
  const facts: SheetFacts = {
    id,
    today: officeDay(clock()),
    validFrom: validity.from,
    validTill: validity.till,
    order,
    currency: mapping.currency,
    placeOf: placeCells(places),
    onProgress: (done, all) => say(`  ${done} of ${all} lines read`),
  };
  return { facts: { ...facts, byCode: (code: string) => codes.get(code) }, problems };
};

interface ReadRows<Line> {
  readonly rows: readonly Line[];
  readonly notes: SortedNotes;
}

/** Reports and stores what was read. */
const finishImport = async <Line>(
  db: Executor,
  operations: Operations,
  sheet: OpenSheet,
  tables: StagedTables<ReturnType<typeof headingOf>, Line>,
  heading: ReturnType<typeof headingOf>,
  { rows, notes }: ReadRows<Line>,
): Promise<void> => {
  const { say, complain } = operations;
  const all = { ...notes, remarks: [...sheet.found.remarks, ...notes.remarks] };
  if (!(await reportNotes(all, sheet, operations))) return;
  if (sheet.options.saveMap !== undefined)
    (await saveMapping(sheet.options.saveMap, heading.provider, sheet.mapping)).match(
      () => say(`The mapping is in ${sheet.options.saveMap}.`),
      complain,
    );
  if (sheet.options.check === true) return say(`${lineCount(rows.length)} can be imported.`);
  await importStaged(db, tables, heading, rows);
  say(`${lineCount(rows.length)} of ${heading.provider} imported as ${heading.id}, valid till ${heading.validTill}.`);
};

/** Imports a rate sheet, all of it or nothing. */
export const importSheet = async (file: string, options: ImportOptions, operations: Operations): Promise<void> => {
  const sheet = await openSheet(file, options, operations);
  if (sheet === null) return;
  await operations.withDatabase(async ({ db }: Database) => {
    const heading = headingOf(sheet, operations);
    const { facts, problems } = await readFacts(db, sheet, operations, heading.id);
    if (problems.length > 0) {
      await reportNotes({ ...NO_NOTES, problems }, sheet, operations);
      return;
    }
    const { kind, tables } = sheet.found;
    if (kind === "lcl")
      await finishImport(db, operations, sheet, lclTariffTables, heading, readLclSheet(tables, facts));
    else await finishImport(db, operations, sheet, rateSheetTables, heading, readRateSheet(tables, facts));
  });
};
