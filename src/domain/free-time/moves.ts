import { type CalendarDate, toDate } from "#domain/time";
import type { Journey, JourneyStop, KnownTime, MoveRow } from "#domain/tracking";

/** When the container was discharged, left the terminal full, and was returned empty; null while it was not. */
export interface ContainerMoves {
  readonly discharged: CalendarDate | null;
  readonly pickedUp: CalendarDate | null;
  readonly returned: CalendarDate | null;
}

/** What happened at the end of a journey; the containers of a booking whose number is not known have the moves of all. */
export interface DestinationMoves {
  readonly containers: readonly ContainerMoves[];
  /** What `discharged` was taken from: an arrival where no discharge is reported. */
  readonly startedBy: "discharge" | "arrival";
  /** Minutes ahead of UTC at the place; null while no move states it. */
  readonly offset: number | null;
  /** While the shipment has not arrived. */
  readonly expected: { readonly date: CalendarDate; readonly class: "expected" | "planned" } | null;
}

interface DatedMove {
  readonly row: MoveRow;
  readonly time: KnownTime;
}

const toReportedMoves = ({ rows }: Journey): readonly DatedMove[] =>
  rows.flatMap((row) => {
    const { time } = row;
    const isReported =
      row.class === "actual" && row.subject === "container" && !row.isRetracted && row.issues.length === 0;
    return isReported && time.kind === "known" ? [{ row, time }] : [];
  });

const isAt = ({ row: { place } }: DatedMove, { code, name }: JourneyStop): boolean =>
  place.code === null ? place.name === name : place.code === code;

const isOf = ({ row: { containers } }: DatedMove, container: string | null): boolean =>
  containers.length === 0 || (container !== null && containers.includes(container));

const findMoves = (moves: readonly DatedMove[], end: JourneyStop, container: string | null): ContainerMoves => {
  const own = moves.filter((move) => isOf(move, container));
  const laden = (...codes: readonly string[]): KnownTime | undefined =>
    own.find((move) => !move.row.isEmpty && codes.includes(move.row.code) && isAt(move, end))?.time;
  const discharged = laden("DISC");
  const pickedUp = laden("GTOT", "PICK");
  const start = pickedUp ?? discharged;
  const returned =
    start === undefined
      ? undefined
      : own.find(({ row, time }) => row.isEmpty && ["GTIN", "DROP"].includes(row.code) && time.order >= start.order)
          ?.time;
  const toDay = (time: KnownTime | undefined): CalendarDate | null => (time === undefined ? null : toDate(time.local));
  return { discharged: toDay(discharged), pickedUp: toDay(pickedUp), returned: toDay(returned) };
};

/**
 * The moves of the containers of a booking at the end of its journey. Containers are discharged at the arrival where the
 * carrier reports no discharge; one that was picked up was discharged. The end is the place with the code, where the
 * booked transport ends, otherwise the last stop.
 */
export const findDestinationMoves = (journey: Journey, count: number, code: string | null): DestinationMoves => {
  const end = journey.stops.findLast((stop) => code !== null && stop.code === code) ?? journey.stops.at(-1);
  if (end === undefined) return { containers: [], startedBy: "arrival", offset: null, expected: null };
  const moves = toReportedMoves(journey);
  const numbers = journey.containers.slice(0, count);
  const unknown = Array.from({ length: count - numbers.length }, () => null);
  const found = [...numbers, ...unknown].map((container) => findMoves(moves, end, container));
  const { arrival } = end;
  const arrived = arrival?.class === "actual" ? toDate(arrival.time.local) : null;
  return {
    containers: found.map((one) => ({ ...one, discharged: one.discharged ?? arrived ?? one.pickedUp })),
    offset: moves.findLast((move) => isAt(move, end))?.time.offset ?? arrival?.time.offset ?? null,
    startedBy: arrived !== null && found.every(({ discharged }) => discharged === null) ? "arrival" : "discharge",
    expected:
      arrival === null || arrival.class === "actual"
        ? null
        : { date: toDate(arrival.time.local), class: arrival.class },
  };
};
