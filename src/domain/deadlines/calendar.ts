import { type DateFormat, formatFullDate, toTime, type UtcMinutes, type ZoneClock } from "#domain/time";
import type { Deadline, DeadlineTime } from "./deadline.ts";
import { formatTask, getTaskDocument, RESPONSIBLE_LABELS } from "./labels.ts";

/** One booking of a calendar. */
export interface CalendarBooking {
  readonly id: string;
  /** The number that the entries show. */
  readonly number: string;
  /** `Nhava Sheva to Duisburg, Norrvik Line`. */
  readonly title: string;
  /** The page of the booking; null where none is known. */
  readonly url: string | null;
  /** Rises with every change, so that calendars replace what they have. */
  readonly revision: number;
  readonly deadlines: readonly Deadline[];
}

interface CalendarOptions {
  readonly name: string;
  /** Makes the ids of entries unique in the world (`www.forwarder.example`). */
  readonly host: string;
  readonly now: UtcMinutes;
  readonly clock: ZoneClock;
  /** Of the person whose calendar it is. */
  readonly dates: DateFormat;
}

const MAX_OCTETS = 75;

const countOctets = (character: string): number => {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x8_00) return 2;
  return point < 0x1_00_00 ? 3 : 4;
};

const isAscii = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

const foldAscii = (line: string): string => {
  const parts = [line.slice(0, MAX_OCTETS)];
  for (let start = MAX_OCTETS; start < line.length; start += MAX_OCTETS - 1)
    parts.push(line.slice(start, start + MAX_OCTETS - 1));
  return parts.join("\r\n ");
};

/** RFC 5545, 3.1: at most 75 octets in a line, never within a character; a continued line begins with a space. */
const fold = (line: string): string => {
  if (isAscii(line)) return line.length <= MAX_OCTETS ? line : foldAscii(line);
  const lines: string[] = [];
  let [current, octets] = ["", 0];
  for (const character of line) {
    const size = countOctets(character);
    if (octets + size > MAX_OCTETS) {
      lines.push(current);
      [current, octets] = [" ", 1];
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join("\r\n");
};

const ESCAPED = /[\\;,]|\r?\n|[\u0000-\u001F\u007F]/g;

const escape = (found: string): string => {
  if (found.endsWith("\n")) return String.raw`\n`;
  return found < " " || found === "\u007F" ? " " : `\\${found}`;
};

/** RFC 5545, 3.3.11. Control characters are not allowed. */
const escapeText = (text: string): string => text.replaceAll(ESCAPED, escape);

const toUtcText = (moment: UtcMinutes, clock: ZoneClock): string => {
  const at = clock.toLocal(moment, "UTC");
  return `${at.slice(0, 4)}${at.slice(5, 7)}${at.slice(8, 13)}${at.slice(14)}00Z`;
};

const formatMoment = ({ local }: DeadlineTime, dates: DateFormat): string => {
  const time = toTime(local);
  return time === null ? formatFullDate(local, dates) : `${formatFullDate(local, dates)}, ${time}`;
};

const describe = ({ task, responsible, latest, cutOff, place, basis }: Deadline, dates: DateFormat): string =>
  [
    `Latest safe time: ${latest === null ? "not stated" : formatMoment(latest, dates)} (${place.name} time)`,
    cutOff === null ? null : `Cut-off: ${formatMoment(cutOff, dates)}`,
    basis === null || basis === "actual" ? null : "Counted from an arrival that is not certain yet",
    `Responsible: ${RESPONSIBLE_LABELS[responsible]}`,
    getTaskDocument(task),
  ]
    .filter((line) => line !== null)
    .join("\n");

const HALF_HOUR = 30;

const writeEvent = (
  booking: CalendarBooking,
  deadline: Deadline,
  { host, clock, dates }: CalendarOptions,
  stamp: string,
): readonly string[] => {
  const { latest, cutOff, place, task, stop } = deadline;
  const start = (latest ?? cutOff)?.utc;
  if (start === undefined) return [];
  const end = Math.max(start + HALF_HOUR, cutOff?.utc ?? start);
  return [
    "BEGIN:VEVENT",
    `UID:${booking.id}-${stop}-${task}@${host}`,
    `SEQUENCE:${booking.revision}`,
    stamp,
    `DTSTART:${toUtcText(start, clock)}`,
    `DTEND:${toUtcText(end, clock)}`,
    `SUMMARY:${escapeText(`${formatTask(deadline)}, ${booking.number}`)}`,
    `LOCATION:${escapeText(place.name)}`,
    `DESCRIPTION:${escapeText(`${booking.title}\n${describe(deadline, dates)}`)}`,
    ...(booking.url === null ? [] : [`URL:${booking.url}`]),
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
};

const joinLines = (lines: readonly string[]): string => lines.map((line) => `${fold(line)}\r\n`).join("");

/** A calendar in parts, for one with thousands of entries: its head, then entries, then its end. */
export const writeCalendarHead = ({ name }: CalendarOptions): string =>
  joinLines([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Keelson//Deadlines//EN",
    "CALSCALE:GREGORIAN",
    `X-WR-CALNAME:${escapeText(name)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    "X-PUBLISHED-TTL:PT1H",
  ]);

export const writeCalendarEntries = (bookings: readonly CalendarBooking[], options: CalendarOptions): string => {
  const stamp = `DTSTAMP:${toUtcText(options.now, options.clock)}`;
  return joinLines(
    bookings.flatMap((booking) =>
      booking.deadlines
        .filter(({ done, of, responsible }) => done < of && responsible !== "carrier")
        .flatMap((deadline) => writeEvent(booking, deadline, options, stamp)),
    ),
  );
};

export const CALENDAR_END = "END:VCALENDAR\r\n";

/**
 * What is still to be done of bookings, except by the carrier, as an iCalendar file (RFC 5545), all times in UTC. An
 * entry lasts from the latest safe time to the cut-off.
 */
export const writeCalendar = (bookings: readonly CalendarBooking[], options: CalendarOptions): string =>
  `${writeCalendarHead(options)}${writeCalendarEntries(bookings, options)}${CALENDAR_END}`;
