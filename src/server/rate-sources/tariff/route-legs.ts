import type { CalendarDate } from "../../../domain/time/calendar.ts";
import type { LegEnd } from "../../../wire/schema.d.ts";
import type { PlaceSeed } from "../../services/places/seeds/seed.ts";
import type { Journey } from "./journeys.ts";
import { BOOKING_CLOSES_DAYS, type Sailing } from "./sailings.ts";
import type { Haulage } from "./tariff-book.ts";
import { shiftDay } from "./shift-day.ts";

export type PlaceOf = (code: string) => PlaceSeed | undefined;

/** The JSON text of a leg's end, made once per place. */
export type EndTexts = (code: string) => string;

/** The whole way of one departure: `legs` is the JSON text of its RoutingLegs without brackets; times are local. */
export interface Route {
  readonly legs: string;
  readonly departure: string;
  readonly arrival: string;
  readonly days: number;
}

const GATE_CLOSES_DAYS = 1;
const INLAND_MODES = { RL: "RAIL", RD: "TRUCK", BA: "BARGE" } as const;

const at = (date: CalendarDate, time: string): string => `${date}T${time}:00`;

export const endTexts = (placeOf: PlaceOf): EndTexts => {
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

/** Puts the legs of one departure together: collection, sea, delivery. */
export const routeOf = (journey: Journey, sailing: Sailing, end: EndTexts): Route => {
  const landedDay = journey.line.legs.at(-1)?.arrivalDay ?? 0;
  const legs = [
    ...collectionLeg(journey, sailing, end),
    ...seaLegs(journey, sailing, end),
    ...deliveryLeg(journey, journey.delivery === null ? sailing.date : shiftDay(sailing.date, landedDay), end),
  ];
  const deliveryDays = journey.delivery === null ? 0 : journey.delivery.days + 1;
  const collectionDays = journey.collection === null ? 0 : inlandDays(journey);
  return {
    legs: legs.map((leg, index) => `{"legNumber":${index + 1},${leg.text}`).join(","),
    departure: legs[0]?.departure ?? at(sailing.date, "00:00"),
    arrival: legs.at(-1)?.arrival ?? at(sailing.date, "00:00"),
    days: collectionDays + landedDay + deliveryDays,
  };
};
