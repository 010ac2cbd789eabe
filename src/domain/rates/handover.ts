import {
  type CalendarDate,
  formatWeekday,
  type LocalDateTime,
  toTime,
  type DateFormat,
  STANDARD_DATES,
} from "#domain/time";
import type { CutOff, RouteLeg } from "./rate.ts";
import { findGateIn } from "./validity.ts";

/** When the transport begins, before the vessel departs from the port of loading. */
export interface Handover {
  /** `pick-up`: a truck leaves the shipper's premises; `gate-in`: the latest that a container enters the first terminal. */
  readonly kind: "pick-up" | "gate-in";
  readonly place: string;
  /** Local to the place. */
  readonly at: CalendarDate | LocalDateTime;
}

/** The hand-over of a transport: the departure of its first leg where that is inland, else the port cut-off. */
export const findHandover = ({
  legs,
  cutOffs,
}: {
  readonly legs: readonly RouteLeg[];
  readonly cutOffs: readonly CutOff[];
}): Handover | null => {
  const [first] = legs;
  if (first === undefined) return null;
  const at = first.mode === "sea" ? findGateIn(cutOffs) : first.departure;
  return at === null ? null : { kind: first.from.kind === "door" ? "pick-up" : "gate-in", place: first.from.name, at };
};

/** `Pick-up`, `Gate-in by`. */
export const HANDOVER_LABELS: Readonly<Record<Handover["kind"], string>> = {
  "pick-up": "Pick-up",
  "gate-in": "Gate-in by",
};

/** `Pick-up Thu 03 Dec, 10:00, Tughlakabad`, `Gate-in by Tue 08 Dec, 18:00, Nhava Sheva`. */
export const formatHandover = ({ kind, place, at }: Handover, dates: DateFormat = STANDARD_DATES): string =>
  [`${HANDOVER_LABELS[kind]} ${formatWeekday(at, dates)}`, toTime(at), place]
    .filter((part) => part !== null)
    .join(", ");
