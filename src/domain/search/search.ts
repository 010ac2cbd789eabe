import type { ContainerLine } from "#domain/containers";
import type { PlaceRef, ServiceType } from "#domain/places";
import type { CalendarDate } from "#domain/time";
import { err, ok, type Result } from "neverthrow";
import type { ReeferDraft } from "./draft.ts";

/** One end of the journey: the place (door or ramp) and/or the sea port; at least one of the two is set. */
export interface SearchEnd {
  readonly place: PlaceRef | null;
  readonly port: PlaceRef | null;
  readonly serviceType: ServiceType;
}

/** How reefer containers travel: `non-operating` is a reefer used as a dry container (genset off, no cooling). */
export type ReeferUse =
  | { readonly kind: "non-operating" }
  | { readonly kind: "operating"; readonly temperatureC: number; readonly ventilationCbmPerHour: number | null };

/** A complete FCL search: both ends, at least one container, at most 100, dry and reefer never mixed. */
export interface FclSearch {
  readonly mode: "fcl";
  readonly origin: SearchEnd;
  readonly destination: SearchEnd;
  /** From today to today + 30 days; null = as soon as possible. */
  readonly departureDate: CalendarDate | null;
  readonly containers: readonly ContainerLine[];
  /** Null for dry equipment. */
  readonly reefer: ReeferUse | null;
}

/** What a reefer can hold, in degrees Celsius: the usual range of its machinery. */
export const TEMPERATURE_LIMITS = { min: -35, max: 30 } as const;
/** Fresh air in cubic metres an hour: vent closed to fully open. */
export const VENTILATION_LIMITS = { min: 0, max: 285 } as const;

/** Why typed reefer settings cannot be used. */
export type ReeferRefusal = { readonly field: "temperature" | "ventilation"; readonly message: string };

const TEMPERATURE_MESSAGE = `Please enter a set-point between ${TEMPERATURE_LIMITS.min} and +${TEMPERATURE_LIMITS.max} °C`;
const VENTILATION_MESSAGE = `Please enter a ventilation between ${VENTILATION_LIMITS.min} and ${VENTILATION_LIMITS.max} cbm/h, or leave it empty`;

const readNumber = (
  text: string,
  pattern: RegExp,
  limits: { readonly min: number; readonly max: number },
): number | null => {
  const typed = text.trim().replace(",", ".").replace("−", "-");
  const value = Number(typed);
  return pattern.test(typed) && value >= limits.min && value <= limits.max ? value + 0 : null;
};

/** Whether a set-point is one that a reefer holds: °C with at most one decimal, from −35 to +30. */
export const readTemperature = (text: string): number | null =>
  readNumber(text, /^[+-]?\d{1,2}(?:\.\d)?$/, TEMPERATURE_LIMITS);

/** Whole cubic metres of fresh air an hour, from 0 to 285. */
export const readVentilation = (text: string): number | null => readNumber(text, /^\d{1,3}$/, VENTILATION_LIMITS);

/**
 * How reefers travel, from what was typed: non-operating needs nothing; operating needs a set-point in °C, ventilation in
 * cbm/h may stay empty; refuses what a reefer cannot hold, field by field.
 */
export const readReefer = (draft: ReeferDraft): Result<ReeferUse, readonly ReeferRefusal[]> => {
  if (draft.use === "non-operating") return ok({ kind: "non-operating" });
  const temperatureC = readTemperature(draft.temperature);
  const isAirStated = draft.ventilation.trim() !== "";
  const air = isAirStated ? readVentilation(draft.ventilation) : null;
  const refusals: ReeferRefusal[] = [];
  if (temperatureC === null) refusals.push({ field: "temperature", message: TEMPERATURE_MESSAGE });
  if (isAirStated && air === null) refusals.push({ field: "ventilation", message: VENTILATION_MESSAGE });
  return temperatureC === null || refusals.length > 0
    ? err(refusals)
    : ok({ kind: "operating", temperatureC, ventilationCbmPerHour: air });
};
