import type { Charge } from "#domain/charges";
import type { Money } from "#domain/money";
import type {
  Rate,
  Availability,
  ChangeFee,
  Provenance,
  RateHeadline,
  RateIssue,
  RouteLeg,
  RatePrice,
  ShownOnTerms,
  StatedConfirmation,
  TransitTime,
  Validity,
} from "#domain/rates";
import type { CalendarDate, TimeZone } from "#domain/time";
import type { ChargeableWeight } from "./chargeable-weight.ts";
import type { LclTariff } from "./charges.ts";
import type { LclDeparture } from "./record.ts";
import type { LclSearch } from "./load.ts";

/** One LCL offer for one load: a line of a tariff with every charge worked out. */
export interface LclRate extends StatedConfirmation, ShownOnTerms {
  readonly id: string;
  readonly source: "lcl";
  readonly carrier: RateHeadline["carrier"];
  readonly legs: readonly RouteLeg[];
  readonly price: RatePrice;
  readonly issues?: readonly RateIssue[];
  /** What it was quoted for; booking names it again. */
  readonly load: LclSearch;
  readonly portOfLoading: string;
  readonly portOfDischarge: string;
  readonly destinationCfs: string | null;
  readonly originCode: string | null;
  readonly destinationCountry: string | null;
  readonly transit: TransitTime;
  /** The next departures, earliest first; empty where the tariff states none. */
  readonly departures: readonly LclDeparture[];
  /** The zone of the port of loading, in which departures and cut-offs are. Null where the source does not state it. */
  readonly loadingZone: TimeZone | null;
  readonly availability: Availability;
  readonly provenance: Provenance;
  readonly validity: Validity;
  /** Null when the tariff's own words on W/M cannot be read: no W/M charge then has a price. */
  readonly weight: ChargeableWeight | null;
  /** In the groups origin, freight, destination and warehouse; `toPriceBreakdown` takes them apart. */
  readonly charges: readonly Charge[];
  /** The tariff's cells as read, to price the same line for another load. */
  readonly tariff: LclTariff;
  readonly remarks: readonly string[];
  /** Fees for cancelling and changing; empty where the tariff states none. */
  readonly fees: readonly ChangeFee[];
}

/** An offer that can be booked, whatever it is for; `source` states which. */
export type Offer = Rate | LclRate;

/** What full containers on the same lane cost in all. */
export interface FclComparison {
  readonly equipment: string;
  /** How many containers the load fills. */
  readonly quantity: number;
  readonly total: Money;
  readonly carrier: string | null;
  readonly validTill: CalendarDate | null;
  /** The place it is for; null when the server does not say, and then it is for every rate. */
  readonly destination: string | null;
}
