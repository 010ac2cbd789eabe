import { VALIDITY_BASES, type ValidityBasis } from "#domain/rates";
import { addDays, type CalendarDate, toDate } from "#domain/time";
import { readWeekday } from "#server/rate-sources/rate-sheets/sheet-dates.ts";
import {
  type DateOrder,
  type DateReader,
  readDateCell,
  settleDateOrder,
  splitDateRange,
  storedDate,
} from "./date-cells.ts";
import type { FieldCells } from "./line-cells.ts";
import type { NamedColumn } from "./column-headers.ts";
import type { RateTable } from "./rate-table.ts";
import type { AddNote, SheetNote } from "./sheet-notes.ts";

const DATE_FIELDS = new Set([
  "VALID FROM",
  "VALID TILL",
  "ETD",
  "ETA",
  "BOOKING CUT OFF",
  "SI CUT OFF",
  "CFS CUT OFF",
  "VGM CUT OFF",
  "PORT CUT OFF",
  "CUSTOMS CUT OFF",
  "NEXT DEPARTURES",
]);
const CUT_OFFS = ["BOOKING CUT OFF", "SI CUT OFF", "CFS CUT OFF", "VGM CUT OFF", "PORT CUT OFF", "CUSTOMS CUT OFF"];
const NO_DAY =
  /^(?:TBA|TBN|TBC|TBD|N\/?A|-+|ON REQUEST|AS PER SCHEDULE|AS PER|WEEKLY|FORTNIGHTLY|BI-?WEEKLY|DAILY|FREQUENT|SUBJECT TO|EVERY\b|FIXED DAY)/i;

const dateValues = ({
  columns,
  lines,
}: RateTable): ReadonlyMap<string, { readonly line: number; readonly column: number }> => {
  const values = new Map<string, { readonly line: number; readonly column: number }>();
  for (const [index, { column }] of columns.entries()) {
    if (column.kind !== "field" || !DATE_FIELDS.has(column.field)) continue;
    for (const { line, cells } of lines) {
      const cell = cells[index] ?? "";
      if (cell === "" || values.has(cell)) continue;
      for (const part of splitDateRange(cell) ?? cell.split(";")) values.set(part.trim(), { line, column: index });
      values.set(cell, { line, column: index });
    }
  }
  return values;
};

/** The order of day and month of a sheet, or the question which it is. */
export const findDateOrder = (
  tables: readonly RateTable[],
  stated: DateOrder | null,
): { readonly order: DateOrder | null; readonly problems: readonly SheetNote[] } => {
  if (stated !== null) return { order: stated, problems: [] };
  const values = tables.map((table) => ({ table, values: dateValues(table) }));
  const order = settleDateOrder(values.flatMap(({ values }) => [...values.keys()]));
  if (order === "both" || order === null)
    for (const { table, values: found } of values)
      for (const [cell, { line, column }] of found) {
        const read = readDateCell(cell, null);
        if (read.kind !== "ambiguous") continue;
        const why =
          order === "both"
            ? "the sheet has dates with the day first and with the month first"
            : "nothing in the sheet says which";
        const sentence = `"${cell}" can be ${read.dayFirst} or ${read.monthFirst}: ${why}. Say --day-first or --month-first.`;
        const asks = { topic: "dates" as const, text: null };
        return { order: null, problems: [{ tab: table.tab, line, column, kind: "date", sentence, asks }] };
      }
  return { order: order === "both" ? null : order, problems: [] };
};

interface ScheduleContext {
  readonly today: CalendarDate;
  readonly validFrom: CalendarDate;
  readonly validTill: CalendarDate;
  readonly dates: DateReader;
}

type Cell = { readonly text: string; readonly column: number } | undefined;

/** `26-12-31`, which is in four years or more if it begins with the day. */
const YEAR_FIRST = /^(?:2[4-9]|3[01])[-./](?:0?[1-9]|1[0-2])[-./](?:0?[1-9]|[12]\d|3[01])$/;
const FAR_DAYS = 3 * 366;

const MAX_DAYS_AHEAD = 10 * 366;
/** How sheets write a validity without an end. */
const OPEN_END = /^(?:2099|2999|9999)-/;

