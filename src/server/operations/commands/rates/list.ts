import { err, ok, type Result } from "neverthrow";
import { addDays, type CalendarDate, isCalendarDate } from "#domain/time";
import { findEnd, OFFICE_ZONE, officeDay } from "#server/platform/time.ts";
import { findQuotedLine, listSheetChanges, type OfficeDay } from "#server/rate-sources/rate-sheets/line-history.ts";
import {
  listSheetLines,
  listSheets,
  type SheetLineState,
  type SheetState,
} from "#server/rate-sources/rate-sheets/sheet-lines.ts";
import { readAudience } from "#server/rate-sources/rate-sheets/sheet-audience.ts";
import type { LineChangeTable } from "#server/rate-sources/rate-sheets/tables.ts";
import type { Executor } from "#server/schema.ts";
import { formatAudience } from "../../find-audience.ts";
import { defineCommand } from "../../kit/command.ts";
import { flag, optionalArgument, textOption } from "../../kit/parameters.ts";
import {
  BASIS_WORDS,
  changeTexts,
  endText,
  lineCount,
  lineText,
  momentText,
  toChangeRecord,
  toLane,
  toLineRecord,
  toSheetRecord,
} from "../../rate-lines.ts";

const stateText = (sheet: SheetState, today: string): string => {
  const { lines, active, validFrom, validFor, lastDay, withdrawnAt, outdatedAt } = sheet;
  if (withdrawnAt !== null) return `${lineCount(lines)}  withdrawn`;
  if (lastDay === null) return `${lineCount(lines)}  ended`;
  const begins = validFrom > today ? `from ${validFrom} ` : "";
  const share = active === lines ? lineCount(lines) : `${active} of ${lineCount(lines)} active`;
  const outdated = outdatedAt === null ? "" : `  outdated: its carrier changed rates, ${momentText(outdatedAt)}`;
  return `${share}  ${begins}${endText(lastDay)}, for ${BASIS_WORDS[validFor]}${outdated}`;
};

const audienceText = ({ visibleTo }: SheetState): string =>
  visibleTo === null ? "" : `  only for ${formatAudience(readAudience(visibleTo))}`;

const sheetText = (sheet: SheetState, today: string): string =>
  `${sheet.id}  ${sheet.kind === "lcl" ? "LCL  " : ""}${sheet.provider}  ${sheet.name} of ${sheet.sheetDate}  ${stateText(sheet, today)}${sheet.prices === "buy" ? "  buying prices" : ""}${audienceText(sheet)}`;

const importText = ({ id, provider, name, sheetDate, importedAt }: SheetState): string =>
  `${id}  ${provider}  ${name} of ${sheetDate}  imported ${momentText(importedAt)}`;

const isOnLane = (line: SheetLineState, lane: string | null): boolean =>
  lane === null || toLane(line).toUpperCase() === lane.toUpperCase();

const toOfficeDay = (day: CalendarDate): OfficeDay => ({
  day,
  begin: findEnd({ at: addDays(day, -1), zone: OFFICE_ZONE }),
  end: findEnd({ at: day, zone: OFFICE_ZONE }) - 1,
});

const findDayProblem = (day: string, today: CalendarDate): string | null => {
  if (!isCalendarDate(day)) return `--at takes a date such as ${today}, not ${day}.`;
  return day > today ? `--at takes today (${today}) or an earlier day, not ${day}.` : null;
};

interface ListedLine {
  readonly line: SheetLineState;
  /** What happened to it after the day of `--at`. */
  readonly later: readonly LineChangeTable[];
}

interface ListedSheet {
  readonly sheet: SheetState;
  readonly lines: readonly ListedLine[];
}

interface Listed {
  /** The day of `--at`; null for what is quoted now. */
  readonly at: CalendarDate | null;
  readonly today: CalendarDate;
  readonly sheets: readonly ListedSheet[];
}

/** The lines of a sheet that were quoted on a day, each with what happened to it later. */
const findQuotedLines = async (db: Executor, sheet: SheetState, day: OfficeDay): Promise<readonly ListedLine[]> => {
  if (sheet.importedAt > day.end) return [];
  const changes = await listSheetChanges(db, sheet);
  return (await listSheetLines(db, sheet)).flatMap(
    (line) => findQuotedLine(line, sheet.importedAt, changes.get(line.id) ?? [], day) ?? [],
  );
};

const describeQuoted = ({ sheet, lines }: ListedSheet, day: CalendarDate): readonly string[] => [
  importText(sheet),
  ...lines.flatMap(({ line, later }) => [
    `  ${lineText(line, sheet, day)}`,
    ...changeTexts(later).map((text) => `    ${text}`),
  ]),
];

const describeList = ({ at, today, sheets }: Listed): readonly string[] => {
  if (at === null && sheets.length === 0) return ["No rate sheets."];
  if (at === null)
    return sheets.flatMap(({ sheet, lines }) => [
      sheetText(sheet, today),
      ...lines.map(({ line }) => `  ${lineText(line, sheet, today)}`),
    ]);
  if (sheets.length === 0) return [`Nothing was quoted from rate sheets on ${at}.`];
  return [`Quoted on ${at} (${OFFICE_ZONE}):`, ...sheets.flatMap((one) => describeQuoted(one, at))];
};

/** `rates list`. */
export const listCommand = defineCommand({
  name: "list",
  description: "List rate sheets with the end of their validity, newest first",
  parameters: {
    sheet: optionalArgument("id of a sheet: list its lines"),
    lines: flag("list the lines of all active sheets: tab and line of the file, lane, carrier, price, validity"),
    lane: textOption("<lane>", "list only the lines of this lane (INNSA-NLRTM)"),
    at: textOption(
      "<date>",
      "list the lines that were quoted on this day, also those that were replaced or withdrawn later",
    ),
  },
  run: async ({ db, clock }, { sheet: id, lines, lane, at }): Promise<Result<Listed, string>> => {
    const today = officeDay(clock());
    const problem = at === null ? null : findDayProblem(at, today);
    if (problem !== null) return err(problem);
    const all = (await listSheets(db, today)).filter((sheet) => id === null || sheet.id === id);
    if (all.length === 0 && id !== null) return err(`There is no rate sheet ${id}.`);
    const sheets: ListedSheet[] = [];
    for (const sheet of all) {
      const hasLines = id !== null || ((lines || lane !== null) && sheet.active > 0);
      const stored = await (at === null
        ? hasLines
          ? listSheetLines(db, sheet).then((found) => found.map((line) => ({ line, later: [] })))
          : []
        : findQuotedLines(db, sheet, toOfficeDay(at)));
      const own = stored.filter(({ line }) => isOnLane(line, lane));
      if (own.length > 0 || (at === null && lane === null)) sheets.push({ sheet, lines: own });
    }
    return ok({ at, today, sheets });
  },
  describe: describeList,
  toJson: ({ sheets }) =>
    sheets.map(({ sheet, lines }) => ({
      ...toSheetRecord(sheet),
      linesListed: lines.map(({ line, later }) => ({
        ...toLineRecord(line, sheet),
        changedLater: later.map(toChangeRecord),
      })),
    })),
});
