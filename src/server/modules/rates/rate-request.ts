import type { FindPlace } from "#domain/places";
import { err, ok, type Result } from "neverthrow";
import { findLoadRefusals } from "#domain/containers";
import { toFieldProblems } from "#domain/field-problem.ts";
import {
  CALL_MESSAGES,
  findDepartureProblem,
  isWithin,
  missingFieldsMessage,
  SEARCH_MESSAGES,
  TEMPERATURE_LIMITS,
  toAcceptedWindow,
  VENTILATION_LIMITS,
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
    ? toFieldProblems("placeOfOrigin", SEARCH_MESSAGES.missingEnd.origin)
    : []),
  ...(body.placeOfDelivery === null && body.portOfDischarge === null
    ? toFieldProblems("placeOfDelivery", SEARCH_MESSAGES.missingEnd.destination)
    : []),
];

const CODE_FIELDS = ["placeOfOrigin", "portOfLoading", "portOfDischarge", "placeOfDelivery"] as const;

const unknownPlaces = (body: RateSearchRequest, findPlace: FindPlace): readonly FieldProblem[] =>
  CODE_FIELDS.flatMap((field) => {
    const code = body[field];
    return code === null || findPlace(code) !== undefined ? [] : [{ field, message: CALL_MESSAGES.unknownPlace(code) }];
  });

const loadProblems = ({ requestedEquipments }: RateSearchRequest): readonly FieldProblem[] => {
  const refusals = findLoadRefusals(
    requestedEquipments.map((line) => ({ equipment: line.equipmentGroupIsoCode, quantity: line.numberOfContainers })),
  );
  return (["mixed-kinds", "repeated", "too-many"] as const).flatMap((kind) =>
    toFieldProblems("requestedEquipments", refusals.some((one) => one.kind === kind) ? CALL_MESSAGES[kind] : null),
  );
};

const originZone = ({ place, port }: RequestedEnd): TimeZone | null => place?.timeZone ?? port?.timeZone ?? null;

const dateProblems = (date: string | null, origin: TimeZone | null, now: number): readonly FieldProblem[] => {
  const problem = findDepartureProblem(date, toAcceptedWindow(toMinutes(now), { origin, office: OFFICE_ZONE }, zones));
  const isPast = problem === SEARCH_MESSAGES.pastDeparture;
  const there = isPast && origin !== null ? ` (${formatDate(dayIn(now, origin))} at the place of origin)` : "";
  return toFieldProblems("departureDate", problem === null ? null : `${problem}${there}`);
};

const coolingProblems = ({ reeferAttributes: cooling }: RateSearchRequest): readonly FieldProblem[] => {
  if (cooling === undefined) return [];
  const isHeld = isWithin(TEMPERATURE_LIMITS, cooling.temperature);
  const isVented = (cooling.ventilation ?? 0) <= VENTILATION_LIMITS.max;
  return [
    ...toFieldProblems("reeferAttributes.temperature", isHeld ? null : CALL_MESSAGES.temperature),
    ...toFieldProblems("reeferAttributes.ventilation", isVented ? null : CALL_MESSAGES.ventilation),
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
