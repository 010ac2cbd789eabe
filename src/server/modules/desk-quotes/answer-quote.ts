import { err, ok, type Result } from "neverthrow";
import { UNDO_MS } from "#domain/inbox";
import { findLoss, findShortfall, type OfferMargins, overrideFloor } from "#domain/margins";
import { formatMoney, getMinorDigits, isCurrencyCode, type Money } from "#domain/money";
import { type AnswerLine, findFollowUpProblem, type PricedAnswer, priceAnswer } from "#domain/quotes";
import type { CalendarDate } from "#domain/time";
import type { Refusal } from "#server/platform/http/refusal.ts";
import { officeDay } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { readMargins } from "../margins/index.ts";
import {
  type AnswerDraft,
  answerRequest,
  type DeskLine,
  isLclSearch,
  judgeDeskLine,
  type QuoteMailing,
  readDeskContext,
  readMarginSubject,
  readSearch,
  type StoredDeskRequest,
  toDeskLine,
} from "../quotes/index.ts";

/** An offer of an answer as a clerk types it. */
export interface TypedOffer {
  readonly carrier: string;
  readonly vessel: string | null;
  readonly voyage: string | null;
  readonly departure: CalendarDate | null;
  readonly arrival: CalendarDate | null;
  readonly validTill: CalendarDate;
  readonly remark: string | null;
  readonly lines: readonly AnswerLine[];
  /** Why it may be sold below the floor, or below what it is bought for; null: it may not. */
  readonly belowFloorReason: string | null;
}

const refuseField = (field: string, message: string): Refusal => ({
  kind: "fields",
  message: "Please check the marked fields.",
  fields: [{ field, message }],
});
const conflict = (message: string): Refusal => ({ kind: "conflict", message });

const SUFFIXES = { container: "", booking: "/SHIPMENT", wm: "/W/M" } as const;

const toLabel = ({ name, size }: AnswerLine): string => [name.trim().toUpperCase(), size ?? ""].join(" ").trim();

const toCell = ({ currency, minor }: Money, { countedBy, size }: AnswerLine): string => {
  const digits = getMinorDigits(currency);
  const suffix = countedBy === "container" && size === null ? "/CONTAINER" : SUFFIXES[countedBy];
  return `${currency} ${(minor / 10 ** digits).toFixed(digits)}${suffix}`;
};

const toCharges = (lines: readonly AnswerLine[], price: "buying" | "selling"): Readonly<Record<string, string>> =>
  Object.fromEntries(
    lines.flatMap((line) => (line[price] === null ? [] : [[toLabel(line), toCell(line[price], line)]])),
  );

/* The line as a rate sheet would state it, with these prices. */
const toLine = (
  request: StoredDeskRequest,
  typed: TypedOffer,
  charges: Readonly<Record<string, string>>,
  today: CalendarDate,
): DeskLine => {
  const currency = typed.lines[0]?.selling?.currency ?? "USD";
  const line = toDeskLine(request, { ...typed, carrier: typed.carrier.trim(), currency, prices: new Map() }, today);
  return isLclSearch(readSearch(request)) ? { ...line, originCharges: charges } : { ...line, charges };
};

const isAmount = (money: Money | null): boolean =>
  money === null || (isCurrencyCode(money.currency) && Number.isSafeInteger(money.minor) && money.minor >= 0);

/** What is wrong with the charges; null if nothing is. */
export const findLinesProblem = (lines: readonly AnswerLine[], isPartLoad: boolean): Refusal | null => {
  const labels = lines.map(toLabel);
  if (new Set(labels).size < labels.length) return refuseField("lines", "A charge is stated twice. Join the two.");
  if (lines.some(({ buying, selling }) => !isAmount(buying) || !isAmount(selling)))
    return refuseField("lines", "Use amounts of 0 or more in known currencies.");
  return lines.some(({ countedBy }) => (countedBy === "wm") !== isPartLoad && countedBy !== "booking")
    ? refuseField("lines", isPartLoad ? "A part load is counted by W/M or booking." : "W/M is for part loads.")
    : null;
};

/** What the margin rules make of an answer. */
export const priceTyped = async (
  db: Executor,
  request: StoredDeskRequest,
  { carrier, lines }: Pick<TypedOffer, "carrier" | "lines">,
  now: number,
): Promise<Result<PricedAnswer, Refusal>> => {
  const [margins, context] = [await readMargins(db), await readDeskContext(db, request, now)];
  const subject = await readMarginSubject(db, request, carrier.trim(), now);
  return priceAnswer(lines, context.load, { margins, subject, exchange: context.exchange }).mapErr((refusal) =>
    refusal.kind === "no-exchange"
      ? refuseField(
          "lines",
          `There is no exchange rate for ${refusal.currency}. Set it under Rates, or use another currency.`,
        )
      : conflict(
          `The margin rule ${refusal.rule} cannot be added to these charges. Ask pricing, or type the selling prices.`,
        ),
  );
};

const findTermsProblem = ({ carrier, departure, arrival, validTill, lines }: TypedOffer, today: CalendarDate) => {
  if (carrier.trim() === "") return refuseField("carrier", "Enter the carrier.");
  if (validTill < today) return refuseField("validTill", "Choose today or a later day.");
  if (departure !== null && departure < today) return refuseField("departure", "Choose today or a later day.");
  if (departure !== null && validTill > departure)
    return refuseField("validTill", "The price ends after the departure. Choose a day until then.");
  if (departure !== null && arrival !== null && arrival < departure)
    return refuseField("arrival", "The arrival must be after the departure.");
  return lines.some(({ selling }) => selling === null || selling.minor === 0)
    ? refuseField("lines", "Every charge needs a selling price.")
    : null;
};

