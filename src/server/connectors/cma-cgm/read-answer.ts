import { readQuotedCarrierOffer } from "#api/readers/carrier-offer.ts";
import { isJsonObject, toText } from "#api/readers/json.ts";
import type { CarrierRateOffer, UnreadableOffer } from "#server/rate-sources/rate-source.ts";
import { CARRIER_ZONE } from "./search-request.ts";
import { sayExplanations, sayMessage } from "./messages.ts";

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
  | { readonly kind: "message"; readonly sentence: string };

const readItem = (item: unknown, name: string, notes: readonly string[]): Read => {
  if (!isJsonObject(item)) return { kind: "offer", offer: { kind: "unreadable", reason: "it is no object" } };
  return readQuotedCarrierOffer({ ...item, providerName: name, rateType: "Spot" }).match<Read>(
    (offer) => {
      if (offer.message !== null) return { kind: "message", sentence: sayMessage(offer.message) };
      const comment = [...notes, ...(offer.comment === null ? [] : [offer.comment])].join(" ");
      const id = toText(item["offerId"]);
      const refusal = toRefusal(id);
      const quoted = {
        ...offer,
        ...(id === null || refusal !== null ? {} : { carrierOfferId: id }),
        validityZone: CARRIER_ZONE,
        comment: comment === "" ? null : comment,
      };
      return { kind: "offer", offer: { kind: "api", refusal, offer: quoted } };
    },
    (reason) => ({ kind: "offer", offer: { kind: "unreadable", reason } }),
  );
};

/** Reads an answer of `spotOn/search`, a list that mixes offers and messages; null if it is no list. Each offer says `notes` first. */
export const readSpotOnAnswer = (
  body: unknown,
  explain: string | null,
  name: string,
  notes: readonly string[] = [],
): SpotOnAnswer | null => {
  if (!Array.isArray(body)) return null;
  const said = [...notes, ...sayExplanations(explain)];
  const items = body.map((item: unknown) => readItem(item, name, said));
  return {
    offers: items.flatMap((item) => (item.kind === "offer" ? [item.offer] : [])),
    sentences: [...new Set(items.flatMap((item) => (item.kind === "message" ? [item.sentence] : [])))],
  };
};
