import { basename } from "node:path";
import { createConverter, DEFAULT_CURRENCY } from "#domain/money";
import { compareSheets, countChanges, type ValidityBasis } from "#domain/rates";
import { registerGroup } from "../modules/accounts/index.ts";
import { readMargins } from "../modules/margins/index.ts";
import { allPlaces } from "../modules/places/index.ts";
import { findExchange } from "../modules/rates/index.ts";
import type { Database } from "../platform/database/database.ts";
import { readCacheVersion } from "../platform/database/cache-versions.ts";
import { officeDay } from "../platform/time.ts";
import {
  planReplacement,
  type PricedLine,
  type Replacement,
  type ReplacementScope,
  toUnits,
} from "../rate-sources/rate-sheets/plan-replacement.ts";
import { type ReplaceLines, replaceLines } from "../rate-sources/rate-sheets/replace-lines.ts";
import { listEndedUnits, sheetPriceReader } from "../rate-sources/rate-sheets/sheet-prices.ts";
import { countAtCost, type PricesAtCost, readAudienceCustomers } from "../rate-sources/rate-sheets/prices-at-cost.ts";
import { readAudience } from "../rate-sources/rate-sheets/sheet-audience.ts";
import { NAMES, type SheetKind } from "../rate-sources/rate-sheets/sheet-kinds.ts";
import { listActiveLines, type SheetLineState } from "../rate-sources/rate-sheets/sheet-lines.ts";
import type { Executor } from "../schema.ts";
import { toStatedDays } from "./import-options.ts";
import type { ImportedSheet } from "./imported-sheet.ts";
import type { Desk, Operations } from "./kit/command.ts";
import { type OpenSheet, reportNotes } from "./open-sheet.ts";
import { describeChanges } from "./sheets/charge-changes.ts";
import { type ImportMapping, saveMapping } from "./sheets/import-mapping.ts";
import { describeLanes, findOutliers, type QuotedLane } from "./sheets/lane-prices.ts";
import { laneCount, priceCount } from "./rate-lines.ts";
import type { SheetDifference } from "./sheet-difference.ts";
import { findLastDay } from "./sheet-import.ts";
import { describeReplacement } from "./sheets/replaced-prices.ts";
import type { SortedNotes } from "./sheets/sheet-notes.ts";
import { describeDefaultValidity } from "./sheets/validity-texts.ts";

/** How an import reads the clock and the database, and prints. */
export interface ImportDesk
  extends Pick<Desk, "database" | "db" | "clock" | "ids">,
    Pick<Operations, "say" | "reportError"> {
  /** How many lines are read; printed where it is left out. */
  readonly onProgress?: (done: number, all: number) => void;
  /** Gets the notes as data. */
  readonly onNotes?: (notes: SortedNotes, sheet: OpenSheet) => void;
}

const toBasis = ({ validFor }: ImportMapping): ValidityBasis => validFor ?? "departure";

export const toHeading = (
  { file, options, mapping, validity, hash }: OpenSheet,
  visibleTo: string | null,
  { clock, ids }: ImportDesk,
) => ({
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
  visibleTo,
});

interface ReadRows<Line> {
  readonly rows: readonly Line[];
  readonly notes: SortedNotes;
}

export type Heading = ReturnType<typeof toHeading>;

/** What imports of containers and of part loads do in their own way. */
export interface ImportKind<Line> {
  readonly kind: SheetKind;
  readonly quote: (line: Line) => QuotedLane;
  readonly quoteStored: (line: SheetLineState) => QuotedLane;
  readonly toPricedLine: (line: Line) => Omit<PricedLine, "validFrom"> & { readonly validFrom?: string | null };
  readonly store: (
    database: Database,
    heading: Heading,
    rows: readonly Line[],
    replace: ReplaceLines | null,
    atCost: number,
  ) => Promise<void>;
}

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
  { provider, validFrom, visibleTo }: Heading,
  { kind, toPricedLine }: ImportKind<Line>,
  rows: readonly Line[],
  today: string,
) => {
  const version = await readCacheVersion(db, NAMES[kind].version);
  const active = options.keepExisting === true ? [] : await listActiveLines(db, kind, provider, today);
  const stored = active.filter((line) => line.visibleTo === visibleTo);
  const isNeeded = stored.length > 0 || options.compare === true || options.prices === "buy";
  const lines = isNeeded ? rows.map(toPricedLine) : [];
  const added = toUnits(
    kind,
    provider,
    lines.map((line) => ({ ...line, validFrom: line.validFrom ?? validFrom })),
  );
  const scope: ReplacementScope = options.replaceAll === true ? "all" : "units";
  const replacement = planReplacement(added, toUnits(kind, provider, stored), scope);
  const ended = new Set(replacement.replaced.map(({ unit }) => unit.line.id));
  return { version, scope, added, replacement, before: stored.filter(({ id }) => ended.has(id)) };
};

