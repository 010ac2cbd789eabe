import type { ItineraryStop } from "./itinerary.ts";
import type { HandlingEvent } from "./handling-events.ts";
import type { DataQualityIssue, MoveRow } from "./journey.ts";
import type { ParsedEvent } from "./parsed-event.ts";
import { formatFacility, normaliseCode } from "./event-labels.ts";

/* Terminal clocks run fast; a local time without offset may be up to 14 hours ahead of UTC. */
const SLACK_MINUTES = 5;
const UNKNOWN_OFFSET_MINUTES = 14 * 60;

/**
 * The position on the itinerary that a move proves: 2 × n at stop n, 2 × n + 1 after departure from it; null for moves
 * without a position (documents, empty containers, other places).
 */
export const findPosition = ({ event }: HandlingEvent, itinerary: readonly ItineraryStop[]): number | null => {
  const { type, code, place } = event;
  const at = place === "" ? -1 : itinerary.findIndex((stop) => stop.place === place);
  if (at < 0 || !event.isKnown) return null;
  const isSeaBound = (itinerary[at]?.roles ?? []).some((role) => role === "POL" || role === "TSP");
  if (type === "TRANSPORT") {
    if (code === "DEPA") return 2 * at + 1;
    return code === "ARRI" ? 2 * at : null;
  }
  if (type !== "EQUIPMENT" || event.isEmpty) return null;
  if (["GTIN", "DISC", "LOAD", "STUF", "STRP", "DROP", "AVPU"].includes(code)) return 2 * at;
  return ["GTOT", "PICK"].includes(code) && !isSeaBound ? 2 * at + 1 : null;
};

const findTimeIssues = (event: ParsedEvent, now: number): readonly DataQualityIssue[] => {
  const { time } = event;
  if (time.kind === "missing") return ["no-time"];
  if (time.kind === "unreadable") return ["unreadable-time"];
  const slack = time.offset === null ? UNKNOWN_OFFSET_MINUTES : SLACK_MINUTES;
  return event.class === "actual" && time.order > now + slack ? ["in-the-future"] : [];
};

const lacksVessel = ({ source, type, code, mode, class: eventClass }: ParsedEvent): boolean =>
  eventClass === "actual" &&
  mode === "sea" &&
  (type === "TRANSPORT" || (type === "EQUIPMENT" && (code === "LOAD" || code === "DISC"))) &&
  (source.vesselName ?? "").trim() === "" &&
  (source.voyage ?? "").trim() === "";

/** The data quality issues of an event on its own; an event with any does not count as progress. */
export const findIssues = (event: ParsedEvent, now: number): readonly DataQualityIssue[] => [
  ...findTimeIssues(event, now),
  ...(event.isKnown ? [] : (["unknown-move"] as const)),
  ...(event.class === "unknown" ? (["unknown-class"] as const) : []),
  ...(event.containers.length > 1 ? (["several-containers"] as const) : []),
  ...(lacksVessel(event) ? (["no-vessel"] as const) : []),
];

/** An actual move without issues, and the position that it proves. */
export interface ProgressEvidence {
  readonly handling: HandlingEvent;
  readonly position: number;
  readonly order: number;
}

/** The events whose time is before that of an earlier position. */
export const findOutOfSequence = (evidence: readonly ProgressEvidence[]): ReadonlySet<ParsedEvent> => {
  const wrong = new Set<ParsedEvent>();
  let reached = Number.NEGATIVE_INFINITY;
  const positions = [...new Set(evidence.map(({ position }) => position))].toSorted((one, other) => one - other);
  for (const position of positions) {
    let earliest = Number.POSITIVE_INFINITY;
    for (const one of evidence) {
      if (one.position !== position) continue;
      if (one.order < reached) wrong.add(one.handling.event);
      else earliest = Math.min(earliest, one.order);
    }
    if (earliest !== Number.POSITIVE_INFINITY) reached = earliest;
  }
  return wrong;
};

const furthestByContainer = (evidence: readonly ProgressEvidence[]): ReadonlyMap<string, number> => {
  const furthest = new Map<string, number>();
  for (const { handling, position } of evidence)
    for (const container of handling.containers)
      furthest.set(container, Math.max(furthest.get(container) ?? -1, position));
  return furthest;
};

