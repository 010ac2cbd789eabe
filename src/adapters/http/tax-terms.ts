import * as t from "io-ts";
import type * as schema from "#api/schema.d.ts";
import type { CostItem } from "#domain/charges";
import type { GstTerms } from "#domain/tax";
import { agreeing, listOrNone, object, orNull, readableOrNull, text } from "./codec.ts";

/** What a charge is for, where it is known. */
export const COST_ITEM_KEYS = {
  "origin-haulage": null,
  "origin-terminal": null,
  "origin-documents": null,
  "ocean-freight": null,
  "freight-surcharges": null,
  "destination-terminal": null,
  "destination-documents": null,
  "destination-haulage": null,
  customs: null,
  insurance: null,
} as const satisfies Readonly<Record<CostItem, null>>;

export const TaxedItemCodec = t.keyof({ ...COST_ITEM_KEYS, unclassified: null });

/** Terms of a kind that is not known are read as none. */
export const TaxTermsCodec = readableOrNull(
  agreeing<schema.TaxTerms>()(
    object({
      kind: t.keyof({ igst: null, "cgst-sgst": null, "cgst-utgst": null, "zero-rated": null, unknown: null }),
      placeOfSupply: text,
      rates: listOrNone(object({ costItem: TaxedItemCodec, serviceCode: t.string, percent: t.string })),
      missing: orNull(t.keyof({ gstin: null, country: null, "one-gstin": null })),
    }),
  ),
);

type ApiTaxTerms = t.TypeOf<typeof TaxTermsCodec>;

const toTerms = ({ kind, placeOfSupply, rates, missing }: NonNullable<ApiTaxTerms>): GstTerms => {
  if (kind === "zero-rated") return { kind };
  return kind === "unknown" ? { kind, missing: missing ?? "gstin" } : { kind, placeOfSupply, rates };
};

/** The terms as a property; none where the server states none. */
export const readTaxTerms = (api: ApiTaxTerms): { readonly tax?: GstTerms } =>
  api === null ? {} : { tax: toTerms(api) };
