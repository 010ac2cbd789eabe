import { writeFile } from "node:fs/promises";
import { basename } from "node:path";
import { ResultAsync } from "neverthrow";
import type { ValidityBasis } from "#domain/rates";
import { isSameLine } from "#domain/tracking";
import { officeDay } from "../platform/time.ts";
import { fillPlaces } from "../modules/places/place-directory.ts";
import { fileProblem, type Operations } from "./command.ts";
import { type ImportMapping, saveMapping, toDeclarations } from "./sheets/import-mapping.ts";
import { describeLanes, findOutliers, type QuotedLane, toQuotedLane, toQuotedLclLane } from "./sheets/lane-prices.ts";
import { readLclSheet } from "./sheets/lcl-sheet.ts";
import { findDateOrder } from "./sheets/line-dates.ts";
import { placeCells } from "./sheets/place-cell.ts";
import { readRateSheet, type SheetFacts } from "./sheets/rate-sheet.ts";
import { listStoredHeaders } from "./sheets/stored-cells.ts";
import { readWorkbook } from "./sheets/read-table.ts";
import { countsText, notesText, reportText, type SortedNotes } from "./sheets/sheet-notes.ts";
import { findSheetTables, findUnusedHeaders, type SheetTables } from "./sheets/sheet-tabs.ts";
import type { Database } from "../platform/database/database.ts";
import type { LclLineTable } from "../modules/lcl/tables.ts";
import { lclTariffTables } from "../modules/lcl/store.ts";
import { allPlaces } from "../modules/places/store.ts";
import { rateSheetTables } from "../rate-sources/rate-sheets/store.ts";
import type { Executor } from "../schema.ts";
import {
  listActiveLines,
  listSheets,
  type SheetKind,
  type SheetLineState,
} from "../rate-sources/rate-sheets/sheet-lines.ts";
import type { RateSheetRowTable } from "../rate-sources/rate-sheets/tables.ts";
import { importStaged } from "../platform/database/staged-import.ts";
import { type ImportOptions, readMappingOptions, readValidityOptions, type SheetValidity } from "./import-options.ts";

interface OpenSheet {
  readonly file: string;
  readonly options: ImportOptions;
  readonly mapping: ImportMapping;
  readonly validity: SheetValidity;
  readonly found: SheetTables;
  /** SHA-256 of the file. */
  readonly hash: string;
}

export const BASIS_WORDS: Readonly<Record<ValidityBasis, string>> = {
  departure: "departures",
  booking: "bookings",
  "gate-in": "gate-in",
};

/** The last day of the calendar means that no end is stated. */
export const endText = (lastDay: string): string => (lastDay === "9999-12-31" ? "with no end date" : `till ${lastDay}`);

const RATE_TYPES = { contract: "Contract", spot: "Spot" } as const;

const lineCount = (count: number): string => `${count} ${count === 1 ? "line" : "lines"}`;

const toBasis = ({ validFor }: ImportMapping): ValidityBasis => validFor ?? "departure";

const toHeading = ({ file, options, mapping, validity, hash }: OpenSheet, { clock, ids }: Operations) => ({
  id: ids.id(),
  provider: options.provider,
  name: options.name ?? basename(file).replace(/\.\w+$/, ""),
  sheetDate: officeDay(clock()),
  validFrom: validity.from,
  validTill: validity.till,
  validFor: toBasis(mapping),
  reissued: options.weekly === true ? "weekly" : null,
  importedAt: clock(),
  fileHash: hash,
});

const writeReport = ResultAsync.fromThrowable(
  (file: string, text: string) => writeFile(file, text),
  (error) => fileProblem(error, "folder"),
);

const saveReport = async (
  notes: SortedNotes,
  { options }: OpenSheet,
  { say, reportError }: Operations,
): Promise<void> => {
  if (options.report === undefined) return;
  const { report } = options;
  (await writeReport(report, reportText(notes))).match(
    () => say(`All notes are in ${report}.`),
    (reason) => reportError(`${report} cannot be written: ${reason}`),
  );
};

