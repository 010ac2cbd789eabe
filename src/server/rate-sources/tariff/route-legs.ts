import type { CalendarDate } from "#domain/time";
import type { LegEnd } from "#api/schema.d.ts";
import type { PlaceSeed } from "#server/modules/places/seeds/seed.ts";
import type { Journey } from "./journeys.ts";
import { BOOKING_CLOSES_DAYS, type Sailing } from "./sailings.ts";
import type { Haulage } from "./tariff-book.ts";
import { shiftDay } from "./shift-day.ts";

export type PlaceOf = (code: string) => PlaceSeed | undefined;

/** The JSON text of a leg's end, made once per place. */
type EndTexts = (code: string) => string;

/** The whole way of one departure; `text` is what an ApiRate says of it, from departureDate to routingLegs; times are local. */
export interface Route {
  readonly text: string;
  readonly arrival: string;
  /** The JSON text of its OfferRouting. */
  readonly routing: string;
}

const GATE_CLOSES_DAYS = 1;
const INLAND_MODES = { RL: "RAIL", RD: "TRUCK", BA: "BARGE" } as const;

const at = (date: CalendarDate, time: string): string => `${date}T${time}:00`;

const endTexts = (placeOf: PlaceOf): EndTexts => {
  const known = new Map<string, string>();
  return (code) => {
    const remembered = known.get(code);
    if (remembered !== undefined) return remembered;
    const place = placeOf(code);
    const text = JSON.stringify({
      place: { name: place?.name ?? code, internalCode: code },
      placeCountry: { code: code.slice(0, 2), name: place?.countryName ?? null },
    } satisfies LegEnd);
    known.set(code, text);
    return text;
  };
};

interface Leg {
  readonly text: string;
  readonly departure: string;
  readonly arrival: string;
}

const inlandLeg = (
  haulage: Haulage,
  from: string,
  to: string,
  departure: string,
  arrival: string,
  end: EndTexts,
): Leg => ({
  departure,
  arrival,
  text: `"modeOfTransport":"${INLAND_MODES[haulage.mode]}","departureDate":"${departure}","arrivalDate":"${arrival}","legFrom":${end(from)},"legTo":${end(to)}}`,
});

/** The gate and the weighing close the day before departure, booking three days before. */
const cutOffs = ({ date }: Sailing): string => {
  const dayBefore = shiftDay(date, -GATE_CLOSES_DAYS);
  const booking = at(shiftDay(date, -BOOKING_CLOSES_DAYS), "17:00");
  return `"portCutOffDate":"${at(dayBefore, "18:00")}","vgmCutOffDate":"${at(dayBefore, "12:00")}","bookingCutOffDate":"${booking}",`;
};

const seaLegs = ({ line }: Journey, sailing: Sailing, end: EndTexts): readonly Leg[] => {
  const service = JSON.stringify({ code: line.serviceCode, name: line.serviceName });
  return line.legs.map((leg, index) => {
    const departure = at(shiftDay(sailing.date, leg.departureDay), leg.departureTime);
    const arrival = at(shiftDay(sailing.date, leg.arrivalDay), leg.arrivalTime);
    const vessel = JSON.stringify(leg.vessels[sailing.week % leg.vessels.length] ?? null);
    const voyage = `${String(100 + ((sailing.week + index) % 900))}${leg.direction}`;
    const text = `"modeOfTransport":"VESSEL","departureDate":"${departure}","arrivalDate":"${arrival}",${index === 0 ? cutOffs(sailing) : ""}"vesselName":${vessel},"voyageReference":${JSON.stringify(voyage)},"service":${service},"legFrom":${end(leg.from)},"legTo":${end(leg.to)}}`;
    return { text, departure, arrival };
  });
};