/** What an import changes: its counts alone without `--compare`, and null where it then replaces nothing. */
const findDifference = async (
  { db, clock }: ImportDesk,
  { options }: OpenSheet,
  { validFor }: Heading,
  { added, replacement }: Pick<Awaited<ReturnType<typeof planImport>>, "added" | "replacement">,
): Promise<SheetDifference | null> => {
  const readPrices = sheetPriceReader(validFor);
  const isListed = options.compare === true;
  if (!isListed && replacement.replaced.length === 0) return null;
  const exchange = isListed ? await findExchange(db, officeDay(clock())) : null;
  const rows = compareSheets(readPrices(listEndedUnits(replacement.replaced)), readPrices(added), {
    days: "common",
    converter: isListed ? createConverter(exchange, DEFAULT_CURRENCY) : null,
  });
  return { counts: countChanges(rows), rows: isListed ? rows : [] };
};

/** The prices that would be sold at cost; null for selling prices, and where margin rules are about all of them. */
const findAtCost = async (
  db: Executor,
  { options }: OpenSheet,
  { visibleTo }: Heading,
  kind: SheetKind,
  added: Parameters<typeof countAtCost>[0],
  today: string,
): Promise<PricesAtCost | null> => {
  if (options.prices !== "buy") return null;
  const places = new Map((await allPlaces(db)).map((place) => [place.code, place]));
  const asked = { kind, margins: await readMargins(db), findPlace: (code: string) => places.get(code), today };
  return countAtCost(added, await readAudienceCustomers(db, visibleTo), asked);
};

const refuseAtCost = ({ prices, lanes }: PricesAtCost, file: string): string =>
  `Nothing was imported of ${file}: ${priceCount(prices)} on ${laneCount(lanes)} ${prices === 1 ? "has" : "have"} no margin rule and would be sold at the buying price. Add rules (margins import), or say --without-margin.`;

const countPartly = ({ replaced }: Replacement): number =>
  replaced.filter(({ unit, validTill }) => validTill === unit.line.validTill).length;

/* One by one: what all lines of a large sheet quote takes much memory. */
function* quoteEach<Line>(lines: readonly Line[], quote: (line: Line) => QuotedLane): Generator<QuotedLane, void> {
  for (const line of lines) yield quote(line);
}

/** Checks the lines of a sheet against those that are stored, reports what was noted, and stores them; null where nothing may be stored. */
export const finishImport = async <Line extends ValidLine>(
  operations: ImportDesk,
  sheet: OpenSheet,
  heading: Heading,
  kind: ImportKind<Line>,
  { rows, notes }: ReadRows<Line>,
): Promise<ImportedSheet | null> => {
  const { say, clock, database, db } = operations;
  const { options, found } = sheet;
  const today = officeDay(clock());
  const isReadable = notes.problems.length === 0;
  const planned = await planImport(db, sheet, heading, kind, isReadable ? rows : [], today);
  const { replacement, scope } = planned;
  const isCompared = isReadable && (planned.before.length > 0 || options.check === true);
  const isListed = isCompared && options.check === true;
  const [lanes, before] = isListed ? [rows.map(kind.quote), planned.before.map(kind.quoteStored)] : [[], []];
  const questions = isCompared
    ? findOutliers(
        found.tables,
        isListed ? lanes : quoteEach(rows, kind.quote),
        isListed ? before : quoteEach(planned.before, kind.quoteStored),
      )
    : [];
  const all = { problems: notes.problems, questions, remarks: [...sheet.leftOut, ...found.remarks, ...notes.remarks] };
  if (!(await reportNotes(all, sheet, operations))) return null;
  await writeMapping(sheet, operations);
  const validity = describeDefaultValidity(found.tables, toStatedDays(options), heading.validTill);
  if (validity !== null) say(validity);
  const isImported = options.check !== true && options.compare !== true;
  const imported = {
    isImported,
    sheet: isImported ? heading.id : null,
    kind: kind.kind,
    provider: heading.provider,
    lines: rows.length,
    leftOut: sheet.leftOut.length,
    validFor: listBases(rows, heading.validFor),
    lastDay: findLastDay(rows),
    replaced: replacement.replaced.length,
    replacedPartly: countPartly(replacement),
    remarks: all.remarks,
    difference: options.check === true ? null : await findDifference(operations, sheet, heading, planned),
    lanes,
    atCost: await findAtCost(db, sheet, heading, kind.kind, planned.added, today),
  };
  if (options.check === true) {
    for (const line of describeLanes(lanes, before)) say(line);
    for (const line of describeChanges(lanes, before)) say(line);
    for (const line of describeReplacement(replacement, planned.added, scope)) say(line);
    return imported;
  }
  if (!isImported) return imported;
  if (imported.atCost !== null && options.withoutMargin !== true) {
    operations.reportError(refuseAtCost(imported.atCost, sheet.file));
    return null;
  }
  const { provider, importedAt: now, visibleTo } = heading;
  const replacing = { kind: kind.kind, provider, scope, today, now, visibleTo };
  for (const group of visibleTo === null ? [] : readAudience(visibleTo).groups) await registerGroup(db, group);
  const replace = options.keepExisting === true ? null : replaceLines(replacing, planned);
  await kind.store(database, heading, rows, replace, imported.atCost?.prices ?? 0);
  return imported;
};
