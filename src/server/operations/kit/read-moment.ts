import { err, ok, type Result } from "neverthrow";

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/;

const parseExactly = (text: string): number => {
  const moment = Date.parse(DAY.test(text) ? `${text}T00:00:00Z` : text);
  const isReal =
    Number.isFinite(moment) &&
    new Date(Date.parse(`${text.slice(0, 10)}T00:00:00Z`)).toISOString().startsWith(text.slice(0, 10));
  return isReal ? moment : Number.NaN;
};

/** A day (its beginning in UTC) or an RFC 3339 instant, as epoch milliseconds. */
export const readMoment = (text: string, flag: string): Result<number, string> => {
  const moment = DAY.test(text) || INSTANT.test(text) ? parseExactly(text) : Number.NaN;
  return Number.isNaN(moment)
    ? err(`${flag} takes a day such as 2026-11-20 or an instant such as 2026-11-20T08:00:00Z, not ${text}.`)
    : ok(moment);
};
