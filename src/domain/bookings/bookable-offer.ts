import type { Exclusion } from "#domain/charges";
import type { FclLoad } from "#domain/containers";
import type { LclDeparture, LclSearch } from "#domain/lcl";
import type {
  ImportFreeTime,
  OfferSource,
  QuotedContainer,
  Rate,
  RatePrice,
  RouteLeg,
  ShownOnTerms,
  StatedConfirmation,
} from "#domain/rates";

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
export interface BookableOffer extends StatedConfirmation, ShownOnTerms {
  readonly id: string;
  readonly source: OfferSource;
  readonly carrier: Rate["carrier"];
  /** Left out for a part load. */
  readonly commitment?: Rate["commitment"];
  readonly legs: readonly RouteLeg[];
  /** Left out for a part load, which is booked without a sailing. */
  readonly departure?: Rate["departure"];
  readonly arrival?: Rate["arrival"];
  readonly load: FclLoad<QuotedContainer> | LclSearch;
  /** Where a part load is unpacked. */
  readonly destinationCfs?: string | null;
  /** The next departures of a part load, earliest first. */
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
