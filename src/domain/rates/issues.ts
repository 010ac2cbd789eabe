import { dayValue, type Sentence, sentence, writeSentence } from "#domain/formatting";
import { readEquipment } from "#domain/containers";
import { type ExchangeIssue, findExchangeIssue, DEFAULT_CURRENCY } from "#domain/money";
import { type CalendarDate, toDate, isCalendarDate, type LocalDateTime } from "#domain/time";
import type { CarrierLeg, CarrierOffer } from "./carrier-offer/offer.ts";
import type { RateContext, Availability, RateIssue, RatePrice } from "./rate.ts";
import { readForeignDate } from "./foreign-date.ts";

type Moment = CalendarDate | LocalDateTime | null;

/** By day only: both times are local, and a short leg over the date line may arrive at an earlier hour. */
const isReversed = (departure: Moment, arrival: Moment): boolean =>
  departure !== null && arrival !== null && toDate(arrival) < toDate(departure);

const isLegReversed = ({ departureDate, arrivalDate }: CarrierLeg): boolean =>
  departureDate !== null &&
  arrivalDate !== null &&
  isReversed(readForeignDate(departureDate), readForeignDate(arrivalDate));

const hasReversedLeg = (legs: readonly CarrierLeg[]): boolean => {
  for (const leg of legs) if (isLegReversed(leg)) return true;
  return false;
};

const toCode = (foreign: string): string => readEquipment(foreign) ?? foreign;

/** In the sentence of a price without a size that is stated twice. */
const NO_SIZE = "one price for all sizes";

const repeatedCode = (lines: readonly { readonly equipment: string | null }[]): string | null => {
  for (let at = 1; at < lines.length; at += 1) {
    const code = toCode(lines[at]?.equipment ?? NO_SIZE);
    for (let before = 0; before < at; before += 1)
      if (toCode(lines[before]?.equipment ?? NO_SIZE) === code) return code;
  }
  return null;
};

/** The first container size that an offer prices or counts twice, whatever the spelling (`40HQ`, `45G1`); null without one. */
const repeatedEquipment = ({ equipmentPrices, equipments }: CarrierOffer): string | null =>
  repeatedCode(equipmentPrices) ?? repeatedCode(equipments);

/** The first issue of the exchange rates that a price is converted with; null where they were not checked. */
export const findPriceIssue = (
  { perCurrency }: RatePrice,
  { exchangeCheck, currency }: Pick<RateContext, "exchangeCheck" | "currency">,
): ExchangeIssue | null => {
  if (exchangeCheck === undefined) return null;
  const target = currency ?? DEFAULT_CURRENCY;
  for (const sum of perCurrency) {
    const issue = findExchangeIssue(exchangeCheck, sum.currency, target);
    if (issue !== null) return issue;
  }
  return null;
};

/** What is found out about an offer before it is assessed. */
interface Assessed {
  readonly price: RatePrice;
  readonly departure: Moment;
  readonly arrival: Moment;
}

const NO_ISSUES: readonly RateIssue[] = [];
const REVERSED: RateIssue = { kind: "arrival-before-departure" };

const sharedIssues = (assessed: Assessed, context: RateContext, hasReversed: boolean): readonly RateIssue[] => {
  const exchange = findPriceIssue(assessed.price, context);
  const isImpossible = hasReversed || isReversed(assessed.departure, assessed.arrival);
  if (exchange === null) return isImpossible ? [REVERSED] : NO_ISSUES;
  return isImpossible ? [exchange, REVERSED] : [exchange];
};

/** The issues of a line of a rate sheet: its exchange rates and its dates. */
export const findSheetIssues = (assessed: Assessed, context: RateContext): readonly RateIssue[] =>
  sharedIssues(assessed, context, false);

/** The issues of a live offer: container sizes named twice, its exchange rates, and the dates of the offer and its legs. */
export const findApiIssues = (offer: CarrierOffer, assessed: Assessed, context: RateContext): readonly RateIssue[] => {
  const equipment = repeatedEquipment(offer);
  const shared = sharedIssues(assessed, context, hasReversedLeg(offer.legs));
  return equipment === null ? shared : [{ kind: "equipment-repeated", equipment }, ...shared];
};

/** An issue as a sentence for the shipper. */
const describeIssue = (issue: RateIssue): Sentence => {
  switch (issue.kind) {
    case "equipment-repeated":
      return `The carrier states ${issue.equipment} twice, so the price is not certain.`;
    case "exchange-outdated":
      return isCalendarDate(issue.date)
        ? sentence`The exchange rates are of ${dayValue(issue.date)}: they must not be more than 7 days old.`
        : "The exchange rates have no readable date.";
    case "exchange-implausible":
      return `The exchange rate of ${issue.currency} is out of range.`;
    case "arrival-before-departure":
      return "The stated arrival is before the departure. Ask the carrier for the dates.";
  }
};

/** The availability of an offer with its issues: one of the price makes a bookable offer not bookable. */
export const applyIssues = (availability: Availability, issues: readonly RateIssue[]): Availability => {
  const [price] = issues.filter(({ kind }) => kind !== "arrival-before-departure");
  return availability.kind === "bookable" && price !== undefined
    ? { kind: "not-bookable", reason: describeIssue(price) }
    : availability;
};

/** The issues that an offer's availability does not state already, as sentences. */
export const listIssueWarnings = ({
  issues = [],
  availability,
}: {
  readonly issues?: readonly RateIssue[];
  readonly availability?: Availability;
}): readonly Sentence[] => {
  const stated = availability?.kind === "not-bookable" ? writeSentence(availability.reason) : null;
  return issues.map(describeIssue).filter((issue) => writeSentence(issue) !== stated);
};
