import { type Difference, showValue } from "../differences.ts";
import type { JsonObject } from "../json.ts";
import { read, readList, readString } from "../journeys/comparison.ts";
import { broken, checkOrder, checkUnique, type Located, locate, readNumber } from "./rule.ts";
import type { Asked, Rule } from "./rules.ts";
import { checkAllIn, checkConversions } from "./all-in.ts";
import { findWrongZone } from "./known-places.ts";
import { checkSailing } from "./sailing.ts";
import { checkSheetLine } from "./sheet-lines.ts";

const DAY_MS = 86_400_000;

/** An offer that stands for none ("sold out") has a message in place of prices. */
const isMessage = ({ value }: Located): boolean => "code" in value;

const checkRoute = (offer: Located): readonly Difference[] => {
  const legs = locate(offer.value, offer.path, "routingLegs");
  const stops = legs.flatMap((leg, index) => {
    const [before, own] = [legs[index - 1]?.value, readString(leg.value, "departureDate")];
    const arrival = before === undefined ? null : readString(before, "arrivalDate");
    return arrival === null || own === null || arrival.slice(0, 10) <= own.slice(0, 10)
      ? []
      : [broken(`${leg.path}.departureDate`, `not before the leg before it arrives (${arrival})`, own)];
  });
  return [
    ...checkOrder(offer, "departureDate", "arrivalDate"),
    ...legs.flatMap((leg) => checkOrder(leg, "departureDate", "arrivalDate")),
    ...stops,
  ];
};

interface Requested {
  readonly sizes: ReadonlyMap<unknown, number | null>;
}

const readRequested = (json: unknown): Requested => ({
  sizes: new Map(
    readList(json, "requestedEquipments").map((one) => [
      read(one, "equipmentGroupIsoCode"),
      readNumber(one, "numberOfContainers"),
    ]),
  ),
});

/** An offer is for the whole load. */
const checkWhole = (offer: Located, { sizes }: Requested): readonly Difference[] => {
  const quoted = readList(offer.value, "quoteLine.spotEquipments").map((one) => read(one, "equipmentGroupIsoCode"));
  const missing = Array.from(sizes.keys()).filter((size) => !quoted.includes(size));
  return quoted.length === 0 || missing.length === 0
    ? []
    : [broken(`${offer.path}.quoteLine.spotEquipments`, `${missing.join(", ")} too, as searched`, quoted)];
};

/** No container carries so many metric tons: the number is in kilograms or pounds. */
const MOST_TONS = 100;

const checkNetWeight = ({ path, value }: Located): readonly Difference[] => {
  const tons = readNumber(value, "maxNetWeight");
  return tons === null || tons < MOST_TONS
    ? []
    : [broken(`${path}.maxNetWeight`, `metric tons, fewer than ${MOST_TONS}`, tons)];
};

/** Sizes and numbers of containers are those of the search. */
const checkLoad = (offer: Located, { sizes }: Requested): readonly Difference[] =>
  locate(offer.value, offer.path, "quoteLine.spotEquipments").flatMap(({ path, value }) => {
    const size = value["equipmentGroupIsoCode"];
    const wanted = sizes.get(size);
    if (sizes.size === 0) return [];
    if (wanted === undefined) return [broken(`${path}.equipmentGroupIsoCode`, "a size of the search", size)];
    const quoted = readNumber(value, "numberOfContainerRequested");
    return quoted === null || quoted === wanted
      ? []
      : [broken(`${path}.numberOfContainerRequested`, `${wanted} as searched`, quoted)];
  });

const checkAmounts = ({ path, value }: Located, names: readonly string[]): readonly Difference[] =>
  names.flatMap((name) => {
    const amount = readNumber(value, name);
    return amount !== null && amount < 0 ? [broken(`${path}.${name}`, "an amount of 0 or more", amount)] : [];
  });

const SURCHARGES = "quoteLine.surcharges";

