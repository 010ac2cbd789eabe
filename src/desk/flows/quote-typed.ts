import { BRAND } from "#brand";
import { type EquipmentCode, readEquipment } from "#domain/containers";
import type { FieldProblem } from "#domain/field-problem.ts";
import { isCurrencyCode, type Money, readOptionalAmount, toDecimalText } from "#domain/money";
import { type AnswerLine, MAX_QUOTE_OFFERS } from "#domain/quotes";
import { isReadMoment } from "#domain/time";
import type {
  AnswerOffer,
  EarlierOffer,
  QuoteAnswer,
  QuoteCharges,
  QuotePrice,
  TypedLine,
  TypedOffer,
  TypedQuote,
} from "../ports/index.ts";

import { findDayProblem } from "./typed-days.ts";

export const EMPTY_OFFER: TypedOffer = {
  carrier: "",
  vessel: "",
  voyage: "",
  departure: null,
  arrival: null,
  validTill: null,
  remark: "",
  lines: [],
  belowFloorReason: "",
};

/** What is typed, with what the margin rules set for the charges of each offer. */
export interface QuoteDraft extends TypedQuote {
  readonly prices: readonly QuotePrice[];
}

export const EMPTY_QUOTE: QuoteDraft = { offers: [EMPTY_OFFER], followUpOn: null, prices: [] };

const toMoney = (text: string, currency: string): Money | null => readOptionalAmount(text, currency).unwrapOr(null);

const toSize = (text: string): EquipmentCode | null => (text === "" ? null : readEquipment(text));

const toLine = ({ name, countedBy, size, currency, buying, selling }: TypedLine): AnswerLine => ({
  name: name.trim(),
  countedBy,
  size: toSize(size),
  buying: toMoney(buying, currency),
  selling: toMoney(selling, currency),
});

/** Why an amount of a charge cannot be read; undefined if it can, or nothing is typed. */
export const findAmountProblem = (text: string, currency: string): string | undefined =>
  readOptionalAmount(text, currency).match(
    () => undefined,
    (message) => message,
  );

/** The charges as far as they can be priced: those with a name and readable amounts. */
export const toPricedCharges = ({ carrier, lines }: Pick<TypedOffer, "carrier" | "lines">): QuoteCharges | null => {
  const isWhole = lines.every(
    ({ name, currency, buying, selling }) =>
      name.trim() !== "" &&
      findAmountProblem(buying, currency) === undefined &&
      findAmountProblem(selling, currency) === undefined,
  );
  return lines.length === 0 || !isWhole ? null : { carrier, lines: lines.map(toLine) };
};

/* What was not typed is what the rules set. */
const listAnswerLines = ({ lines }: TypedOffer, price: QuotePrice | undefined): readonly AnswerLine[] =>
  lines
    .map(toLine)
    .map((line, index) => ({ ...line, selling: line.selling ?? price?.lines[index]?.suggested ?? null }));

const OFFER_FIELDS = ["carrier", "departure", "arrival", "validTill", "lines", "belowFloorReason"] as const;
const LINE_FIELDS = ["name", "currency", "buying", "selling"] as const;
export type LineField = (typeof LINE_FIELDS)[number];
export type OfferField = (typeof OFFER_FIELDS)[number] | `lines.${number}.${LineField}`;
export type QuoteField = `offers.${number}.${OfferField}` | "followUpOn";

export const QUOTE_FIELDS: readonly QuoteField[] = [
  ...Array.from({ length: MAX_QUOTE_OFFERS }, (_, index) =>
    OFFER_FIELDS.map((field): QuoteField => `offers.${index}.${field}`),
  ).flat(),
  "followUpOn",
];

const isLineField = (field: string): field is `lines.${number}.${LineField}` =>
  new RegExp(`^lines\\.\\d+\\.(?:${LINE_FIELDS.join("|")})$`).test(field);

const isOfferField = (field: string): field is OfferField =>
  OFFER_FIELDS.some((one) => one === field) || isLineField(field);

/** The problems of one offer, by its own fields. */
export const listOfferProblems = (
  problems: readonly FieldProblem<QuoteField>[],
  index: number,
): readonly FieldProblem<OfferField>[] =>
  problems.flatMap(({ field, message }) => {
    const prefix = `offers.${index}.`;
    const own = field.startsWith(prefix) ? field.slice(prefix.length) : "";
    return isOfferField(own) ? [{ field: own, message }] : [];
  });

/* Without a typed selling price, the buying price and the margin rules give one. */
const findSellingProblem = ({ selling, currency }: TypedLine, sold: AnswerLine | undefined): string | undefined => {
  const problem = findAmountProblem(selling, currency);
  if (problem !== undefined || (sold?.selling != null && sold.selling.minor > 0)) return problem;
  return selling.trim() === ""
    ? `Enter a selling price in ${currency}, or a buying price.`
    : "Enter a selling price above 0.";
};

const findLineProblems = (line: TypedLine, sold: AnswerLine | undefined, index: number): readonly OfferProblem[] => {
  const { name, currency, buying } = line;
  const found = (field: LineField, message: string | undefined): readonly OfferProblem[] =>
    message === undefined ? [] : [{ field: `lines.${index}.${field}`, message }];
  const named = found("name", name.trim() === "" ? "Name the charge." : undefined);
  if (!isCurrencyCode(currency)) return [...named, ...found("currency", "Enter a currency such as USD.")];
  const bought = found("buying", findAmountProblem(buying, currency));
  return [
    ...named,
    ...bought,
    ...(bought.length > 0 && line.selling.trim() === "" ? [] : found("selling", findSellingProblem(line, sold))),
  ];
};

