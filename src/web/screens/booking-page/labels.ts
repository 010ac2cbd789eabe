import type {
  AssessedDeadline,
  DeadlineStop,
  DeadlineTime,
  ImportFreeTime,
  LeadTimeName,
  LeadTimes,
} from "#domain/deadlines";
import type { ShipmentMoment } from "#domain/bookings";
import { type CalendarDate, createZoneClock, type LocalDateTime, toTime, type UtcMinutes } from "#domain/time";
import { localDayAndTime } from "#web/messages/dates.ts";
import { formatCutOff, formatWeekday } from "#web/messages/formats.ts";

const MINUTE_MS = 60_000;

/** `Thu 26 Nov, 04:00`. */
export const formatMoment = (at: CalendarDate | LocalDateTime): string =>
  [formatWeekday(at), toTime(at)].filter((part) => part !== null).join(", ");

const ZONES = createZoneClock();

const readerText = (utc: UtcMinutes): string => localDayAndTime(new Date(utc * MINUTE_MS).toISOString());

/** `13:30 your time`; with the day where it is another one; null where the clocks are the same, and for days without a time. */
export const formatReaderTime = ({ local, utc }: DeadlineTime): string | null => {
  const time = toTime(local);
  if (time === null) return null;
  const own = readerText(utc);
  const [day = "", clock = ""] = own.split(", ");
  const sameDay = formatWeekday(local).endsWith(day);
  if (sameDay && clock === time) return null;
  return `${sameDay ? clock : own} your time`;
};

/** When a task was done, as its reader's clock had it; null where the clocks are the same or the zone is not known. */
export const formatReaderDone = ({ doneAt, place, state }: AssessedDeadline): string | null =>
  state !== "done" || doneAt === null || place.timeZone === null
    ? null
    : formatReaderTime({ local: doneAt, utc: ZONES.endOf({ at: doneAt, zone: place.timeZone }) });

export const STATE_TEXTS: Readonly<Record<AssessedDeadline["state"], string>> = {
  done: "Done",
  next: "Due next",
  "in-time": "In time",
  overdue: "Overdue",
  missed: "Cut-off missed",
  "none-stated": "Not stated",
};

/** `1 of 3` while some containers are done. */
export const formatState = ({ state, done, of, doneAt }: AssessedDeadline): string => {
  if (state === "done") return doneAt === null ? STATE_TEXTS.done : formatCutOff(doneAt);
  return done > 0 ? `${done} of ${of}, ${STATE_TEXTS[state].toLowerCase()}` : STATE_TEXTS[state];
};

export const BASIS_TEXTS: Readonly<Record<NonNullable<AssessedDeadline["basis"]>, string>> = {
  actual: "last free day",
  expected: "last free day, by the estimated arrival",
  planned: "last free day, by the planned arrival",
};

export const MOMENT_TEXTS: Readonly<Record<ShipmentMoment["class"], string>> = {
  actual: "actual",
  expected: "estimated",
  planned: "planned",
};

export const LEAD_TIME_LABELS: Readonly<Record<LeadTimeName, { readonly label: string; readonly hint: string }>> = {
  documents: { label: "Papers", hint: "Hours before the documents cut-off" },
  vgm: { label: "VGM", hint: "Hours before the VGM cut-off" },
  customs: { label: "Customs", hint: "Hours before the customs cut-off" },
  gateIn: { label: "Gate", hint: "Hours of reserve at the gate" },
  trucking: { label: "Truck", hint: "Hours from your premises to the gate" },
  stuffing: { label: "Stuffing", hint: "Hours for each container" },
  emptyPickUp: { label: "Empty pick-up", hint: "Hours before stuffing begins" },
};

/** `truck 6 h, stuffing 4 h per container, papers 5 h`; a part load is stuffed at the CFS. */
export const formatLeadTimes = ({ trucking, stuffing, documents }: LeadTimes, isPartLoad = false): string =>
  [
    `truck ${trucking} h`,
    ...(isPartLoad ? [] : [`stuffing ${stuffing} h per container`]),
    `papers ${documents} h`,
  ].join(", ");

const FREE_TIME_TEXTS: Readonly<Record<ImportFreeTime["kind"], string>> = {
  demurrage: "at the terminal",
  detention: "to return the empty container",
  merged: "from arrival until the empty container is returned",
  storage: "of storage",
  monitoring: "of reefer monitoring",
};

const COUNTED: Readonly<Record<ImportFreeTime["counted"], string>> = {
  calendar: "calendar days",
  working: "working days",
  unknown: "days, counting not stated",
};

/** `7 calendar days at the terminal, 5 calendar days to return the empty container`. */
export const formatFreeTime = (freeTime: readonly ImportFreeTime[]): string =>
  [...new Set(freeTime.map(({ kind, days, counted }) => `${days} ${COUNTED[counted]} ${FREE_TIME_TEXTS[kind]}`))].join(
    ", ",
  );

export const toStopId = (stop: DeadlineStop | number): string => `stop-${stop}`;
