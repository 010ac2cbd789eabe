/* The answer of a search, as the portal reads and prices it. */
import type { Difference } from "../differences.ts";
import { type Answered, type Compare, type Compared, differ, only } from "./comparison.ts";
import { compareExchange, findDeparted, readDays } from "./days.ts";
import { type PricedOffer, type PricedOffers, priceOffers } from "./prices.ts";

const priceSearch = ({ bodies, requests }: Answered, search: string): PricedOffers =>
  priceOffers(bodies.get(search), requests.get(search));

const priceOwn = ({ body, stepId, requests }: Answered): PricedOffers => priceOffers(body, requests.get(stepId));

const isSold = ({ availability, price }: PricedOffer): boolean =>
  availability.kind === "bookable" && price.perCurrency.length > 0;

const showOffer = (offer: PricedOffer): string => {
  if (isSold(offer)) return offer.id;
  const { id, availability } = offer;
  return `${id}: ${availability.kind === "bookable" ? "no price" : availability.reason}`;
};

/** The first offer that the portal prices and lets a shipper book. */
export const chooseOffer = ({
  offers,
  faults,
}: PricedOffers): Compared & { readonly offer: PricedOffer | undefined } => {
  const offer = offers.find(isSold);
  const unread = faults.map((fault) => differ("$.result", "offers that the portal can read", fault));
  const missing =
    offer === undefined ? [differ("$.result", "an offer with a price that can be booked", offers.map(showOffer))] : [];
  return { offer, differences: [...unread, ...missing] };
};

const compareOffers = (step: Answered, priced: PricedOffers): Compared => {
  const { offer, differences } = chooseOffer(priced);
  const days = [...findDeparted(step.body), ...compareExchange(step.body)];
  return offer === undefined
    ? { differences: [...differences, ...days] }
    : {
        differences: [...differences, ...days],
        outputs: { offerId: offer.id, providerName: offer.carrier.name, ...readDays(offer) },
      };
};

export const compareSearch: Compare = (step) => compareOffers(step, priceOwn(step));

/** A search for which a server with data of its own may have no offer. */
export const compareFurtherSearch: Compare = (step) => {
  const priced = priceOwn(step);
  return step.isAlone || priced.offers.length > 0 ? compareOffers(step, priced) : { differences: [] };
};

/** A search that only a rate sheet answers: a server may have none. */
export const compareSheetSearch: Compare = (step) => {
  const priced = priceOwn(step);
  return priced.offers.length > 0 ? compareOffers(step, priced) : { differences: [] };
};

/** The sheets of a search from an inland place are those of a port near it, with its haulage or without. */
export const compareInlandSearch: Compare = only((step) =>
  step.isAlone && findSearched(step, "searchOtherSize") !== undefined && priceOwn(step).offers.length === 0
    ? [differ("$.result", "an offer from a port near the place of origin", [])]
    : [],
);

const listSold = (step: Answered, expected: string): readonly Difference[] => {
  const sold = step.isAlone ? priceOwn(step).offers.filter(isSold) : [];
  return sold.length === 0 ? [] : [differ("$.result", expected, sold.map(showOffer))];
};

/** A source that lacks one of the sizes has no offer. */
export const compareIncomplete: Compare = only((step) => listSold(step, "no offer, as no source has both sizes"));

/** Sources that offer one direction have nothing for the way back. */
export const compareSearchBack: Compare = only((step) => listSold(step, "no offer of the way back"));

export const findOffer = (offers: PricedOffers, id: unknown): PricedOffer | undefined =>
  offers.offers.find((one) => one.id === id);

export const findSearched = (step: Answered, search = "search"): PricedOffer | undefined =>
  findOffer(priceSearch(step, search), step.outputs.get(search)?.["offerId"]);
