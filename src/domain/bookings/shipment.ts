import { formatLoad } from "#domain/containers";
import { formatLclLoad } from "#domain/lcl";
import { type CalendarDate, toDate, daysBetween } from "#domain/time";
import type { BookedShipment, Quotation } from "./quotation.ts";

/** How the line of a shipment is drawn: how much of it is done (0 to 1), and whether it is certain to be sailed. */
export interface ShipmentProgress {
  readonly kind: "confirmed" | "unconfirmed" | "cancelled";
  readonly share: number;
  /** The goods are somewhere between both ends. */
  readonly isUnderWay: boolean;
}

const MIN_SHARE = 0.08;
const MAX_SHARE = 0.92;

/* By the days between ETD and ETA: an estimate of where the goods are, never at an end while they are under way. */
const shareUnderWay = ({ departure, arrival }: BookedShipment, today: CalendarDate): number => {
  if (departure === null || arrival === null) return 0.5;
  const days = daysBetween(toDate(departure.at), toDate(arrival.at));
  const share = days <= 0 ? 0.5 : daysBetween(toDate(departure.at), today) / days;
  return Math.min(MAX_SHARE, Math.max(MIN_SHARE, share));
};

/** How far a booked shipment is on a day; nothing moves before a booking is confirmed or after it is cancelled. */
export const toShipmentProgress = ({ status, shipment }: Quotation, today: CalendarDate): ShipmentProgress => {
  if (status === "cancelled") return { kind: "cancelled", share: 0, isUnderWay: false };
  if (shipment === null || status !== "booked") return { kind: "unconfirmed", share: 0, isUnderWay: false };
  const { stage } = shipment;
  if (stage === "arrived" || stage === "delivered") return { kind: "confirmed", share: 1, isUnderWay: false };
  const isUnderWay = stage === "under-way";
  return { kind: "confirmed", share: isUnderWay ? shareUnderWay(shipment, today) : 0, isUnderWay };
};

/** Where the departure of a shipment is from; the place where it begins if the server names no port of loading. */
export const getDeparturePort = ({ portOfLoading, from }: Pick<BookedShipment, "portOfLoading" | "from">): string =>
  portOfLoading?.name ?? from.name;

const underWayText = ({ departure, arrival }: BookedShipment, today: CalendarDate): string => {
  if (departure === null || arrival === null) return "Under way";
  if (toDate(departure.at) > today) return "On the way to the port of loading";
  const left = daysBetween(today, toDate(arrival.at));
  if (left < 0) return `Under way, ${-left} ${left === -1 ? "day" : "days"} overdue`;
  if (left === 0) return "Under way, due today";
  if (left <= 3) return `Under way, due in ${left} ${left === 1 ? "day" : "days"}`;
  const [day, all] = [daysBetween(toDate(departure.at), today), daysBetween(toDate(departure.at), toDate(arrival.at))];
  return `Under way, day ${Math.max(1, day)} of ${all}`;
};

/** `Not sailed yet`, `Under way, day 2 of 21`, `Arrived`, `Delivered`. */
export const formatStage = (shipment: BookedShipment, today: CalendarDate): string => {
  switch (shipment.stage) {
    case "planned":
      return "Not sailed yet";
    case "under-way":
      return underWayText(shipment, today);
    case "arrived":
      return "Arrived";
    case "delivered":
      return "Delivered";
  }
};

/** `2 × 20GP, 1 × 40HC`, or `1,200 kg, 3.25 CBM`; empty where neither is known. */
export const formatShipmentLoad = ({ containers, part }: Pick<BookedShipment, "containers" | "part">): string =>
  part === null ? formatLoad(containers) : formatLclLoad(part);

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