const checkPrices = (offer: Located, { sizes }: Requested): readonly Difference[] => {
  const perSize = locate(offer.value, offer.path, `${SURCHARGES}.matchingSurchargesPerEquipmentTypes`);
  const perBill = locate(offer.value, offer.path, `${SURCHARGES}.matchingBlSurcharges`);
  return [
    ...perSize.flatMap((price) => [
      ...(sizes.size === 0 || sizes.has(price.value["equipmentGroupIsoCode"])
        ? []
        : [
            broken(`${price.path}.equipmentGroupIsoCode`, "a size of the search", price.value["equipmentGroupIsoCode"]),
          ]),
      ...checkAllIn(price),
      ...checkAmounts(price, ["basicOceanFreightRate", "allInRate"]),
      ...locate(price.value, price.path, "matchingCargoSurcharges").flatMap((one) => checkAmounts(one, ["amount"])),
    ]),
    ...perBill.flatMap((one) => checkAmounts(one, ["amount"])),
  ];
};

const readCode = (place: unknown): string | null => {
  const codes = readList(place, "place.locationCodifications").filter(
    (one) => read(one, "codificationType") === "UNLOCODE",
  );
  return readString(codes[0], "codification") ?? readString(place, "place.internalCode");
};

/** Between ports, an offer starts and ends at the ports of the search. */
const checkLane = (offer: Located, { json }: Asked): readonly Difference[] => {
  const isPortToPort = read(json, "placeOfOrigin") === null && read(json, "placeOfDelivery") === null;
  const legs = locate(offer.value, offer.path, "routingLegs");
  const [first, last] = [legs[0], legs.at(-1)];
  if (!isPortToPort || first === undefined || last === undefined) return [];
  const check = (leg: Located, end: string, wanted: unknown): readonly Difference[] => {
    const code = readCode(read(leg.value, end));
    return code === null || wanted === null || code === wanted
      ? []
      : [broken(`${leg.path}.${end}`, `${showValue(wanted)} as searched`, code)];
  };
  return [
    ...check(first, "legFrom", read(json, "portOfLoading")),
    ...check(last, "legTo", read(json, "portOfDischarge")),
  ];
};

const HAULED = /^[RD]$/;

/** Between ports, the carrier takes over and hands out the cargo at the port. */
const checkHaulage = (offer: Located, { json }: Asked): readonly Difference[] =>
  [
    { end: "placeOfOrigin", name: "exportHaulageMode" },
    { end: "placeOfDelivery", name: "importHaulageMode" },
  ].flatMap(({ end, name }) => {
    const mode = readString(offer.value, `quoteLine.${name}`);
    return read(json, end) === null && mode !== null && HAULED.test(mode)
      ? [broken(`${offer.path}.quoteLine.${name}`, `P, as the search has no ${end}`, mode)]
      : [];
  });

/** What an offer says besides its id and the time at which it was quoted. */
const toContent = ({ value: { offerId: _, _id: __, askedAt: ___, ...content } }: Located): string =>
  JSON.stringify(content);

/** Words in place of an offer number, such as Sold-out: the offer cannot be booked. */
const hasNumber = ({ value }: Located): boolean =>
  /\d/.test(readString(value, "offerId") ?? readString(value, "_id") ?? "");

/** No two offers that can be booked are the same. */
const checkRepeated = (all: readonly Located[]): readonly Difference[] => {
  const offers = all.filter(hasNumber);
  const contents = offers.map(toContent);
  return offers.flatMap(({ path }, index) => {
    const first = contents.indexOf(contents[index] ?? "");
    return first === index
      ? []
      : [broken(path, "an offer that differs from the others by more than its id", offers[first]?.path)];
  });
};

/** An offer departs on the day of the search or later. */
const checkDeparture = (offer: Located, { json }: Asked): readonly Difference[] => {
  const [earliest, departure] = [readString(json, "departureDate"), readString(offer.value, "departureDate")];
  return earliest === null || departure === null || departure.slice(0, 10) >= earliest
    ? []
    : [broken(`${offer.path}.departureDate`, `${earliest} as searched, or later`, departure)];
};

