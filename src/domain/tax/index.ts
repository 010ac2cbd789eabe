export { describeGstLine, formatGstTotal, listGstNotes } from "./describe.ts";
export {
  addGst,
  calculateChargeGst,
  calculateGst,
  type GstLine,
  type GstName,
  type GstSummary,
  type TaxableCharge,
} from "./gst.ts";
export { findPlaceOfSupply } from "./place-of-supply.ts";
export { findServiceCode } from "./service-codes.ts";
export {
  DEFAULT_GST_RATES,
  findGstTerms,
  findServiceRates,
  type GstRate,
  type GstRecipient,
  type GstSettings,
  type GstTerms,
  TAXED_ITEMS,
  type TaxedItem,
} from "./terms.ts";
