import type { BookingDeadline } from "#api/schema.d.ts";
import type { Deadline, DeadlineTime } from "#domain/deadlines";
import { toInstant } from "#server/platform/time.ts";

const MINUTE_MS = 60_000;

const toTime = (time: DeadlineTime | null) =>
  time === null ? null : { local: time.local, utc: toInstant(time.utc * MINUTE_MS) };

/** A deadline in the form of the API. */
export const presentDeadline = (deadline: Deadline): BookingDeadline => ({
  task: deadline.task,
  stop: deadline.stop,
  responsible: deadline.responsible,
  locationName: deadline.place.name,
  unLocationCode: deadline.place.code,
  timeZone: deadline.place.timeZone,
  latestSafe: toTime(deadline.latest),
  cutOff: toTime(deadline.cutOff),
  basis: deadline.basis,
  done: deadline.done,
  of: deadline.of,
  doneAt: deadline.doneAt,
  ...(deadline.isMarked === true ? { marked: true } : {}),
});
