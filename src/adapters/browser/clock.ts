import type { ClockPort, IdsPort } from "#ports/browser.ts";

const twoDigits = (count: number): string => String(count).padStart(2, "0");

const localDate = (moment: Date): string =>
  `${moment.getFullYear()}-${twoDigits(moment.getMonth() + 1)}-${twoDigits(moment.getDate())}`;

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
    today: () => localDate(read()),
    localTime: () => {
      const moment = read();
      return `${localDate(moment)}T${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`;
    },
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
