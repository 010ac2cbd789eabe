import type { Sentence } from "#domain/formatting";
import type { StatedConfirmation } from "./confirmation.ts";
import type { Charge, ClassifyCharge, CostItem, CoverageState, toCoverage } from "#domain/charges";
import type {
  CreateConverter,
  ExchangeIssue,
  Converted,
  ExchangeRates,
  Money,
  ExchangeCheck,
  CurrencyCode,
} from "#domain/money";
import type { CalendarDate, Instant, LocalDateTime, TimeZone, UtcMinutes, ZoneClock } from "#domain/time";
import type { ShownOnTerms } from "./display-terms.ts";
import type { CarrierOffer } from "./carrier-offer/offer.ts";
import type { Validity } from "./validity.ts";
import type { ContainerCount, ContainerLine, FclLoad } from "#domain/containers";

/** Whether the price holds for a sailing at the day's market (`spot`) or by an agreement (`contract`). */
export type Commitment = "spot" | "contract" | "unknown";

export type Availability =
  | { readonly kind: "bookable" }
  /**
   * `reason` is the carrier's own word (`Sold-out`, `no-offer`, …): the card shows it and cannot be booked.
   * `isOutsideValidity`: nothing else refuses it, so that it may be bookable at another moment.
   */
  | { readonly kind: "not-bookable"; readonly reason: Sentence; readonly isOutsideValidity?: true };

/** Something implausible in an offer. Issues of its price make it impossible to book; the others are shown only. */
export type RateIssue =
  | ExchangeIssue
  /** Two prices or two quantities for the same container size: which one counts is not certain. */
  | { readonly kind: "equipment-repeated"; readonly equipment: string }
  | { readonly kind: "arrival-before-departure" };

/** Where a price comes from and how old it is. `source` is the rate source that stated it, left out when not known. */
export type Provenance =
  | { readonly kind: "live"; readonly askedAt: Instant | null; readonly source?: string }
  | { readonly kind: "rate-sheet"; readonly sheet: string | null; readonly date: CalendarDate | null };

/** Whose schedule a sailing is from, and when the carrier was asked for it. */
export interface ScheduleOrigin {
  readonly carrier: string;
  readonly askedAt: Instant;
}

/** Port-to-port or door-to-door time; `on-request` is shown as 'Contact for transit time'. */
export type TransitTime = { readonly kind: "days"; readonly days: number } | { readonly kind: "on-request" };

export type LegMode = "sea" | "rail" | "truck" | "barge" | "unknown";

/** A point on the route; `code` null when the source names the place only. */
export interface RoutePoint {
  readonly name: string;
  readonly code: string | null;
  readonly country: string | null;
  readonly kind: "door" | "inland" | "sea" | "transhipment";
}

export interface RouteLeg {
  readonly from: RoutePoint;
  readonly to: RoutePoint;
  readonly mode: LegMode;
  readonly departure: LocalDateTime | CalendarDate | null;
  readonly arrival: LocalDateTime | CalendarDate | null;
  readonly vessel: string | null;
  readonly voyage: string | null;
  readonly service: string | null;
}

/** DCSA cut-off codes: LCO container freight station, VCO verified gross mass, PCO port, STA booking, DCO documents, CUA customs. */
export const CUT_OFF_CODES = ["LCO", "VCO", "PCO", "STA", "DCO", "CUA"] as const;
export type CutOffCode = (typeof CUT_OFF_CODES)[number];
export interface CutOff {
  readonly code: CutOffCode;
  readonly at: LocalDateTime | CalendarDate;
}

/** One size of an offer: what was asked and the most cargo a container may carry, in kilograms. */
export interface QuotedContainer extends ContainerCount {
  readonly maxNetWeightKg: number | null;
}

/** What a day after the free ones costs for one container. */
export interface DailyRate {
  /** Counted from the first day after the free ones, which is 1; the price holds until the next entry begins. */
  readonly fromDay: number;
  readonly perDay: Money;
}

/** Free days before demurrage or detention runs. */
export interface FreeTime {
  readonly movement: "export" | "import";
  readonly kind: "detention" | "demurrage" | "merged" | "storage" | "monitoring";
  readonly equipment: string | null;
  readonly days: number;
  readonly counted: "calendar" | "working" | "unknown";
  /** By `fromDay`, the first from day 1, in one currency; left out where the source does not state it, or not in full. */
  readonly tariff?: readonly DailyRate[];
}

/** A fee that an offer names for a change after booking. */
export interface ChangeFee {
  readonly kind: "cancellation" | "amendment" | "no-show";
  /** The last day it applies, in days before departure; null: until departure. */
  readonly untilDaysBefore: number | null;
  /** Null if the offer names the fee without an amount. */
  readonly fee: Money | null;
  readonly basis: "booking" | "container";
}

/** One row of View Details: the source's own label and value, in the order to show. */
export interface RateDetail {
  readonly label: string;
  readonly value: string;
}

/** The price of the whole load: Σ(per container × quantity) + Σ(per bill of lading, once), per currency and converted. */
export interface RatePrice {
  readonly perCurrency: readonly Money[];
  readonly converted: Converted;
  readonly unpricedCount: number;
  /** Basic ocean freight of the whole load (charge FRT00), null when the source does not state it. */
  readonly basicFreight: Money | null;
}

