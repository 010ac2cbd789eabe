import type { CalendarDate, TimeZone } from "#domain/time";
import type { ClockPort, IdsPort } from "#ports/browser.ts";

const formatDay = (moment: Date, timeZone: TimeZone | null): CalendarDate =>
  new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", ...(timeZone === null ? {} : { timeZone }) }).format(moment);

/** The day of a moment in a zone; in the browser's where the zone is not stated, or not one that it has. */
const toDay = (moment: Date, zone: TimeZone | null): CalendarDate => {
  try {
    return formatDay(moment, zone);
  } catch {
    return formatDay(moment, null);
  }
};

/** Only the time since the last answer is measured here, so that a wrong clock of the device has no effect. */
interface Answered {
  readonly at: number;
  readonly measuredAt: number;
}

/** The clock of the server as its last answer stated it, and the browser's time zone; the device's clock until an answer states it. */
export const createBrowserClock = (): ClockPort => {
  let answered: Answered | null = null;
  const read = (): Date =>
    answered === null ? new Date() : new Date(answered.at + performance.now() - answered.measuredAt);
  return {
    now: () => read().toISOString(),
    today: (zone = null) => toDay(read(), zone),
    timeZone: () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
    synchronise: (answeredAt) => {
      const at = answeredAt === null ? Number.NaN : Date.parse(answeredAt);
      if (Number.isFinite(at)) answered = { at, measuredAt: performance.now() };
    },
  };
};

/** 128 random bits; `crypto.randomUUID` is missing without TLS. */
export const randomIds: IdsPort = {
  next: () =>
    [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join(""),
};
