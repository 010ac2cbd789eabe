import type { FindPlace } from "#domain/places";
import { addDays, type CalendarDate } from "#domain/time";
import type { LegEnd, OfferRouting, RoutingLeg } from "#api/schema.d.ts";
import type { Journey } from "./journeys.ts";
import { BOOKING_CLOSES_AT, BOOKING_CLOSES_DAYS, type Sailing } from "./sailings.ts";
import type { Haulage } from "./tariff-book.ts";

/** The route of one departure, from collection to delivery; times are local. */
export interface Route {
  readonly departureDate: string;
  readonly arrivalDate: string;
  /** Days. */
  readonly transitTime: number;
  readonly serviceType: string;
  readonly routingLegs: readonly RoutingLeg[];
}

type Leg = Omit<RoutingLeg, "legNumber" | "departureDate" | "arrivalDate"> & {
  readonly departureDate: string;
  readonly arrivalDate: string;
};

/** Days from the port cut-off that the tariff states to the departure. */
const STATED_GATE_CLOSING_DAYS = 1;
const INLAND_MODES = { RL: "RAIL", RD: "TRUCK", BA: "BARGE" } as const;

const at = (date: CalendarDate, time: string): string => `${date}T${time}:00`;

const toEnd = (code: string, findPlace: FindPlace): LegEnd => {
  const place = findPlace(code);
  return {
    place: { name: place?.name ?? code, internalCode: code },
    placeCountry: { code: code.slice(0, 2), name: place?.countryName ?? null },
  };
};

/** The gate and VGM cut-offs are on the day before departure, the booking cut-off three days before. */
const cutOffs = ({ date }: Sailing) => {
  const dayBefore = addDays(date, -STATED_GATE_CLOSING_DAYS);
  return {
    portCutOffDate: at(dayBefore, "18:00"),
    vgmCutOffDate: at(dayBefore, "12:00"),
    bookingCutOffDate: at(addDays(date, -BOOKING_CLOSES_DAYS), BOOKING_CLOSES_AT),
  };
};

const seaLegs = ({ line }: Journey, sailing: Sailing, findPlace: FindPlace): readonly Leg[] =>
  line.legs.map((leg, index) => ({
    modeOfTransport: "VESSEL",
    departureDate: at(addDays(sailing.date, leg.departureDay), leg.departureTime),
    arrivalDate: at(addDays(sailing.date, leg.arrivalDay), leg.arrivalTime),
    ...(index === 0 ? cutOffs(sailing) : {}),
    vesselName: leg.vessels[sailing.week % leg.vessels.length] ?? null,
    voyageReference: `${String(100 + ((sailing.week + index) % 900))}${leg.direction}`,
    service: { code: line.serviceCode, name: line.serviceName },
    legFrom: toEnd(leg.from, findPlace),
    legTo: toEnd(leg.to, findPlace),
  }));

/** A container is collected early enough to reach the port a day before the gate closes. */
const collectionLeg = ({ collection, line }: Journey, sailing: Sailing, findPlace: FindPlace): readonly Leg[] => {
  if (collection === null) return [];
  const arrives = addDays(sailing.date, -STATED_GATE_CLOSING_DAYS - 1);
  return [
    {
      modeOfTransport: INLAND_MODES[collection.mode],
      departureDate: at(addDays(arrives, -collection.days), "10:00"),
      arrivalDate: at(arrives, "16:00"),
      legFrom: toEnd(collection.place, findPlace),
      legTo: toEnd(line.portOfLoading, findPlace),
    },
  ];
};

const deliveryLeg = ({ delivery, line }: Journey, landed: CalendarDate, findPlace: FindPlace): readonly Leg[] => {
  if (delivery === null) return [];
  const leaves = addDays(landed, 1);
  return [
    {
      modeOfTransport: INLAND_MODES[delivery.mode],
      departureDate: at(leaves, "09:00"),
      arrivalDate: at(addDays(leaves, delivery.days), "15:00"),
      legFrom: toEnd(line.portOfDischarge, findPlace),
      legTo: toEnd(delivery.place, findPlace),
    },
  ];
};

const leadDays = (collection: Haulage | null): number =>
  collection === null ? 0 : collection.days + STATED_GATE_CLOSING_DAYS + 1;

/** Days that a container needs before the departure: haulage to the port, and the time at the port. */
export const inlandDays = ({ collection }: Journey): number => leadDays(collection) || STATED_GATE_CLOSING_DAYS;

/** Collection, sea legs and delivery of one departure. */
export const toRoute = (journey: Journey, sailing: Sailing, findPlace: FindPlace): Route => {
  const { line, collection, delivery } = journey;
  const seaDays = line.legs.at(-1)?.arrivalDay ?? 0;
  const legs = [
    ...collectionLeg(journey, sailing, findPlace),
    ...seaLegs(journey, sailing, findPlace),
    ...deliveryLeg(journey, addDays(sailing.date, seaDays), findPlace),
  ];
  return {
    departureDate: legs[0]?.departureDate ?? at(sailing.date, "00:00"),
    arrivalDate: legs.at(-1)?.arrivalDate ?? at(sailing.date, "00:00"),
    transitTime: leadDays(collection) + seaDays + (delivery === null ? 0 : delivery.days + 1),
    serviceType: line.legs.length === 1 ? "Direct" : "Transhipment",
    routingLegs: legs.map((leg, index) => ({ legNumber: index + 1, ...leg })),
  };
};

const viaText = ({ line }: Journey): string => {
  const hubs = line.legs.slice(1).map((leg) => leg.from);
  return hubs.length === 0 ? "Direct" : `Transhipment ${hubs.join(", ")}`;
};

/** The places of a journey by name. */
export const toRouting = (journey: Journey, findPlace: FindPlace): OfferRouting => {
  const { line, collection, delivery } = journey;
  const name = (code: string): string => findPlace(code)?.name ?? code;
  return {
    ...(collection === null ? {} : { receiptPlace: name(collection.place) }),
    portOfLoading: name(line.portOfLoading),
    portOfDischarge: name(line.portOfDischarge),
    ...(delivery === null ? {} : { deliveryPlace: name(delivery.place) }),
    routinginformation: viaText(journey),
  };
};
