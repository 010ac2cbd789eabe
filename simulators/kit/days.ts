const DAY_MS = 86_400_000;

/** The day of `date` in UTC, YYYY-MM-DD. */
export const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

export const addDays = (day: string, days: number): string => dayOf(new Date(Date.parse(day) + days * DAY_MS));

/** A day as carriers write it; impossible days such as 2026-02-30 are none. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && dayOf(new Date(text)) === text;
