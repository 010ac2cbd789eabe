import type { ExchangeRates } from "#domain/money";
import type { AskedSources } from "#server/rate-sources/ask-sources.ts";
import type { QuotedOffer } from "#server/rate-sources/rate-source.ts";
import type { BookedSailing, HaulageEstimate } from "#api/schema.d.ts";
import { GROUP_START, OFFER_END, offerIdOf } from "./offer-store.ts";
import { utf8Of } from "#server/platform/http/buffer-pool.ts";

/** The answer of a search, and the part of it that is stored: the group of all offers, as it was answered. */
export interface WrittenAnswer {
  readonly answer: Buffer;
  readonly offers: Uint8Array;
  /** Says that both have been sent and stored: their bytes are used again. */
  readonly release: () => void;
}

/** How an offer begins: our ids need no quoting; one that cannot be booked carries the carrier's word in the place of its id. */
const headOf = ({ kind, refusal }: QuotedOffer, id: string): string =>
  `${kind === "api" ? '{"offerId":' : '{"_id":'}${refusal === null ? `"${id}"` : JSON.stringify(refusal)},`;

/** The JSON text of an offer with its id. */
export const writeOffer = (offer: QuotedOffer, id: string): string => headOf(offer, id) + offer.fields.join("");

/** The JSON text of RateGroup in pieces, carriers before rate sheets: every offer has its id and a line of its own. */
const groupPieces = (offers: readonly QuotedOffer[], search: string): string[] => {
  const pieces = [`${GROUP_START}\n`];
  let index = 0;
  const add = (kind: QuotedOffer["kind"]): void => {
    let separator = "";
    for (const offer of offers) {
      if (offer.kind !== kind) continue;
      pieces.push(separator + headOf(offer, offerIdOf(search, index++)));
      for (const piece of offer.fields) pieces.push(piece);
      separator = OFFER_END;
    }
  };
  add("api");
  pieces.push('\n],"excel":[\n');
  add("excel");
  pieces.push("\n]}");
  return pieces;
};

/** `2 of 5 sources did not answer: Pelagia, Rate sheets.`; null when all did. */
export const warningOf = ({ sources }: Pick<AskedSources, "sources">): string | null => {
  const silent = sources.filter((source) => source.outcome !== "answered").map((source) => source.name);
  return silent.length === 0
    ? null
    : `${silent.length} of ${sources.length} sources did not answer: ${silent.join(", ")}.`;
};

/** What an answer states beside its offers. */
interface BesideOffers {
  readonly exchange: ExchangeRates | null;
  readonly booked: readonly BookedSailing[];
  readonly haulage: readonly HaulageEstimate[];
}

/** Writes RatesAnswer once, as the bytes that are sent and stored. */
export const writeAnswer = (
  asked: AskedSources,
  search: string,
  { exchange, booked, haulage }: BesideOffers,
): WrittenAnswer => {
  const warning = warningOf(asked);
  const envelope = JSON.stringify({
    status: true,
    code: 2000,
    message: "OK",
    ...(warning === null ? {} : { errorMessage: warning }),
    ...(exchange === null ? {} : { exchangeRates: exchange }),
    sources: asked.sources,
    ...(booked.length === 0 ? {} : { bookedSailings: booked }),
    ...(haulage.length === 0 ? {} : { haulageEstimates: haulage }),
  });
  const head = `${envelope.slice(0, -1)},"result":[`;
  const { bytes: answer, release } = utf8Of([head, ...groupPieces(asked.offers, search), "]}"]);
  return { answer, offers: answer.subarray(Buffer.byteLength(head), -2), release };
};
