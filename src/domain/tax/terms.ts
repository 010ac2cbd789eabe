import { COST_ITEMS, type CostItem } from "#domain/charges";
import { findPlaceOfSupply } from "./place-of-supply.ts";
import { findServiceCode } from "./service-codes.ts";
import { bearsUtgst } from "./states.ts";

/** What a charge is for; `unclassified` where neither its code nor its name is known. */
export type TaxedItem = CostItem | "unclassified";

export const TAXED_ITEMS: readonly TaxedItem[] = [...COST_ITEMS, "unclassified"];

/** A rate for a kind of charge, as a decimal text in percent (`18`, `2.5`). */
export interface GstRate {
  readonly costItem: TaxedItem;
  /** Services Accounting Code. */
  readonly serviceCode: string;
  readonly percent: string;
}

/** What the forwarder states about its tax. */
export interface GstSettings {
  /** Of the registration that invoices. */
  readonly gstin: string;
  /** For recipients outside India: exported under a letter of undertaking without tax, or with IGST that is refunded. */
  readonly outsideIndia: "zero-rated" | "igst";
  /** Codes of charges that have no certain one, and others than the certain ones. */
  readonly serviceCodes?: readonly Pick<GstRate, "costItem" | "serviceCode">[];
  /** By code, in place of `DEFAULT_GST_RATES`. */
  readonly rates?: readonly Pick<GstRate, "serviceCode" | "percent">[];
}

/**
 * Defaults, for a forwarder that states none: carriage by sea 5 % (Notification 11/2017-Central Tax (Rate), serial number 9(ii); it
 * limits the credit of input tax), handling of containers and customs agents 18 % (serial number 11, heading 9967). The exemption of
 * export freight (Notification 12/2017, 19B) ended on 30 September 2022. A forwarder who is an agent, or who sells one composite
 * service, states 18 % for carriage by sea; one whose haulage is that of a goods transport agency states 5 or 18 % for it
 * (Notification 15/2025-Central Tax (Rate), from 22 September 2025). Which of these it is, its tax adviser decides.
 */
export const DEFAULT_GST_RATES: readonly Pick<GstRate, "serviceCode" | "percent">[] = [
  { serviceCode: "996521", percent: "5" },
  { serviceCode: "996711", percent: "18" },
  { serviceCode: "996712", percent: "18" },
];

/** Who is supplied. */
export interface GstRecipient {
  readonly gstins: readonly string[];
  /** ISO 3166-1 alpha-2; null where it is not known. */
  readonly country: string | null;
}

/** Which tax is charged. CGST and SGST or UTGST are each half of the rate. */
export type GstKind = "igst" | "cgst-sgst" | "cgst-utgst";

/** What must be known of the recipient before the tax is: its GSTIN, its country, or which of its GSTINs is supplied. */
export type MissingFact = "gstin" | "country" | "one-gstin";

/** Which tax is charged at which rates; stated with a price and stored with it. */
export type GstTerms =
  | {
      readonly kind: GstKind;
      /** State code; null outside India, and where it is one of several states for which the tax is the same. */
      readonly placeOfSupply: string | null;
      readonly rates: readonly GstRate[];
    }
  | { readonly kind: "zero-rated" }
  | { readonly kind: "unknown"; readonly missing: MissingFact };

/** The rates by code: those that the forwarder states, then the defaults, of which the first one of a code applies. */
export const findServiceRates = ({
  rates = [],
}: Pick<GstSettings, "rates">): readonly Pick<GstRate, "serviceCode" | "percent">[] => [...rates, ...DEFAULT_GST_RATES];

const listRates = (settings: GstSettings): readonly GstRate[] =>
  TAXED_ITEMS.flatMap((costItem) => {
    const serviceCode =
      settings.serviceCodes?.find((stated) => stated.costItem === costItem)?.serviceCode ?? findServiceCode(costItem);
    const rate = findServiceRates(settings).find((stated) => stated.serviceCode === serviceCode);
    return rate === undefined ? [] : [{ costItem, serviceCode: rate.serviceCode, percent: rate.percent }];
  });

const findKind = (supplier: string, place: string): GstKind => {
  if (supplier !== place) return "igst";
  return bearsUtgst(place) ? "cgst-utgst" : "cgst-sgst";
};

const toTermsOutsideIndia = (settings: GstSettings): GstTerms =>
  settings.outsideIndia === "zero-rated"
    ? { kind: "zero-rated" }
    : { kind: "igst", placeOfSupply: null, rates: listRates(settings) };

/**
 * The tax of a supply by the forwarder to a recipient.
 *
 * - The place of supply of carriage of goods and of other services to a registered person is where that person is (IGST Act, 2017,
 *   sections 12(8)(a) and 12(2)(a)); the proviso for goods that leave India was omitted on 1 October 2023. In the State of the
 *   supplier the supply is intra-State and bears CGST and SGST, or UTGST in a Union territory (section 8(2); CGST Act, section
 *   2(114)); elsewhere it is inter-State and bears IGST (section 7(3)).
 * - To a recipient outside India the place of supply is there (section 13(2); 13(9) was omitted on 1 October 2023), the supply is
 *   inter-State (section 7(5)) and, paid in convertible foreign exchange, an export that is zero-rated (sections 2(6) and 16).
 * - Without a GSTIN in India the place of supply depends on where goods are handed over: the terms state what is missing. A
 *   recipient with GSTINs in several States is one person in each of them: without a choice the tax is known only where it is the
 *   same for all.
 */
export const findGstTerms = (settings: GstSettings, { gstins, country }: GstRecipient): GstTerms => {
  const places = [...new Set(gstins.flatMap((gstin) => findPlaceOfSupply({ gstin }) ?? []))];
  if (places.length === 0) {
    if (country === null) return { kind: "unknown", missing: "country" };
    return country === "IN" ? { kind: "unknown", missing: "gstin" } : toTermsOutsideIndia(settings);
  }
  const supplier = settings.gstin.slice(0, 2);
  const [kind = "igst", ...others] = new Set(places.map((place) => findKind(supplier, place)));
  if (others.length > 0) return { kind: "unknown", missing: "one-gstin" };
  const [only = null, ...more] = places;
  return { kind, placeOfSupply: more.length === 0 ? only : null, rates: listRates(settings) };
};
