import { type Sentence, writeSentence } from "#domain/formatting";
import { presentParts } from "#server/platform/sentences.ts";
import type { SharedCharge as ApiCharge, SharedPrice as ApiPrice, TaxTerms } from "#api/schema.d.ts";
import type { SharedCharge, SharedPrice } from "#domain/links";
import type { GstTerms } from "#domain/tax";
import { getMinorDigits, type Money } from "#domain/money";

/** An amount in the form of the API. */
export const toAmount = ({ currency, minor }: Money) => ({ currency, amount: minor / 10 ** getMinorDigits(currency) });

const presentNote = (note: Sentence): Pick<ApiCharge, "note" | "noteParts"> => {
  const noteParts = presentParts(note);
  return { note: writeSentence(note), ...(noteParts === undefined ? {} : { noteParts }) };
};

const presentCharge = ({ group, name, costItem, basis, equipment, price, note }: SharedCharge): ApiCharge => ({
  group,
  name,
  ...(costItem === undefined ? {} : { costItem }),
  basis,
  equipmentGroupIsoCode: equipment,
  state: price.kind,
  ...(price.kind === "priced"
    ? { quantity: price.quantity, unit: toAmount(price.unit), amount: toAmount(price.amount) }
    : {}),
  ...(price.kind === "unpriced" ? { text: price.text } : {}),
  ...(note === undefined ? {} : presentNote(note)),
});

/** A price in the form of the API; its total in one currency is stated beside it. */
export const presentPrice = (price: SharedPrice): ApiPrice => ({
  totals: price.perCurrency.map(toAmount),
  charges: price.charges.map(presentCharge),
});

/** The tax of a price in the form of the API. */
export const presentTaxTerms = (terms: GstTerms): TaxTerms =>
  "rates" in terms ? { ...terms, rates: terms.rates.map((rate) => ({ ...rate })) } : { ...terms };
