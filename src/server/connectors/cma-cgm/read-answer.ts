import { readQuotedCarrierOffer } from "#api/readers/carrier-offer.ts";
import { isJsonObject, toText } from "#api/readers/json.ts";
import type { CarrierRateOffer, UnreadableOffer } from "#server/rate-sources/rate-source.ts";
import { CARRIER_ZONE } from "./search-request.ts";
import { sayExplanations, sayMessage, sayRemark, type SpotOnMessage } from "./messages.ts";

/** Values of `offerId` of an offer that cannot be booked, in any letter case. */
const NOT_BOOKABLE = new Set([
  "no-offer",
  "sold-out",
  "quantities cannot be confirmed",
  "offer cannot be created under fmc scope",
]);

export interface SpotOnAnswer {
  readonly offers: readonly (CarrierRateOffer | UnreadableOffer)[];
  /** What the carrier said in the place of offers, as sentences for the shipper, each once. */
  readonly sentences: readonly string[];
}

const toRefusal = (id: string | null): string | null =>
  id !== null && NOT_BOOKABLE.has(id.trim().toLowerCase()) ? id.trim() : null;

type Read =
  | { readonly kind: "offer"; readonly offer: CarrierRateOffer | UnreadableOffer }
  | { readonly kind: "message"; readonly message: SpotOnMessage };

const readItem = (item: unknown, name: string): Read => {
  if (!isJsonObject(item)) return { kind: "offer", offer: { kind: "unreadable", reason: "it is no object" } };
  return readQuotedCarrierOffer({ ...item, providerName: name, rateType: "Spot" }).match<Read>(
    (offer) => {
      if (offer.message !== null) return { kind: "message", message: offer.message };
      const id = toText(item["offerId"]);
      const refusal = toRefusal(id);
      const quoted = {
        ...offer,
        ...(id === null || refusal !== null ? {} : { carrierOfferId: id }),
        validityZone: CARRIER_ZONE,
      };
      return { kind: "offer", offer: { kind: "api", refusal, offer: quoted } };
    },
    (reason) => ({ kind: "offer", offer: { kind: "unreadable", reason } }),
  );
};

const addNotes = (
  quoted: CarrierRateOffer | UnreadableOffer,
  toNotes: (offer: CarrierRateOffer["offer"]) => readonly string[],
): CarrierRateOffer | UnreadableOffer => {
  if (quoted.kind === "unreadable") return quoted;
  const { comment } = quoted.offer;
  const said = [...toNotes(quoted.offer), ...(comment === null ? [] : [comment])].join(" ");
  return { ...quoted, offer: { ...quoted.offer, comment: said === "" ? null : said } };
};

/**
 * Reads an answer of `spotOn/search`, a list that mixes offers and messages; null if it is no list. Each offer says first `notes`, what
 * the header explains and what the messages remark.
 */
export const readSpotOnAnswer = (
  body: unknown,
  explain: string | null,
  name: string,
  notes: readonly string[] = [],
): SpotOnAnswer | null => {
  if (!Array.isArray(body)) return null;
  const items = body.map((item: unknown) => readItem(item, name));
  const messages = items.flatMap((item) => (item.kind === "message" ? [item.message] : []));
  const remarks = messages.flatMap(sayRemark);
  const toNotes = ({ equipments }: CarrierRateOffer["offer"]): readonly string[] => [
    ...new Set([...notes, ...sayExplanations(explain, equipments), ...remarks]),
  ];
  return {
    offers: items.flatMap((item) => (item.kind === "offer" ? [addNotes(item.offer, toNotes)] : [])),
    sentences: [...new Set(messages.map(sayMessage))],
  };
};
