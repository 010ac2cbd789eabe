import type { ContainerLine } from "#domain/containers";
import type { PlaceRef, ServiceType } from "#domain/places";
import type { CalendarDate } from "#domain/time";
import { err, ok, type Result } from "neverthrow";
import type { ReeferDraft } from "./draft.ts";
import { isWithin, type Limits, TEMPERATURE_LIMITS, VENTILATION_LIMITS } from "./limits.ts";
import { SEARCH_MESSAGES } from "./messages.ts";

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

/** Why typed reefer settings cannot be used. */
type ReeferRefusal = { readonly field: "temperature" | "ventilation"; readonly message: string };

const readNumber = (text: string, pattern: RegExp, limits: Limits): number | null => {
  const typed = text.trim().replace(",", ".").replace("−", "-");
  const value = Number(typed);
  return pattern.test(typed) && isWithin(limits, value) ? value + 0 : null;
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
  if (temperatureC === null) refusals.push({ field: "temperature", message: SEARCH_MESSAGES.temperature });
  if (isAirStated && air === null) refusals.push({ field: "ventilation", message: SEARCH_MESSAGES.ventilation });
  return temperatureC === null || refusals.length > 0
    ? err(refusals)
    : ok({ kind: "operating", temperatureC, ventilationCbmPerHour: air });
};
