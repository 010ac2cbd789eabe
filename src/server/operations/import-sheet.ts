import { basename } from "node:path";
import type { ValidityBasis } from "#domain/rates";
import { isSameLine } from "#domain/tracking";
import { officeDay } from "../platform/time.ts";
import { fillPlaces, allPlaces } from "../modules/places/index.ts";
import type { Desk, Operations } from "./kit/command.ts";
import { type ImportMapping, saveMapping, toSizes } from "./sheets/import-mapping.ts";
import { describeLanes, findOutliers, type QuotedLane, toQuotedLane, toQuotedLclLane } from "./sheets/lane-prices.ts";
import { readLclSheet } from "./sheets/lcl-sheet.ts";
import { createDateReader } from "./sheets/date-cells.ts";
import { findDateOrder } from "./sheets/line-dates.ts";
import { placeCells } from "./sheets/place-cell.ts";
import { readRateSheet, type SheetOptions } from "./sheets/rate-sheet.ts";
import type { SortedNotes } from "./sheets/sheet-notes.ts";
import type { SheetTables } from "./sheets/sheet-tabs.ts";
import { describeDefaultValidity } from "./sheets/validity-texts.ts";
import { listStoredHeaders } from "./sheets/stored-cells.ts";
import type { ImportedSheet } from "./imported-sheet.ts";
import { NO_NOTES, openSheet, type OpenSheet, reportNotes } from "./open-sheet.ts";
import type { Database } from "../platform/database/database.ts";
import { type StoredLclLine, lclTariffTables } from "../modules/lcl/index.ts";
import { rateSheetTables } from "../rate-sources/rate-sheets/store.ts";
import type { Executor } from "../schema.ts";
import {
  planReplacement,
  type PricedLine,
  type Replacement,
  type ReplacementScope,
  toUnits,
} from "../rate-sources/rate-sheets/plan-replacement.ts";
import { type ReplaceLines, replaceLines } from "../rate-sources/rate-sheets/replace-lines.ts";
import { NAMES, type SheetKind } from "../rate-sources/rate-sheets/sheet-kinds.ts";
import { listActiveLines, listSheets, type SheetLineState } from "../rate-sources/rate-sheets/sheet-lines.ts";
import { readCacheVersion } from "../platform/database/cache-versions.ts";
import { describeChanges } from "./sheets/charge-changes.ts";
import { describeReplacement } from "./sheets/replaced-prices.ts";
import type { RateSheetRowTable } from "../rate-sources/rate-sheets/tables.ts";
import { choosePace, importStaged } from "../platform/database/staged-import.ts";
import type { ImportOptions } from "./import-options.ts";

const RATE_TYPES = { contract: "Contract", spot: "Spot" } as const;

const toBasis = ({ validFor }: ImportMapping): ValidityBasis => validFor ?? "departure";

