import { CUT_OFF_COLUMNS, type CutOff, readForeignDate, TRANSHIPMENT_COLUMNS } from "#domain/rates";
import { addDays, type CalendarDate, daysBetween, toDate, toTime } from "#domain/time";
import type { ScheduledSailing } from "../schedule.ts";
import { isoWeek, readDays, resolveCutOff } from "./sheet-dates.ts";

export type Cells = Readonly<Record<string, string>>;

/** A departure of a line. */
export interface Departure {
  /** From the port of loading; null if neither line nor schedule states one. */
  readonly day: CalendarDate | null;
  /** By the carrier's schedule; null if it has none of this line. */
  readonly sailing: ScheduledSailing | null;
}

const toCell = (local: string): string => local.replace("T", " ");

/** When a cut-off passes: that of a day at its end. */
export const toCutOffMoment = (at: CutOff["at"]): string => (toTime(at) === null ? `${at}T23:59` : at);

/** The earlier of what the line and the schedule state: who keeps it, keeps both. */
const chooseCutOff = (written: string | undefined, scheduled: string | undefined): string | undefined => {
  const own = readForeignDate(written ?? null);
  if (scheduled === undefined || (own !== null && toCutOffMoment(own) <= scheduled)) return written;
  return toCell(scheduled);
};

/** The cut-offs of a departure by their columns. */
export const cutOffCells = (fields: Cells, { day, sailing }: Departure): Cells =>
  Object.fromEntries(
    CUT_OFF_COLUMNS.flatMap(([code, column]) => {
      const written = fields[column];
      const cell = chooseCutOff(
        written === undefined ? undefined : resolveCutOff(written, day),
        sailing?.cutOffs[code],
      );
      return cell === undefined ? [] : [[column, cell]];
    }),
  );

/** One of `A / B`, in turn week by week: vessels and their voyages take turns together. */
const inTurn = (cell: string | undefined, week: number): string | null => {
  const entries = (cell ?? "").split("/").map((entry) => entry.trim());
  return entries[week % entries.length] || null;
};

const statedCells = (fields: Cells, day: CalendarDate | null): Cells => {
  const days = readDays(fields["TRANSIT TIME"]);
  const week = day === null ? 0 : isoWeek(day);
  const [vessel, voyage] = [inTurn(fields["VESSEL"], week), inTurn(fields["VOYAGE"], week)];
  return {
    ...(day === null ? {} : { ETD: day }),
    ...(day === null || days === null ? {} : { ETA: addDays(day, days) }),
    ...(vessel === null ? {} : { VESSEL: vessel }),
    ...(voyage === null ? {} : { VOYAGE: voyage }),
  };
};

const scheduledCells = ({ departure, arrival, legs: [first] }: ScheduledSailing): Cells => {
  const { vesselName = null, voyageReference = null, serviceName = null } = first ?? {};
  return {
    ETD: toCell(departure),
    ETA: toCell(arrival),
    "TRANSIT TIME": `${daysBetween(toDate(departure), toDate(arrival))} DAYS`,
    ...(vesselName === null ? {} : { VESSEL: vesselName }),
    ...(voyageReference === null ? {} : { VOYAGE: voyageReference }),
    ...(serviceName === null ? {} : { SERVICE: serviceName }),
  };
};

const OF_A_SAILING: ReadonlySet<string> = new Set(["VESSEL", "VOYAGE", ...TRANSHIPMENT_COLUMNS]);

/** The columns of a line for one departure: what it states of a sailing makes way for that of the schedule. */
export const sailingCells = (fields: Cells, departure: Departure): Cells => {
  const { day, sailing } = departure;
  if (sailing === null) return { ...fields, ...statedCells(fields, day), ...cutOffCells(fields, departure) };
  const others = Object.entries(fields).filter(([column]) => !OF_A_SAILING.has(column));
  return { ...Object.fromEntries(others), ...scheduledCells(sailing), ...cutOffCells(fields, departure) };
};
