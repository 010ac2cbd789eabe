/**
 * The foreign shape of a live carrier's offer (CMA CGM SpotOn API v2 vocabulary), already decoded at the edge:
 * every field that a carrier may leave out is null here. `normaliseApiOffer` turns it into a `Rate`.
 */
export interface ApiPlace {
  readonly name: string;
  readonly code: string | null;
  readonly country: string | null;
  readonly countryCode: string | null;
}

export interface ApiLeg {
  readonly from: ApiPlace;
  readonly to: ApiPlace;
  readonly departureDate: string | null;
  readonly arrivalDate: string | null;
  readonly mode: string | null;
  readonly vesselName: string | null;
  readonly voyageReference: string | null;
  readonly serviceName: string | null;
  readonly portCutOffDate: string | null;
  readonly vgmCutOffDate: string | null;
  readonly bookingCutOffDate: string | null;
}

/** A surcharge; amounts are decimal numbers or texts as the carrier sent them, in `chargeCurrency`. */
export interface ApiSurcharge {
  readonly code: string | null;
  readonly name: string;
  readonly amount: number | string | null;
  readonly currency: string | null;
  readonly includedInBasicFreight: boolean;
  readonly paymentMethod: string | null;
  readonly comment: string | null;
}

/** Prices of ONE box of a size: allInRate = basicOceanFreightRate + that box's surcharges. */
export interface ApiEquipmentPrice {
  readonly equipment: string;
  readonly currency: string;
  readonly allInRate: number | string | null;
  readonly basicOceanFreightRate: number | string | null;
  readonly surcharges: readonly ApiSurcharge[];
}

export interface ApiSpotEquipment {
  readonly equipment: string;
  readonly quantity: number;
  /** Metric tons, as the carrier states it. */
  readonly maxNetWeightTons: number | null;
}

export interface ApiFreeTime {
  readonly movement: "E" | "I";
  readonly tariff: string;
  readonly equipment: string | null;
  readonly days: number;
  readonly calculation: string | null;
}

export interface ApiOffer {
  readonly offerId: string;
  readonly providerName: string;
  readonly logo: string | null;
  readonly rateType: string | null;
  readonly askedAt: string | null;
  readonly departureDate: string | null;
  readonly arrivalDate: string | null;
  readonly transitTime: number | string | null;
  readonly serviceType: string | null;
  readonly routingDetails: string | null;
  readonly supportContact: string | null;
  readonly validityFrom: string | null;
  readonly validityTo: string | null;
  readonly exportHaulageMode: string | null;
  readonly importHaulageMode: string | null;
  readonly exportModeOfTransport: string | null;
  readonly importModeOfTransport: string | null;
  readonly legs: readonly ApiLeg[];
  readonly equipments: readonly ApiSpotEquipment[];
  readonly equipmentPrices: readonly ApiEquipmentPrice[];
  readonly billOfLadingSurcharges: readonly ApiSurcharge[];
  readonly textSurcharges: readonly { readonly code: string | null; readonly name: string; readonly text: string }[];
  readonly freeTime: readonly ApiFreeTime[];
  readonly comment: string | null;
}
