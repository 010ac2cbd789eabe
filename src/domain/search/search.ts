import type { ContainerLine } from "#domain/containers";
import type { PlaceRef, ServiceType } from "#domain/places";
import type { CalendarDate } from "#domain/time";

/** One end of the journey: the place (door or ramp) and/or the sea port; at least one of the two is set. */
export interface SearchEnd {
  readonly place: PlaceRef | null;
  readonly port: PlaceRef | null;
  readonly serviceType: ServiceType;
}

/** How reefer boxes travel: `non-operating` is a reefer used as a dry box (genset off, no cooling). */
export type ReeferUse =
  | { readonly kind: "non-operating" }
  | { readonly kind: "operating"; readonly temperatureC: number; readonly ventilationCbmPerHour: number | null };

/** A complete FCL search: both ends, at least one container, at most 100, dry and reefer never mixed. */
export interface FclSearch {
  readonly origin: SearchEnd;
  readonly destination: SearchEnd;
  /** From today to today + 30 days; null = as soon as possible. */
  readonly departureDate: CalendarDate | null;
  readonly containers: readonly ContainerLine[];
  /** Null for dry equipment. */
  readonly reefer: ReeferUse | null;
}
