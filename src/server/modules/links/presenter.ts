import type { Load } from "#domain/lcl";
import type { SharedBooking as ApiSharedBooking } from "#api/schema.d.ts";
import type { ShipmentMoment } from "#domain/bookings";
import type { SharedBooking } from "#domain/links";
import type { BookingStatus } from "#domain/rates";
import { toInstant } from "#server/platform/time.ts";
import { presentDisplayTerms } from "#server/rate-sources/present-offer.ts";
import { presentPrice, presentTaxTerms, toAmount } from "../rates/index.ts";
import { presentDeadline } from "../lead-times/index.ts";

const STATUSES: Readonly<Record<BookingStatus, number>> = { "in-process": 0, booked: 1, cancelled: 2, unknown: 3 };
const CLASSIFIERS = { actual: "ACT", expected: "EST", planned: "PLN" } as const;

const toMoment = (moment: ShipmentMoment | null) =>
  moment === null ? null : { eventDateTime: moment.at, eventClassifierCode: CLASSIFIERS[moment.class] };

const presentLoad = (load: Load) =>
  load.mode === "lcl"
    ? { containers: [], weight: load.weightKg, cbm: load.cbm }
    : {
        containers: load.containers.map(({ equipment, quantity }) => ({
          equipmentGroupIsoCode: equipment,
          numberOfContainers: quantity,
        })),
      };

const toShipment = ({ shipment, price }: SharedBooking): NonNullable<ApiSharedBooking["shipment"]> | null => {
  if (shipment === null) return null;
  const total = price?.total ?? null;
  return {
    from: { locationName: shipment.from.name, unLocationCode: shipment.from.code, kind: shipment.from.kind },
    to: { locationName: shipment.to.name, unLocationCode: shipment.to.code, kind: shipment.to.kind },
    vesselName: shipment.vessel,
    voyageReference: shipment.voyage,
    departure: toMoment(shipment.departure),
    arrival: toMoment(shipment.arrival),
    stage: shipment.stage,
    ...presentLoad(shipment.load),
    total: total === null ? null : toAmount(total),
    ...presentDisplayTerms(shipment),
  };
};

/** A redacted booking in the form of the API; `toFileLink` takes the position of a document. */
export const presentBooking = (
  booking: SharedBooking,
  expiresAt: number,
  toFileLink: (position: number) => string,
): ApiSharedBooking => {
  const shipment = toShipment(booking);
  return {
    expiresAt: toInstant(expiresAt),
    status: STATUSES[booking.status],
    providerName: booking.carrier,
    bookingId: booking.bookingId,
    reference: booking.reference,
    ...(shipment === null ? {} : { shipment }),
    containerNumbers: [...booking.containerNumbers],
    stops: booking.stops.map((stop) => ({
      shipmentLocationType: stop.role,
      locationName: stop.name,
      unLocationCode: stop.code,
      kind: stop.kind,
      reached: stop.isReached,
      arrival: toMoment(stop.arrival),
      departure: toMoment(stop.departure),
    })),
    legs: booking.legs.map((leg) => ({
      from: leg.from,
      to: leg.to,
      mode: leg.mode,
      state: leg.state,
      vesselName: leg.vessel,
      voyageReference: leg.voyage,
    })),
    deadlines: booking.deadlines?.map(presentDeadline) ?? null,
    ...(booking.canMark === true ? { canMark: true } : {}),
    price: booking.price === null ? null : presentPrice(booking.price),
    ...(booking.exchange === null
      ? {}
      : { exchangeRates: { ...booking.exchange, quotes: [...booking.exchange.quotes] } }),
    ...(booking.tax === undefined ? {} : { taxTerms: presentTaxTerms(booking.tax) }),
    documents: booking.documents.map((fileName, index) => ({ fileName, link: toFileLink(index) })),
  };
};