/* The rules that the selling prices follow; a price that was typed by hand follows none. */
const withRules = (margins: OfferMargins, { lines }: PricedAnswer): OfferMargins => ({
  ...margins,
  lines: margins.lines.map((line, index) => {
    const priced = lines[index];
    const isByRule = priced?.suggested?.minor === line.selling.minor;
    return { ...line, rule: isByRule ? (priced?.rule ?? null) : null };
  }),
});

const FORBIDDEN: Refusal = { kind: "forbidden", message: "Your role may not sell below the floor. Ask pricing." };

/* A floor is overridden by those who may, with a reason; a loss where no floor applies by everybody who answers, with one too. */
const override = (
  margins: OfferMargins,
  reason: string | null,
  maySellBelow: boolean,
): Result<OfferMargins, Refusal> => {
  const isBelowFloor = findShortfall(margins) !== null;
  if (isBelowFloor && reason !== null && !maySellBelow) return err(FORBIDDEN);
  const stated = overrideFloor(margins, reason);
  if (stated !== null) return ok(stated);
  const loss = findLoss(margins.totals);
  return err(
    refuseField(
      "belowFloorReason",
      isBelowFloor || loss === null
        ? "This is below the floor. Ask pricing to send it."
        : `This loses ${formatMoney(loss)}. Say why, or raise the price.`,
    ),
  );
};

const judge = async (
  db: Executor,
  request: StoredDeskRequest,
  typed: TypedOffer,
  now: number,
  maySellBelow: boolean,
): Promise<Result<OfferMargins | null, Refusal>> => {
  const today = officeDay(now);
  if (typed.lines.some(({ buying }) => buying === null)) return ok(null);
  const sold = toLine(request, typed, toCharges(typed.lines, "selling"), today);
  const bought = toLine(request, typed, toCharges(typed.lines, "buying"), today);
  const margins = await judgeDeskLine(db, request, { sold, bought }, now);
  if (margins === null) return ok(null);
  const priced = await priceTyped(db, request, typed, now);
  if (priced.isErr()) return err(priced.error);
  return override(withRules(margins, priced.value), typed.belowFloorReason, maySellBelow);
};

/** An answer as a clerk types it: offers of which the shipper approves one. */
export interface TypedAnswer {
  readonly offers: readonly TypedOffer[];
  /** When the customer is asked; null: never. */
  readonly followUpOn: CalendarDate | null;
}

/* A field of one of the offers, as the form of the answer names it. */
const inOffer = (refusal: Refusal, index: number): Refusal =>
  refusal.kind === "fields"
    ? {
        ...refusal,
        fields: refusal.fields.map((problem) => ({ ...problem, field: `offers.${index}.${problem.field}` })),
      }
    : refusal;

const findOfferProblem = (request: StoredDeskRequest, typed: TypedOffer, today: CalendarDate): Refusal | null =>
  findTermsProblem(typed, today) ?? findLinesProblem(typed.lines, isLclSearch(readSearch(request)));

/** The lines of the offers as they would be sent, without their margins. Refused at the field of an offer. */
export const toAnswerDraft = (
  request: StoredDeskRequest,
  { offers }: TypedAnswer,
  today: CalendarDate,
): Result<AnswerDraft, Refusal> => {
  for (const [index, offer] of offers.entries()) {
    const problem = findOfferProblem(request, offer, today);
    if (problem !== null) return err(inOffer(problem, index));
  }
  const lines = offers.map((offer) => ({
    ...toLine(request, offer, toCharges(offer.lines, "selling"), today),
    "VALID TILL": offer.validTill,
  }));
  return ok({ lines, validTill: findFirstEnd(offers) });
};

/* A quote can be booked for as long as each of its offers. */
const findFirstEnd = (offers: readonly TypedOffer[]): CalendarDate =>
  offers.reduce((first, { validTill }) => (validTill < first ? validTill : first), offers[0]?.validTill ?? "");

/**
 * Answers a request with its offers; the mail is held for the time of undo. Belongs in a transaction that a refusal undoes.
 * `maySellBelow`: a floor may be overridden with a reason; without it that is forbidden.
 */
export const answerTyped = async (
  db: Executor,
  mailing: QuoteMailing,
  request: StoredDeskRequest,
  typed: TypedAnswer,
  maySellBelow: boolean,
): Promise<Result<string, Refusal>> => {
  const now = mailing.clock();
  const today = officeDay(now);
  const draft = toAnswerDraft(request, typed, today);
  if (draft.isErr()) return err(draft.error);
  const { followUpOn } = typed;
  const heldUntil = now + UNDO_MS;
  const wrongDay = followUpOn === null ? null : findFollowUpProblem(followUpOn, { today, ...draft.value });
  if (wrongDay !== null) return err(refuseField("followUpOn", wrongDay));
  const margins: (OfferMargins | null)[] = [];
  for (const [index, offer] of typed.offers.entries()) {
    const judged = await judge(db, request, offer, now, maySellBelow);
    if (judged.isErr()) return err(inOffer(judged.error, index));
    margins.push(judged.value);
  }
  return (await answerRequest(db, mailing, request, { ...draft.value, margins, followUpOn, heldUntil })).mapErr(
    conflict,
  );
};
