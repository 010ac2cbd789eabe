import type { FindPlace } from "#domain/places";
import { err, ok, type Result } from "neverthrow";
import { getEquipment, MAX_CONTAINERS } from "#domain/containers";
import {
  DEPARTURE_WINDOW_DAYS,
  missingFieldsMessage,
  TEMPERATURE_LIMITS,
  toAcceptedWindow,
  VENTILATION_LIMITS,
  MISSING_END_MESSAGES,
  TOO_MANY_CONTAINERS_MESSAGE,
} from "#domain/search";
import { formatDate, type TimeZone, toMinutes } from "#domain/time";
import type { RateSearchRequest } from "#api/schema.d.ts";
import type { FieldProblem, Refusal } from "#server/platform/http/refusal.ts";
import type { RateRequest, RequestedEnd } from "#server/rate-sources/rate-source.ts";
import { dayIn, OFFICE_ZONE, officeDay, toInstant, zones } from "#server/platform/time.ts";

const refuse = (fields: readonly FieldProblem[], message = "Please check the marked fields."): Refusal => ({
  kind: "fields",
  message,
  fields,
});

const missingEnds = (body: RateSearchRequest): readonly FieldProblem[] => [
  ...(body.placeOfOrigin === null && body.portOfLoading === null
    ? [{ field: "placeOfOrigin", message: MISSING_END_MESSAGES.origin }]
    : []),
  ...(body.placeOfDelivery === null && body.portOfDischarge === null
    ? [{ field: "placeOfDelivery", message: MISSING_END_MESSAGES.destination }]
    : []),
];

const CODE_FIELDS = ["placeOfOrigin", "portOfLoading", "portOfDischarge", "placeOfDelivery"] as const;

const unknownPlaces = (body: RateSearchRequest, findPlace: FindPlace): readonly FieldProblem[] =>
  CODE_FIELDS.flatMap((field) => {
    const code = body[field];
    return code === null || findPlace(code) !== undefined ? [] : [{ field, message: `Unknown place: ${code}` }];
  });

const loadProblems = ({ requestedEquipments }: RateSearchRequest): readonly FieldProblem[] => {
  const kinds = new Set(requestedEquipments.map((line) => getEquipment(line.equipmentGroupIsoCode).kind));
  const sizes = new Set(requestedEquipments.map((line) => line.equipmentGroupIsoCode));
  const containers = requestedEquipments.reduce((sum, line) => sum + line.numberOfContainers, 0);
  const field = "requestedEquipments";
  return [
    ...(kinds.size > 1 ? [{ field, message: "Dry and reefer containers cannot be mixed" }] : []),
    ...(sizes.size < requestedEquipments.length ? [{ field, message: "Each container size can be named once" }] : []),
    ...(containers > MAX_CONTAINERS ? [{ field, message: TOO_MANY_CONTAINERS_MESSAGE }] : []),
  ];
};

const originZone = ({ place, port }: RequestedEnd): TimeZone | null => place?.timeZone ?? port?.timeZone ?? null;

const dateProblems = (date: string | null, origin: TimeZone | null, now: number): readonly FieldProblem[] => {
  const { first, last } = toAcceptedWindow(toMinutes(now), { origin, office: OFFICE_ZONE }, zones);
  const field = "departureDate";
  if (date === null || (date >= first && date <= last)) return [];
  const there = origin === null ? "" : ` (${formatDate(dayIn(now, origin))} at the place of origin)`;
  return date < first
    ? [{ field, message: `Departure date cannot be before today${there}` }]
    : [
        {
          field,
          message: `Departure date can be at most ${DEPARTURE_WINDOW_DAYS} days ahead, until ${formatDate(last)}`,
        },
      ];
};

const coolingProblems = ({ reeferAttributes: cooling }: RateSearchRequest): readonly FieldProblem[] => {
  if (cooling === undefined) return [];
  const { min, max } = TEMPERATURE_LIMITS;
  const isWarm = cooling.temperature < min || cooling.temperature > max;
  const exceedsVentilation = (cooling.ventilation ?? 0) > VENTILATION_LIMITS.max;
  return [
    ...(isWarm ? [{ field: "reeferAttributes.temperature", message: `From ${min} to +${max} °C` }] : []),
    ...(exceedsVentilation
      ? [{ field: "reeferAttributes.ventilation", message: `At most ${VENTILATION_LIMITS.max} cbm/h` }]
      : []),
  ];
};

const toEnd = (
  place: string | null,
  port: string | null,
  type: "Ramp" | "Door" | null,
  findPlace: FindPlace,
): RequestedEnd => ({
  place: place === null ? null : (findPlace(place) ?? null),
  port: port === null ? null : (findPlace(port) ?? null),
  service: type ?? "Ramp",
});

/**
 * Validates a rate search beyond its shape: both ends, known places, one kind of container, at most 100, a departure
 * from today (at the place of origin or at the office) to 30 days ahead. Names all problems at once.
 */
export const validateRateSearch = (
  body: RateSearchRequest,
  findPlace: FindPlace,
  now: number,
): Result<RateRequest, Refusal> => {
  const missing = missingEnds(body);
  if (missing.length > 0) return err(refuse(missing, missingFieldsMessage(missing.map(({ field }) => field))));
  const origin = toEnd(body.placeOfOrigin, body.portOfLoading, body.placeOfOriginType, findPlace);
  const problems = [
    ...unknownPlaces(body, findPlace),
    ...loadProblems(body),
    ...dateProblems(body.departureDate, originZone(origin), now),
    ...coolingProblems(body),
  ];
  if (problems.length > 0) return err(refuse(problems));
  const today = dayIn(now, originZone(origin) ?? OFFICE_ZONE);
  const isCooled = !body.nonOperatingReefer && body.reeferAttributes !== undefined;
  return ok({
    origin,
    destination: toEnd(body.placeOfDelivery, body.portOfDischarge, body.placeOfDeliveryType, findPlace),
    containers: body.requestedEquipments.map((line) => ({
      equipment: line.equipmentGroupIsoCode,
      quantity: line.numberOfContainers,
      weightKg: line.weightPerContainer,
    })),
    ready: body.departureDate !== null && body.departureDate > today ? body.departureDate : today,
    originToday: today,
    today: officeDay(now),
    askedAt: toInstant(now),
    now: toMinutes(now),
    cooling: isCooled ? (body.reeferAttributes ?? null) : null,
  });
};
