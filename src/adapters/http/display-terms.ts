import * as t from "io-ts";
import type * as schema from "#api/schema.d.ts";
import { agreeing, listOrNone, object, readableListOrNone, readableOrNull, text } from "./codec.ts";

/* `readDisplayTerms` reads the values. */
const Terms = agreeing<schema.DisplayTerms>()(
  object({
    productName: text,
    hidesValidity: readableOrNull(t.boolean),
    priceId: text,
    termsUrl: text,
    penalties: listOrNone(t.string),
  }),
);

export const DisplayTermsCodec = readableOrNull(Terms);
export const DisplayTermsListCodec = readableListOrNone(Terms);
