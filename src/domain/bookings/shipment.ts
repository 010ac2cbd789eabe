import { daysBetween, daysUntil, toDate, type TodayIn, type ZonedDate } from "#domain/time";
import type { BookedShipment, Quotation, ShipmentMoment } from "./quotation.ts";

/** How the line of a shipment is drawn: how much of it is done (0 to 1), and whether it is certain to be sailed. */
export interface ShipmentProgress {
  readonly kind: "confirmed" | "unconfirmed" | "cancelled";
  readonly share: number;
  /** The goods are somewhere between both ends. */
  readonly isUnderWay: boolean;
}

const MIN_SHARE = 0.08;
const MAX_SHARE = 0.92;

const toZonedDeparture = ({ portOfLoading, from }: BookedShipment, { at }: ShipmentMoment): ZonedDate => ({
  at,
  zone: (portOfLoading ?? from).timeZone ?? null,
});

/** Days until a shipment arrives, at the place of delivery. */
const countDaysToArrival = ({ to }: Pick<BookedShipment, "to">, { at }: ShipmentMoment, todayIn: TodayIn): number =>
  daysUntil({ at, zone: to.timeZone ?? null }, todayIn);

/* By the days between ETD and ETA: an estimate of where the goods are, never at an end while they are under way. */
const shareUnderWay = (shipment: BookedShipment, todayIn: TodayIn): number => {
  const { departure, arrival } = shipment;
  if (departure === null || arrival === null) return 0.5;
  const days = daysBetween(toDate(departure.at), toDate(arrival.at));
  const share = days <= 0 ? 0.5 : -daysUntil(toZonedDeparture(shipment, departure), todayIn) / days;
  return Math.min(MAX_SHARE, Math.max(MIN_SHARE, share));
};

/** How far a booked shipment is on a day; nothing moves before a booking is confirmed or after it is cancelled. */
export const toShipmentProgress = ({ status, shipment }: Quotation, todayIn: TodayIn): ShipmentProgress => {
  if (status === "cancelled") return { kind: "cancelled", share: 0, isUnderWay: false };
  if (shipment === null || status !== "booked") return { kind: "unconfirmed", share: 0, isUnderWay: false };
  const { stage } = shipment;
  if (stage === "arrived" || stage === "delivered") return { kind: "confirmed", share: 1, isUnderWay: false };
  const isUnderWay = stage === "under-way";
  return { kind: "confirmed", share: isUnderWay ? shareUnderWay(shipment, todayIn) : 0, isUnderWay };
};

/** Where the departure of a shipment is from; the place where it begins if the server names no port of loading. */
export const getDeparturePort = ({ portOfLoading, from }: Pick<BookedShipment, "portOfLoading" | "from">): string =>
  portOfLoading?.name ?? from.name;

const underWayText = (shipment: BookedShipment, todayIn: TodayIn): string => {
  const { departure, arrival } = shipment;
  if (departure === null || arrival === null) return "Under way";
  const day = -daysUntil(toZonedDeparture(shipment, departure), todayIn);
  if (day < 0) return "On the way to the port of loading";
  const left = countDaysToArrival(shipment, arrival, todayIn);
  if (left < 0) return `Under way, ${-left} ${left === -1 ? "day" : "days"} overdue`;
  if (left === 0) return "Under way, due today";
  if (left <= 3) return `Under way, due in ${left} ${left === 1 ? "day" : "days"}`;
  return `Under way, day ${Math.max(1, day)} of ${daysBetween(toDate(departure.at), toDate(arrival.at))}`;
};

/** `Not sailed yet`, `Under way, day 2 of 21`, `Arrived`, `Delivered`. */
export const formatStage = (shipment: BookedShipment, todayIn: TodayIn): string => {
  switch (shipment.stage) {
    case "planned":
      return "Not sailed yet";
    case "under-way":
      return underWayText(shipment, todayIn);
    case "arrived":
      return "Arrived";
    case "delivered":
      return "Delivered";
  }
};

/** `NORRVIK ASTRID, 431W`; null while no vessel is named. */
export const formatVessel = ({ vessel, voyage }: BookedShipment): string | null => {
  const named = [vessel, voyage].filter((part) => part !== null);
  return named.length === 0 ? null : named.join(", ");
};

/** The words for a shipment in a link: `Nhava Sheva to Duisburg, Norrvik Line, reference PO 88213`. */
export const formatShipmentName = ({ shipment, carrier, reference, bookingId, quotationId }: Quotation): string => {
  const route = shipment === null ? (bookingId ?? quotationId) : `${shipment.from.name} to ${shipment.to.name}`;
  return [route, carrier, reference === null ? null : `reference ${reference}`]
    .filter((part) => part !== null)
    .join(", ");
};
