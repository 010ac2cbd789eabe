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
import { findWrongPrice } from "./check-price.ts";
import { refusedFailure, unreadableFailure } from "./failures.ts";

/* Carriers have codes of their own too, which say nothing here. */
const UN_LOCODE = /^[A-Z]{2}[A-Z2-9]{3}$/;

/* A sea port may be given as the place, too; null for an inland place alone, whose port the carrier chooses. */
const findSeaPort = ({ place, port }: RequestedEnd): string | null =>
  port?.code ?? (place?.kind === "Sea" ? place.code : null);

const toCode = ({ place, port }: RequestedEnd): string | undefined => (place ?? port)?.code;

/* Some carriers take a call for it, and bill it. */
const isToItself = ({ origin, destination }: RateRequest): boolean =>
  toCode(origin) !== undefined && toCode(origin) === toCode(destination);

const isElsewhere = (end: RequestedEnd, code: string | null | undefined): boolean => {
  const port = findSeaPort(end);
  return port !== null && UN_LOCODE.test(code ?? "") && code !== port;
};

const findWrongEnd = ({ legs }: QuotedCarrierOffer, { origin, destination }: RateRequest): string | null => {
  const atSea = legs.filter(({ mode }) => mode === "VESSEL");
  /* A port that is searched together with an inland place is where the first or the last vessel calls. */
  const from = (origin.place === null ? legs : atSea).at(0)?.from.code;
  const to = (destination.place === null ? legs : atSea).at(-1)?.to.code;
  return isElsewhere(origin, from) || isElsewhere(destination, to) ? `it is from ${from} to ${to}` : null;
};

interface Failed {
  readonly reason: string;
  /** After the name of the source. */
  readonly sentence: string;
}

const OTHER_LANE: Failed = {
  reason: "all its offers are of another lane",
  sentence: "answered another route than the one that was searched.",
};
const WRONG_PRICE: Failed = {
  reason: "all its prices are wrong",
  sentence: "answered prices that cannot be right.",
};

type Quoted = QuotedOffer | UnreadableOffer;

const requireReadable = (name: string, offers: readonly Quoted[]): Result<readonly Quoted[], SourceFailure> => {
  const reasons = offers.flatMap((quoted) => (quoted.kind === "unreadable" ? [quoted.reason] : []));
  return reasons.length > 0 && reasons.length === offers.length
    ? err(unreadableFailure(name, [...new Set(reasons)].join(", ")))
    : ok(offers);
};

type FindFault = (offer: QuotedCarrierOffer, request: RateRequest) => string | null;

/**
 * A source that is not asked about a transport from a place to itself, and whose wrong offers are left out: those of another lane
 * than the search, as far as they name their ports, and those whose price cannot be right. If all of them are wrong, or none can be
 * read, it has failed.
 */
export const checkOffers = (source: RateSource): RateSource => {
  const leaveOut = (offers: readonly Quoted[], request: RateRequest, findFault: FindFault, about: Failed) => {
    const reasons = offers.map((quoted) => (quoted.kind === "api" ? findFault(quoted.offer, request) : null));
    if (offers.length > 0 && reasons.every((reason) => reason !== null))
      return err<readonly Quoted[], SourceFailure>({
        reason: `${about.reason}: ${[...new Set(reasons)].join(", ")}`,
        sentence: `${source.name} ${about.sentence}`,
      });
    return ok<readonly Quoted[], SourceFailure>(
      offers.map((quoted, at): Quoted => {
        const reason = reasons[at] ?? null;
        return reason === null ? quoted : { kind: "unreadable", reason };
      }),
    );
  };
  return {
    ...source,
    quote: async (request, signal): Promise<Result<readonly Quoted[], SourceFailure>> => {
      if (isToItself(request)) return err(refusedFailure(`${source.name} sells no transport from a place to itself.`));
      return (await source.quote(request, signal))
        .andThen((offers) => leaveOut(offers, request, findWrongEnd, OTHER_LANE))
        .andThen((offers) => leaveOut(offers, request, findWrongPrice, WRONG_PRICE))
        .andThen((offers) => requireReadable(source.name, offers));
    },
  };
};
