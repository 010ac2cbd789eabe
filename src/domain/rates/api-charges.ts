import { type Charge, type ChargePrice, type Classification, paymentTermOf } from "#domain/charges";
import type { Money } from "#domain/money";
import type { ApiOffer, ApiSurcharge } from "./api-offer.ts";
import { pricedFor, readMinor } from "./charge-amount.ts";
import type { RateContext } from "./context.ts";
import { type ChargeListener, type Counted, type NamedCharge, percentText, tellCharges } from "./tell-charges.ts";

const statedMoney = ({ amount, currency }: ApiSurcharge): Money | null => {
  const minor = readMinor(amount, currency);
  return minor === null || currency === null ? null : { currency, minor };
};

const lineOf = (
  { code, name, paymentMethod, percent }: NamedCharge,
  { slot, group }: Classification,
  { basis, equipment }: Counted,
  price: ChargePrice,
): Charge => {
  const charge = { code, name, group, slot, basis, equipment, payment: paymentTermOf(paymentMethod), price };
  const note = price.kind === "priced" ? percentText(percent) : null;
  return note === null ? charge : { ...charge, note };
};

const WRITER: ChargeListener<Charge[]> = {
  priced: (lines, charge, place, counted, currency, minor, conversion) => {
    lines.push(lineOf(charge, place, counted, pricedFor({ currency, minor }, counted.quantity, conversion)));
  },
  included: (lines, surcharge, place, counted) => {
    lines.push(lineOf(surcharge, place, counted, { kind: "included", stated: statedMoney(surcharge) }));
  },
  unpriced: (lines, charge, place, counted, text) => {
    lines.push(lineOf(charge, place, counted, { kind: "unpriced", text }));
  },
};

/** The charges of an offer as the lines of its price breakdown: a box's charges times its quantity, the others once. */
export const apiCharges = (offer: ApiOffer, context: RateContext): readonly Charge[] => {
  const lines: Charge[] = [];
  tellCharges(offer, context, WRITER, lines);
  return lines;
};
