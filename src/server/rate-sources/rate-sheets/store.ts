import { sql } from "kysely";
import type { Customer } from "#domain/rates";
import type { SheetLine } from "./sheet-offers.ts";
import { removeSheet } from "./end-lines.ts";
import { type LaneValues, laneValues, listPorts } from "../lane-query.ts";
import { prepareListStatement, prepareStatement, storedJson } from "#server/platform/database/statements.ts";
import { OFFICE_ZONE } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { readEndedSizes } from "./ended-sizes.ts";
import { filterVisible } from "./sheet-audience.ts";
import type { ReplaceLines } from "./replace-lines.ts";
import type { RateSheetRowTable, RateSheetTable, StoredCells } from "./tables.ts";
import { type StagedTables, UNFINISHED } from "#server/platform/database/staged-import.ts";
import { bumpCacheVersion } from "#server/platform/database/cache-versions.ts";

type Row = Omit<RateSheetRowTable, "validFrom" | "validFor" | "withdrawn" | "cells" | "tab"> &
  Pick<
    RateSheetTable,
    "provider" | "name" | "sheetDate" | "validFrom" | "reissued" | "isInstant" | "visibleTo" | "prices"
  > &
  Pick<SheetLine, "validFor" | "timeZone">;

const toLine = (row: Row): SheetLine => ({
  id: row.id,
  provider: row.provider,
  sheetName: row.name,
  sheetDate: row.sheetDate,
  validFrom: row.validFrom,
  validTill: row.validTill,
  validFor: row.validFor,
  timeZone: row.timeZone,
  isWeekly: row.reissued === "weekly",
  isInstant: row.isInstant === 1,
  ...(row.prices === "buy" ? { isBuying: true } : {}),
  portOfLoading: row.portOfLoading,
  portOfDischarge: row.portOfDischarge,
  placeOfReceipt: row.placeOfReceipt,
  placeOfDelivery: row.placeOfDelivery,
  endedSizes: readEndedSizes(row.endedSizes ?? null),
  fields: storedJson<Readonly<Record<string, string>>>(row.fields),
  charges: storedJson<Readonly<Record<string, string>>>(row.charges),
});

const selectLines = (loading: number, discharge: number) =>
  prepareStatement<LaneValues>()<Row>((db, param) => ({
    compile: () =>
      sql<Row>`
        select r."id", r."sheetId", r."line", r."portOfLoading", r."portOfDischarge", r."placeOfReceipt",
          r."placeOfDelivery", r."validTill", r."endedSizes", r."fields", r."charges", s."provider", s."name", s."sheetDate", s."reissued",
          s."isInstant", s."timeZone", s."visibleTo", s."prices",
          coalesce(r."validFrom", s."validFrom") as "validFrom", coalesce(r."validFor", s."validFor") as "validFor"
        from "rateSheetRow" r join "rateSheet" s on s."id" = r."sheetId"
        where r."portOfLoading" in (${listPorts(param, "portOfLoading", loading)})
          and r."portOfDischarge" in (${listPorts(param, "portOfDischarge", discharge)})
          and r."validTill" >= ${param("today")} and s."validFrom" <> ${UNFINISHED} and r."withdrawn" is null`.compile(
        db,
      ),
  }));

const statements = new Map<string, ReturnType<typeof selectLines>>();

const statementFor = (loading: number, discharge: number): ReturnType<typeof selectLines> => {
  const shape = `${loading} ${discharge}`;
  const select = statements.get(shape) ?? selectLines(loading, discharge);
  statements.set(shape, select);
  return select;
};

/**
 * Lines of all sheets between these ports that have not ended before `today`, in the order of their sheets; those of private
 * sheets only for who finds them.
 */
export const sheetLines = async (
  db: Executor,
  portsOfLoading: readonly string[],
  portsOfDischarge: readonly string[],
  today: string,
  readCustomer: (() => Promise<Customer>) | null = null,
): Promise<readonly SheetLine[]> => {
  if (portsOfLoading.length === 0 || portsOfDischarge.length === 0) return [];
  const rows = await statementFor(portsOfLoading.length, portsOfDischarge.length)(
    db,
    laneValues(portsOfLoading, portsOfDischarge, today),
  );
  return (await filterVisible(rows, readCustomer))
    .map((row) => ({ row, line: toLine(row) }))
    .toSorted((a, b) =>
      a.row.sheetId === b.row.sheetId ? a.row.line - b.row.line : a.row.sheetId < b.row.sheetId ? -1 : 1,
    )
    .map(({ line }) => line);
};

