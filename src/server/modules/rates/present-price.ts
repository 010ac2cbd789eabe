import type { SharedCharge as ApiCharge, SharedPrice as ApiPrice } from "#api/schema.d.ts";
import type { SharedCharge, SharedPrice } from "#domain/links";
import { getMinorDigits, type Money } from "#domain/money";

/** An amount in the form of the API. */
export const toAmount = ({ currency, minor }: Money) => ({ currency, amount: minor / 10 ** getMinorDigits(currency) });

const presentCharge = ({ group, name, basis, equipment, price, note }: SharedCharge): ApiCharge => ({
  group,
  name,
  basis,
  equipmentGroupIsoCode: equipment,
  state: price.kind,
  ...(price.kind === "priced"
    ? { quantity: price.quantity, unit: toAmount(price.unit), amount: toAmount(price.amount) }
    : {}),
  ...(price.kind === "unpriced" ? { text: price.text } : {}),
  ...(note === undefined ? {} : { note }),
});

/** A price in the form of the API; its total in one currency is stated beside it. */
export const presentPrice = (price: SharedPrice): ApiPrice => ({
  totals: price.perCurrency.map(toAmount),
  charges: price.charges.map(presentCharge),
});
