import type { LocalDateTime } from "#domain/time";

/* The last zone to finish any day: what is past there is past everywhere. */
const LAST_ON_EARTH = "Etc/GMT+12";

const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
  formats.set(timeZone, format);
  return format;
};

/** The wall clock of a time zone at a moment (epoch milliseconds); without a zone, the latest clock there is. */
export const localTimeAt = (moment: number, timeZone: string | undefined): LocalDateTime =>
  formatOf(timeZone ?? LAST_ON_EARTH)
    .format(moment)
    .replace(" ", "T");
