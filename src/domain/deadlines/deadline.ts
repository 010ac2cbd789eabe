import type { BookingStatus, CutOff, FreeTime } from "#domain/rates";
import type { CalendarDate, LocalDateTime, UtcMinutes } from "#domain/time";

export type DeadlineTask =
  | "booking"
  | "empty-pick-up"
  | "stuffing"
  | "trucking"
  | "documents"
  | "vgm"
  | "customs"
  | "cfs-delivery"
  | "gate-in"
  | "port-delivery"
  | "pick-up"
  | "empty-return";

/** Where something is due: at the shipper's, at an inland terminal, at the port of loading, at the place of delivery. */
export type DeadlineStop = "premises" | "origin" | "loading" | "delivery";

export type Responsible = "shipper" | "haulier" | "customs-agent" | "carrier" | "consignee";

export interface DeadlinePlace {
  readonly name: string;
  readonly code: string | null;
  /** IANA name; null when it is not known. */
  readonly timeZone: string | null;
}

/** A moment on the clock of its place. Of a day without a time, `utc` is the last minute. */
export interface DeadlineTime {
  readonly local: CalendarDate | LocalDateTime;
  readonly utc: UtcMinutes;
}

/** What was done of a task: for how many containers, 1 of a task that is done once, and when the last of it was reported. */
export interface TaskProgress {
  readonly task: DeadlineTask;
  readonly count: number;
  readonly at: CalendarDate | LocalDateTime | null;
}

/** A task that the shipper, or the reader of a link, has marked as done, and when on the clock of the port of loading. */
export interface TaskMark {
  readonly task: DeadlineTask;
  readonly at: CalendarDate | LocalDateTime | null;
}

/** Free days of an import tariff; `counted` decides whether the last free day can be calculated. */
export type ImportFreeTime = Pick<FreeTime, "kind" | "days" | "counted">;

/** What the deadlines of a booking follow from. */
export interface DeadlineFacts {
  readonly status: BookingStatus;
  readonly isPartLoad: boolean;
  /** At least 1. */
  readonly containers: number;
  /** Where the transport begins, and when it leaves there. */
  readonly origin: DeadlinePlace & {
    readonly kind: "door" | "inland" | "sea";
    readonly departure: CalendarDate | LocalDateTime | null;
  };
  readonly loading: DeadlinePlace & {
    /** Of the vessel; absent from facts that an earlier version stored. */
    readonly departure?: CalendarDate | LocalDateTime | null;
  };
  readonly delivery: DeadlinePlace & {
    readonly arrival: CalendarDate | null;
    readonly arrivalClass: "actual" | "expected" | "planned";
    /** Of the first container, where the carrier reports it: free days are counted from it. */
    readonly discharged?: CalendarDate;
  };
  /** Of the vessel that the cargo sails on, local to the port of loading. */
  readonly cutOffs: readonly CutOff[];
  /** The vessel is another one than the booked one, and its cut-offs are not known. */
  readonly isOtherSailing: boolean;
  readonly hasSailed: boolean;
  readonly freeTime: readonly ImportFreeTime[];
  readonly progress: readonly TaskProgress[];
  /** Absent without any. */
  readonly marks?: readonly TaskMark[];
}

export interface Deadline {
  readonly task: DeadlineTask;
  readonly stop: DeadlineStop;
  readonly place: DeadlinePlace;
  readonly responsible: Responsible;
  /** The latest safe time: the cut-off less the lead times. */
  readonly latest: DeadlineTime | null;
  readonly cutOff: DeadlineTime | null;
  /** How certain the day is that the latest time was counted from; null for cut-offs. */
  readonly basis: DeadlineFacts["delivery"]["arrivalClass"] | null;
  readonly done: number;
  readonly of: number;
  /** Local to the place. */
  readonly doneAt: CalendarDate | LocalDateTime | null;
  /** Done only because it was marked as done, so that it can be reopened; absent is false. */
  readonly isMarked?: boolean;
}

/** Whether a deadline can be marked as done: the carrier reports its own. */
export const canMarkDeadline = ({ responsible, done, of }: Pick<Deadline, "responsible" | "done" | "of">): boolean =>
  responsible !== "carrier" && done < of;

export type DeadlineState =
  | "done"
  | "next"
  | "in-time"
  /** The latest safe time has passed, the cut-off has not. */
  | "overdue"
  | "missed"
  | "none-stated";

export interface AssessedDeadline extends Deadline {
  readonly state: DeadlineState;
}
