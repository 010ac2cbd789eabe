import { type FeeStep, formatFeeTerms, listFeeSteps } from "#domain/amendments";
import type { BookableOffer } from "#domain/bookings";
import {
  type Charge,
  describeExclusion,
  type ExclusionText,
  findCoverageStates,
  listExclusions,
} from "#domain/charges";
import { type Deadline, formatTask, type LeadTimes, listOfferDeadlines, RESPONSIBLE_LABELS } from "#domain/deadlines";
import { convertAndAdd, createConverter, type ExchangeRates, type Money } from "#domain/money";
import { findImportFreeTime, formatImportFreeTime, type ImportFreeTime } from "#domain/rates";
import { type CalendarDate, daysBetween, formatInDays, isOver, type LocalDateTime, toDate, toTime } from "#domain/time";
import { formatMoney, formatWeekday, readerFormats } from "#web/messages/formats.ts";

/* What the confirmation states besides route, load and price. */

/** A step of the ladder as it is drawn; `height` is a share of the highest fee. */
export interface LadderStep {
  readonly fee: string;
  readonly until: string;
  readonly note: string | null;
  readonly kind: "free" | "fee" | "no-show";
  readonly height: number;
}

/** Amounts in the currency of the totals, or as the offer states them where no rate of exchange is known. */
export interface MoneyScope {
  readonly exchange: ExchangeRates | null;
  readonly currency: string;
}

const toOwnMoney = (money: Money, { exchange, currency }: MoneyScope): Money => {
  const converted = convertAndAdd([money], createConverter(exchange, currency));
  return converted.kind === "converted" ? converted.total : money;
};

const formatFee = (fee: Money | null, scope: MoneyScope): string => {
  if (fee === null) return "Not stated";
  return fee.minor === 0 ? "Free" : formatMoney(toOwnMoney(fee, scope));
};

const noteOf = ({ fee, perContainer, isNoShow }: FeeStep, scope: MoneyScope): string | null => {
  if (perContainer !== null) return `${formatMoney(perContainer)} a container`;
  if (fee !== null && fee.minor > 0 && fee.currency !== toOwnMoney(fee, scope).currency) return formatMoney(fee);
  return isNoShow ? "not delivered in time" : null;
};

const untilText = ({ till, isNoShow }: FeeStep): string => {
  if (isNoShow) return "No-show";
  return till === null ? "Until departure" : `Until ${formatWeekday(till)}`;
};

const countContainers = ({ load }: BookableOffer): number =>
  load.mode === "fcl" ? load.containers.reduce((sum, { quantity }) => sum + quantity, 0) : 0;

const toFeeTerms = (offer: BookableOffer) => ({
  fees: offer.fees ?? [],
  departure: offer.departure == null ? null : toDate(offer.departure),
  containers: Math.max(1, countContainers(offer)),
});

/** What cancelling costs by date; empty where the offer states no fee, or none by date. */
export const listLadder = (offer: BookableOffer, today: CalendarDate, scope: MoneyScope): readonly LadderStep[] => {
  const steps = listFeeSteps(toFeeTerms(offer), "cancellation", today);
  if (steps.every(({ fee }) => fee === null)) return [];
  const amounts = steps.map(({ fee }) => (fee === null ? 0 : toOwnMoney(fee, scope).minor));
  const highest = Math.max(...amounts, 1);
  return steps.map((step, index) => ({
    fee: formatFee(step.fee, scope),
    until: untilText(step),
    note: noteOf(step, scope),
    kind: step.isNoShow ? "no-show" : step.fee?.minor === 0 ? "free" : "fee",
    height: (amounts[index] ?? 0) / highest,
  }));
};

/** `Change: USD 75.00 until Sat 05 Dec, then USD 150.00.`, and the kinds of fees that the offer does not state. */
export const formatOtherFees = (offer: BookableOffer, today: CalendarDate, scope: MoneyScope): string => {
  const steps = listFeeSteps(toFeeTerms(offer), "amendment", today);
  const texts = steps.map((step, index) => {
    const isLast = index === steps.length - 1;
    const fee = formatFee(step.fee, scope).replace(/^[FN]/, (letter) => letter.toLowerCase());
    if (isLast) return index === 0 ? fee : `then ${fee}`;
    return step.till === null ? fee : `${fee} until ${formatWeekday(step.till)}`;
  });
  const change = texts.length === 0 ? "not stated" : texts.join(", ");
  const isNoShowKnown = (offer.fees ?? []).some(({ kind }) => kind === "no-show");
  return `Change: ${change}.${isNoShowKnown ? "" : " No-show: not stated."}`;
};

