/* The answer of a search, as the portal reads and prices it. */
import { writeSentence } from "#domain/formatting";
import { type Difference, showValue } from "../differences.ts";
import { parseJson } from "../json.ts";
import {
  type Answered,
  type Compare,
  type Compared,
  differ,
  only,
  read,
  readInput,
  readList,
  same,
  toDay,
  TOO_MANY,
} from "./comparison.ts";
import { addDays, compareAskedAt, compareExchange, findDeparted, isBookableToTheEnd, readDays } from "./days.ts";
import { compareZone } from "./places.ts";
import { type PricedOffer, type PricedOffers, priceOffers } from "./prices.ts";

const priceSearch = ({ bodies, requests }: Answered, search: string): PricedOffers =>
  priceOffers(bodies.get(search), requests.get(search));

const priceOwn = ({ body, stepId, requests }: Answered): PricedOffers => priceOffers(body, requests.get(stepId));

const OK = 200;

const isSold = ({ availability, price }: PricedOffer): boolean =>
  availability.kind === "bookable" && price.perCurrency.length > 0;

const showOffer = (offer: PricedOffer): string => {
  if (isSold(offer)) return offer.id;
  const { id, availability } = offer;
  return `${id}: ${availability.kind === "bookable" ? "no price" : writeSentence(availability.reason)}`;
};

type Wanted = (offer: PricedOffer) => boolean;

const ANY: Wanted = () => true;

/** The first offer that the portal prices and lets a shipper book; one that is wanted, if there is one. */
export const chooseOffer = (
  { offers, faults }: PricedOffers,
  isWanted: Wanted = ANY,
): Compared & { readonly offer: PricedOffer | undefined } => {
  const sold = offers.filter(isSold);
  const offer = sold.find(isWanted) ?? sold[0];
  const unread = faults.map((fault) => differ("$.result", "offers that the portal can read", fault));
  const missing =
    offer === undefined ? [differ("$.result", "an offer with a price that can be booked", offers.map(showOffer))] : [];
  return { offer, differences: [...unread, ...missing] };
};

const readLive = (body: unknown): readonly unknown[] =>
  readList(body, "result").flatMap((group) => readList(group, "api"));

const findLive = (body: unknown, id: string): unknown => readLive(body).find((one) => read(one, "offerId") === id);

/** The zone of the port of loading is that of the search. */
const compareZones = ({ body, stepId, requests, isAlone }: Answered): readonly Difference[] => {
  const port = read(requests.get(stepId), "portOfLoading");
  const isPort = read(requests.get(stepId), "placeOfOrigin") === null;
  return isAlone && isPort
    ? readLive(body).flatMap((offer, index) =>
        compareZone(`$.result[0].api[${index}].portOfLoadingZone`, port, read(offer, "portOfLoadingZone")),
      )
    : [];
};

/** A port is in the country of its code. */
const compareCountries = ({ body, stepId, requests, isAlone }: Answered): readonly Difference[] => {
  const search = requests.get(stepId);
  const isPortToPort = read(search, "placeOfOrigin") === null && read(search, "placeOfDelivery") === null;
  const compare = (leg: unknown, path: string, end: string, port: unknown): readonly Difference[] => {
    const country = read(leg, `${end}.placeCountry.code`);
    return typeof country !== "string" || typeof port !== "string"
      ? []
      : same(`${path}.${end}.placeCountry.code`, port.slice(0, 2), country);
  };
  return isAlone && isPortToPort
    ? readLive(body).flatMap((offer, index) => {
        const legs = readList(offer, "routingLegs");
        const path = `$.result[0].api[${index}].routingLegs`;
        return [
          ...compare(legs[0], `${path}[0]`, "legFrom", read(search, "portOfLoading")),
          ...compare(legs.at(-1), `${path}[${legs.length - 1}]`, "legTo", read(search, "portOfDischarge")),
        ];
      })
    : [];
};

/** Sailings that are booked are those of the shipper: none is a booking of the first account. */
const findForeignSailings = ({ body, stepId, outputs }: Answered): readonly Difference[] => {
  const foreign = stepId === "searchOther" ? outputs.get("book")?.["quotationId"] : undefined;
  const found = readList(body, "bookedSailings").filter((one) => read(one, "quotationId") === foreign);
  return foreign === undefined || found.length === 0
    ? []
    : [differ("$.bookedSailings", "no booking of the first account", found)];
};

