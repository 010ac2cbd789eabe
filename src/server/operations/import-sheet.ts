import { toSheetImport } from "./sheet-import.ts";
import { recordImport } from "#server/modules/audit/index.ts";
import { isSameLine } from "#domain/tracking";
import { hasMarginRules } from "../modules/margins/index.ts";
import { allPlaces, fillPlaces } from "../modules/places/index.ts";
import { choosePace, importStaged, type StagedTables } from "../platform/database/staged-import.ts";
import { officeDay } from "../platform/time.ts";
import { listSheets } from "../rate-sources/rate-sheets/sheet-lines.ts";
import type { PriceSide } from "#domain/margins";
import { rateSheetTables } from "../rate-sources/rate-sheets/store.ts";
import type { Executor } from "../schema.ts";
import { findAudience } from "./find-audience.ts";
import { finishImport, type ImportDesk, type ImportKind, toHeading } from "./finish-import.ts";
import type { ImportOptions } from "./import-options.ts";
import type { ImportedSheet } from "./imported-sheet.ts";
import { listKnownCarriers } from "./known-carriers.ts";
import { toSheetFacts } from "./sheet-facts.ts";
import { NO_NOTES, openSheet, type OpenSheet, reportNotes } from "./open-sheet.ts";
import { createLaneReader } from "./sheets/lane-prices.ts";
import { findUnknownCarriers } from "./sheets/line-carriers.ts";
import { findDateOrder } from "./sheets/line-dates.ts";
import { placeCells } from "./sheets/place-cell.ts";
import { readRateSheet } from "./sheets/rate-sheet.ts";
import { chargesJson, toPricedLine, type RateSheetLine, toStoredLine } from "./sheets/rate-sheet-line.ts";
import { type SheetNote, withProblems } from "./sheets/sheet-notes.ts";
import type { SheetTables } from "./sheets/sheet-tabs.ts";
import { listStoredHeaders } from "./sheets/stored-cells.ts";

const readSheetOptions = async (
  db: Executor,
  sheet: OpenSheet,
  { clock, say, onProgress = (done, all) => say(`  ${done} of ${all} lines read`) }: ImportDesk,
  id: string,
) => {
  await fillPlaces(db);
  const places = await allPlaces(db);
  const codes = new Map(places.map((place) => [place.code, place]));
  const { order, problems } = findDateOrder(sheet.found.tables, sheet.mapping.dates);
  const known = { findPlace: placeCells(places), byCode: (code: string) => codes.get(code) };
  const own = { id, today: officeDay(clock()), dateOrder: order, onProgress };
  return { facts: toSheetFacts(sheet, known, own), problems };
};

const quoters = (): Pick<ImportKind<RateSheetLine>, "quote" | "quoteStored"> => {
  const read = createLaneReader();
  return { quote: (line) => read({ ...line, line: line.source.line, charges: chargesJson(line) }), quoteStored: read };
};

const fclKind = (isInstant: boolean, prices: PriceSide, { tables }: SheetTables): ImportKind<RateSheetLine> => ({
  kind: "fcl",
  ...quoters(),
  toPricedLine: (line) => ({ ...toPricedLine(line), endedSizes: null }),
  store: (database, heading, rows, replace, atCost) => {
    const headers = JSON.stringify(tables.map(listStoredHeaders));
    const sheet = { ...heading, headers, isInstant: isInstant ? 1 : 0, prices };
    const stored = rateSheetTables(replace);
    const staged: StagedTables<typeof sheet, RateSheetLine> = {
      ...stored,
      addLines: (db, lines, ...rest) => stored.addLines(db, lines.map(toStoredLine), ...rest),
    };
    const recorded = recordImport(staged, (one) => toSheetImport(one, rows, atCost));
    return importStaged(database.db, recorded, sheet, rows, choosePace(database));
  },
});

const findSameFile = async (
  db: Executor,
  { hash }: OpenSheet,
  provider: string,
  visibleTo: string | null,
  today: string,
) =>
  (await listSheets(db, today)).find(
    (one) =>
      one.fileHash === hash && one.provider === provider && one.visibleTo === visibleTo && one.withdrawnAt === null,
  );

/** The provider's name as in earlier sheets, so that `Castellan` replaces the lanes of `CASTELLAN`. */
const findProvider = async (db: Executor, typed: string, { clock, say }: ImportDesk): Promise<string> => {
  const stored = await listSheets(db, officeDay(clock()));
  const earlier = stored.find(({ provider }) => isSameLine(provider, typed));
  if (earlier === undefined || stored.some(({ provider }) => provider === typed)) return typed;
  say(`The provider is "${earlier.provider}", as in its earlier sheets.`);
  return earlier.provider;
};

/* Once margins exist, a sheet whose side was assumed would be sold at cost, or with a margin twice. */
const findPricesProblem = async (db: Executor, prices: PriceSide | undefined): Promise<string | null> =>
  prices === undefined && (await hasMarginRules(db))
    ? "There are margin rules. Say --prices buy if the sheet has what the provider is paid, or --prices sell."
    : null;

const askCarriers = async (db: Executor, { options, mapping, found }: OpenSheet): Promise<readonly SheetNote[]> =>
  options.asksCarriers === true
    ? findUnknownCarriers(found.tables, [
        ...(await listKnownCarriers(db)),
        options.provider,
        ...Object.values(mapping.carriers),
      ])
    : [];

/** Imports a file, or shows what it would import; null where it cannot be imported, which is reported. */
export const importSheet = async (
  file: string,
  typed: ImportOptions,
  operations: ImportDesk,
): Promise<ImportedSheet | null> => {
  const sheetAsTyped = await openSheet(file, typed, operations);
  if (sheetAsTyped === null) return null;
  const { db } = operations;
  const options = { ...typed, provider: await findProvider(db, typed.provider, operations) };
  const sheet = { ...sheetAsTyped, options };
  const audience = await findAudience(db, options.visibleTo);
  if (audience.isErr()) {
    operations.reportError(`Nothing was imported: ${audience.error}`);
    return null;
  }
  const visibleTo = audience.value;
  const problem = await findPricesProblem(db, options.prices);
  if (problem !== null) {
    operations.reportError(`Nothing was imported: ${problem}`);
    return null;
  }
  const same = await findSameFile(db, sheet, options.provider, visibleTo, officeDay(operations.clock()));
  if (same !== undefined) {
    operations.reportError(
      `Nothing was imported: ${file} was imported on ${same.sheetDate} as ${same.id}. To import it again, say first: rates undo ${same.id}`,
    );
    return null;
  }
  const heading = toHeading(sheet, visibleTo, operations);
  const { facts, problems } = await readSheetOptions(db, sheet, operations, heading.id);
  if (problems.length > 0) {
    await reportNotes({ ...NO_NOTES, problems }, sheet, operations);
    return null;
  }
  const { kind, tables } = sheet.found;
  const carriers = await askCarriers(db, sheet);
  if (kind === "fcl")
    return finishImport(
      operations,
      sheet,
      heading,
      fclKind(options.instant === true, options.prices ?? "sell", sheet.found),
      withProblems(readRateSheet(tables, facts), carriers),
    );
  /* Part loads take 0.3 s and 25 MB, which a sheet of containers does not need. */
  const { importLclTariff } = await import("./import-lcl.ts");
  return importLclTariff(operations, sheet, heading, facts, carriers);
};
