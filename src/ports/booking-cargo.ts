import type { ResultAsync } from "neverthrow";
import type { CargoDetails, CargoPart, CargoScope, Submission } from "#domain/cargo";
import type { Instant } from "#domain/time";
import type { Failure } from "./failure.ts";

/** Cargo and parties of a booking as the server has them. */
export interface BookingCargo {
  /** Rises with every change, also with those of the desk; 0 before the first. */
  readonly version: number;
  /** Null before anything was saved. */
  readonly savedAt: Instant | null;
  readonly scope: CargoScope;
  readonly details: CargoDetails;
  readonly submissions: readonly Submission[];
  /** What an earlier booking states, to copy; only while nothing was saved. */
  readonly earlier?: EarlierCargo;
}

export interface EarlierCargo {
  readonly quotationId: string;
  readonly details: CargoDetails;
}

export interface CargoSave {
  /** The id of the booking. */
  readonly booking: string;
  /** The version that the change began with. */
  readonly version: number;
  readonly details: CargoDetails;
}

export interface CargoSending extends CargoPart {
  readonly booking: string;
  readonly version: number;
}

/** Cargo, parties, VGM and pick-up of bookings; a server may be without them (capability `cargo`). */
export interface BookingCargoPort {
  readonly load: (booking: string, signal: AbortSignal) => ResultAsync<BookingCargo, Failure>;
  /** Refused with `conflict` if the details have another version by now. */
  readonly save: (save: CargoSave, signal: AbortSignal) => ResultAsync<BookingCargo, Failure>;
  /** Refused with `invalid-fields` (paths of the details) if texts are missing or wrong. */
  readonly send: (sending: CargoSending, signal: AbortSignal) => ResultAsync<BookingCargo, Failure>;
}
