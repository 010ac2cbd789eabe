import type { CollectedQuotes } from "#server/rate-sources/collect-quotes.ts";
import { stringifyOffer } from "#server/rate-sources/present-offer.ts";
import type { QuotedOffer } from "#server/rate-sources/rate-source.ts";
import type { NumberedOffer, SearchedRates } from "./found-rates.ts";

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
export const writeOfferPieces = ({ offerId, quoted, askedAt }: NumberedOffer): readonly [string, string] => {
  const id = JSON.stringify(quoted.refusal ?? offerId);
  const head = quoted.kind === "api" ? `{"offerId":${id},"askedAt":"${askedAt}",` : `{"_id":${id},`;
  return [head, offerText(quoted)];
};

/** The JSON text of one offer. */
export const writeOffer = (offer: NumberedOffer): string => writeOfferPieces(offer).join("");

const groupPieces = (offers: readonly NumberedOffer[], kind: QuotedOffer["kind"]): readonly string[] =>
  offers
    .filter(({ quoted }) => quoted.kind === kind)
    .flatMap((offer, index) => [index === 0 ? "" : ",", ...writeOfferPieces(offer)]);

/** `2 of 5 sources did not answer: Pelagia, Rate sheets.`; null when all did. */
export const toWarning = ({ sources }: Pick<CollectedQuotes, "sources">): string | null => {
  const missing = sources.filter((source) => source.outcome !== "answered").map((source) => source.name);
  return missing.length === 0
    ? null
    : `${missing.length} of ${sources.length} sources did not answer: ${missing.join(", ")}.`;
};

const writeEnvelope = (fields: object, offers: readonly NumberedOffer[]): readonly string[] => [
  `${JSON.stringify({ status: true, code: 2000, ...fields }).slice(0, -1)},"result":[{"api":[`,
  ...groupPieces(offers, "api"),
  `],"excel":[`,
  ...groupPieces(offers, "excel"),
  "]}]}",
];

/** The JSON text of a RatesAnswer, in pieces. */
export const writeAnswer = (found: SearchedRates): readonly string[] => {
  const { answeredAt, exchange, sources, booked, haulage, offers } = found;
  const warning = toWarning(found);
  const fields = {
    message: "OK",
    answeredAt,
    ...(warning === null ? {} : { errorMessage: warning }),
    ...(exchange === null ? {} : { exchangeRates: exchange }),
    sources,
    ...(booked.length === 0 ? {} : { bookedSailings: booked }),
    ...(haulage.length === 0 ? {} : { haulageEstimates: haulage }),
  };
  return writeEnvelope(fields, offers);
};