/** An offer of a carrier: its route, its load, its prices and its days agree with each other and with the search. */
export const checkLiveOffer = (offer: Located, asked: Asked): readonly Difference[] => {
  const requested = readRequested(asked.json);
  return [
    ...checkRoute(offer),
    ...checkSailing(offer, asked.json),
    ...locate(offer.value, offer.path, "quoteLine.spotEquipments").flatMap(checkNetWeight),
    ...checkLoad(offer, requested),
    ...checkWhole(offer, requested),
    ...checkHaulage(offer, asked),
    ...checkPrices(offer, requested),
    ...checkLane(offer, asked),
    ...checkDeparture(offer, asked),
    ...checkZone(offer),
    ...checkRouting(offer),
  ];
};

/** The zone of the port of loading is that of the port, where it is one of the places of interactions. */
const checkZone = ({ path, value }: Located): readonly Difference[] => {
  const zone = findWrongZone(readCode(read(value, "routingLegs.0.legFrom")), value["portOfLoadingZone"]);
  return zone === null ? [] : [broken(`${path}.portOfLoadingZone`, zone, value["portOfLoadingZone"])];
};

const toName = (place: unknown): string | null => (typeof place === "string" ? place.trim().toLowerCase() : null);

/** The port of loading does not have the name of the last place of the route, nor the port of discharge that of the first. */
const checkRouting = ({ path, value }: Located): readonly Difference[] => {
  const legs = readList(value, "routingLegs");
  const [first, last] = [read(legs[0], "legFrom.place.name"), read(legs.at(-1), "legTo.place.name")].map(toName);
  const check = (name: string, other: string | null | undefined): readonly Difference[] => {
    const own = read(value, `quoteLine.routing.${name}`);
    return toName(own) !== null && toName(own) === other && first !== last
      ? [broken(`${path}.quoteLine.routing.${name}`, "the place at this end of the route", own)]
      : [];
  };
  return [...check("portOfLoading", last), ...check("portOfDischarge", first)];
};

const CANCELLED = 2;

/** Sailings that are booked have not left, and none is cancelled. */
const checkBookedSailings = (body: JsonObject): readonly Difference[] => {
  const clock = Date.parse(readString(body, "answeredAt") ?? "");
  return locate(body, "$", "bookedSailings").flatMap(({ path, value }) => {
    const day = readString(value, "departureDate");
    return [
      ...(value["status"] === CANCELLED
        ? [broken(`${path}.status`, "a booking that is not cancelled", CANCELLED)]
        : []),
      ...(day !== null && Date.parse(day.slice(0, 10)) < clock - 2 * DAY_MS
        ? [broken(`${path}.departureDate`, "a vessel that has not left", day)]
        : []),
    ];
  });
};

/** Estimates of haulage are for the inland places of the search. */
const checkHaulageEstimates = (body: JsonObject, { json }: Asked): readonly Difference[] =>
  locate(body, "$", "haulageEstimates").flatMap(({ path, value }) => {
    const place = read(json, value["end"] === "origin" ? "placeOfOrigin" : "placeOfDelivery");
    return typeof place !== "string" || value["placeCode"] === place
      ? []
      : [broken(`${path}.placeCode`, `${place} as searched`, value["placeCode"])];
  });

/** A search's offers: unique, on the lane, for the load, in order of time, and with sums that add up. */
export const checkOffers: Rule = (body, asked) => {
  const groups = locate(body, "$", "result");
  const live = groups.flatMap(({ path, value }) => locate(value, path, "api")).filter((one) => !isMessage(one));
  const sheets = groups.flatMap(({ path, value }) => locate(value, path, "excel"));
  return [
    ...checkUnique(live, "offerId"),
    ...checkUnique(sheets, "_id"),
    ...checkRepeated(live),
    ...checkRepeated(sheets),
    ...live.flatMap((offer) => checkLiveOffer(offer, asked)),
    ...sheets.flatMap((line) => checkSheetLine(line, asked.json)),
    ...checkConversions(body, live),
    ...checkBookedSailings(body),
    ...checkHaulageEstimates(body, asked),
  ];
};
