import type { CarrierLeg, CutOffCode } from "#domain/rates";
import type { Instant, LocalDateTime } from "#domain/time";

/** A sailing of a carrier's schedule, from port to port. Times are local to each place, cut-offs to the port of loading. */
export interface ScheduledSailing {
  readonly departure: LocalDateTime;
  readonly arrival: LocalDateTime;
  /** One for each vessel. */
  readonly legs: readonly CarrierLeg[];
  readonly cutOffs: Readonly<Partial<Record<CutOffCode, LocalDateTime>>>;
}

/** What a carrier answered for a lane, and when it was asked; sailings by departure, the earlier arrival first. */
export interface Schedule {
  /** As it is shown. */
  readonly carrier: string;
  readonly askedAt: Instant;
  readonly sailings: readonly ScheduledSailing[];
}

export interface ScheduleQuery {
  /** As a sheet names it. */
  readonly carrier: string;
  readonly portOfLoading: string;
  readonly portOfDischarge: string;
  readonly isReefer: boolean;
}

export interface ScheduleSource {
  /** Whether a schedule of the carrier is connected. */
  readonly hasSchedule: (carrier: string) => boolean;
  /** Null for a carrier without one, and where it has not answered, or not in time. */
  readonly find: (query: ScheduleQuery, signal: AbortSignal) => Promise<Schedule | null>;
}

export const NO_SCHEDULES: ScheduleSource = { hasSchedule: () => false, find: () => Promise.resolve(null) };