const reportNotes = async (notes: SortedNotes, sheet: OpenSheet, operations: Operations): Promise<boolean> => {
  const { say, reportError } = operations;
  const { problems, questions, remarks } = notes;
  if (remarks.length > 0)
    say(`${remarks.length === 1 ? "1 remark" : `${remarks.length} remarks`} (${countsText(remarks)}):`);
  for (const remark of notesText(remarks)) say(remark);
  const open = problems.length > 0 ? problems : sheet.options.acceptOutliers === true ? [] : questions;
  if (open.length > 0) {
    const counted = `${open.length} ${open.length === 1 ? "problem" : "problems"}`;
    reportError(`Nothing was imported: ${counted} in ${sheet.file} (${countsText(open)}).`);
    for (const line of notesText(open)) reportError(line);
  }
  await saveReport(notes, sheet, operations);
  return open.length === 0;
};

const NO_NOTES: SortedNotes = { problems: [], questions: [], remarks: [] };

const openSheet = async (file: string, options: ImportOptions, operations: Operations): Promise<OpenSheet | null> => {
  const refuse = (sentence: string): null => {
    operations.reportError(sentence);
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
  const { hash } = workbook.value;
  const sheet = { file, options, mapping: mapping.value, validity: validity.value, found: found.value, hash };
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
    signs: new Map(Object.entries(mapping.signs)),
    rateType: mapping.rateType === null ? null : RATE_TYPES[mapping.rateType],
    findPlace: placeCells(places),
    onProgress: (done, all) => say(`  ${done} of ${all} lines read`),
  };
  return { facts: { ...facts, byCode: (code: string) => codes.get(code) }, problems };
};

interface ReadRows<Line> {
  readonly rows: readonly Line[];
  readonly notes: SortedNotes;
}

interface Kind<Line> {
  readonly kind: SheetKind;
  readonly quote: (line: Line) => QuotedLane;
  readonly quoteStored: (line: SheetLineState) => QuotedLane;
  readonly store: (db: Executor, heading: ReturnType<typeof toHeading>, rows: readonly Line[]) => Promise<void>;
}

const fclKind = (isReplacing: boolean, { tables }: SheetTables): Kind<RateSheetRowTable> => ({
  kind: "fcl",
  quote: toQuotedLane,
  quoteStored: toQuotedLane,
  store: (db, heading, rows) =>
    importStaged(
      db,
      rateSheetTables(isReplacing),
      { ...heading, headers: JSON.stringify(tables.map(listStoredHeaders)) },
      rows,
    ),
});

const lclKind = (isReplacing: boolean, isInstant: boolean): Kind<LclLineTable> => ({
  kind: "lcl",
  quote: toQuotedLclLane,
  quoteStored: (line) => toQuotedLclLane({ ...line, destinationCfs: line.placeOfDelivery ?? line.portOfDischarge }),
  store: (db, heading, rows) =>
    importStaged(db, lclTariffTables(isReplacing), { ...heading, isInstant: isInstant ? 1 : 0 }, rows),
});

const writeMapping = async ({ options, mapping }: OpenSheet, { say, reportError }: Operations): Promise<void> => {
  const { saveMap } = options;
  if (saveMap === undefined) return;
  (await saveMapping(saveMap, options.provider, mapping)).match(
    () => say(`The mapping is in ${saveMap}.`),
    reportError,
  );
};

interface ValidLine {
  readonly validTill: string;
  readonly validFor?: ValidityBasis | null;
}

const basesText = (rows: readonly ValidLine[], otherwise: ValidityBasis): string => {
  const bases = new Set(rows.map(({ validFor }) => validFor ?? otherwise));
  return `for ${[...bases].map((basis) => BASIS_WORDS[basis]).join(" and ")}`;
};

