import type { HandlingEvent } from "./handling-events.ts";
import type { DataQualityIssue, MoveRow } from "./journey.ts";
import { facilityText } from "./event-labels.ts";

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
    subject: SUBJECTS.get(event.type) ?? "unknown",
    class: event.class,
    mode: event.mode,
    place: {
      name: source.locationName,
      address: source.address ?? source.facilityName,
      code: source.locationCode,
      facility: facilityText(source.facilityType),
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

/* Boxes of one shipment pass the same gate in the same minute: one row, all their numbers. */
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
