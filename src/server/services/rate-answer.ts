import type { ExchangeRates } from "../../domain/money/exchange.ts";
import type { AskedSources } from "../rate-sources/ask-sources.ts";
import type { QuotedOffer } from "../rate-sources/source.ts";
import { offerIdOf } from "../stores/offers.ts";

/** The offers of a search with their ids: one JSON text each, carriers before rate sheets. */
export interface WrittenOffers {
  readonly api: readonly string[];
  readonly excel: readonly string[];
}

const withId = (key: "offerId" | "_id", id: string, { body }: QuotedOffer): string =>
  `{"${key}":${JSON.stringify(id)},${body.slice(1)}`;

/** Gives every offer its id; an offer that cannot be booked carries the carrier's word in its place. */
export const writeOffers = (offers: readonly QuotedOffer[], search: string): WrittenOffers => {
  const api = offers.filter((offer) => offer.kind === "api");
  const excel = offers.filter((offer) => offer.kind === "excel");
  const idAt = (offer: QuotedOffer, index: number): string => offer.refusal ?? offerIdOf(search, index);
  return {
    api: api.map((offer, index) => withId("offerId", idAt(offer, index), offer)),
    excel: excel.map((offer, index) => withId("_id", idAt(offer, api.length + index), offer)),
  };
};

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
  return `${head.slice(0, -1)},"result":[{"api":[${written.api.join(",")}],"excel":[${written.excel.join(",")}]}]}`;
};
