/* The answer of a search, as the portal reads and prices it. */
import { type Answered, type Compare, type Compared, differ, only, readString } from "./comparison.ts";
import { type PricedOffer, type PricedOffers, priceOffers } from "./prices.ts";

/** How many containers the journey searches and books. */
export const QUANTITY = 2;

const priceSearch = (body: unknown, { inputs }: Answered): PricedOffers =>
  priceOffers(body, readString(inputs, "equipment") ?? "", QUANTITY);

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

export const compareSearch: Compare = (step) => {
  const { offer, differences } = chooseOffer(priceSearch(step.body, step));
  return offer === undefined
    ? { differences }
    : { differences, outputs: { offerId: offer.id, providerName: offer.carrier.name } };
};

/** Sources that offer one direction have nothing for the way back. */
export const compareSearchBack: Compare = only((step) => {
  const sold = step.isAlone ? priceSearch(step.body, step).offers.filter(isSold) : [];
  return sold.length === 0 ? [] : [differ("$.result", "no offer of the way back", sold.map(showOffer))];
});

export const findOffer = (offers: PricedOffers, id: unknown): PricedOffer | undefined =>
  offers.offers.find((one) => one.id === id);

export const findSearched = (step: Answered, search = "search"): PricedOffer | undefined =>
  findOffer(priceSearch(step.bodies.get(search), step), step.outputs.get(search)?.["offerId"]);
