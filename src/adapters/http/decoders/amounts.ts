import * as t from "io-ts";
import type { Currency, Surcharge } from "../../../wire/schema.d.ts";
import { reading } from "./agreement.ts";
import { object, orNull } from "./codec.ts";

export const text = orNull(t.string);

/** A decimal number, or the text that the carrier sent. */
export const amount = orNull(t.union([t.number, t.string]));

/** A currency code, or an object that says `code` (newer answers) or `currencyCode` (older ones). */
export const currency = orNull(
  reading<NonNullable<Currency>>()(
    t.union([t.string, object({ code: orNull(t.string), currencyCode: orNull(t.string) })]),
  ),
);
export type WireCurrency = t.TypeOf<typeof currency>;

/** Newer answers say `code` and `name`, older ones `chargeCode` and `chargeName`. */
export const chargeName = object({ code: text, name: text, chargeCode: text, chargeName: text });
export type WireChargeName = t.TypeOf<typeof chargeName>;

export const surcharge = reading<Surcharge>()(
  object({
    charge: chargeName,
    amount,
    chargeCurrency: currency,
    includedInBasicFreight: orNull(t.boolean),
    paymentMethod: text,
    commentOnChargeRule: text,
  }),
);
export type WireSurcharge = t.TypeOf<typeof surcharge>;
