import { addDays, type CalendarDate } from "../../../domain/time/calendar.ts";
import type { LegEnd, RoutingLeg } from "../../../wire/schema.d.ts";
import type { PlaceSeed } from "../../services/places/seeds/seed.ts";
import type { Journey } from "./journeys.ts";
import { BOOKING_CLOSES_DAYS, type Sailing } from "./sailings.ts";
import type { Haulage } from "./tariff-book.ts";

export type PlaceOf = (code: string) => PlaceSeed | undefined;

/** The whole way of one departure, with local times, and its first and last moment. */
export interface Route {
  readonly legs: readonly RoutingLeg[];
  readonly departure: string;
  readonly arrival: string;
  readonly days: number;
}

const GATE_CLOSES_DAYS = 1;
const INLAND_MODES = { RL: "RAIL", RD: "TRUCK", BA: "BARGE" } as const;

const at = (date: CalendarDate, time: string): string => `${date}T${time}:00`;

const endOf = (code: string, placeOf: PlaceOf): LegEnd => {
  const place = placeOf(code);
  return {
    place: { name: place?.name ?? code, internalCode: code },
    placeCountry: { code: code.slice(0, 2), name: place?.countryName ?? null },
  };
};

const inlandLeg = (
  haulage: Haulage,
  from: string,
  to: string,
  leaves: string,
  arrives: string,
  placeOf: PlaceOf,
): RoutingLeg => ({
  modeOfTransport: INLAND_MODES[haulage.mode],
  departureDate: leaves,
  arrivalDate: arrives,
  legFrom: endOf(from, placeOf),
  legTo: endOf(to, placeOf),
});

const cutOffs = (sailing: Sailing) => ({
  portCutOffDate: at(addDays(sailing.date, -GATE_CLOSES_DAYS), "18:00"),
  vgmCutOffDate: at(addDays(sailing.date, -GATE_CLOSES_DAYS), "12:00"),
  bookingCutOffDate: at(addDays(sailing.date, -BOOKING_CLOSES_DAYS), "17:00"),
});

const seaLegs = ({ line }: Journey, sailing: Sailing, placeOf: PlaceOf): readonly RoutingLeg[] =>
  line.legs.map((leg, index) => ({
    modeOfTransport: "VESSEL",
    departureDate: at(addDays(sailing.date, leg.departureDay), leg.departureTime),
    arrivalDate: at(addDays(sailing.date, leg.arrivalDay), leg.arrivalTime),
    ...(index === 0 ? cutOffs(sailing) : {}),
    vesselName: leg.vessels[sailing.week % leg.vessels.length] ?? null,
    voyageReference: `${String(100 + ((sailing.week + index) % 900))}${leg.direction}`,
    service: { code: line.serviceCode, name: line.serviceName },
    legFrom: endOf(leg.from, placeOf),
    legTo: endOf(leg.to, placeOf),
  }));

/** A box leaves the inland place so early that it stands at the port a day before the gate closes. */
const collectionLeg = ({ collection, line }: Journey, sailing: Sailing, placeOf: PlaceOf): readonly RoutingLeg[] => {
  if (collection === null) return [];
  const arrives = addDays(sailing.date, -GATE_CLOSES_DAYS - 1);
  const leaves = addDays(arrives, -collection.days);
  return [
    inlandLeg(collection, collection.place, line.portOfLoading, at(leaves, "10:00"), at(arrives, "16:00"), placeOf),
  ];
};

const deliveryLeg = ({ delivery, line }: Journey, landed: CalendarDate, placeOf: PlaceOf): readonly RoutingLeg[] => {
  if (delivery === null) return [];
  const leaves = addDays(landed, 1);
  const arrives = addDays(leaves, delivery.days);
  return [
    inlandLeg(delivery, line.portOfDischarge, delivery.place, at(leaves, "09:00"), at(arrives, "15:00"), placeOf),
  ];
};

/** Days that a collection needs before the departure: the way to the port, and two days at the port. */
export const inlandDays = ({ collection }: Journey): number =>
  collection === null ? GATE_CLOSES_DAYS : collection.days + GATE_CLOSES_DAYS + 1;

/** Puts the legs of one departure together: collection, sea, delivery; every time is local to its place. */
export const routeOf = (journey: Journey, sailing: Sailing, placeOf: PlaceOf): Route => {
  const landedDay = journey.line.legs.at(-1)?.arrivalDay ?? 0;
  const sea = seaLegs(journey, sailing, placeOf);
  const legs = [
    ...collectionLeg(journey, sailing, placeOf),
    ...sea,
    ...deliveryLeg(journey, addDays(sailing.date, landedDay), placeOf),
  ].map((leg, index) => ({ legNumber: index + 1, ...leg }));
  const deliveryDays = journey.delivery === null ? 0 : journey.delivery.days + 1;
  const collectionDays = journey.collection === null ? 0 : inlandDays(journey);
  return {
    legs,
    departure: legs[0]?.departureDate ?? at(sailing.date, "00:00"),
    arrival: legs.at(-1)?.arrivalDate ?? at(sailing.date, "00:00"),
    days: collectionDays + landedDay + deliveryDays,
  };
};
