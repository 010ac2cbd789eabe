import { err, ok, type Result } from "neverthrow";
import {
  type EquipmentCode,
  MAX_CONTAINERS,
  findWeightProblem,
  type ContainerSelection,
  listSelectedContainers,
} from "#domain/containers";
import { type FieldProblem, toFieldProblems } from "#domain/field-problem.ts";
import { unchosenPlaceMessage, unknownPlaceMessage } from "#domain/places";
import type { CalendarDate } from "#domain/time";
import { readReefer, type FclSearch, type ReeferUse, type SearchEnd } from "./search.ts";
import { SEARCH_MESSAGES } from "./messages.ts";
import { findDepartureProblem, toDepartureWindow } from "./departure.ts";
import type { DraftEnd, DraftPoint, End, FclDraft } from "./draft.ts";

/** The fields of the FCL form that can have a problem. */
export type SearchField =
  | "placeOfOrigin"
  | "portOfLoading"
  | "placeOfDelivery"
  | "portOfDischarge"
  | "departureDate"
  | "containers"
  | `weight ${EquipmentCode}`
  | "temperature"
  | "ventilation";

/** What is wrong with a draft, in the words to show, and where. */
export type SearchProblem = FieldProblem<SearchField>;

interface EndWords {
  readonly end: End;
  readonly place: SearchField;
  readonly port: SearchField;
  readonly placeName: string;
  readonly portName: string;
}

/** The form's four place and port fields. */
export interface PointRef {
  readonly end: End;
  readonly point: "place" | "port";
}

export const POINTS: readonly PointRef[] = [
  { end: "origin", point: "place" },
  { end: "origin", point: "port" },
  { end: "destination", point: "place" },
  { end: "destination", point: "port" },
];

export const toField = ({ end, point }: PointRef): SearchField => (end === "origin" ? ORIGIN : DESTINATION)[point];

const ORIGIN: EndWords = {
  end: "origin",
  place: "placeOfOrigin",
  port: "portOfLoading",
  placeName: "Place of Origin",
  portName: "Port of Loading",
};
const DESTINATION: EndWords = {
  end: "destination",
  place: "placeOfDelivery",
  port: "portOfDischarge",
  placeName: "Place of Delivery",
  portName: "Port of Discharge",
};

/** Whether a field holds text for which no place was chosen. */
export const isTypedOnly = (point: DraftPoint): boolean => point.code === null && point.text.trim() !== "";

const pointProblem = (
  point: DraftPoint,
  field: SearchField,
  name: string,
  unknownTexts: readonly string[],
): readonly SearchProblem[] => {
  if (!isTypedOnly(point)) return [];
  const isUnknown = unknownTexts.includes(point.text.trim());
  return [{ field, message: isUnknown ? unknownPlaceMessage(name) : unchosenPlaceMessage(name) }];
};

const endProblems = (end: DraftEnd, words: EndWords, unknownTexts: readonly string[]): readonly SearchProblem[] => {
  const typed = [
    ...pointProblem(end.place, words.place, words.placeName, unknownTexts),
    ...pointProblem(end.port, words.port, words.portName, unknownTexts),
  ];
  if (typed.length > 0 || end.place.code !== null || end.port.code !== null) return typed;
  return [{ field: words.place, message: SEARCH_MESSAGES.missingEnd[words.end] }];
};

const searchEnd = ({ place, port, serviceType }: DraftEnd): SearchEnd => ({
  place: place.code === null ? null : { name: place.text, code: place.code },
  port: port.code === null ? null : { name: port.text, code: port.code },
  serviceType,
});

const containerProblems = (count: number): readonly SearchProblem[] => {
  if (count === 0) return [{ field: "containers", message: SEARCH_MESSAGES.noContainer }];
  return count > MAX_CONTAINERS ? [{ field: "containers", message: SEARCH_MESSAGES.tooManyContainers }] : [];
};

const weightProblems = (selection: ContainerSelection): readonly SearchProblem[] =>
  listSelectedContainers(selection).flatMap(({ equipment }) =>
    toFieldProblems(`weight ${equipment}`, findWeightProblem(equipment, selection.weights[equipment])),
  );

const readReeferUse = (draft: FclDraft): Result<ReeferUse | null, readonly SearchProblem[]> =>
  draft.selection.kind === "Reefer" ? readReefer(draft.reefer) : ok(null);

/**
 * Checks the form and makes it a search: a place or port at each end, at least one container and at most 100 of one
 * kind, readable weights, departure from today to today + 30 days, reefer settings within limits; refuses with all problems at once, each
 * at its field, in the order of the form. `today` is the day at the place of origin, `readerToday` the
 * shipper's. `unknownTexts` are typed texts for which no place was found.
 */
export const validateDraft = (
  draft: FclDraft,
  today: CalendarDate,
  unknownTexts: readonly string[] = [],
  readerToday: CalendarDate = today,
): Result<FclSearch, readonly SearchProblem[]> => {
  const containers = listSelectedContainers(draft.selection);
  const { place, port } = draft.origin;
  const date = findDepartureProblem(draft.departureDate, toDepartureWindow(today), {
    place: place.code === null ? port.text : place.text,
    readerToday,
  });
  const reefer = readReeferUse(draft);
  const problems: readonly SearchProblem[] = [
    ...endProblems(draft.origin, ORIGIN, unknownTexts),
    ...endProblems(draft.destination, DESTINATION, unknownTexts),
    ...toFieldProblems("departureDate", date),
    ...containerProblems(containers.reduce((sum, line) => sum + line.quantity, 0)),
    ...weightProblems(draft.selection),
    ...(reefer.isErr() ? reefer.error : []),
  ];
  if (problems.length > 0 || reefer.isErr()) return err(problems);
  return ok({
    mode: "fcl",
    origin: searchEnd(draft.origin),
    destination: searchEnd(draft.destination),
    departureDate: draft.departureDate,
    containers,
    reefer: reefer.value,
  });
};
