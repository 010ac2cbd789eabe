import type { ExchangeRates } from "../../domain/money/exchange.ts";
import type { AskedSources } from "../rate-sources/ask-sources.ts";
import type { QuotedOffer } from "../rate-sources/source.ts";
import { joinOffers, offerIdOf } from "../stores/offers.ts";

/** The offers of a search with their ids as JSON lists without brackets, carriers before rate sheets. */
export interface WrittenOffers {
  readonly api: string;
  readonly excel: string;
}

/** The JSON text of an offer with its id; one that cannot be booked carries the carrier's word in its place. */
export const writeOffer = ({ kind, refusal, body }: QuotedOffer, id: string): string =>
  `{"${kind === "api" ? "offerId" : "_id"}":${JSON.stringify(refusal ?? id)},${body.slice(1)}`;

/** Gives every offer its id. */
export const writeOffers = (offers: readonly QuotedOffer[], search: string): WrittenOffers => {
  const api = offers.filter((offer) => offer.kind === "api");
  const excel = offers.filter((offer) => offer.kind === "excel");
  const idFrom = (first: number) => (offer: QuotedOffer, index: number) =>
    writeOffer(offer, offerIdOf(search, first + index));
  return { api: joinOffers(api.map(idFrom(0))), excel: joinOffers(excel.map(idFrom(api.length))) };
};

/** All offers as one list, as it is stored. */
export const allOffers = ({ api, excel }: WrittenOffers): string =>
  joinOffers([api, excel].filter((list) => list !== ""));

/** `2 of 5 sources did not answer: Pelagia, Rate sheets.`; null when all did. */
export const warningOf = ({ sources }: Pick<AskedSources, "sources">): string | null => {
  const silent = sources.filter((source) => source.outcome !== "answered").map((source) => source.name);
  return silent.length === 0
    ? null
    : `${silent.length} of ${sources.length} sources did not answer: ${silent.join(", ")}.`;
};

/** The JSON text of RatesAnswer. */
export const answerText = (
  written: WrittenOffers,
  { sources }: Pick<AskedSources, "sources">,
  exchange: ExchangeRates | null,
): string => {
  const warning = warningOf({ sources });
  const head = JSON.stringify({
    status: true,
    code: 2000,
    message: "OK",
    ...(warning === null ? {} : { errorMessage: warning }),
    ...(exchange === null ? {} : { exchangeRates: exchange }),
    sources,
  });
  return `${head.slice(0, -1)},"result":[{"api":[${written.api}],"excel":[${written.excel}]}]}`;
};
