/* Days of offers, exchange rates and bookings against the clock of the server. */
import type { Difference } from "../differences.ts";
import { differ, read, readList, readString, toDay } from "./comparison.ts";
import { findExchangeIssues, type PricedOffer } from "./prices.ts";

const DAY_MS = 86_400_000;

/** The instant of an answer: by the clock of the server, or by this one if it does not say. */
const readInstant = (body: unknown): number => Date.parse(readString(body, "answeredAt") ?? "") || Date.now();

/** Two moments of the clock of the server are not further from each other than that; null is not compared. */
export const compareMoments = (
  path: string,
  expected: string | null,
  actual: string | null,
  withinMs: number,
): readonly Difference[] =>
  expected === null || actual === null || Math.abs(Date.parse(expected) - Date.parse(actual)) <= withinMs
    ? []
    : [differ(path, `about ${expected}, by the clock of the server`, actual)];

/** Whether a day is to come everywhere on earth, by the clock of the server that gave the answer. */
export const isToCome = (body: unknown, day: string): boolean => day > toDate(readInstant(body) + DAY_MS);

const toDate = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

export const addDays = (day: string, days: number): string => toDate(Date.parse(day) + days * DAY_MS);

/** Prices were asked for within the last day, by the clock of the server. */
export const compareAskedAt = (body: unknown): readonly Difference[] => {
  const answeredAt = readString(body, "answeredAt");
  const offers = readList(body, "result").flatMap((group) => readList(group, "api"));
  return offers.flatMap((offer, index) =>
    compareMoments(`$.result[0].api[${index}].askedAt`, answeredAt, readString(offer, "askedAt"), DAY_MS),
  );
};

/** Offers whose vessel has departed everywhere on earth. */
export const findDeparted = (body: unknown): readonly Difference[] => {
  const earliest = toDate(readInstant(body) - DAY_MS);
  const offers = readList(body, "result").flatMap((group) => readList(group, "api"));
  const departed = offers
    .map((one) => toDay(readString(one, "departureDate")))
    .filter((day) => day !== null && day < earliest);
  return departed.length === 0 ? [] : [differ("$.result", "offers that have not departed", departed)];
};

/** Rates of exchange that are too old or inverted are not used for totals. */
export const compareExchange = (body: unknown): readonly Difference[] =>
  findExchangeIssues(body).map((issue) =>
    issue.kind === "exchange-outdated"
      ? differ("$.exchangeRates.date", "a day of the last seven, or no exchangeRates", issue.date)
      : differ(
          "$.exchangeRates.quotes",
          `a plausible rate of ${issue.currency} in units for one unit of the base`,
          read(body, "exchangeRates.quotes"),
        ),
  );

const DAYS_UNDER_WAY = 2;
/* A shipment that has arrived may count as running for 14 days; a day of a port is over everywhere after two more. */
const DAYS_RUNNING = 16;

const isDay = (text: string | null): text is string => text !== null && !Number.isNaN(Date.parse(text));

/** The first day after a last one on which it is over everywhere, or in the zone of the validity, at the hour of the clock of the server. */
const findNextDay = (lastDay: string, timeZone: string | null): string => {
  const next = addDays(lastDay, 1);
  const local = timeZone === null ? lastDay : new Date(`${next}T08:00Z`).toLocaleDateString("sv-SE", { timeZone });
  return local > lastDay ? next : addDays(lastDay, 2);
};

/** The latest of the days on which an offer can be booked: before its latest booking and before it departs. */
const findLastDay = (till: string, offered: unknown, departure: string | null): string =>
  [departure, toDay(readString(offered, "routingLegs.0.bookingCutOffDate"))]
    .filter(isDay)
    .map((day) => addDays(day, -1))
    .reduce((first, day) => (day < first ? day : first), till);

/** The last day of an offer, the one after it, a day on which it is under way, and one on which it no longer counts as running. */
export const readDays = (
  { validity, departure = null, arrival = null }: Pick<PricedOffer, "validity" | "departure" | "arrival">,
  offered: unknown,
) => {
  const [valid, from, till] = [toDay(validity.till), toDay(departure), toDay(arrival)];
  const nextDay = isDay(valid) ? findNextDay(valid, readString(offered, "validityZone")) : null;
  const isBefore = nextDay !== null && (!isDay(from) || nextDay <= addDays(from, DAYS_UNDER_WAY));
  return {
    lastDay: isDay(valid) ? findLastDay(valid, offered, from) : undefined,
    nextDay: isBefore ? nextDay : undefined,
    ...(isDay(from) && { underWay: addDays(from, DAYS_UNDER_WAY) }),
    ...(isDay(till) && { arrived: addDays(till, DAYS_RUNNING) }),
  };
};

/** A server may keep an offer for a week, whatever its validity is. */
const KEPT_DAYS = 6;

/** Whether an offer can be booked on the last day of its validity. */
export const isBookableToTheEnd = (body: unknown, offer: PricedOffer, offered: unknown): boolean => {
  const { lastDay } = readDays(offer, offered);
  const isKept = lastDay !== undefined && lastDay <= toDate(readInstant(body) + KEPT_DAYS * DAY_MS);
  return isKept && lastDay === toDay(offer.validity.till);
};

/** A booking is made on the day of the exchange rates of its search, or later: both are days at the office of the server. */
export const compareBookedOn = (path: string, search: unknown, booking: unknown): readonly Difference[] => {
  const [date, bookedOn] = [readString(search, "exchangeRates.date"), readString(booking, "bookedOn")];
  return date === null || bookedOn === null || bookedOn >= date
    ? []
    : [differ(`${path}.bookedOn`, `${date}, the day of the exchange rates of the search, or later`, bookedOn)];
};

/** A cut-off is overdue when it has passed. */
export const compareOverdue = (path: string, home: unknown, cutOff: unknown): readonly Difference[] => {
  const at = toDay(readString(cutOff, "at"));
  return at !== null && isToCome(home, at) && read(cutOff, "overdue") === true
    ? [differ(`${path}.overdue`, `false or none, as it is to come (${at})`, true)]
    : [];
};