/** A cell of a rate sheet: the header of its column and its text, both as read. */
export interface SheetCell {
  readonly header: string;
  readonly text: string;
}

/** A line of a rate sheet as it was read. */
export interface ReadCells {
  readonly line: number;
  readonly cells: readonly SheetCell[];
}

/** The filled cells of a line; null where they were not stored or the line was removed, and for buying prices. */
export const findSheetCells = async (db: Executor, lineId: string): Promise<ReadCells | null> => {
  const row = await db
    .selectFrom("rateSheetRow as r")
    .innerJoin("rateSheet as s", "s.id", "r.sheetId")
    .select(["r.line", "r.cells", "s.headers"])
    .where("r.id", "=", lineId)
    .where("s.prices", "=", "sell")
    .executeTakeFirst();
  if (row === undefined || typeof row.cells !== "string" || typeof row.headers !== "string") return null;
  const { table, texts } = storedJson<StoredCells>(row.cells);
  const headers = storedJson<readonly (readonly string[])[]>(row.headers)[table] ?? [];
  const cells = headers.map((header, index) => ({ header, text: texts[index] ?? "" }));
  return { line: row.line, cells: cells.filter(({ text }) => text !== "") };
};

const insertLines = prepareListStatement<RateSheetRowTable>()((db, entries) =>
  db.insertInto("rateSheetRow").values(
    entries.map((param) => ({
      id: param("id"),
      sheetId: param("sheetId"),
      line: param("line"),
      portOfLoading: param("portOfLoading"),
      portOfDischarge: param("portOfDischarge"),
      placeOfReceipt: param("placeOfReceipt"),
      placeOfDelivery: param("placeOfDelivery"),
      validFrom: param("validFrom"),
      validTill: param("validTill"),
      validFor: param("validFor"),
      fields: param("fields"),
      charges: param("charges"),
      cells: param("cells"),
      withdrawn: param("withdrawn"),
      tab: param("tab"),
      endedSizes: param("endedSizes"),
    })),
  ),
);

const LINES_PER_STATEMENT = 500;
const UNSTATED = { validFrom: null, validFor: null, cells: null, withdrawn: null, tab: null, endedSizes: null };

const addLines = async (db: Executor, lines: readonly RateSheetRowTable[]): Promise<void> => {
  for (let start = 0; start < lines.length; start += LINES_PER_STATEMENT)
    await insertLines(
      db,
      lines.slice(start, start + LINES_PER_STATEMENT).map((line) => ({ ...UNSTATED, ...line })),
    );
};

export const rateSheetTables = (replace: ReplaceLines | null): StagedTables<RateSheetTable, RateSheetRowTable> => ({
  addHeading: async (db, sheet) => {
    await db
      .insertInto("rateSheet")
      .values({ timeZone: OFFICE_ZONE, ...sheet, validFrom: UNFINISHED })
      .execute();
  },
  addLines,
  publish: async (transaction, { id, validFrom }) => {
    await transaction.updateTable("rateSheet").set({ validFrom }).where("id", "=", id).execute();
    await replace?.(transaction, id);
    await bumpCacheVersion(transaction, "tariffs");
  },
  remove: (db, id, pause) => removeSheet(db, { kind: "fcl", id }, pause),
  isCopy: false,
  findUnfinished: async (db, before) => {
    const unfinished = db.selectFrom("rateSheet").select("id").where("validFrom", "=", UNFINISHED);
    return (await unfinished.where("importedAt", "<", before).execute()).map(({ id }) => id);
  },
});

/** Adds a sheet with its lines; both or neither when `db` is a transaction. */
export const addSheet = async (
  db: Executor,
  sheet: RateSheetTable,
  rows: readonly RateSheetRowTable[],
): Promise<void> => {
  await db
    .insertInto("rateSheet")
    .values({ timeZone: OFFICE_ZONE, ...sheet })
    .execute();
  await addLines(db, rows);
};
