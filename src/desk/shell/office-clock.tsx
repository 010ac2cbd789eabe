import { type ReactElement, useSyncExternalStore } from "react";
import { BRAND } from "#brand";
import { VisuallyHidden } from "#web/components/accessibility.tsx";
import { num } from "#web/styles/typography.css.ts";
import { clock } from "./shell.css.ts";

const MINUTE_MS = 60_000;
const OFFICE = { timeZone: BRAND.timeZone } as const;
const TIME = new Intl.DateTimeFormat("en-GB", { ...OFFICE, hour: "2-digit", minute: "2-digit" });
const DAY = new Intl.DateTimeFormat("en-GB", { ...OFFICE, weekday: "short", day: "numeric", month: "short" });

const DATE = new Intl.DateTimeFormat("en-GB", { ...OFFICE, day: "numeric", month: "short" });

const everyMinute = (changed: () => void): (() => void) => {
  const timer = setInterval(changed, 1_000);
  return () => clearInterval(timer);
};
const readMinute = (): number => Math.floor(Date.now() / MINUTE_MS);

/** A moment (RFC 3339) on the clock of the office: "10:40, 23 Nov". */
export const formatOfficeMoment = (moment: string): string => {
  const date = new Date(moment);
  return `${TIME.format(date)}, ${DAY.format(date)}`;
};

/** Epoch milliseconds of the present minute. */
export const useMinute = (): number => useSyncExternalStore(everyMinute, readMinute) * MINUTE_MS;

/** A moment on the clock of the office: "Sat 21 Nov, 11:42". */
export const formatOfficeDay = (moment: string): string =>
  `${DAY.format(new Date(moment))}, ${TIME.format(new Date(moment))}`;

/** The hour of a moment on the clock of the office: "11:42". */
export const formatOfficeTime = (moment: string): string => TIME.format(new Date(moment));

/** The day of a moment at the office: "21 Nov". */
export const formatOfficeDate = (moment: string): string => DATE.format(new Date(moment));

/** The clock of the office, to which the staff works. */
export function OfficeClock(): ReactElement {
  const now = useMinute();
  return (
    <p className={`${clock} ${num}`}>
      <b>{TIME.format(now)}</b> {DAY.format(now)}
      <VisuallyHidden>, time of the office</VisuallyHidden>
    </p>
  );
}
