import type { LclDeparture } from "#domain/lcl";
import { readForeignDate } from "#domain/rates";
import { addDays, type CalendarDate, toDate, type LocalDateTime, toWeekday } from "#domain/time";
import {
  DAYS_OFF,
  isOfService,
  isOfVessel,
  joinSailing,
  toDeparture,
} from "#server/rate-sources/rate-sheets/departures.ts";
import { type Cells, type Departure, toCutOffMoment } from "#server/rate-sources/rate-sheets/sailing-cells.ts";
import { readDay, readWeekday, resolveCutOff } from "#server/rate-sources/rate-sheets/sheet-dates.ts";
import { type Schedule, type ScheduledSailing, toCarrierSchedule } from "#server/rate-sources/schedule.ts";

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

export const departureProblems = (fields: Cells): readonly string[] => {
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

/** The days that a tariff states, each with the carrier's sailing of that day; the days of the schedule where it states none. */
const listDepartures = (
  fields: Cells,
  today: CalendarDate,
  sailings: readonly ScheduledSailing[],
): readonly Departure[] => {
  const cell = fields[NEXT_DEPARTURES];
  if (cell === undefined) return sailings.map(toDeparture);
  if (isWeekly(cell))
    return daysFrom(cell, addDays(today, -DAYS_OFF)).map((day) => joinSailing(day, sailings, DAYS_OFF));
  const ofVessel = sailings.filter((sailing) => isOfVessel(sailing, fields["VESSEL"]));
  return daysFrom(cell, today).map((day) => joinSailing(day, ofVessel, 0));
};

/** The earlier of what the tariff and the schedule state: who keeps it, keeps both. */
const chooseCutOff = (
  stated: CalendarDate | LocalDateTime | null,
  scheduled: LocalDateTime | undefined,
): CalendarDate | LocalDateTime | null =>
  scheduled === undefined || (stated !== null && toCutOffMoment(stated) <= scheduled) ? stated : scheduled;

/**
 * The next three departures whose CFS cut-off has not passed, earliest first; `now` is the time at the place of loading. They have
 * the sailings of the carrier's schedule by the rules of rate sheets (decision 0079).
 */
export const nextDepartures = (
  fields: Cells,
  now: LocalDateTime,
  schedule: Schedule | null = null,
): readonly LclDeparture[] => {
  const sailings = (schedule?.sailings ?? []).filter((sailing) => isOfService(sailing, fields["SERVICE"]));
  const departures = listDepartures(fields, toDate(now), sailings).flatMap(({ day, sailing }, index) => {
    if (day === null) return [];
    const cfsCutOff = chooseCutOff(cutOffFor(fields[CFS_CUT_OFF], day, index), sailing?.cutOffs.LCO);
    const scheduled = schedule === null || sailing === null ? {} : { schedule: toCarrierSchedule(schedule, sailing) };
    return [{ date: day, cfsCutOff, ...scheduled }];
  });
  return departures
    .filter(({ date, cfsCutOff }) => date >= toDate(now) && isOpen(cfsCutOff ?? date, now))
    .toSorted((one, other) => one.date.localeCompare(other.date))
    .filter(({ date }, at, sorted) => date !== sorted[at - 1]?.date)
    .slice(0, SHOWN);
};
