import type { ExchangeRates } from "../../domain/money/exchange.ts";
import type { AskedSources } from "../rate-sources/ask-sources.ts";
import type { QuotedOffer } from "../rate-sources/source.ts";
import { GROUP_START, joinOffers, offerIdOf } from "../stores/offers.ts";

/** The answer of a search, and the part of it that is stored: the group of all offers, as it was answered. */
export interface WrittenAnswer {
  readonly answer: Buffer;
  readonly offers: Uint8Array;
}

/** The JSON text of an offer with its id; one that cannot be booked carries the carrier's word in its place. */
export const writeOffer = ({ kind, refusal, fields }: QuotedOffer, id: string): string =>
  `{"${kind === "api" ? "offerId" : "_id"}":${JSON.stringify(refusal ?? id)},${fields}`;

/** The JSON text of RateGroup, carriers before rate sheets: every offer has its id and a line of its own. */
const groupText = (offers: readonly QuotedOffer[], search: string): string => {
  const api = offers.filter((offer) => offer.kind === "api");
  const excel = offers.filter((offer) => offer.kind === "excel");
  const idFrom = (first: number) => (offer: QuotedOffer, index: number) =>
    writeOffer(offer, offerIdOf(search, first + index));
  return `${GROUP_START}\n${joinOffers(api.map(idFrom(0)))}\n],"excel":[\n${joinOffers(excel.map(idFrom(api.length)))}\n]}`;
};

/** `2 of 5 sources did not answer: Pelagia, Rate sheets.`; null when all did. */
export const warningOf = ({ sources }: Pick<AskedSources, "sources">): string | null => {
  const silent = sources.filter((source) => source.outcome !== "answered").map((source) => source.name);
  return silent.length === 0
    ? null
    : `${silent.length} of ${sources.length} sources did not answer: ${silent.join(", ")}.`;
};

/** Writes RatesAnswer once, as the bytes that are sent and stored. */
export const writeAnswer = (asked: AskedSources, search: string, exchange: ExchangeRates | null): WrittenAnswer => {
  const warning = warningOf(asked);
  const envelope = JSON.stringify({
    status: true,
    code: 2000,
    message: "OK",
    ...(warning === null ? {} : { errorMessage: warning }),
    ...(exchange === null ? {} : { exchangeRates: exchange }),
    sources: asked.sources,
  });
  const head = `${envelope.slice(0, -1)},"result":[`;
  const answer = Buffer.from(`${head}${groupText(asked.offers, search)}]}`);
  return { answer, offers: answer.subarray(Buffer.byteLength(head), -2) };
};
