import type { QuotedCarrierOffer } from "#domain/rates";
import type {
  QuotedOffer,
  RateRequest,
  RateSource,
  RequestedEnd,
  UnreadableOffer,
} from "#server/rate-sources/rate-source.ts";

/* Carriers have codes of their own too, which say nothing here. */
const UN_LOCODE = /^[A-Z]{2}[A-Z2-9]{3}$/;

const isElsewhere = ({ port }: RequestedEnd, code: string | null | undefined): boolean =>
  port !== null && UN_LOCODE.test(code ?? "") && code !== port.code;

const findWrongEnd = ({ legs }: QuotedCarrierOffer, { origin, destination }: RateRequest): string | null => {
  const atSea = legs.filter(({ mode }) => mode === "VESSEL");
  /* A port that is searched together with an inland place is where the first or the last vessel calls. */
  const from = (origin.place === null ? legs : atSea).at(0)?.from.code;
  const to = (destination.place === null ? legs : atSea).at(-1)?.to.code;
  return isElsewhere(origin, from) || isElsewhere(destination, to) ? `it is from ${from} to ${to}` : null;
};

type Quoted = QuotedOffer | UnreadableOffer;

const checkOffer = (quoted: Quoted, request: RateRequest): Quoted => {
  if (quoted.kind !== "api") return quoted;
  const reason = findWrongEnd(quoted.offer, request);
  return reason === null ? quoted : { kind: "unreadable", reason };
};

/** A source whose offers of another lane are left out: an offer sails from and to the ports of the search, where it names them. */
export const checkLanes = (source: RateSource): RateSource => ({
  ...source,
  quote: async (request, signal) =>
    (await source.quote(request, signal)).map((offers) => offers.map((offer) => checkOffer(offer, request))),
});
