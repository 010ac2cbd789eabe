import { addDays, toDate, type UtcMinutes, type ZoneClock } from "#domain/time";
import type { Notice } from "./notice.ts";

const DIGEST_TIME = "07:00";

/** The next 07:00 of a time zone (IANA) after a moment. */
export const findNextDigest = (now: UtcMinutes, timeZone: string, clock: ZoneClock): UtcMinutes => {
  const today = toDate(clock.toLocal(now, timeZone));
  const due = [today, addDays(today, 1)].map((day) => clock.toUtc(`${day}T${DIGEST_TIME}`, timeZone));
  return due.find((moment) => moment > now) ?? clock.toUtc(`${addDays(today, 2)}T${DIGEST_TIME}`, timeZone);
};

/** Whether a message may wait for a digest: it is still of use then, and the desk does not wait for an answer to it. */
export const canWait = ({ kind, until }: Pick<Notice, "kind" | "until">, digestAt: UtcMinutes): boolean =>
  kind !== "amendment-fee" && (until === null || until > digestAt);