const toHeading = ({ file, options, mapping, validity, hash }: OpenSheet, { clock, ids }: ImportDesk) => ({
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

/** `VALID FROM` and `VALID TILL` where options state them. */
const toStatedDays = ({ from, till }: ImportOptions): ReadonlySet<string> =>
  new Set([...(from === undefined ? [] : ["VALID FROM"]), ...(till === undefined ? [] : ["VALID TILL"])]);

const readSheetOptions = async (
  db: Executor,
  { validity, mapping, found, options }: OpenSheet,
  { clock, say }: ImportDesk,
  id: string,
) => {
  await fillPlaces(db);
  const places = await allPlaces(db);
  const codes = new Map(places.map((place) => [place.code, place]));
  const { order, problems } = findDateOrder(found.tables, mapping.dates);
  const facts: SheetOptions = {
    id,
    today: officeDay(clock()),
    validFrom: validity.from,
    validTill: validity.till,
    dates: createDateReader(order),
    currency: mapping.currency,
    statedDays: toStatedDays(options),
    amounts: {
      signs: new Map(Object.entries(mapping.signs)),
      decimal: mapping.decimal,
      isLcl: found.kind === "lcl",
      allowsZero: found.kind === "lcl" && mapping.allowZero,
      allowsNegative: found.kind === "lcl" && mapping.allowNegative,
    },
    sizes: toSizes(mapping),
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

type Heading = ReturnType<typeof toHeading>;

interface Kind<Line> {
  readonly kind: SheetKind;
  readonly quote: (line: Line) => QuotedLane;
  readonly quoteStored: (line: SheetLineState) => QuotedLane;
  readonly toPricedLine: (line: Line) => Omit<PricedLine, "validFrom"> & { readonly validFrom?: string | null };
  readonly store: (
    database: Database,
    heading: Heading,
    rows: readonly Line[],
    replace: ReplaceLines | null,
  ) => Promise<void>;
}

const fclKind = (isInstant: boolean, { tables }: SheetTables): Kind<RateSheetRowTable> => ({
  kind: "fcl",
  quote: toQuotedLane,
  quoteStored: toQuotedLane,
  toPricedLine: (line) => ({ ...line, endedSizes: null }),
  store: (database, heading, rows, replace) => {
    const headers = JSON.stringify(tables.map(listStoredHeaders));
    const sheet = { ...heading, headers, isInstant: isInstant ? 1 : 0 };
    return importStaged(database.db, rateSheetTables(replace), sheet, rows, choosePace(database));
  },
});

const lclKind = (isInstant: boolean): Kind<StoredLclLine> => ({
  kind: "lcl",
  quote: toQuotedLclLane,
  quoteStored: (line) => toQuotedLclLane({ ...line, destinationCfs: line.placeOfDelivery ?? line.portOfDischarge }),
  toPricedLine: (line) => ({ ...line, placeOfReceipt: null, placeOfDelivery: line.destinationCfs, endedSizes: null }),
  store: (database, heading, rows, replace) => {
    const tariff = { ...heading, isInstant: isInstant ? 1 : 0 };
    return importStaged(database.db, lclTariffTables(replace), tariff, rows, choosePace(database));
  },
});

/** How an import reads the clock and the database, and prints. */
export type ImportDesk = Omit<Desk, "progress"> & Pick<Operations, "say" | "reportError">;

const writeMapping = async ({ options, mapping }: OpenSheet, { say, reportError }: ImportDesk): Promise<void> => {
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

const listBases = (rows: readonly ValidLine[], otherwise: ValidityBasis): readonly ValidityBasis[] => [
  ...new Set(rows.map(({ validFor }) => validFor ?? otherwise)),
];

const planImport = async <Line>(
  db: Executor,
  { options }: OpenSheet,
  { provider, validFrom }: Heading,
  { kind, toPricedLine }: Kind<Line>,
  rows: readonly Line[],
  today: string,
) => {
  const version = await readCacheVersion(db, NAMES[kind].version);
  const stored = options.keepExisting === true ? [] : await listActiveLines(db, kind, provider, today);
  const lines = rows.map(toPricedLine).map((line) => ({ ...line, validFrom: line.validFrom ?? validFrom }));
  const isNeeded = stored.length > 0;
  const added = isNeeded ? toUnits(kind, provider, lines) : [];
  const scope: ReplacementScope = options.replaceAll === true ? "all" : "units";
  const replacement = planReplacement(added, isNeeded ? toUnits(kind, provider, stored) : [], scope);
  const ended = new Set(replacement.replaced.map(({ unit }) => unit.line.id));
  return { version, scope, added, replacement, before: stored.filter(({ id }) => ended.has(id)) };
};

const countPartly = ({ replaced }: Replacement): number =>
  replaced.filter(({ unit, validTill }) => validTill === unit.line.validTill).length;

const finishImport = async <Line extends ValidLine>(
  operations: ImportDesk,
  sheet: OpenSheet,
  heading: Heading,
  kind: Kind<Line>,
  { rows, notes }: ReadRows<Line>,
): Promise<ImportedSheet | null> => {
  const { say, clock, database, db } = operations;
  const { options, found } = sheet;
  const today = officeDay(clock());
  const isReadable = notes.problems.length === 0;
  const planned = await planImport(db, sheet, heading, kind, isReadable ? rows : [], today);
  const { replacement, scope } = planned;
  const isCompared = isReadable && (planned.before.length > 0 || options.check === true);
  const [lanes, before] = isCompared ? [rows.map(kind.quote), planned.before.map(kind.quoteStored)] : [[], []];
  const questions = findOutliers(found.tables, lanes, before);
  const all = { problems: notes.problems, questions, remarks: [...found.remarks, ...notes.remarks] };
  if (!(await reportNotes(all, sheet, operations))) return null;
  await writeMapping(sheet, operations);
  const validity = describeDefaultValidity(found.tables, toStatedDays(options), heading.validTill);
  if (validity !== null) say(validity);
  const imported = {
    isImported: options.check !== true,
    sheet: options.check === true ? null : heading.id,
    kind: kind.kind,
    provider: heading.provider,
    lines: rows.length,
    validFor: listBases(rows, heading.validFor),
    lastDay: rows.reduce((last, { validTill }) => (validTill > last ? validTill : last), ""),
    replaced: replacement.replaced.length,
    replacedPartly: countPartly(replacement),
    remarks: all.remarks,
    lanes: options.check === true ? lanes : [],
  };
  if (options.check === true) {
    for (const line of describeLanes(lanes, before)) say(line);
    for (const line of describeChanges(lanes, before)) say(line);
    for (const line of describeReplacement(replacement, planned.added, scope)) say(line);
    return imported;
  }
  const replacing = { kind: kind.kind, provider: heading.provider, scope, today, now: heading.importedAt };
  await kind.store(database, heading, rows, options.keepExisting === true ? null : replaceLines(replacing, planned));
  return imported;
};

const findSameFile = async (db: Executor, { hash }: OpenSheet, provider: string, today: string) =>
  (await listSheets(db, today)).find(
    (one) => one.fileHash === hash && one.provider === provider && one.withdrawnAt === null,
  );

/** The provider's name as in earlier sheets, so that `Castellan` replaces the lanes of `CASTELLAN`. */
const findProvider = async (db: Executor, typed: string, { clock, say }: ImportDesk): Promise<string> => {
  const stored = await listSheets(db, officeDay(clock()));
  const earlier = stored.find(({ provider }) => isSameLine(provider, typed));
  if (earlier === undefined || stored.some(({ provider }) => provider === typed)) return typed;
  say(`The provider is "${earlier.provider}", as in its earlier sheets.`);
  return earlier.provider;
};

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
  const same = await findSameFile(db, sheet, options.provider, officeDay(operations.clock()));
  if (same !== undefined) {
    operations.reportError(
      `Nothing was imported: ${file} was imported on ${same.sheetDate} as ${same.id}. To import it again, say first: rates undo ${same.id}`,
    );
    return null;
  }
  const heading = toHeading(sheet, operations);
  const { facts, problems } = await readSheetOptions(db, sheet, operations, heading.id);
  if (problems.length > 0) {
    await reportNotes({ ...NO_NOTES, problems }, sheet, operations);
    return null;
  }
  const { kind, tables } = sheet.found;
  const isInstant = options.instant === true;
  return kind === "lcl"
    ? finishImport(operations, sheet, heading, lclKind(isInstant), readLclSheet(tables, facts))
    : finishImport(operations, sheet, heading, fclKind(isInstant, sheet.found), readRateSheet(tables, facts));
};
