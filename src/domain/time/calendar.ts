/** A calendar date `YYYY-MM-DD` without time or zone: never shifted by a time zone. */
export type CalendarDate = string;

/** A wall-clock time at a place, `YYYY-MM-DDTHH:mm`, as a carrier prints it (local to the place, no offset). */
export type LocalDateTime = string;

/** A moment in time, RFC 3339 in UTC (`2026-11-20T08:15:00.000Z`). */
export type Instant = string;
