import type { Happening } from "./happenings.ts";
import type { Doubt, MoveRow } from "./journey.ts";
import { facilityText } from "./move-words.ts";

/** A move with the doubts about it. */
export interface Judged {
  readonly happening: Happening;
  readonly doubts: readonly Doubt[];
}

const SUBJECTS: ReadonlyMap<string, MoveRow["subject"]> = new Map<string, MoveRow["subject"]>([
  ["TRANSPORT", "vehicle"],
  ["EQUIPMENT", "container"],
  ["SHIPMENT", "document"],
]);

/** An address that a shipper may be sent to: http(s) only. */
const safeLink = (link: string | null): string | null => (/^https?:\/\/\S+$/i.test(link ?? "") ? link : null);

const rowOf = ({ happening, doubts }: Judged): MoveRow => {
  const { event, key, containers, history } = happening;
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
    doubts,
    history,
    toldAt: source.toldAt,
    remark: source.remark,
  };
};

const orderOf = ({ time }: MoveRow): number => (time.kind === "known" ? time.order : Number.POSITIVE_INFINITY);

const compare = (one: MoveRow, other: MoveRow): number => {
  const [first, second] = [orderOf(one), orderOf(other)];
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
        row.doubts,
        row.remark,
      ]);

const merged = (rows: readonly MoveRow[]): readonly MoveRow[] => {
  const byKey = new Map<string, MoveRow>();
  for (const row of rows) {
    const key = mergeKey(row);
    const known = byKey.get(key);
    if (known === undefined) byKey.set(key, row);
    else byKey.set(key, { ...known, containers: [...new Set([...known.containers, ...row.containers])].toSorted() });
  }
  return [...byKey.values()];
};

/** The table of moves: by time, those without one at the end, the newest actual one beyond doubt marked. */
export const rowsOf = (judged: readonly Judged[]): readonly MoveRow[] => {
  const rows = merged(judged.map(rowOf).toSorted(compare));
  const latest = rows.findLastIndex(
    (row) =>
      row.class === "actual" &&
      (row.subject === "vehicle" || row.subject === "container") &&
      !row.isRetracted &&
      row.doubts.length === 0,
  );
  return rows.map((row, index) => (index === latest ? { ...row, isLatest: true } : row));
};