const readValidity = (cells: FieldCells, facts: ScheduleContext, add: AddNote) => {
  const tillCell = cells.get("VALID TILL");
  const range = tillCell === undefined ? null : facts.dates.splitRange(tillCell.text);
  const readDay = (field: string, cell: Cell, text: string | undefined): CalendarDate | null => {
    if (cell === undefined || text === undefined) return null;
    const read = facts.dates.read(text);
    if (read.kind === "date" && YEAR_FIRST.test(text.trim()) && read.date > addDays(facts.today, FAR_DAYS)) {
      const sentence = `${field} "${cell.text}" can begin with the day or with the year. Write the year with four digits.`;
      add("problems", "date", cell.column, sentence);
      return null;
    }
    if (read.kind === "date") return read.date;
    add("problems", "date", cell.column, `${field} "${cell.text}" is not a date (such as 2026-12-31 or 31 Dec 2026).`);
    return null;
  };
  const fromCell = cells.get("VALID FROM");
  const from =
    range === null ? readDay("VALID FROM", fromCell, fromCell?.text) : readDay("VALID TILL", tillCell, range[0]);
  const till = readDay("VALID TILL", tillCell, range?.[1] ?? tillCell?.text);
  const [validFrom, validTill] = [from ?? facts.validFrom, till ?? facts.validTill];
  const column = (tillCell ?? fromCell)?.column ?? null;
  if (validTill < validFrom)
    add("problems", "validity", column, `the validity ends (${validTill}) before it begins (${validFrom}).`);
  else if (validTill < facts.today) add("problems", "validity", column, `the validity ended on ${validTill}.`);
  else if (till !== null && validTill > addDays(facts.today, MAX_DAYS_AHEAD) && !OPEN_END.test(validTill))
    add("problems", "validity", column, `the validity ends in more than ten years (${validTill}). Correct the date.`);
  return { from, till, validTill };
};

const BASIS_SPELLINGS: ReadonlyMap<string, ValidityBasis> = new Map<string, ValidityBasis>([
  ...VALIDITY_BASES.map((basis) => [basis, basis] as const),
  ["departures", "departure"],
  ["etd", "departure"],
  ["sailing", "departure"],
  ["bookings", "booking"],
  ["booking date", "booking"],
  ["gate in", "gate-in"],
  ["gatein", "gate-in"],
  ["cy gate in", "gate-in"],
  ["cargo receipt", "gate-in"],
  ["date of departure", "departure"],
  ["vessel departure", "departure"],
  ["sailing date", "departure"],
  ["date of booking", "booking"],
  ["booking placement", "booking"],
]);

const toBasis = (text: string): ValidityBasis | undefined => BASIS_SPELLINGS.get(text.trim().toLowerCase());

/** What the heading of a validity states that its date means: `VALID TILL (gate in)`. */
export const findHeadBasis = (columns: readonly NamedColumn[]): ValidityBasis | null =>
  columns.flatMap(({ header, column }) =>
    column.kind === "field" && column.field.startsWith("VALID ")
      ? [...header.matchAll(/[([]([^)\]]+)[)\]]/g)].flatMap(([, note = ""]) => toBasis(note) ?? [])
      : [],
  )[0] ?? null;

const readBasis = (cells: FieldCells, ofHead: ValidityBasis | null, add: AddNote): ValidityBasis | null => {
  const cell = cells.get("VALID FOR");
  if (cell === undefined) return ofHead;
  const basis = toBasis(cell.text);
  if (basis !== undefined) return basis;
  add("problems", "validity", cell.column, `VALID FOR "${cell.text}" is neither departure, booking nor gate-in.`);
  return null;
};

const readSailing = (cells: FieldCells, { dates }: ScheduleContext, add: AddNote): Readonly<Record<string, string>> => {
  const stored: Record<string, string> = {};
  for (const field of ["ETD", "ETA"]) {
    const cell = cells.get(field);
    if (cell === undefined || NO_DAY.test(cell.text)) continue;
    const read = dates.read(cell.text);
    if (read.kind === "date") stored[field] = storedDate(read);
    else if (field === "ETA" || readWeekday(cell.text) === null)
      add(
        "problems",
        "date",
        cell.column,
        `${field} "${cell.text}" is not a date${field === "ETD" ? " or a weekday (such as EVERY THU)" : ""}.`,
      );
  }
  const { ETD: departure, ETA: arrival } = stored;
  if (departure !== undefined && arrival !== undefined && toDate(arrival) < toDate(departure))
    add("problems", "schedule", cells.get("ETA")?.column ?? null, `ETA (${arrival}) is before ETD (${departure}).`);
  return stored;
};

/** The dates of a line as they are stored. A cut-off that is no date (`ETD-3 18:00`) stays as written. */
export const readSchedule = (
  cells: FieldCells,
  facts: ScheduleContext,
  headBasis: ValidityBasis | null,
  add: AddNote,
): {
  readonly stored: Readonly<Record<string, string>>;
  readonly validFrom: CalendarDate | null;
  readonly validTill: CalendarDate;
  readonly validFor: ValidityBasis | null;
} => {
  const { from, till, validTill } = readValidity(cells, facts, add);
  const stored: Record<string, string> = {};
  if (from !== null) stored["VALID FROM"] = from;
  if (till !== null) stored["VALID TILL"] = till;
  Object.assign(stored, readSailing(cells, facts, add));
  for (const field of CUT_OFFS) {
    const cell = cells.get(field);
    const read = cell === undefined ? null : facts.dates.read(cell.text);
    if (read?.kind === "date") stored[field] = storedDate(read);
  }
  return { stored, validFrom: from, validTill, validFor: readBasis(cells, headBasis, add) };
};