/** A box leaves the inland place so early that it stands at the port a day before the gate closes. */
const collectionLeg = ({ collection, line }: Journey, sailing: Sailing, end: EndTexts): readonly Leg[] => {
  if (collection === null) return [];
  const arrives = shiftDay(sailing.date, -GATE_CLOSES_DAYS - 1);
  const leaves = shiftDay(arrives, -collection.days);
  return [inlandLeg(collection, collection.place, line.portOfLoading, at(leaves, "10:00"), at(arrives, "16:00"), end)];
};

const deliveryLeg = ({ delivery, line }: Journey, landed: CalendarDate, end: EndTexts): readonly Leg[] => {
  if (delivery === null) return [];
  const leaves = shiftDay(landed, 1);
  const arrives = shiftDay(leaves, delivery.days);
  return [inlandLeg(delivery, line.portOfDischarge, delivery.place, at(leaves, "09:00"), at(arrives, "15:00"), end)];
};

/** Days that a collection needs before the departure: the way to the port, and two days at the port. */
export const inlandDays = ({ collection }: Journey): number =>
  collection === null ? GATE_CLOSES_DAYS : collection.days + GATE_CLOSES_DAYS + 1;

const viaText = ({ line }: Journey): string => {
  const hubs = line.legs.slice(1).map((leg) => leg.from);
  return hubs.length === 0 ? "Direct" : `Transhipment ${hubs.join(", ")}`;
};

const routingText = (journey: Journey, placeOf: PlaceOf): string => {
  const { line, collection, delivery } = journey;
  const name = (code: string): string => placeOf(code)?.name ?? code;
  return JSON.stringify({
    ...(collection === null ? {} : { receiptPlace: name(collection.place) }),
    portOfLoading: name(line.portOfLoading),
    portOfDischarge: name(line.portOfDischarge),
    ...(delivery === null ? {} : { deliveryPlace: name(delivery.place) }),
    routinginformation: viaText(journey),
  });
};

/** Puts the legs of one departure together: collection, sea, delivery. */
const routeOf = (journey: Journey, sailing: Sailing, end: EndTexts): Omit<Route, "routing"> => {
  const landedDay = journey.line.legs.at(-1)?.arrivalDay ?? 0;
  const legs = [
    ...collectionLeg(journey, sailing, end),
    ...seaLegs(journey, sailing, end),
    ...deliveryLeg(journey, journey.delivery === null ? sailing.date : shiftDay(sailing.date, landedDay), end),
  ];
  const deliveryDays = journey.delivery === null ? 0 : journey.delivery.days + 1;
  const collectionDays = journey.collection === null ? 0 : inlandDays(journey);
  const days = collectionDays + landedDay + deliveryDays;
  const departure = legs[0]?.departure ?? at(sailing.date, "00:00");
  const arrival = legs.at(-1)?.arrival ?? at(sailing.date, "00:00");
  const service = journey.line.legs.length === 1 ? "Direct" : "Transhipment";
  const texts = legs.map((leg, index) => `{"legNumber":${index + 1},${leg.text}`).join(",");
  return {
    arrival,
    text: `"departureDate":"${departure}","arrivalDate":"${arrival}","transitTime":${days},"serviceType":"${service}","routingLegs":[${texts}]`,
  };
};

const haulageKey = (haulage: Haulage | null): string =>
  haulage === null ? "" : `${haulage.place} ${haulage.port} ${haulage.service}`;

/** The routes of one version of the tariff; at most `limit` are remembered, then it starts anew. */
export const routes = (placeOf: PlaceOf, limit = 20_000): ((journey: Journey, sailing: Sailing) => Route) => {
  const end = endTexts(placeOf);
  const known = new Map<string, Route>();
  return (journey, sailing) => {
    const { line, collection, delivery } = journey;
    const key = `${line.scheduleId}\n${sailing.date}\n${haulageKey(collection)}\n${haulageKey(delivery)}`;
    const remembered = known.get(key);
    if (remembered !== undefined) return remembered;
    if (known.size >= limit) known.clear();
    const route = { ...routeOf(journey, sailing, end), routing: routingText(journey, placeOf) };
    known.set(key, route);
    return route;
  };
};
