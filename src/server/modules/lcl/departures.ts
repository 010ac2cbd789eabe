import type { LclDeparture } from "#domain/lcl";
import { readForeignDate } from "#domain/rates";
import { addDays, type CalendarDate, toDate, type LocalDateTime, toWeekday } from "#domain/time";
import { readDay, readWeekday, resolveCutOff } from "#server/rate-sources/rate-sheets/sheet-dates.ts";

/** Optional columns of an LCL tariff: days (`27 NOV 2026; 04 DEC 2026`) or weekdays (`EVERY FRI`, `EVERY MON, THU`), and when the CFS closes for them. */
export const NEXT_DEPARTURES = "NEXT DEPARTURES";
export const CFS_CUT_OFF = "CFS CUT OFF";

const SHOWN = 3;
const WEEKS_AHEAD = 8;

const toEntries = (cell: string): readonly string[] =>
  cell
    .split(/[;\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");

const unique = <T>(values: readonly T[]): readonly T[] => [...new Set(values)];

/** The weekdays of `EVERY MON, THU`; none for days with figures: `FRI 27 NOV` is a day that cannot be read. */
const readWeekdays = (cell: string): readonly number[] =>
  /\d/.test(cell) ? [] : unique(cell.split(/[^A-Za-z]+/).flatMap((word) => readWeekday(word) ?? []));

const isWeekly = (cell: string): boolean => readWeekdays(cell).length > 0;

const isRelative = (cutOff: string): boolean => resolveCutOff(cutOff, "2026-01-15") !== cutOff;

export const departureProblems = (fields: Readonly<Record<string, string>>): readonly string[] => {
  const [departures, cutOffs] = [fields[NEXT_DEPARTURES], fields[CFS_CUT_OFF]];
  if (departures === undefined) return cutOffs === undefined ? [] : [`${CFS_CUT_OFF} has no ${NEXT_DEPARTURES}`];
  const days = toEntries(departures);
  const unreadable = isWeekly(departures) ? [] : days.filter((entry) => readDay(entry) === null);
  if (unreadable.length > 0)
    return unreadable.map((entry) => `${NEXT_DEPARTURES} "${entry}" is not a day or EVERY and a weekday`);
  if (cutOffs === undefined || isRelative(cutOffs.trim())) return [];
  const moments = toEntries(cutOffs);
  const isEach = moments.length === days.length && moments.every((entry) => readForeignDate(entry) !== null);
  return isEach && !isWeekly(departures)
    ? []
    : [`${CFS_CUT_OFF} "${cutOffs}" is neither like ETD-2 17:00 nor a day for each departure`];
};

const daysFrom = (cell: string, first: CalendarDate): readonly CalendarDate[] => {
  if (!isWeekly(cell)) return toEntries(cell).flatMap((entry) => readDay(entry) ?? []);
  return readWeekdays(cell).flatMap((day) => {
    const next = addDays(first, (day - toWeekday(first) + 7) % 7);
    return Array.from({ length: WEEKS_AHEAD }, (_, week) => addDays(next, 7 * week));
  });
};

const cutOffFor = (cell: string | undefined, day: CalendarDate, index: number): CalendarDate | LocalDateTime | null => {
  if (cell === undefined) return null;
  return isRelative(cell.trim())
    ? readForeignDate(resolveCutOff(cell, day))
    : readForeignDate(toEntries(cell)[index] ?? null);
};

const isOpen = (moment: CalendarDate | LocalDateTime, now: LocalDateTime): boolean =>
  moment.length === 10 ? moment >= toDate(now) : moment > now;

/** The next three departures whose CFS cut-off has not passed, earliest first; `now` is the time at the place of loading. */
export const nextDepartures = (
  fields: Readonly<Record<string, string>>,
  now: LocalDateTime,
): readonly LclDeparture[] => {
  const cell = fields[NEXT_DEPARTURES];
  if (cell === undefined) return [];
  return daysFrom(cell, toDate(now))
    .map((date, index) => ({ date, cfsCutOff: cutOffFor(fields[CFS_CUT_OFF], date, index) }))
    .filter(({ date, cfsCutOff }) => isOpen(cfsCutOff ?? date, now))
    .toSorted((one, other) => one.date.localeCompare(other.date))
    .slice(0, SHOWN);
};
