import { isRecord, listAt, textAt } from "../kit/json.ts";
import { pickText } from "../kit/random.ts";

/** Of DCSA Booking 2.0: those that a new booking can get. */
export const STATUSES = ["RECEIVED", "PENDING_UPDATE", "CONFIRMED", "REJECTED", "DECLINED", "CANCELLED"] as const;
export type BookingStatus = (typeof STATUSES)[number];

export interface Booking {
  /** The caller's reference. */
  readonly reference: string;
  readonly carrierBookingRequestReference: string;
  /** Null until the booking is confirmed. */
  readonly carrierBookingReference: string | null;
  readonly bookingStatus: BookingStatus;
  readonly reason: string | null;
}

interface StoredBooking extends Booking {
  readonly content: string;
}

const MANDATORY: readonly string[] = [
  "receiptTypeAtOrigin",
  "deliveryTypeAtDestination",
  "cargoMovementTypeAtOrigin",
  "cargoMovementTypeAtDestination",
];
const LISTS: readonly string[] = ["shipmentLocations", "requestedEquipments"];

/** What a booking lacks that DCSA Booking 2.0 demands; null if it is complete. */
export const findMissing = (body: unknown): string | null => {
  if (!isRecord(body)) return "The body must be an object.";
  const text = MANDATORY.find((name) => textAt(body, name) === undefined);
  const list = LISTS.find((name) => listAt(body, name).length === 0);
  if (typeof body["isEquipmentSubstitutionAllowed"] !== "boolean") return "isEquipmentSubstitutionAllowed is missing.";
  const name = text ?? list ?? (isRecord(body["documentParties"]) ? undefined : "documentParties");
  return name === undefined ? null : `${name} is missing.`;
};

/** The bookings of a carrier by the caller's reference. */
export const createBookings = (seed: string) => {
  let stored: readonly StoredBooking[] = [];
  const change = (booking: StoredBooking, status: BookingStatus, reason: string | null): StoredBooking => ({
    ...booking,
    bookingStatus: status,
    reason,
    carrierBookingReference:
      status === "CONFIRMED" ? `MRD${pickText(`${seed} ${booking.carrierBookingRequestReference}`, 8)}` : null,
  });
  return {
    list: (): readonly Booking[] => stored.map(({ content: _, ...booking }) => booking),
    find: (reference: string): Booking | undefined => stored.find((one) => one.reference === reference),
    /** Whether the reference was used for another booking. */
    isUsed: (reference: string, content: string): boolean =>
      stored.some((one) => one.reference === reference && one.content !== content),
    add: (reference: string, content: string, status: BookingStatus): Booking => {
      const carrierBookingRequestReference = `MRQ${pickText(`${seed} ${reference} ${stored.length}`, 10)}`;
      const booking = change(
        {
          reference,
          content,
          carrierBookingRequestReference,
          carrierBookingReference: null,
          bookingStatus: status,
          reason: null,
        },
        status,
        null,
      );
      stored = [...stored, booking];
      return booking;
    },
    decide: (reference: string, status: BookingStatus, reason: string | null): Booking | undefined => {
      stored = stored.map((one) => (one.reference === reference ? change(one, status, reason) : one));
      return stored.find((one) => one.reference === reference);
    },
    reset: (): void => {
      stored = [];
    },
  };
};
