import { type CalendarDate, hasTimeAt, type Instant, type LocalDateTime, startsWithDate } from "#domain/time";

const DATE_LENGTH = 10;
const MINUTE_LENGTH = 16;

/** Local date and minute as written, without time zone conversion; null without a date. */
export const readLocalMoment = (text: string): CalendarDate | LocalDateTime | null => {
  if (!startsWithDate(text)) return null;
  return text[DATE_LENGTH] === "T" && hasTimeAt(text, DATE_LENGTH + 1)
    ? text.slice(0, MINUTE_LENGTH)
    : text.slice(0, DATE_LENGTH);
};

/** A moment as the server states it; null for any other text. */
export const readInstant = (text: string | null): Instant | null =>
  text !== null && Number.isFinite(Date.parse(text)) ? text : null;
