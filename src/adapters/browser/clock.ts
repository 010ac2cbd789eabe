import type { ClockPort, IdsPort } from "#ports/browser.ts";

const twoDigits = (count: number): string => String(count).padStart(2, "0");

const localDate = (moment: Date): string =>
  `${moment.getFullYear()}-${twoDigits(moment.getMonth() + 1)}-${twoDigits(moment.getDate())}`;

/** The browser's clock and time zone. */
export const browserClock: ClockPort = {
  now: () => new Date().toISOString(),
  today: () => localDate(new Date()),
  localTime: () => {
    const moment = new Date();
    return `${localDate(moment)}T${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`;
  },
};

/** 128 random bits; `crypto.randomUUID` is missing without TLS. */
export const randomIds: IdsPort = {
  next: () =>
    [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join(""),
};
