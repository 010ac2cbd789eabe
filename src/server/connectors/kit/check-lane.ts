import { err, ok, type Result } from "neverthrow";
import type { QuotedCarrierOffer } from "#domain/rates";
import type {
  QuotedOffer,
  RateRequest,
  RateSource,
  RequestedEnd,
  SourceFailure,
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

const isWrong = (offers: readonly Quoted[], reasons: readonly (string | null)[]): boolean =>
  offers.length > 0 && reasons.every((reason) => reason !== null);

/**
 * A source whose offers of another lane are left out: an offer sails from and to the ports of the search, where it names them. If
 * all of them are of another lane, it has failed.
 */
export const checkLanes = (source: RateSource): RateSource => ({
  ...source,
  quote: async (request, signal) =>
    (await source.quote(request, signal)).andThen((offers): Result<readonly Quoted[], SourceFailure> => {
      const reasons = offers.map((quoted) => (quoted.kind === "api" ? findWrongEnd(quoted.offer, request) : null));
      if (isWrong(offers, reasons))
        return err({
          reason: `all its offers are of another lane: ${[...new Set(reasons)].join(", ")}`,
          sentence: `${source.name} answered another route than the one that was searched.`,
        });
      return ok(
        offers.map((quoted, at): Quoted => {
          const reason = reasons[at] ?? null;
          return reason === null ? quoted : { kind: "unreadable", reason };
        }),
      );
    }),
});
