import type { Exclusion } from "#domain/charges";
import { formatLoad } from "#domain/containers";
import { type LclDeparture, type LclSearch, formatLclLoad } from "#domain/lcl";
import type { ImportFreeTime, QuotedContainer, Rate, RatePrice, RouteLeg, StatedConfirmation } from "#domain/rates";

/** What a saved quote states besides price and fees. */
export interface OfferTerms {
  readonly feeNames: string | null;
  readonly exclusions: readonly Exclusion[];
  readonly freeTime: ImportFreeTime;
}

/**
 * What booking, its confirmation and its result need of an offer, whatever it is an offer of. A `Rate` is one as it
 * stands, an `LclRate` too; `source` states which call books it.
 */
export interface BookableOffer extends StatedConfirmation {
  readonly id: string;
  readonly source: Rate["source"] | "lcl";
  readonly carrier: Rate["carrier"];
  /** Left out for a part load. */
  readonly commitment?: Rate["commitment"];
  readonly legs: readonly RouteLeg[];
  readonly departure: Rate["departure"];
  readonly arrival: Rate["arrival"];
  /** Empty for a part load. */
  readonly containers: readonly QuotedContainer[];
  /** What a part load was quoted for; booking names it again. */
  readonly part?: LclSearch;
  /** Where a part load is unpacked. */
  readonly destinationCfs?: string | null;
  /** The next departures of a part load, earliest first; it is booked without a sailing. */
  readonly departures?: readonly LclDeparture[];
  readonly price: RatePrice;
  readonly issues?: Rate["issues"];
  readonly fees?: Rate["fees"];
  /** Left out where the offer comes from a saved quote, which has `terms`. */
  readonly charges?: Rate["charges"];
  readonly cutOffs?: Rate["cutOffs"];
  /** Of departure and cut-offs; left out where it is not known. */
  readonly loadingZone?: Rate["loadingZone"];
  readonly freeTime?: Rate["freeTime"];
  readonly details?: Rate["details"];
  readonly terms?: OfferTerms;
}

/** `2 × 20GP, 1 × 40HC`, or `1,200 kg, 3.25 CBM`. */
export const formatOfferLoad = ({ containers, part }: Pick<BookableOffer, "containers" | "part">): string =>
  part === undefined ? formatLoad(containers) : formatLclLoad(part);
