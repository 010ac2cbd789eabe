import { err, ok, type Result } from "neverthrow";
import type { SheetKind } from "#server/rate-sources/rate-sheets/sheet-kinds.ts";
import { joinChargeRows } from "./charge-rows.ts";
import { findChangingTexts } from "./changed-prices.ts";
import { type Declarations, headerRecogniser } from "./column-headers.ts";
import { normaliseHeader } from "./field-names.ts";
import { applyHidden, type VisibleTable } from "./hidden-parts.ts";
import type { ImportMapping } from "./import-mapping.ts";
import { lclHeaderRecogniser } from "./lcl-headers.ts";
import { joinMinimums } from "./lcl-minimums.ts";
import { isLclTab } from "./lcl-tab.ts";
import { askLimitingTab, toTextWords, withoutIgnoredTexts } from "./limiting-lines.ts";
import { applyCarrierNames } from "./line-carriers.ts";
import { applyPlaceAliases } from "./place-aliases.ts";
import { findRateTable, type RateTable } from "./rate-table.ts";
import type { Tab, Workbook } from "./read-table.ts";
import type { SheetNote } from "./sheet-notes.ts";
import { findFieldsWithAmounts, findUnheadedAmounts } from "./unheaded-amounts.ts";
import { applyRemarks } from "./remark-charges.ts";
import { findUnknownHeaders } from "./unknown-columns.ts";
import { listUnprintedNames } from "./unprinted-names.ts";

export interface SheetTables {
  readonly kind: SheetKind;
  readonly tables: readonly RateTable[];
  readonly problems: readonly SheetNote[];
  readonly remarks: readonly SheetNote[];
}

interface Wanted {
  readonly declarations: Declarations;
  readonly tabs: readonly string[];
  readonly kind: SheetKind | null;
  readonly hidden: ImportMapping["hidden"];
}

const isSameName = (one: string, other: string): boolean => normaliseHeader(one) === normaliseHeader(other);

const chooseTabs = ({ tabs }: Workbook, names: readonly string[]): Result<readonly Tab[], string> => {
  const missing = names.find((name) => !tabs.some((tab) => isSameName(tab.name ?? "", name)));
  if (missing === undefined)
    return ok(names.length === 0 ? tabs : tabs.filter((tab) => names.some((name) => isSameName(tab.name ?? "", name))));
  const known = tabs.flatMap(({ name }) => (name === null ? [] : [`"${name}"`]));
  return err(`there is no tab "${missing}"${known.length === 0 ? "." : `; the tabs are ${known.join(", ")}.`}`);
};

const tabNote = (tab: Tab, line: number, sentence: string): SheetNote => ({
  tab: tab.name,
  line,
  column: null,
  kind: "tab",
  sentence,
});

interface ReadTab extends VisibleTable {
  readonly tab: Tab;
  readonly kind: SheetKind;
  readonly problems: readonly SheetNote[];
}

const readTab = (tab: Tab, { declarations, kind, hidden, tabs }: Wanted): ReadTab => {
  const found = kind ?? (isLclTab(tab, declarations) ? "lcl" : "fcl");
  const recognise = (found === "lcl" ? lclHeaderRecogniser : headerRecogniser)(declarations);
  const visible = applyHidden(tab, findRateTable(tab, recognise), hidden, tabs.length > 0);
  if (visible.table === null) return { tab, kind: found, ...visible, problems: [] };
  const complete = found === "lcl" ? joinMinimums(visible.table) : visible.table;
  const unknown = [
    ...findUnknownHeaders(complete, recognise),
    ...findFieldsWithAmounts(complete),
    ...findUnheadedAmounts(complete),
    ...(tabs.length > 0 ? [] : askLimitingTab({ ...complete, tabName: tab.name })),
  ];
  const { table, problems } = joinChargeRows(complete, recognise, declarations);
  const charged = applyRemarks(withoutIgnoredTexts(table, declarations.ignored), declarations);
  const placed = applyPlaceAliases(charged.table, declarations.aliases);
  const carried = applyCarrierNames(placed, declarations.carriers);
  return { tab, kind: found, ...visible, table: carried, problems: [...unknown, ...problems, ...charged.problems] };
};

export const findUnusedHeaders = (declarations: Declarations, tables: readonly RateTable[]): readonly string[] => {
  const headers = new Set(
    tables.flatMap(({ columns, chargeNames = [], ignoredTexts = [] }) =>
      [...columns.map(({ header }) => header), ...chargeNames, ...ignoredTexts].map(normaliseHeader),
    ),
  );
  const { charges, ignored, fields, remarks } = declarations;
  return [...charges.keys(), ...ignored, ...fields.keys(), ...remarks.keys()].filter((header) => !headers.has(header));
};

const describeTabs = (read: readonly ReadTab[]): readonly SheetNote[] =>
  read.flatMap(({ tab, table, remarks: left }) => {
    const [first] = tab.lines;
    if (table !== null || left.length > 0) return [];
    return [
      tabNote(tab, first?.line ?? 1, first === undefined ? "is empty." : "has no table of rates and is left out."),
    ];
  });

/* A tab of surcharges (`PSS USD 300 per container`) is about the prices of the other tabs. */
const askChangingTabs = (read: readonly ReadTab[]): readonly SheetNote[] =>
  read.flatMap(({ tab, table, remarks: left }) => {
    if (table !== null || left.length > 0 || tab.isHidden === true) return [];
    const [first, ...others] = findChangingTexts([...tab.lines, ...(tab.comments ?? [])]);
    if (first === undefined) return [];
    const more = others.length === 0 ? "" : ` and ${others.length} more`;
    return [
      {
        ...tabNote(
          tab,
          first.line,
          `"${toTextWords(first)}"${more} may change the prices of other tabs. Write it into their cells or a column, or say --tab with each tab of prices if they include it.`,
        ),
        kind: "amount" as const,
      },
    ];
  });

export const findSheetTables = (workbook: Workbook, wanted: Wanted): Result<SheetTables, string> =>
  chooseTabs(workbook, wanted.tabs).andThen((tabs): Result<SheetTables, string> => {
    const isOnly = workbook.tabs.length === 1;
    const read = tabs.map((tab) => readTab(isOnly ? { ...tab, name: null } : tab, wanted));
    const tables = read.flatMap(({ table }, index) =>
      table === null ? [] : [{ ...table, tabName: tabs[index]?.name ?? null }],
    );
    const [first] = read.flatMap(({ table, kind }) => (table === null ? [] : [kind]));
    if (tabs.every(({ lines }) => lines.length === 0)) return err("it has no lines.");
    if (first === undefined)
      return err(
        'no line names a port of loading and a port of discharge, such as "POL" and "POD". Write both in the header.',
      );
    const other = read.find(({ table, kind }) => table !== null && kind !== first);
    if (other !== undefined)
      return err(
        `the tab "${other.tab.name ?? ""}" is for ${other.kind === "lcl" ? "part loads" : "containers"}, others are not. Say --tab for those of one kind.`,
      );
    return ok({
      kind: first,
      tables,
      problems: [
        ...read.flatMap(({ questions }) => questions),
        ...read.flatMap(({ problems }) => problems),
        ...askChangingTabs(read),
      ],
      remarks: [
        ...read.flatMap(({ remarks }) => remarks),
        ...describeTabs(read),
        ...tables.flatMap(listUnprintedNames),
      ],
    });
  });
