import type { CarrierLeg, CarrierSurcharge, QuotedCarrierOffer } from "#domain/rates";

/* A connector spreads these first, and adds what its carrier states. What it does not state stays null or empty. */

export const UNSTATED_OFFER = {
  message: null,
  logo: null,
  validityZone: null,
  loadingZone: null,
  departureDate: null,
  arrivalDate: null,
  transitTime: null,
  serviceType: null,
  routingDetails: null,
  supportContact: null,
  validityFrom: null,
  validityTo: null,
  validFor: null,
  exportModeOfTransport: null,
  importModeOfTransport: null,
  billOfLadingSurcharges: [],
  textSurcharges: [],
  freeTime: [],
  allocations: [],
  potentialFees: [],
  comment: null,
} as const satisfies Partial<QuotedCarrierOffer>;

export const UNSTATED_LEG = {
  departureDate: null,
  arrivalDate: null,
  mode: null,
  vesselName: null,
  voyageReference: null,
  serviceName: null,
  portCutOffDate: null,
  vgmCutOffDate: null,
  bookingCutOffDate: null,
} as const satisfies Partial<CarrierLeg>;

export const UNSTATED_SURCHARGE = {
  code: null,
  currency: null,
  conversion: null,
  percent: null,
  isIncluded: false,
  paymentMethod: null,
  comment: null,
} as const satisfies Partial<CarrierSurcharge>;
