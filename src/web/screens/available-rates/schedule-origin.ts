import type { ScheduleOrigin } from "#domain/rates";
import type { UtcMinutes } from "#domain/time";
import { toUtcMinutes } from "#domain/tracking";

const ageText = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? "" : "s"} old`;

/** `Schedule of Hapag-Lloyd, 3 hours old`; without an age if the moment is not one. */
export const formatScheduleOrigin = ({ carrier, askedAt }: ScheduleOrigin, now: UtcMinutes): string => {
  const asked = toUtcMinutes(askedAt);
  const schedule = `Schedule of ${carrier}`;
  if (asked === null) return schedule;
  const minutes = Math.floor(now - asked);
  if (minutes < 1) return `${schedule}, just received`;
  if (minutes < 60) return `${schedule}, ${ageText(minutes, "minute")}`;
  const hours = Math.floor(minutes / 60);
  return `${schedule}, ${hours < 48 ? ageText(hours, "hour") : ageText(Math.floor(hours / 24), "day")}`;
};