const readSources = (body: unknown, outcome: string): readonly unknown[] =>
  readList(body, "sources")
    .filter((one) => read(one, "outcome") === outcome)
    .map((one) => read(one, "name"));

/** A source that has answered an earlier search does not fail where it has no offer. */
const compareOutcomes = ({ body, bodies, isAlone }: Answered): readonly Difference[] => {
  const answered = new Set([...bodies.values()].flatMap((earlier) => readSources(earlier, "answered")));
  const failed = isAlone ? readSources(body, "failed").filter((name) => answered.has(name)) : [];
  return failed.length === 0
    ? []
    : [differ("$.sources", `${failed.join(", ")} with the outcome answered, also without offers`, "failed")];
};

const compareOffers = (step: Answered, priced: PricedOffers, isWanted = ANY): Compared => {
  const { offer, differences } = chooseOffer(priced, isWanted);
  const days = [
    ...findDeparted(step.body),
    ...compareExchange(step.body),
    ...compareAskedAt(step.body),
    ...compareZones(step),
    ...compareCountries(step),
    ...findForeignSailings(step),
    ...compareOutcomes(step),
  ];
  return offer === undefined
    ? { differences: [...differences, ...days] }
    : {
        differences: [...differences, ...days],
        outputs: {
          offerId: offer.id,
          lastOfferId: priced.offers.findLast(isSold)?.id,
          providerName: offer.carrier.name,
          ...readDays(offer, findLive(step.body, offer.id)),
        },
      };
};

const SIZES = "quoteLine.surcharges.matchingSurchargesPerEquipmentTypes";

/** The carrier of the state has its price for the size; a server without carriers has it in a sheet. */
const compareStatedPrice = ({ body, inputs }: Answered): readonly Difference[] => {
  const [freight, equipment] = [Number(inputs["freight"]), inputs["equipment"]];
  const prices = readLive(body)
    .flatMap((offer) => readList(offer, SIZES))
    .filter((price) => read(price, "equipmentGroupIsoCode") === equipment)
    .map((price) => Number(read(price, "basicOceanFreightRate")));
  return Number.isNaN(freight) || prices.length === 0 || prices.includes(freight)
    ? []
    : [differ("$.result", `${freight} per ${showValue(equipment)}, as the state names it`, prices)];
};

const compareLane = (step: Answered, isWanted = ANY): Compared => {
  const { differences, outputs } = compareOffers(step, priceOwn(step), isWanted);
  return { differences: [...differences, ...compareStatedPrice(step)], ...(outputs && { outputs }) };
};

/** A search of the lane on which the state names a carrier and its price. */
export const compareSearch: Compare = (step) => compareLane(step);

/** The same, for an offer of a carrier that can be booked on the last day of its validity: bookings of another one end before. */
export const compareSearchToWait: Compare = (step) =>
  compareLane(step, (offer) => {
    const offered = findLive(step.body, offer.id);
    return offered !== undefined && isBookableToTheEnd(step.body, offer, offered);
  });

/** A search for which a server with data of its own may have no offer. */
const compareFurtherSearch: Compare = (step) => {
  const priced = priceOwn(step);
  return step.isAlone || priced.offers.length > 0 ? compareOffers(step, priced) : { differences: [] };
};

const LATEST_DAYS = 14;

/** A carrier that sails every week has a sailing within two weeks of the day of a search. */
export const compareLaterSearch: Compare = async (step) => {
  const compared = await compareFurtherSearch(step);
  const day = readInput(step, "laterDay");
  const offer = priceOwn(step).offers.find(({ id }) => id === compared.outputs?.["offerId"]);
  const departure = toDay(offer?.departure ?? null);
  return !step.isAlone || departure === null || departure <= addDays(day, LATEST_DAYS)
    ? compared
    : { ...compared, differences: [differ("$.result", `a sailing within two weeks of ${day}`, departure)] };
};

/** A sea port that a search names as its place is the port where the cargo starts or ends. */
export const compareSearchByPlaces: Compare = only((step) =>
  findSearched(step) !== undefined && !priceOwn(step).offers.some(isSold)
    ? [differ("$.result", "an offer between the sea ports that the search names as places", [])]
    : [],
);

const compareFound = (step: Answered): Compared => {
  const priced = priceOwn(step);
  return priced.offers.length > 0 ? compareOffers(step, priced) : { differences: [] };
};

