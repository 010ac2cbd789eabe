import type { TimeZone } from "#domain/time";
import type { StatedConfirmation } from "../confirmation.ts";
import type { ShownOnTerms } from "../display-terms.ts";

export interface CarrierPlace {
  readonly name: string;
  readonly code: string | null;
  readonly country: string | null;
  readonly countryCode: string | null;
}

export interface CarrierLeg {
  readonly from: CarrierPlace;
  readonly to: CarrierPlace;
  readonly departureDate: string | null;
  readonly arrivalDate: string | null;
  readonly mode: string | null;
  readonly vesselName: string | null;
  readonly voyageReference: string | null;
  readonly serviceName: string | null;
  /** Left out where the carrier states none. */
  readonly serviceCode?: string;
  readonly portCutOffDate: string | null;
  readonly vgmCutOffDate: string | null;
  readonly bookingCutOffDate: string | null;
}

/** A surcharge; amounts are decimal numbers or texts as the carrier sent them, in `chargeCurrency`. */
export interface CarrierSurcharge {
  readonly code: string | null;
  readonly name: string;
  readonly amount: number | string | null;
  readonly currency: string | null;
  /** The carrier's own conversion into the currency of the basic freight (`pivotAmount`, `pivotCurrency`). */
  readonly conversion: CarrierConversion | null;
  /** `percentageRate`: the charge is that percentage of other charges, which the carrier does not name. */
  readonly percent: number | string | null;
  /** Included in basic freight (`includedInBasicFreight`): shown, never added. */
  readonly isIncluded: boolean;
  /** P prepaid, C collect, BKG as the freight; or the carrier's word for it. */
  readonly paymentMethod: string | null;
  readonly comment: string | null;
}

/** A converted amount, as the carrier sent it. */
export interface CarrierConversion {
  readonly amount: number | string;
  readonly currency: string;
}

/** Prices of ONE container of a size: allInRate = basicOceanFreightRate + that container's surcharges. */
export interface CarrierEquipmentPrice {
  /** Null in an offer that has one price without a size: it is for the only size of the offer. */
  readonly equipment: string | null;
  /** Null where the carrier states none: then its amounts have no price. */
  readonly currency: string | null;
  readonly allInRate: number | string | null;
  readonly basicOceanFreightRate: number | string | null;
  readonly surcharges: readonly CarrierSurcharge[];
}

export interface CarrierEquipment {
  readonly equipment: string;
  readonly quantity: number;
  /** Metric tons, as the carrier states it. */
  readonly maxNetWeightTons: number | null;
  /** `availableRate`: false where the carrier has no rate for this size. */
  readonly isAvailable: boolean | null;
  /** Of operating reefers; left out for other containers. */
  readonly cooling?: Cooling;
}

/** The set point of a reefer in °C, and its fresh air in cubic metres an hour; null: closed, or not stated. */
export interface Cooling {
  readonly temperature: number;
  readonly ventilation: number | null;
}

/** Whether the carrier has space left for some sizes; for all of them where it names none. */
export interface CarrierAllocation {
  readonly equipment: readonly string[];
  readonly isAvailable: boolean | null;
}

/** What a carrier sends in the place of an offer: a code (`INQ_BLK`) and why there is none. */
interface CarrierMessage {
  readonly code: string | null;
  readonly description: string | null;
}

/** Price of a day after the free days, as the carrier writes it. */
export interface CarrierDailyRate {
  readonly fromDay: number | null;
  readonly amount: number | string | null;
  readonly currency: string | null;
}

export interface CarrierFreeTime {
  /** Export or import. */
  readonly movement: "E" | "I";
  /** `DET` detention, `DEM` demurrage, `MER` both together, `STO` storage or `MON` monitoring; another one is not shown. */
  readonly tariff: string;
  readonly equipment: string | null;
  readonly days: number;
  readonly calculation: string | null;
  /** Left out where the carrier states none. */
  readonly charges?: readonly CarrierDailyRate[];
}

/** A fee for amending, cancelling or not delivering; some answers have its name only (`Cancellation fees`). */
export interface CarrierFee {
  readonly name: string;
  readonly amount: number | string | null;
  readonly currency: string | null;
  /** `PER_CONTAINER` or `PER_BOOKING`. */
  readonly basis: string | null;
  readonly daysBeforeDeparture: number | null;
}

/**
 * A carrier's offer as a rate source quotes it, before the server gives it an id: every field that a carrier may leave
 * out is null, amounts and dates are as the carrier wrote them, nothing is interpreted yet.
 */
export interface QuotedCarrierOffer extends StatedConfirmation, ShownOnTerms {
  /**
   * The carrier's own id of the offer, by which its price is secured or the desk names it to the carrier; several, one a
   * container size, are separated by commas. Left out where the carrier states none.
   */
  readonly carrierOfferId?: string;
  readonly providerName: string;
  readonly message: CarrierMessage | null;
  readonly logo: string | null;
  readonly rateType: string | null;
  /** The zone of the validity, and that of the port of loading for departure and cut-offs; null where not stated. */
  readonly validityZone: TimeZone | null;
  readonly loadingZone: TimeZone | null;
  /** The zone of the place of arrival; left out where not stated. */
  readonly arrivalZone?: TimeZone;
  readonly departureDate: string | null;
  readonly arrivalDate: string | null;
  readonly transitTime: number | string | null;
  readonly serviceType: string | null;
  readonly routingDetails: string | null;
  readonly supportContact: string | null;
  readonly validityFrom: string | null;
  readonly validityTo: string | null;
  /** `departure`, `booking` or `gate-in`: what the validity refers to. */
  readonly validFor: string | null;
  readonly exportHaulageMode: string | null;
  readonly importHaulageMode: string | null;
  readonly exportModeOfTransport: string | null;
  readonly importModeOfTransport: string | null;
  readonly legs: readonly CarrierLeg[];
  readonly equipments: readonly CarrierEquipment[];
  readonly equipmentPrices: readonly CarrierEquipmentPrice[];
  readonly billOfLadingSurcharges: readonly CarrierSurcharge[];
  readonly textSurcharges: readonly { readonly code: string | null; readonly name: string; readonly text: string }[];
  readonly freeTime: readonly CarrierFreeTime[];
  readonly allocations: readonly CarrierAllocation[];
  readonly potentialFees: readonly CarrierFee[];
  readonly comment: string | null;
}

/** A quoted offer with its id, as `readCarrierOffer` reads it from an answer. `normaliseCarrierOffer` turns it into a `Rate`. */
export interface CarrierOffer extends QuotedCarrierOffer {
  readonly offerId: string;
  readonly askedAt: string | null;
  /** The rate source that stated it; left out when not known. */
  readonly askedSource?: string;
}