/** What the charges of an offer come to for each cost item; `readCostItems` gives it for every offer of a list. */
export interface CostItemAmounts {
  /** Minor units of the currency that totals are compared in; only true where the whole price could be converted. */
  readonly amounts: Readonly<Record<CostItem, number>>;
  /** Whether a charge that belongs to no cost item has no price. */
  readonly hasOtherUnpriced: boolean;
}

/** Where an offer is from, which decides how it is booked: a carrier's API, a rate sheet for containers, or an LCL tariff. */
export type OfferSource = "api" | "excel" | "lcl";

/** What a list filters, orders and marks offers by. */
export interface RateHeadline extends ShownOnTerms {
  readonly id: string;
  readonly source: Exclude<OfferSource, "lcl">;
  /** `name` is shown; `line` is the carrier where a product is shown in its place. */
  readonly carrier: { readonly name: string; readonly logo: string | null; readonly line?: string };
  readonly commitment: Commitment;
  readonly availability: Availability;
  /** What is implausible in the offer; `availability` already follows from it. */
  readonly issues: readonly RateIssue[];
  readonly provenance: Provenance;
  readonly validity: Validity;
  /** Of the vessel from the port of loading. */
  readonly departure: LocalDateTime | CalendarDate | null;
  readonly arrival: LocalDateTime | CalendarDate | null;
  /** The zone of the port of loading, in which its departure and cut-offs are. Null where the source does not state it. */
  readonly loadingZone: TimeZone | null;
  /** The zone of the place of arrival; left out where the source does not state it. */
  readonly arrivalZone?: TimeZone;
  readonly transit: TransitTime;
  readonly price: RatePrice;
  readonly coverage: Readonly<Record<CostItem, CoverageState>>;
  /** As the readers of offers add them up; where it is left out, `readCostItems` takes them from the charges. */
  readonly costItems?: CostItemAmounts;
}

/** What a card and its dialogs show in addition. */
export interface RateTerms extends StatedConfirmation {
  readonly legs: readonly RouteLeg[];
  readonly cutOffs: readonly CutOff[];
  readonly load: FclLoad<QuotedContainer>;
  readonly charges: readonly Charge[];
  readonly freeTime: readonly FreeTime[];
  /** Fees for cancelling, changing and not delivering; empty where the source states none. */
  readonly fees: readonly ChangeFee[];
  /** Whom to ask; 'Available 24/7' when the source names nobody. */
  readonly support: string;
  readonly remarks: readonly string[];
  readonly details: readonly RateDetail[];
  /** Left out where price and sailing have the same source. */
  readonly schedule?: ScheduleOrigin;
}

/** One comparable offer, whatever its source; only `source` states where it came from. */
export interface Rate extends RateHeadline, RateTerms {}

/** A live offer in a list: its headline, and the offer and context that its terms are read from when they are shown. */
export interface LiveRate extends RateHeadline {
  readonly offer: CarrierOffer;
  readonly context: RateContext;
  readonly costItems: CostItemAmounts;
}

/** An offer in a list; `expandRate` gives the `Rate`. */
export type ListedRate = Rate | LiveRate;

/** What an offer is normalised against: the load that was asked for, the stated rates of exchange, and the moment. */
export interface RateContext {
  readonly load: readonly ContainerLine[];
  readonly exchange: ExchangeRates | null;
  /** Left out where an offer was booked or printed: its exchange rates were judged when it was quoted. */
  readonly exchangeCheck?: ExchangeCheck;
  /** When it is judged whether the offer can be booked; null where it was booked or printed, which is after that. */
  readonly now: UtcMinutes | null;
  /** The currency in which totals are compared; USD when left out. */
  readonly currency?: CurrencyCode;
  /** Without one, everything is calculated for each offer again. */
  readonly memo?: RateMemo;
}

/** A sea port of an offer; `key` is its UN/LOCODE, or its name where the source writes no code. */
export interface RatePort {
  readonly key: string;
  readonly name: string;
  readonly code: string | null;
}

/** The properties of a route that offers are filtered by; null where the source does not state it. */
export interface RouteFacts {
  readonly portOfLoading: RatePort | null;
  readonly portOfDischarge: RatePort | null;
  readonly transhipments: number | null;
  /** From the first sea port to the last. */
  readonly portToPortDays: number | null;
  readonly startsInland: boolean;
  readonly endsInland: boolean;
}

/** Calculations that give the same result for many offers. */
export interface RateCalculations {
  readonly classify: ClassifyCharge;
  readonly toCoverage: typeof toCoverage;
  readonly createConverter: CreateConverter;
}

/**
 * What the offers of an answer have in common, calculated once; the caller that requests the answer creates it. It changes no
 * result, and is released together with the offers.
 */
export interface RateMemo extends RateCalculations {
  readonly zones: ZoneClock;
  readonly expanded: WeakMap<LiveRate, Rate>;
  readonly routes: WeakMap<ListedRate, RouteFacts>;
  readonly firstCutOffs: WeakMap<ListedRate, CutOff["at"] | null>;
}

/** Whom to ask when a source names nobody. */
export const DEFAULT_SUPPORT = "Available 24/7";
