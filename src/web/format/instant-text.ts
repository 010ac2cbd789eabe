import { type Instant, cutOffText } from "#domain/time";

const twoDigits = (value: number): string => String(value).padStart(2, "0");

/** `20 Nov, 13:45` on the reader's own clock: a moment, unlike a date at a place, is the same everywhere. */
export const localDayAndTime = (instant: Instant): string => {
  const moment = new Date(instant);
  const date = `${moment.getFullYear()}-${twoDigits(moment.getMonth() + 1)}-${twoDigits(moment.getDate())}`;
  return cutOffText(`${date}T${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`);
};
