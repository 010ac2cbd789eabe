import type { ExchangeRates } from "#domain/money";
import type { Instant } from "#domain/time";
import type { BookedSailing, HaulageEstimate } from "#api/schema.d.ts";
import { createBufferPool } from "#server/platform/http/buffer-pool.ts";
import type { CollectedQuotes } from "#server/rate-sources/collect-quotes.ts";
import { stringifyOffer } from "#server/rate-sources/present-offer.ts";
import type { QuotedOffer } from "#server/rate-sources/rate-source.ts";
import { GROUP_START, OFFER_END, toOfferId } from "./offer-store.ts";

/** The answer of a search, and the part of it that is stored: all offers as they were answered. */
export interface WrittenAnswer {
  readonly answer: Buffer;
  readonly offers: Uint8Array;
  /** Gives the memory of both back; call it once they are sent and stored. */
  readonly release: () => void;
}

const buffers = createBufferPool();

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

/** An offer begins with its id, or with the carrier's refusal in its place. */
const offerHead = ({ kind, refusal }: QuotedOffer, id: string, askedAt: Instant): string => {
  const idText = JSON.stringify(refusal ?? id);
  return kind === "api" ? `{"offerId":${idText},"askedAt":"${askedAt}",` : `{"_id":${idText},`;
};

/** The JSON text of one offer. */
export const writeOffer = (offer: QuotedOffer, id: string, askedAt: Instant): string =>
  offerHead(offer, id, askedAt) + offerText(offer);

/** RateGroup in pieces of JSON text, carriers before rate sheets; each offer has its id and its own line. */
const groupPieces = (offers: readonly QuotedOffer[], search: string, askedAt: Instant): string[] => {
  const pieces = [`${GROUP_START}\n`];
  let index = 0;
  const add = (kind: QuotedOffer["kind"]): void => {
    let separator = "";
    for (const offer of offers) {
      if (offer.kind !== kind) continue;
      pieces.push(separator + offerHead(offer, toOfferId(search, index++), askedAt), offerText(offer));
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
export const toWarning = ({ sources }: Pick<CollectedQuotes, "sources">): string | null => {
  const missing = sources.filter((source) => source.outcome !== "answered").map((source) => source.name);
  return missing.length === 0
    ? null
    : `${missing.length} of ${sources.length} sources did not answer: ${missing.join(", ")}.`;
};

/** What an answer states besides its offers. */
interface SearchDetails {
  readonly search: string;
  readonly askedAt: Instant;
  readonly answeredAt: Instant;
  readonly exchange: ExchangeRates | null;
  readonly booked: readonly BookedSailing[];
  readonly haulage: readonly HaulageEstimate[];
}

/** Writes RatesAnswer once, as the bytes that are both sent and stored. */
export const writeAnswer = (
  quotes: CollectedQuotes,
  { search, askedAt, answeredAt, exchange, booked, haulage }: SearchDetails,
): WrittenAnswer => {
  const warning = toWarning(quotes);
  const envelope = JSON.stringify({
    status: true,
    code: 2000,
    message: "OK",
    answeredAt,
    ...(warning === null ? {} : { errorMessage: warning }),
    ...(exchange === null ? {} : { exchangeRates: exchange }),
    sources: quotes.sources,
    ...(booked.length === 0 ? {} : { bookedSailings: booked }),
    ...(haulage.length === 0 ? {} : { haulageEstimates: haulage }),
  });
  const head = `${envelope.slice(0, -1)},"result":[`;
  const { bytes: answer, release } = buffers.encode([head, ...groupPieces(quotes.offers, search, askedAt), "]}"]);
  return { answer, offers: answer.subarray(Buffer.byteLength(head), -2), release };
};