const finishImport = async <Line extends ValidLine>(
  db: Executor,
  operations: Operations,
  sheet: OpenSheet,
  heading: ReturnType<typeof toHeading>,
  { kind, quote, quoteStored, store }: Kind<Line>,
  { rows, notes }: ReadRows<Line>,
): Promise<void> => {
  const { say, clock } = operations;
  const { options, found } = sheet;
  const old =
    options.keepExisting === true ? [] : await listActiveLines(db, kind, heading.provider, officeDay(clock()));
  const isCompared = notes.problems.length === 0 && (old.length > 0 || options.check === true);
  const [lanes, before] = isCompared ? [rows.map(quote), old.map(quoteStored)] : [[], []];
  const questions = findOutliers(found.tables, lanes, before);
  const all = { problems: notes.problems, questions, remarks: [...found.remarks, ...notes.remarks] };
  if (!(await reportNotes(all, sheet, operations))) return;
  await writeMapping(sheet, operations);
  if (options.check === true) {
    for (const line of describeLanes(lanes, before)) say(line);
    return say(`${lineCount(rows.length)} can be imported, valid ${basesText(rows, heading.validFor)}.`);
  }
  await store(db, heading, rows);
  const lastDay = rows.reduce((last, { validTill }) => (validTill > last ? validTill : last), "");
  say(
    `${lineCount(rows.length)} of ${heading.provider} imported as ${heading.id}, valid ${basesText(rows, heading.validFor)} ${endText(lastDay)}.`,
  );
  const replaced = (await listSheets(db, officeDay(clock()))).find(({ id }) => id === heading.id)?.replaces ?? 0;
  if (replaced > 0) say(`They replace ${lineCount(replaced)} of earlier sheets.`);
};

const findSameFile = async (db: Executor, { hash }: OpenSheet, provider: string, today: string) =>
  (await listSheets(db, today)).find(
    (one) => one.fileHash === hash && one.provider === provider && one.withdrawnAt === null,
  );

/** The provider's name as in earlier sheets, so that `Castellan` replaces the lanes of `CASTELLAN`. */
const findProvider = async (db: Executor, typed: string, { clock, say }: Operations): Promise<string> => {
  const stored = await listSheets(db, officeDay(clock()));
  const earlier = stored.find(({ provider }) => isSameLine(provider, typed));
  if (earlier === undefined || stored.some(({ provider }) => provider === typed)) return typed;
  say(`The provider is "${earlier.provider}", as in its earlier sheets.`);
  return earlier.provider;
};

export const importSheet = async (file: string, typed: ImportOptions, operations: Operations): Promise<void> => {
  const opened = await openSheet(file, typed, operations);
  if (opened === null) return;
  await operations.withDatabase(async ({ db }: Database) => {
    const options = { ...typed, provider: await findProvider(db, typed.provider, operations) };
    const sheet = { ...opened, options };
    const same = await findSameFile(db, sheet, options.provider, officeDay(operations.clock()));
    if (same !== undefined)
      return operations.reportError(
        `Nothing was imported: ${file} was imported on ${same.sheetDate} as ${same.id}. To import it again, say first: rates undo ${same.id}`,
      );
    const heading = toHeading(sheet, operations);
    const { facts, problems } = await readFacts(db, sheet, operations, heading.id);
    if (problems.length > 0) {
      await reportNotes({ ...NO_NOTES, problems }, sheet, operations);
      return undefined;
    }
    const { kind, tables } = sheet.found;
    const isReplacing = options.keepExisting !== true;
    return kind === "lcl"
      ? finishImport(
          db,
          operations,
          sheet,
          heading,
          lclKind(isReplacing, options.instant === true),
          readLclSheet(tables, facts),
        )
      : finishImport(db, operations, sheet, heading, fclKind(isReplacing, sheet.found), readRateSheet(tables, facts));
  });
};