type OfferProblem = FieldProblem<OfferField>;

const findOfferProblems = (offer: TypedOffer, price: QuotePrice | undefined): readonly OfferProblem[] => {
  const sold = listAnswerLines(offer, price);
  return [
    ...(offer.carrier.trim() === "" ? [{ field: "carrier", message: "Enter the carrier." } as const] : []),
    ...findDayProblem("departure", offer.departure),
    ...findDayProblem("arrival", offer.arrival),
    ...findDayProblem("validTill", offer.validTill),
    ...(offer.validTill === null ? [{ field: "validTill", message: "Choose the last day." } as const] : []),
    ...(offer.lines.length === 0 ? [{ field: "lines", message: "Add a charge." } as const] : []),
    ...offer.lines.flatMap((line, index) => findLineProblems(line, sold[index], index)),
  ];
};

/** What is missing before an answer can be sent. */
export const findQuoteProblems = ({ offers, prices, followUpOn }: QuoteDraft): readonly FieldProblem<QuoteField>[] => [
  ...offers.flatMap((offer, index) =>
    findOfferProblems(offer, prices[index]).map(
      ({ field, message }): FieldProblem<QuoteField> => ({ field: `offers.${index}.${field}`, message }),
    ),
  ),
  ...findDayProblem("followUpOn", followUpOn),
];

const toReadDay = (day: string | null): string | null => (day !== null && isReadMoment(day) ? day : null);

/** What is stored as a draft: days that cannot be read are left out. */
export const toStoredDraft = ({ offers, followUpOn }: TypedQuote): TypedQuote => ({
  offers: offers.map((offer) => ({
    ...offer,
    departure: toReadDay(offer.departure),
    arrival: toReadDay(offer.arrival),
    validTill: toReadDay(offer.validTill),
  })),
  followUpOn: toReadDay(followUpOn),
});

const toStated = (text: string): string | null => (text.trim() === "" ? null : text.trim());

const toOffer = (offer: TypedOffer, price: QuotePrice | undefined): AnswerOffer => ({
  carrier: offer.carrier.trim(),
  vessel: toStated(offer.vessel),
  voyage: toStated(offer.voyage),
  departure: offer.departure,
  arrival: offer.arrival,
  validTill: offer.validTill ?? "",
  remark: toStated(offer.remark),
  lines: listAnswerLines(offer, price),
  belowFloorReason: toStated(offer.belowFloorReason),
});

/** What is sent. */
export const toAnswer = ({ offers, followUpOn, prices }: QuoteDraft): QuoteAnswer => ({
  offers: offers.map((offer, index) => toOffer(offer, prices[index])),
  followUpOn,
});

/** The day until which all offers are valid; null while one has none. */
export const findLastDay = ({ offers }: Pick<TypedQuote, "offers">): string | null => {
  const days = offers.flatMap(({ validTill }) => toReadDay(validTill) ?? []);
  return days.length < offers.length ? null : (days.toSorted()[0] ?? null);
};

const toTypedLine = ({ name, countedBy, size, buying, selling }: AnswerLine): TypedLine => ({
  name,
  countedBy,
  size: size ?? "",
  currency: (selling ?? buying)?.currency ?? BRAND.currency,
  buying: buying === null ? "" : toDecimalText(buying),
  selling: selling === null ? "" : toDecimalText(selling),
});

const toTypedOffer = ({ carrier, vessel, voyage, remark, lines }: EarlierOffer): TypedOffer => ({
  ...EMPTY_OFFER,
  carrier,
  vessel: vessel ?? "",
  voyage: voyage ?? "",
  remark: remark ?? "",
  lines: lines.map(toTypedLine),
});

const isBlank = ({ carrier, lines }: TypedOffer): boolean => carrier.trim() === "" && lines.length === 0;

/** The offers with those of an earlier quote behind them, as many as a quote may have; its dates are typed anew. */
export const duplicateOffers = (
  offers: readonly TypedOffer[],
  earlier: readonly EarlierOffer[],
): readonly TypedOffer[] =>
  [...offers.filter((offer) => !isBlank(offer)), ...earlier.map(toTypedOffer)].slice(0, MAX_QUOTE_OFFERS);

/** What sets the selling price of a charge; amounts that cannot be read count as none. */
interface JudgedLine {
  /** `no-buying`: a selling price alone, to which no rule can be applied; `open`: not priced yet. */
  readonly kind: "rule" | "no-rule" | "no-buying" | "open";
  /** The typed selling price is not that of the rules. */
  readonly isByHand: boolean;
  readonly buying: Money | null;
  readonly selling: Money | null;
  /** What the rules give; without a rule the buying price. */
  readonly suggested: Money | null;
}

/** Says whether a charge is sold by a rule, by hand, and why no rule is applied. */
export const judgeLine = (line: TypedLine, priced: QuotePrice["lines"][number] | null): JudgedLine => {
  const [buying, selling] = [toMoney(line.buying, line.currency), toMoney(line.selling, line.currency)];
  const amounts = { buying, selling, suggested: priced?.suggested ?? null };
  if (buying === null) return { ...amounts, kind: selling === null ? "open" : "no-buying", isByHand: selling !== null };
  if (amounts.suggested === null) return { ...amounts, kind: "open", isByHand: selling !== null };
  const isByHand = selling !== null && selling.minor !== amounts.suggested.minor;
  return { ...amounts, kind: priced?.rule == null ? "no-rule" : "rule", isByHand };
};
