import { findTaxWarnings } from "#domain/accounts";
import { findServiceRates, TAXED_ITEMS } from "#domain/tax";
import { type Checked, list, oneOf, record, textLike } from "./check.ts";

const serviceCode = textLike(/^99\d{4}$/, "996511");
const percent = textLike(/^\d{1,2}(\.\d{1,2})?$/, "18");

/** Goods and services tax of India; what is left out is as `DEFAULT_GST_RATES` of the domain states it. */
export const tax = record(
  {
    kind: oneOf(["gst"]),
    gstin: textLike(/^[0-9A-Z]{15}$/, "27AASCS2460H1Z0"),
    outsideIndia: oneOf(["zero-rated", "igst"]),
  },
  {
    serviceCodes: list(record({ costItem: oneOf(TAXED_ITEMS), serviceCode })),
    rates: list(record({ serviceCode, percent })),
  },
);

const findDoubled = (values: readonly string[]): readonly string[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];

/** A sentence for each mistake in the tax of a brand: its GSTIN, what is stated twice, and codes without a rate. */
export const findTaxProblems = ({ tax: stated }: { readonly tax?: Checked<typeof tax> }): readonly string[] => {
  if (stated === undefined) return [];
  const { gstin, serviceCodes = [], rates = [] } = stated;
  const warning = findTaxWarnings({ gstNumber: gstin, panNumber: "" }).gstNumber;
  const rated = new Set(findServiceRates(stated).map((rate) => rate.serviceCode));
  return [
    ...(warning === null ? [] : [`tax.gstin: ${warning.message}`]),
    ...findDoubled(serviceCodes.map(({ costItem }) => costItem)).map((item) => `tax.serviceCodes has ${item} twice.`),
    ...findDoubled(rates.map((rate) => rate.serviceCode)).map((code) => `tax.rates has ${code} twice.`),
    ...serviceCodes
      .filter((one) => !rated.has(one.serviceCode))
      .map(({ costItem, serviceCode: code }) => `tax.serviceCodes: ${code} of ${costItem} has no rate in tax.rates.`),
  ];
};
