import type { Coordinates } from "#domain/places";
import type { CutOff, LegMode } from "#domain/rates";
import type { CalendarDate, Instant, LocalDateTime } from "#domain/time";

/** Whether a move happened, is expected, or was only planned; `unknown` when the source does not say. */
export type EventClass = "actual" | "expected" | "planned" | "unknown";

/** When a move was or will be, on the clock of its place. */
export type EventTime =
  | {
      readonly kind: "known";
      readonly local: LocalDateTime | CalendarDate;
      /** Minutes ahead of UTC; null when the source does not say. */
      readonly offset: number | null;
      /** Minutes since 1970 in UTC, to put moves in order (without an offset the local clock is taken for UTC). */
      readonly order: number;
    }
  | { readonly kind: "unreadable"; readonly written: string }
  | { readonly kind: "missing" };

export type KnownTime = Extract<EventTime, { readonly kind: "known" }>;

/** Why a move does not count as progress. */
export type DataQualityIssue =
  | "no-time"
  | "unreadable-time"
  | "in-the-future"
  | "unknown-move"
  | "unknown-class"
  | "out-of-order"
  | "several-containers"
  | "no-vessel";

/** An earlier version of a move, oldest first. */
export interface Revision {
  readonly move: string;
  readonly class: EventClass;
  readonly time: EventTime;
  readonly place: string | null;
  readonly reportedAt: Instant | null;
  /** `corrected`: reported again with other values; `retracted`: withdrawn by the source; `overtaken`: replaced by a newer estimate or the actual event. */
  readonly outcome: "corrected" | "retracted" | "overtaken";
  readonly remark: string | null;
}

export interface MovePlace {
  readonly name: string | null;
  readonly address: string | null;
  readonly code: string | null;
  /** Label: `Port terminal`, `Depot`, …; null when unknown. */
  readonly facility: string | null;
}

/** One row of the table of moves. */
export interface MoveRow {
  /** The same for the same events, whatever their order. */
  readonly key: string;
  readonly time: EventTime;
  readonly timeZone: string | null;
  /** `Vessel departure`, `Gate in, full`, …; an unknown code as it was written. */
  readonly move: string;
  /** DCSA codes in capitals, '' where the source states none. */
  readonly code: string;
  readonly documentType: string;
  readonly isEmpty: boolean;
  /** What moved: a vehicle (vessel, train, truck), a container, or a document. */
  readonly subject: "vehicle" | "container" | "document" | "unknown";
  readonly class: EventClass;
  readonly mode: LegMode;
  readonly place: MovePlace;
  readonly vessel: string | null;
  readonly voyage: string | null;
  /** An http(s) address, otherwise null. */
  readonly voyageLink: string | null;
  readonly containers: readonly string[];
  readonly isRetracted: boolean;
  /** The newest actual move without issues: at most one row. */
  readonly isLatest: boolean;
  readonly issues: readonly DataQualityIssue[];
  readonly history: readonly Revision[];
  readonly reportedAt: Instant | null;
  readonly remark: string | null;
}

export type StopRole = "POO" | "POL" | "TSP" | "POD" | "FPD";

/** When the shipment arrived at or left a place, and whether that is actual, expected or planned. */
export interface StopMoment {
  readonly class: Exclude<EventClass, "unknown">;
  readonly time: KnownTime;
}

/** A place of the route overview. */
export interface JourneyStop {
  readonly role: StopRole;
  readonly name: string;
  readonly country: string | null;
  readonly code: string | null;
  readonly coordinates: Coordinates | null;
  readonly timeZone: string | null;
  readonly kind: "door" | "inland" | "sea" | "transhipment";
  readonly arrival: StopMoment | null;
  readonly departure: StopMoment | null;
  readonly isReached: boolean;
}

export type LegState = "done" | "under-way" | "to-go";

/** A leg of the route between two neighbouring places of the route (indices into `stops`; never from a place to itself). */
export interface JourneyLeg {
  readonly from: number;
  readonly to: number;
  readonly mode: LegMode;
  readonly state: LegState;
  /** Of a done leg: whether its end was reported, or is inferred from something later. */
  readonly evidence: "reported" | "inferred" | null;
  readonly vessel: string | null;
  readonly voyage: string | null;
  /** Where it runs, from end to end; null when the source does not say. */
  readonly path: readonly Coordinates[] | null;
}

/** Where the vessel should be by now: a fraction (0 to 1) of a leg's length. Never more than an estimate. */
interface EstimatedPosition {
  readonly leg: number;
  readonly fraction: number;
  readonly vessel: string | null;
  /** The expected arrival has passed and no arrival was reported. */
  readonly isOverdue: boolean;
}

/** How far the shipment is, by actual moves without issues. */
export type Progress =
  | { readonly kind: "nothing-reported" }
  | { readonly kind: "at-stop"; readonly stop: number }
  | { readonly kind: "under-way"; readonly leg: number }
  | { readonly kind: "arrived" }
  | { readonly kind: "delivered" };

/** One change of an expected arrival, oldest first. */
export interface EtaChange {
  readonly place: string;
  readonly from: KnownTime;
  readonly to: KnownTime;
  /** Days later, negative when earlier. */
  readonly days: number;
  readonly reportedAt: Instant | null;
  readonly reason: string | null;
}

/** A shipment's journey as the screens show it. */
export interface Journey {
  readonly stops: readonly JourneyStop[];
  readonly legs: readonly JourneyLeg[];
  readonly rows: readonly MoveRow[];
  readonly progress: Progress;
  readonly isCancelled: boolean;
  readonly position: EstimatedPosition | null;
  readonly etaChanges: readonly EtaChange[];
  readonly containers: readonly string[];
  /** Of the vessel that leaves the port of loading; absent where the carrier does not report them. */
  readonly cutOffs?: readonly CutOff[];
  readonly lastUpdatedAt: Instant | null;
}
