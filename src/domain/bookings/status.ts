import type { BookingStatus } from "#domain/rates";

/** The tones of a status: what it means, not which colour it has. */
export type StatusTone = "caution" | "positive" | "critical" | "neutral";

const BY_NUMBER: ReadonlyMap<number, BookingStatus> = new Map<number, BookingStatus>([
  [0, "in-process"],
  [1, "booked"],
  [2, "cancelled"],
]);

/** The status behind the server's number: 0 in process, 1 booked, 2 cancelled, any other unknown. */
export const quotationStatusOf = (status: number): BookingStatus => BY_NUMBER.get(status) ?? "unknown";

/** The statuses in words. */
export const STATUS_LABELS: Readonly<Record<BookingStatus, string>> = {
  "in-process": "Booking in process",
  booked: "Booked",
  cancelled: "Cancelled",
  unknown: "Unknown",
};

export const STATUS_TONES: Readonly<Record<BookingStatus, StatusTone>> = {
  "in-process": "caution",
  booked: "positive",
  cancelled: "critical",
  unknown: "neutral",
};
