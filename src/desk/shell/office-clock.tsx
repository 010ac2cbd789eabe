import { type ReactElement, useSyncExternalStore } from "react";
import { BRAND } from "#brand";
import { type CalendarDate, formatCutOff, formatWeekday } from "#domain/time";
import { VisuallyHidden } from "#web/components/accessibility.tsx";
import { num } from "#web/styles/typography.css.ts";
import { clock } from "./shell.css.ts";

const MINUTE_MS = 60_000;
const OFFICE = { timeZone: BRAND.timeZone } as const;
const TIME = new Intl.DateTimeFormat("en-GB", { ...OFFICE, hour: "2-digit", minute: "2-digit" });
const ISO_DAY = new Intl.DateTimeFormat("en-CA", { ...OFFICE, year: "numeric", month: "2-digit", day: "2-digit" });

/** The calendar date at the office: "2026-11-21". */
export const toOfficeDay = (moment: number): CalendarDate => ISO_DAY.format(new Date(moment));

const formatDay = (moment: number): string => formatWeekday(toOfficeDay(moment));

const everyMinute = (changed: () => void): (() => void) => {
  const timer = setInterval(changed, 1_000);
  return () => clearInterval(timer);
};
const readMinute = (): number => Math.floor(Date.now() / MINUTE_MS);

/** A moment (RFC 3339) on the clock of the office: "10:40, Mon 23 Nov". */
export const formatOfficeMoment = (moment: string): string =>
  `${formatOfficeTime(moment)}, ${formatDay(Date.parse(moment))}`;

/** Epoch milliseconds of the present minute. */
export const useMinute = (): number => useSyncExternalStore(everyMinute, readMinute) * MINUTE_MS;

/** A moment on the clock of the office: "Sat 21 Nov, 11:42". */
export const formatOfficeDay = (moment: string): string =>
  `${formatDay(Date.parse(moment))}, ${formatOfficeTime(moment)}`;

/** The hour of a moment on the clock of the office: "11:42". */
export const formatOfficeTime = (moment: string): string => TIME.format(new Date(moment));

/** The day of a moment at the office: "21 Nov". */
export const formatOfficeDate = (moment: string): string => formatCutOff(toOfficeDay(Date.parse(moment)));

/** The clock of the office, to which the staff works. */
export function OfficeClock(): ReactElement {
  const now = useMinute();
  return (
    <p className={`${clock} ${num}`}>
      <b>{TIME.format(now)}</b> {formatDay(now)}
      <VisuallyHidden>, time of the office</VisuallyHidden>
    </p>
  );
}
