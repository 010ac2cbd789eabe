import type { Result } from "neverthrow";
import type { EquipmentCode } from "#domain/containers";
import type { CalendarDate, Instant } from "#domain/time";
import type { PlaceSeed } from "../modules/places/seeds/seed.ts";

/** One end of the journey: a place to haul from or to, a sea port, or both; at least one is set. */
export interface RequestedEnd {
  readonly place: PlaceSeed | null;
  readonly port: PlaceSeed | null;
  readonly service: "Ramp" | "Door";
}

export interface RequestedBoxes {
  readonly equipment: EquipmentCode;
  readonly quantity: number;
  /** Net kilograms in one box; 0 when not stated. */
  readonly weightKg: number;
}

/** A search after it was checked: what every source is asked. */
export interface RateRequest {
  readonly origin: RequestedEnd;
  readonly destination: RequestedEnd;
  readonly boxes: readonly RequestedBoxes[];
  /** The day from which the cargo is ready at the origin. */
  readonly ready: CalendarDate;
  readonly today: CalendarDate;
  readonly askedAt: Instant;
  /** Set point and fresh air of operating reefers; null for dry boxes and non-operating reefers. */
  readonly cooling: { readonly temperature: number; readonly ventilation: number | null } | null;
}

/** An offer as a source quotes it. */
export interface QuotedOffer {
  /** `api`: the shape ApiRate of the wire; `excel`: the shape ExcelRate. */
  readonly kind: "api" | "excel";
  /**
   * The JSON text of the offer behind its id, from the first field to the closing brace, in pieces: the id is given when
   * it is stored, and what many offers share is made once.
   */
  readonly fields: readonly string[];
  /** The carrier's word instead of an id (`Sold-out`): shown, not bookable; null for a bookable offer. */
  readonly refusal: string | null;
}

/** Why a source has no answer, for the log; the shipper is told its name only. */
export interface SourceFailure {
  readonly reason: string;
}

/** Somebody who quotes rates: a carrier's tariff, the rate sheets, a live carrier interface. */
export interface RateSource {
  readonly name: string;
  readonly quote: (request: RateRequest, signal: AbortSignal) => Promise<Result<readonly QuotedOffer[], SourceFailure>>;
}
