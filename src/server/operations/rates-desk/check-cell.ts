import {
  type CellCorrection,
  type ColumnDecision,
  type CountedQuestion,
  countQuestions,
  type QuestionTopic,
} from "#domain/rates";
import type { CalendarDate } from "#domain/time";
import { officeDay } from "#server/platform/time.ts";
import { readValidityOptions } from "../import-options.ts";
import { type SheetPlaces, toSheetFacts } from "../sheet-facts.ts";
import { correctCells } from "../sheets/correct-cells.ts";
import { toDeclarations } from "../sheets/import-mapping.ts";
import { readLclSheet } from "../sheets/lcl-sheet.ts";
import { findDateOrder } from "../sheets/line-dates.ts";
import { readRateSheet } from "../sheets/rate-sheet.ts";
import type { Tab } from "../sheets/read-table.ts";
import { readCellName, type SheetNote } from "../sheets/sheet-notes.ts";
import { findSheetTables } from "../sheets/sheet-tabs.ts";
import { type DescribedTab, toTab } from "./describe-tabs.ts";
import { toQuestionPlace, withoutOptions } from "./import-notes.ts";
import { toImportOptions, toMapping } from "./settings.ts";
import type { SampleTab } from "./results.ts";
import type { StoredImport } from "./store.ts";

/** A row of the file, as it was when the file was read last. */
export interface NotedRow {
  readonly tab: string | null;
  readonly line: number;
  readonly cells: readonly string[];
}

/* The first lines of a tab, and the row among them. */
const withRow = (tab: Tab, { line, cells }: NotedRow): Tab => ({
  ...tab,
  lines: [...tab.lines.filter((one) => one.line !== line), { line, cells }].toSorted(
    (one, other) => one.line - other.line,
  ),
});

const ignoreColumn = (header: string): ColumnDecision => ({
  header,
  kind: "ignored",
  field: null,
  charge: null,
  size: null,
  currency: null,
  per: null,
});

const readTab = (
  tab: Tab,
  { settings, result }: StoredImport,
  places: SheetPlaces,
  now: number,
  today: CalendarDate,
): readonly SheetNote[] | null => {
  const mapping = toMapping(settings.reading, settings.rateType);
  const options = toImportOptions(settings, "", "");
  const validity = readValidityOptions(options, mapping.dates, now);
  const found = findSheetTables(
    { tabs: [tab], hash: "" },
    {
      declarations: toDeclarations(mapping),
      tabs: tab.name === null ? [] : [tab.name],
      kind: null,
      hidden: mapping.hidden,
    },
  );
  if (validity.isErr() || found.isErr()) return null;
  const sheet = { validity: validity.value, mapping, found: found.value, options };
  const dateOrder = result?.dateOrder ?? findDateOrder(found.value.tables, mapping.dates).order;
  const facts = toSheetFacts(sheet, places, { id: "", today, dateOrder, onProgress: () => undefined });
  const { tables, kind, problems } = found.value;
  const read = kind === "fcl" ? readRateSheet(tables, facts) : readLclSheet(tables, facts);
  return [...problems, ...read.notes.problems];
};

/* What the first lines show for certain: further ones can say in which order dates are written, but not what currency is meant. */
const EARLY: ReadonlySet<QuestionTopic> = new Set(["currency", "column-currency", "sign", "size", "decimal", "hidden"]);

/* Which place is meant makes no difference to these questions. */
const ANY_PLACE: SheetPlaces = {
  findPlace: () => ({ kind: "place", code: "XXXXX" }),
  byCode: () => undefined,
};

/** What the first lines of the tabs ask that are read, apart from columns that are unknown. */
export const findEarlyQuestions = (
  one: StoredImport,
  tabs: readonly (SampleTab & Pick<DescribedTab, "columns">)[],
  now: number,
): readonly CountedQuestion[] => {
  const { settings, leftOut } = one;
  const chosen = tabs.filter(({ name }) => settings.tabs.length === 0 || settings.tabs.includes(name ?? ""));
  const notes = chosen.flatMap((tab) => {
    const unknown = tab.columns.filter(({ kind }) => kind === "unknown").map(({ header }) => ignoreColumn(header));
    const reading = { ...settings.reading, columns: [...settings.reading.columns, ...unknown] };
    const own = { ...one, settings: { ...settings, reading } };
    const found = readTab(toTab(tab), own, ANY_PLACE, now, officeDay(now)) ?? [];
    const name = tabs.length === 1 ? null : tab.name;
    return found
      .filter(({ line }) => !leftOut.some((row) => row.tab === name && row.line === line))
      .map((note) => ({ ...note, tab: name, header: tab.columns[note.column ?? -1]?.header }));
  });
  return countQuestions(notes, (note) => toQuestionPlace(note, note.header)).filter(({ topic }) => EARLY.has(topic));
};

/**
 * Why a cell cannot be read with what it is corrected to, in the sentence of the importer; null if it can, and where the row alone
 * does not decide it: the next comparison reads all lines.
 *
 * The row is read among the first lines of its tab, with `corrections` of its cells and of the header.
 */
export const findCellProblem = (
  one: StoredImport,
  row: NotedRow,
  cell: string,
  corrections: readonly CellCorrection[],
  places: SheetPlaces,
  now: number,
): string | null => {
  const sample = one.tabs.length === 1 ? one.tabs[0] : one.tabs.find(({ name }) => name === row.tab);
  const at = readCellName(cell);
  if (sample === undefined || at === null) return null;
  const own = corrections.filter(({ tab }) => tab === row.tab).map((other) => ({ ...other, tab: null }));
  const { tabs } = correctCells({ tabs: [withRow(toTab(sample), row)], hash: "" }, own);
  const [tab] = tabs;
  const notes = tab === undefined ? null : readTab(tab, one, places, now, officeDay(now));
  const problem = notes?.find(({ line, column }) => line === at.line && column === at.column);
  return problem === undefined ? null : withoutOptions(problem.sentence);
};