/**
 * The evidence that holds for the whole shipment: moves of the vehicle, and moves of containers once every container of
 * the shipment has reached that position.
 */
export const findShipmentEvidence = (
  evidence: readonly ProgressEvidence[],
  containers: readonly string[],
): readonly ProgressEvidence[] => {
  const furthest = furthestByContainer(evidence);
  const slowest = Math.min(...containers.map((container) => furthest.get(container) ?? -1));
  return evidence.filter(({ handling, position }) => {
    if (handling.event.type === "TRANSPORT" || containers.length < 2) return true;
    return handling.containers.length > 0 && position <= slowest;
  });
};

/** A move with the issues about it. */
export interface AssessedMove {
  readonly handling: HandlingEvent;
  readonly issues: readonly DataQualityIssue[];
}

const SUBJECTS: ReadonlyMap<string, MoveRow["subject"]> = new Map<string, MoveRow["subject"]>([
  ["TRANSPORT", "vehicle"],
  ["EQUIPMENT", "container"],
  ["SHIPMENT", "document"],
]);

/** An address that a shipper may be sent to: http(s) only. */
const safeLink = (link: string | null): string | null => (/^https?:\/\/\S+$/i.test(link ?? "") ? link : null);

const toMoveRow = ({ handling, issues }: AssessedMove): MoveRow => {
  const { event, key, containers, history } = handling;
  const { source } = event;
  return {
    key,
    time: event.time,
    timeZone: source.timeZone,
    move: event.move,
    code: event.code,
    documentType: normaliseCode(source.documentType),
    isEmpty: event.isEmpty,
    subject: SUBJECTS.get(event.type) ?? "unknown",
    class: event.class,
    mode: event.mode,
    place: {
      name: source.locationName,
      address: source.address ?? source.facilityName,
      code: source.locationCode,
      facility: formatFacility(source.facilityType),
    },
    vessel: source.vesselName,
    voyage: source.voyage,
    voyageLink: safeLink(source.voyageLink),
    containers,
    isRetracted: source.isRetracted,
    isLatest: false,
    issues,
    history,
    reportedAt: source.reportedAt,
    remark: source.remark,
  };
};

const sortValue = ({ time }: MoveRow): number => (time.kind === "known" ? time.order : Number.POSITIVE_INFINITY);

const compare = (one: MoveRow, other: MoveRow): number => {
  const [first, second] = [sortValue(one), sortValue(other)];
  if (first !== second) return first < second ? -1 : 1;
  if (one.key === other.key) return 0;
  return one.key < other.key ? -1 : 1;
};

/* Containers of one shipment pass the same gate in the same minute: one row, all their numbers. */
const mergeKey = (row: MoveRow): string =>
  row.history.length > 0 || row.containers.length === 0
    ? row.key
    : JSON.stringify([
        row.move,
        row.class,
        row.time,
        row.place,
        row.mode,
        row.vessel,
        row.voyage,
        row.isRetracted,
        row.issues,
        row.remark,
      ]);

const mergeContainers = (rows: readonly MoveRow[]): readonly MoveRow[] => {
  const byKey = new Map<string, MoveRow>();
  for (const row of rows) {
    const key = mergeKey(row);
    const known = byKey.get(key);
    if (known === undefined) byKey.set(key, row);
    else byKey.set(key, { ...known, containers: [...new Set([...known.containers, ...row.containers])].toSorted() });
  }
  return [...byKey.values()];
};

/** The table of moves: by time, those without one at the end, the newest actual one beyond issue marked. */
export const toMoveRows = (moves: readonly AssessedMove[]): readonly MoveRow[] => {
  const rows = mergeContainers(moves.map(toMoveRow).toSorted(compare));
  const latest = rows.findLastIndex(
    (row) =>
      row.class === "actual" &&
      (row.subject === "vehicle" || row.subject === "container") &&
      !row.isRetracted &&
      row.issues.length === 0,
  );
  return rows.map((row, index) => (index === latest ? { ...row, isLatest: true } : row));
};
