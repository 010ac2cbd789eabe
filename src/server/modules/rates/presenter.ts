import type { CollectedQuotes } from "#server/rate-sources/collect-quotes.ts";
import { stringifyOffer } from "#server/rate-sources/present-offer.ts";
import type { QuotedOffer } from "#server/rate-sources/rate-source.ts";
import type { NumberedOffer, SearchedRates } from "./found-rates.ts";
import { presentTaxTerms } from "./present-price.ts";
import { type GrowingPart, toSourceAnswers } from "./growing-answer.ts";

/* Offers are immutable and quoted again: stringifying them for each search would cost as much as all its other work. */
const offerTexts = new WeakMap<QuotedOffer["offer"], string>();

/** The JSON text of an offer without its opening brace. */
const offerText = (quoted: QuotedOffer): string => {
  const cached = offerTexts.get(quoted.offer);
  if (cached !== undefined) return cached;
  const text = stringifyOffer(quoted).slice(1);
  offerTexts.set(quoted.offer, text);
  return text;
};

/** The JSON text of one offer in two pieces. It begins with its id, or with the carrier's refusal in its place. */
export const writeOfferPieces = ({ offerId, quoted, askedAt, source }: NumberedOffer): readonly [string, string] => {
  const id = JSON.stringify(quoted.refusal ?? offerId);
  const head =
    quoted.kind === "api"
      ? `{"offerId":${id},"askedAt":"${askedAt}","askedSource":${JSON.stringify(source)},`
      : `{"_id":${id},`;
  return [head, offerText(quoted)];
};

/** The JSON text of one offer. */
export const writeOffer = (offer: NumberedOffer): string => writeOfferPieces(offer).join("");

/** The JSON text of an offer, in pieces. */
export interface OfferText {
  readonly kind: QuotedOffer["kind"];
  readonly pieces: readonly string[];
}

export const toOfferText = (offer: NumberedOffer): OfferText => ({
  kind: offer.quoted.kind,
  pieces: writeOfferPieces(offer),
});

const groupPieces = (offers: readonly OfferText[], kind: QuotedOffer["kind"]): readonly string[] =>
  offers.filter((offer) => offer.kind === kind).flatMap(({ pieces }, index) => [index === 0 ? "" : ",", ...pieces]);

/** `2 of 5 sources did not answer: Pelagia, Rate sheets.`; null when all did. */
export const toWarning = ({ sources }: Pick<CollectedQuotes, "sources">): string | null => {
  const missing = sources.filter((source) => source.outcome !== "answered").map((source) => source.name);
  return missing.length === 0
    ? null
    : `${missing.length} of ${sources.length} sources did not answer: ${missing.join(", ")}.`;
};

const writeEnvelope = (fields: object, offers: readonly OfferText[]): readonly string[] => [
  `${JSON.stringify({ status: true, code: 2000, ...fields }).slice(0, -1)},"result":[{"api":[`,
  ...groupPieces(offers, "api"),
  `],"excel":[`,
  ...groupPieces(offers, "excel"),
  "]}]}",
];

/** What an answer states once, beside the offers of a search. */
interface Accompanying extends Pick<SearchedRates, "answeredAt" | "exchange" | "tax"> {
  readonly booked: SearchedRates["booked"];
  readonly haulage: SearchedRates["haulage"];
}

const toAccompanying = ({ answeredAt, exchange, tax, booked, haulage }: Accompanying) => ({
  answeredAt,
  ...(exchange === null ? {} : { exchangeRates: exchange }),
  ...(tax === null ? {} : { taxTerms: presentTaxTerms(tax) }),
  ...(booked.length === 0 ? {} : { bookedSailings: booked }),
  ...(haulage.length === 0 ? {} : { haulageEstimates: haulage }),
});

/** The JSON text of a GrowingRatesAnswer, in pieces. Only one that is complete warns of missing sources. */
export const writeGrowingAnswer = (
  searchId: string,
  part: Omit<GrowingPart, "numbers">,
  offers: readonly OfferText[],
  accompanying: Accompanying,
  message = "OK",
): readonly string[] => {
  const { position, isComplete, removed, progress } = part;
  const sources = toSourceAnswers(progress);
  const warning = isComplete ? toWarning({ sources }) : null;
  const fields = {
    message,
    ...(warning === null ? {} : { errorMessage: warning }),
    ...toAccompanying(accompanying),
    searchId,
    position: String(position),
    isComplete,
    removed,
    progress,
    sources,
  };
  return writeEnvelope(fields, offers);
};

/** The JSON text of a RatesAnswer, in pieces. */
export const writeAnswer = (found: SearchedRates): readonly string[] => {
  const warning = toWarning(found);
  const fields = {
    message: "OK",
    ...(warning === null ? {} : { errorMessage: warning }),
    ...toAccompanying(found),
    sources: found.sources,
  };
  return writeEnvelope(fields, found.offers.map(toOfferText));
};
