import { type EquipmentCode, EQUIPMENT_CODES, formatWeight, MAX_CONTAINERS } from "#domain/containers";
import { type CalendarDate, formatCutOff, formatDate } from "#domain/time";
import { DEPARTURE_WINDOW_DAYS, TEMPERATURE_LIMITS, VENTILATION_LIMITS } from "./limits.ts";

const [cold, warm, air] = [TEMPERATURE_LIMITS.min, TEMPERATURE_LIMITS.max, VENTILATION_LIMITS];

/** What the fields of the forms for containers and part loads show, and what a call with the same fields is refused with. */
export const SEARCH_MESSAGES = {
  missingEnd: {
    origin: "Please enter at least Place of Origin or Port of Loading",
    destination: "Please enter at least Place of Delivery or Port of Discharge",
  },
  missingPorts: "Please select both origin and destination ports",
  samePorts: "Origin and destination must be two different ports",
  pastDeparture: "Departure date cannot be before today",
  departureBehind: (first: CalendarDate, place: string) =>
    `It is already ${formatCutOff(first)} in ${place}. Choose that day or a later one.`,
  departureTooFar: (last: CalendarDate) =>
    `Departure date can be at most ${DEPARTURE_WINDOW_DAYS} days ahead, until ${formatDate(last)}`,
  noContainer: "Please select at least one container",
  tooManyContainers: `Please select at most ${MAX_CONTAINERS} containers`,
  temperature: `Please enter a set-point between ${cold} and +${warm} °C`,
  ventilation: `Please enter a ventilation between ${air.min} and ${air.max} cbm/h, or leave it empty`,
  missingFigure: (name: string) => `Please enter the ${name}`,
  noNumber: (name: string) => `Please enter the ${name} as a number`,
  tooSmall: (name: string, least: string) => `${name} must be at least ${least}`,
  tooLarge: (name: string, most: string) => `${name} must be at most ${most}`,
  wrongStep: (name: string, step: string, accepted: readonly string[]) =>
    `${name} goes in steps of ${step}. Enter ${accepted.join(" or ")}.`,
  twoReadings: (name: string, typed: string, readings: string, entries: string) =>
    `${name} ${typed} could mean ${readings}. Enter ${entries}.`,
} as const;

/** What a call is refused with that the forms cannot make. */
export const CALL_MESSAGES = {
  unknownPlace: (code: string) => `Unknown place: ${code}`,
  "mixed-kinds": "Dry and reefer containers cannot be mixed",
  repeated: "Each container size can be named once",
  "too-many": SEARCH_MESSAGES.tooManyContainers,
  temperature: `From ${cold} to +${warm} °C`,
  ventilation: `At most ${air.max} cbm/h`,
} as const;

const quoted = (text: string): string => `“${text.length > 40 ? `${text.slice(0, 40)}…` : text}”`;

/** What a URL query is refused with, one sentence for each value that cannot be searched with. */
export const QUERY_MESSAGES = {
  service: (text: string) => `${quoted(text)} is not a service. It is Ramp or Door.`,
  departure: (text: string) => `${quoted(text)} is not a departure date.`,
  malformedLoad: (part: string) => `The load ${quoted(part)} is not a size and a number of containers, such as 20GPx2.`,
  unknownEquipment: (code: string) =>
    `${quoted(code)} is not a container size. The sizes are ${EQUIPMENT_CODES.join(", ")}.`,
  repeated: (equipment: EquipmentCode) => `${equipment} is in the load twice. Each container size can be named once.`,
  mixedKinds: "Dry and reefer containers cannot be searched together.",
  tooMany: (containers: number) =>
    `The load is ${containers} containers. At most ${MAX_CONTAINERS} can be searched at a time.`,
  unreadableWeight: (text: string, equipment: EquipmentCode) =>
    `The weight ${quoted(text)} of ${equipment} is not in whole kilograms.`,
  tooHeavy: (kilograms: number, equipment: EquipmentCode, limitKg: number) =>
    `${formatWeight(kilograms)} is too much for one ${equipment}. At most ${formatWeight(limitKg)} can be loaded.`,
  weightCount: (weights: number, sizes: number) =>
    `The number of weights (${weights}) differs from the number of sizes (${sizes}).`,
  reefer: (text: string) =>
    `The reefer setting ${quoted(text)} is not between ${cold} and +${warm} °C with at most ${air.max} cbm/h.`,
} as const;

/** What a search must have, in the words in which it is missed. */
const SEARCH_PARTS = {
  origin: "Place of Origin or Port of Loading",
  destination: "Place of Delivery or Port of Discharge",
  containers: "containers",
} as const;
export type SearchPart = keyof typeof SEARCH_PARTS;

/** What Available Rates shows for a search that lacks a part; only what is missing is listed. */
export const noSearchMessage = (missing: readonly SearchPart[]): string => {
  const parts = missing.map((part) => SEARCH_PARTS[part]);
  return `No search parameters found. Please go back and perform a new search. Missing: ${parts.join(", ")}`;
};

/** What a rate request with missing fields is refused with; the fields in the request's own names. */
export const missingFieldsMessage = (fields: readonly string[]): string =>
  `Missing required fields in request: ${fields.join(", ")}`;
