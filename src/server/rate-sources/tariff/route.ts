import type { FindPlace } from "#domain/places";
import { addDays, type CalendarDate } from "#domain/time";
import type { CarrierLeg, CarrierPlace, QuotedCarrierOffer } from "#domain/rates";
import type { Journey } from "./journeys.ts";
import { BOOKING_CLOSES_AT, BOOKING_CLOSES_DAYS, type Sailing } from "./sailings.ts";
import type { FreightLine, Haulage } from "./tariff-book.ts";

/** The route of one departure, from collection to delivery; times are local, the transit time is in days. */
type Route = Pick<
  QuotedCarrierOffer,
  "departureDate" | "arrivalDate" | "transitTime" | "serviceType" | "routingDetails" | "legs"
>;

/** Days from the port cut-off that the tariff states to the departure. */
const STATED_GATE_CLOSING_DAYS = 1;
const INLAND_MODES = { RL: "RAIL", RD: "TRUCK", BA: "BARGE" } as const;

const at = (date: CalendarDate, time: string): string => `${date}T${time}:00`;

const toEnd = (code: string, findPlace: FindPlace): CarrierPlace => {
  const place = findPlace(code);
  return {
    name: place?.name ?? code,
    code,
    country: place?.countryName ?? null,
    countryCode: code.slice(0, 2),
  };
};

/** What only the first sea leg states. */
const NO_CUT_OFFS = { portCutOffDate: null, vgmCutOffDate: null, bookingCutOffDate: null };

const NO_VESSEL = { ...NO_CUT_OFFS, vesselName: null, voyageReference: null, serviceName: null };

/** The gate and VGM cut-offs are on the day before departure, the booking cut-off three days before. */
const cutOffs = ({ date }: Sailing) => {
  const dayBefore = addDays(date, -STATED_GATE_CLOSING_DAYS);
  return {
    portCutOffDate: at(dayBefore, "18:00"),
    vgmCutOffDate: at(dayBefore, "12:00"),
    bookingCutOffDate: at(addDays(date, -BOOKING_CLOSES_DAYS), BOOKING_CLOSES_AT),
  };
};

const seaLegs = ({ line }: Journey, sailing: Sailing, findPlace: FindPlace): readonly CarrierLeg[] =>
  line.legs.map((leg, index) => ({
    mode: "VESSEL",
    departureDate: at(addDays(sailing.date, leg.departureDay), leg.departureTime),
    arrivalDate: at(addDays(sailing.date, leg.arrivalDay), leg.arrivalTime),
    ...(index === 0 ? cutOffs(sailing) : NO_CUT_OFFS),
    vesselName: leg.vessels[sailing.week % leg.vessels.length] ?? null,
    voyageReference: `${String(100 + ((sailing.week + index) % 900))}${leg.direction}`,
    serviceCode: line.serviceCode,
    serviceName: line.serviceName,
    from: toEnd(leg.from, findPlace),
    to: toEnd(leg.to, findPlace),
  }));

/** A container is collected early enough to reach the port a day before the gate closes. */
const collectionLeg = (
  { collection, line }: Journey,
  sailing: Sailing,
  findPlace: FindPlace,
): readonly CarrierLeg[] => {
  if (collection === null) return [];
  const arrives = addDays(sailing.date, -STATED_GATE_CLOSING_DAYS - 1);
  return [
    {
      ...NO_VESSEL,
      mode: INLAND_MODES[collection.mode],
      departureDate: at(addDays(arrives, -collection.days), "10:00"),
      arrivalDate: at(arrives, "16:00"),
      from: toEnd(collection.place, findPlace),
      to: toEnd(line.portOfLoading, findPlace),
    },
  ];
};

const deliveryLeg = (
  { delivery, line }: Journey,
  landed: CalendarDate,
  findPlace: FindPlace,
): readonly CarrierLeg[] => {
  if (delivery === null) return [];
  const leaves = addDays(landed, 1);
  return [
    {
      ...NO_VESSEL,
      mode: INLAND_MODES[delivery.mode],
      departureDate: at(leaves, "09:00"),
      arrivalDate: at(addDays(leaves, delivery.days), "15:00"),
      from: toEnd(line.portOfDischarge, findPlace),
      to: toEnd(delivery.place, findPlace),
    },
  ];
};

const leadDays = (collection: Haulage | null): number =>
  collection === null ? 0 : collection.days + STATED_GATE_CLOSING_DAYS + 1;

/** Days that a container needs before the departure: haulage to the port, and the time at the port. */
export const inlandDays = ({ collection }: Journey): number => leadDays(collection) || STATED_GATE_CLOSING_DAYS;

const viaText = ({ legs }: FreightLine): string => {
  const hubs = legs.slice(1).map((leg) => leg.from);
  return hubs.length === 0 ? "Direct" : `Transhipment ${hubs.join(", ")}`;
};

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
    routingDetails: viaText(line),
    legs,
  };
};