/** The fees of an offer in words, where they cannot be drawn by date; null where it states none. */
export const formatFeesInWords = ({ fees = [], terms }: BookableOffer): string | null => {
  return fees.length === 0 ? (terms?.feeNames ?? null) : formatFeeTerms(fees, readerFormats().numbers);
};

/** The day until which cancelling is free, if it is free today. */
export const findFreeUntil = (offer: BookableOffer, today: CalendarDate): CalendarDate | null => {
  const [first] = listFeeSteps(toFeeTerms(offer), "cancellation", today);
  return first?.fee?.minor === 0 ? first.till : null;
};

const isOpen = ({ price, costItem }: Charge): boolean => price.kind === "unpriced" && costItem === "unclassified";

const findFreeTime = ({ source, load, terms, freeTime, ...offer }: BookableOffer): ImportFreeTime | null => {
  if (source === "lcl" || load.mode === "lcl") return null;
  if (terms !== undefined) return terms.freeTime;
  return freeTime === undefined
    ? null
    : findImportFreeTime({ ...offer, source, load, freeTime, details: offer.details ?? [] });
};

const formatDays = (free: ImportFreeTime): string => formatImportFreeTime(free).replace(/^Not stated$/, "not stated");

/** What an offer's price does not contain: `Customs clearance`, `billed at cost`; and what is charged after the free days. */
export const listNotIncluded = (offer: BookableOffer): readonly ExclusionText[] => {
  const { charges = [], terms, load } = offer;
  if (terms === undefined && charges.length === 0) return [];
  const exclusions = terms?.exclusions ?? listExclusions(findCoverageStates(charges));
  const others = charges.flatMap((charge) =>
    isOpen(charge) && charge.price.kind === "unpriced" ? [{ name: charge.name, note: charge.price.text }] : [],
  );
  const free = findFreeTime(offer);
  const days =
    free === null ? [] : [{ name: "Demurrage and detention", note: `free time at destination: ${formatDays(free)}` }];
  return [...others, ...exclusions.map((exclusion) => describeExclusion(exclusion, load.mode === "lcl")), ...days];
};

/** One of the next deadlines, local to its place. */
export interface DeadlineRow {
  readonly day: string;
  readonly time: string | null;
  readonly task: string;
  readonly note: string;
  readonly left: string;
}

const leftText = (at: CalendarDate | LocalDateTime, now: LocalDateTime): string =>
  isOver(at, now) ? "passed" : formatInDays(daysBetween(toDate(now), toDate(at)));

const toRow = (deadline: Deadline, now: LocalDateTime): readonly DeadlineRow[] => {
  const { latest, cutOff, responsible, place } = deadline;
  const at = (latest ?? cutOff)?.local;
  if (at === undefined) return [];
  const isCutOff = latest === null || latest.local === cutOff?.local;
  const cutOffText =
    cutOff === null ? null : [formatWeekday(cutOff.local), toTime(cutOff.local)].filter(Boolean).join(", ");
  const limit = isCutOff ? "Cut-off" : cutOffText === null ? "Latest safe" : `Latest safe, cut-off ${cutOffText}`;
  return [
    {
      day: formatWeekday(at),
      time: toTime(at),
      task: formatTask(deadline),
      note: `${RESPONSIBLE_LABELS[responsible]}, ${place.name}. ${limit}`,
      left: leftText(at, now),
    },
  ];
};

const listCfsRows = ({ departures = [], load }: BookableOffer, now: LocalDateTime): readonly DeadlineRow[] =>
  departures.flatMap(({ date, cfsCutOff }) =>
    cfsCutOff === null || isOver(cfsCutOff, now)
      ? []
      : [
          {
            day: formatWeekday(cfsCutOff),
            time: toTime(cfsCutOff),
            task: "Delivery at the CFS",
            note: `${load.mode === "fcl" ? "" : `${load.portOfLoading}. `}Cut-off for the departure of ${formatWeekday(date)}`,
            left: leftText(cfsCutOff, now),
          },
        ],
  );

/** The next two deadlines of an offer if it is booked now, by the clock of the port of loading and the shipper's lead times. */
export const listNextDeadlines = (
  offer: BookableOffer,
  lead: LeadTimes,
  now: LocalDateTime,
): readonly DeadlineRow[] => {
  const { legs, cutOffs = [], load } = offer;
  const rows =
    load.mode === "fcl"
      ? listOfferDeadlines({ legs, cutOffs, containers: countContainers(offer) }, lead, now).flatMap((deadline) =>
          toRow(deadline, now),
        )
      : listCfsRows(offer, now);
  return rows.slice(0, 2);
};
