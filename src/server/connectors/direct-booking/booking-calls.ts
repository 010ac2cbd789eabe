import { err, ok, type Result } from "neverthrow";
import { toItems, toObject, toText } from "#api/readers/json.ts";
import { type ContainerLine, getEquipment } from "#domain/containers";
import { toSingleLine } from "#server/platform/text.ts";
import type {
  BookingCallFailure,
  BookingCalls,
  CarrierBooking,
  SourceBooking,
  SourceFailure,
} from "#server/rate-sources/rate-source.ts";
import type { CarrierClient } from "../kit/carrier-client.ts";
import type { JsonAnswer } from "../kit/json-call.ts";

const MAX_REASON_LENGTH = 200;
const PATH = "/v2/bookings";

const toEquipment = ({ equipment, quantity, weightKg }: ContainerLine) => ({
  ISOEquipmentCode: getEquipment(equipment).sizeType,
  units: quantity,
  isShipperOwned: false,
  ...(weightKg > 0 ? { cargoGrossWeight: { value: weightKg, unit: "KGM" } } : {}),
});

const toLocation = (locationTypeCode: "POL" | "POD", UNLocationCode: string | null) => ({
  locationTypeCode,
  location: { UNLocationCode },
});

/** The booking as DCSA Booking 2.0 states it: equal for each call about the same booking. */
const toRequest = ({ offer, load, quotationId, reference }: SourceBooking, bookingAgent: string) => {
  const legs = "legs" in offer ? offer.legs : [];
  const first = legs.at(0);
  return {
    receiptTypeAtOrigin: "CY",
    deliveryTypeAtDestination: "CY",
    cargoMovementTypeAtOrigin: "FCL",
    cargoMovementTypeAtDestination: "FCL",
    freightPaymentTermCode: "PRE",
    isEquipmentSubstitutionAllowed: false,
    extendedContractQuotationReference: "carrierOfferId" in offer ? offer.carrierOfferId : null,
    expectedDepartureDate: first?.departureDate ?? null,
    vessel: { name: first?.vesselName ?? null },
    carrierExportVoyageNumber: first?.voyageReference ?? null,
    shipmentLocations: [toLocation("POL", first?.from.code ?? null), toLocation("POD", legs.at(-1)?.to.code ?? null)],
    requestedEquipments: load.map(toEquipment),
    documentParties: { bookingAgent: { partyName: bookingAgent } },
    references: [
      { type: "FF", values: [quotationId] },
      ...(reference === null ? [] : [{ type: "CR", values: [reference] }]),
    ],
  };
};

const readReason = (body: unknown): string | null => {
  const { feedbacks, errors } = toObject(body);
  const { message, errorCodeMessage } = toObject([...toItems(feedbacks), ...toItems(errors)][0]);
  const stated = toText(message) ?? toText(errorCodeMessage);
  return stated === null ? null : toSingleLine(stated).slice(0, MAX_REASON_LENGTH);
};

/** Reads a booking by its `bookingStatus` of DCSA Booking 2.0. */
const readBooking = ({ body }: JsonAnswer): Result<CarrierBooking, BookingCallFailure> => {
  const { bookingStatus, carrierBookingReference } = toObject(body);
  const number = toText(carrierBookingReference);
  switch (bookingStatus) {
    case "RECEIVED":
    case "PENDING_UPDATE":
    case "UPDATE_RECEIVED":
      return ok({ kind: "received" });
    case "CONFIRMED":
    case "PENDING_AMENDMENT":
    case "COMPLETED":
      return number === null
        ? err({ kind: "unknown", reason: "its answer has no booking number" })
        : ok({ kind: "confirmed", number });
    case "REJECTED":
    case "DECLINED":
    case "CANCELLED":
      return ok({ kind: "declined", reason: readReason(body) ?? "The carrier states no reason." });
    default:
      return err({ kind: "unknown", reason: "its answer has no status of a booking" });
  }
};

const toFailure = ({ kind, reason, isUnsent = false }: SourceFailure): BookingCallFailure => ({
  kind: kind === "used-up" || isUnsent ? "unsent" : "unknown",
  reason,
});

const toStatusFailure = ({ status, body }: JsonAnswer): BookingCallFailure => ({
  kind: status === 401 || status === 403 ? "unsent" : "invalid",
  reason: `it answered with status ${status}${readReason(body) === null ? "" : `: ${readReason(body)}`}`,
});

const createFind =
  (client: CarrierClient): BookingCalls["find"] =>
  async (key, signal) => {
    const call = {
      operation: "find-booking",
      method: "GET",
      path: `${PATH}/${encodeURIComponent(key)}`,
      isRepeatable: true,
      answers: [200, 404],
    } as const;
    const answer = await client.call(call, signal);
    return answer.mapErr(toFailure).andThen((found): Result<CarrierBooking | null, BookingCallFailure> => {
      if (found.status === 200) return readBooking(found);
      /* A wrong address answers 404 too. */
      return toObject(found.body)["statusCode"] === 404
        ? ok(null)
        : err({ kind: "unknown", reason: "it answered 404 in another form" });
    });
  };

/** Books by DCSA Booking 2.0 with the key of the booking as `Idempotency-Key`, and reads the booking by it. */
export const createBookingCalls = (
  client: CarrierClient,
  { bookingAgent, isIdempotent }: { readonly bookingAgent: string; readonly isIdempotent: boolean },
): BookingCalls => {
  const find = createFind(client);
  return {
    isIdempotent,
    find,
    book: async (booking, signal) => {
      const call = {
        operation: "book",
        method: "POST",
        path: PATH,
        headers: { "idempotency-key": booking.key },
        body: toRequest(booking, bookingAgent),
        isRepeatable: false,
        answers: [200, 201, 202, 400, 401, 403, 404, 409, 422],
      } as const;
      const answer = await client.call(call, signal);
      if (answer.isErr()) return err(toFailure(answer.error));
      if (answer.value.status < 300) return readBooking(answer.value);
      if (answer.value.status !== 409) return err(toStatusFailure(answer.value));
      /* It refuses the booking, or has it already. */
      const reason = readReason(answer.value.body) ?? "The carrier states no reason.";
      const found = await find(booking.key, signal);
      return found
        .map((known): CarrierBooking => known ?? { kind: "declined", reason })
        .mapErr((failure) => ({ ...failure, kind: "unknown" }));
    },
  };
};