/** A search that only a rate sheet answers: a server may have none. */
export const compareSheetSearch: Compare = compareFound;

/** The latest day of departure that may be searched is not refused. */
export const compareLatestDay: Compare = only(async ({ inputs, again }) => {
  const departureDate = inputs["latestDay"];
  const answer = await again("searchToday", { body: { departureDate } });
  return answer === undefined || answer.status === OK || answer.status === TOO_MANY
    ? []
    : [differ("status", `200 for the departureDate ${showValue(departureDate)} too`, answer.status)];
});

/** The carrier of the journey that offers the port near the inland place, and another port of the country. */
const NEAR_CARRIER = "Pelagia";
const OTHER_PORT = "INNSA";

/** A port of loading is where the cargo is loaded, also if the search names an inland place. */
const compareOtherPort = async ({ again }: Answered): Promise<readonly Difference[]> => {
  const answer = await again("searchInland", { body: { portOfLoading: OTHER_PORT } });
  const groups = readList(answer && parseJson(answer.body), "result");
  const offers = groups.flatMap((group) => [...readList(group, "api"), ...readList(group, "excel")]);
  const isElsewhere = offers.some((one) => read(one, "providerName") === NEAR_CARRIER);
  return isElsewhere
    ? [differ("$.result", `no offer from INMUN where portOfLoading is ${OTHER_PORT}`, NEAR_CARRIER)]
    : [];
};

/** The sheets of a search from an inland place are those of a port near it, with its haulage or without. */
export const compareInlandSearch: Compare = only(async (step) => [
  ...(step.isAlone && findSearched(step, "searchOtherSize") !== undefined && priceOwn(step).offers.length === 0
    ? [differ("$.result", "an offer from a port near the place of origin", [])]
    : []),
  ...(step.isAlone ? await compareOtherPort(step) : []),
]);

const listSold = (step: Answered, expected: string): readonly Difference[] => {
  const sold = step.isAlone ? priceOwn(step).offers.filter(isSold) : [];
  return sold.length === 0 ? [] : [differ("$.result", expected, sold.map(showOffer))];
};

/** A source that lacks one of the sizes has no offer. */
export const compareIncomplete: Compare = only((step) => listSold(step, "no offer, as no source has both sizes"));

/** Sources that offer one direction have nothing for the way back. */
export const compareSearchBack: Compare = only((step) => listSold(step, "no offer of the way back"));

const PRICES = ["quoteLine.surcharges.matchingSurchargesPerEquipmentTypes", "charges"];

/** What each offer costs per container, by carrier and day of departure. */
const readPrices = (body: unknown): ReadonlyMap<string, string> =>
  new Map(
    readList(body, "result")
      .flatMap((group) => [...readList(group, "api"), ...readList(group, "excel")])
      .map((offer) => [
        [read(offer, "providerName"), read(offer, "departureDate") ?? read(offer, "ETD")].join(" "),
        JSON.stringify(PRICES.map((path) => read(offer, path) ?? null)),
      ]),
  );

/** A price is per container: another number of containers has the same, and another offer. */
export const compareUnitPrices =
  (other: string): Compare =>
  (step) => {
    const { differences, outputs } = compareFound(step);
    const [before, own] = [readPrices(step.bodies.get(other)), readPrices(step.body)];
    const changed = [...own].filter(([key, price]) => before.has(key) && before.get(key) !== price);
    const isRepeated =
      outputs?.["offerId"] !== undefined && outputs["offerId"] === step.outputs.get(other)?.["offerId"];
    return {
      differences: [
        ...differences,
        ...(step.isAlone
          ? changed.map(([key, price]) => differ("$.result", `${before.get(key)} per container of ${key}`, price))
          : []),
        ...(isRepeated
          ? [differ("$.result", `an offerId for this load, not that of ${other}`, outputs["offerId"])]
          : []),
      ],
      ...(outputs && { outputs }),
    };
  };

export const findOffer = <Offer extends PricedOffer>({ offers }: PricedOffers<Offer>, id: unknown): Offer | undefined =>
  offers.find((one) => one.id === id);

export const findSearched = (step: Answered, search = "search"): PricedOffer | undefined =>
  findOffer(priceSearch(step, search), step.outputs.get(search)?.["offerId"]);
