import * as t from "io-ts";
import type * as schema from "#api/schema.d.ts";
import { agreeing, listOrNone, object, readableOrNull, text } from "./codec.ts";

/** `readDisplayTerms` reads its values. */
export const DisplayTermsCodec = readableOrNull(
  agreeing<schema.DisplayTerms>()(
    object({
      productName: text,
      hidesValidity: readableOrNull(t.boolean),
      priceId: text,
      termsUrl: text,
      penalties: listOrNone(t.string),
    }),
  ),
);
