/* A formatter takes much longer to make than to use, and answers name few zones. */
const formatters = new Map<string, Intl.DateTimeFormat | null>();

const createFormatter = (timeZone: string): Intl.DateTimeFormat | null => {
  try {
    return new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
  } catch {
    return null;
  }
};

const formatterOf = (timeZone: string): Intl.DateTimeFormat | null => {
  const known = formatters.get(timeZone);
  if (known !== undefined) return known;
  const created = createFormatter(timeZone);
  formatters.set(timeZone, created);
  return created;
};

/** The local time of an instant, `2026-11-28T06:00`; "no time" of an invalid date, null of an unknown zone. */
export const toLocalMinute = (instant: Date, timeZone: string): string | null => {
  const formatter = formatterOf(timeZone);
  if (formatter === null) return null;
  return Number.isNaN(instant.getTime()) ? "no time" : formatter.format(instant).replace(" ", "T");
};
