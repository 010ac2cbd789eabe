import type { CarrierLeg, CarrierSchedule, CutOffCode } from "#domain/rates";
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

/** What is carried: it decides where cargo is received and which cut-offs count. Part loads are received at a CFS. */
export type ScheduledCargo = "dry" | "reefer" | "lcl";

export interface ScheduleQuery {
  /** As a sheet names it. */
  readonly carrier: string;
  readonly portOfLoading: string;
  readonly portOfDischarge: string;
  readonly cargo: ScheduledCargo;
}

export interface ScheduleSource {
  /** Whether a schedule of the carrier is connected. */
  readonly hasSchedule: (carrier: string) => boolean;
  /** Null for a carrier without one, and where it has not answered, or not in time. */
  readonly find: (query: ScheduleQuery, signal: AbortSignal) => Promise<Schedule | null>;
}

const toKey = ({ carrier, portOfLoading, portOfDischarge, cargo }: ScheduleQuery): string =>
  [carrier, portOfLoading, portOfDischarge, cargo].join("\n");

/** The schedules of several lines: each lane of a carrier is asked for once. */
export const findSchedules = async (
  source: ScheduleSource,
  queries: readonly ScheduleQuery[],
  signal: AbortSignal,
): Promise<(query: ScheduleQuery) => Schedule | null> => {
  const connected = queries.filter(({ carrier }) => source.hasSchedule(carrier));
  const byKey = new Map(
    await Promise.all(
      [...new Map(connected.map((query) => [toKey(query), query] as const))].map(
        async ([key, query]) => [key, await source.find(query, signal)] as const,
      ),
    ),
  );
  return (query) => byKey.get(toKey(query)) ?? null;
};

/** A sailing as an offer has it, with whose schedule it is and when the carrier was asked. */
export const toCarrierSchedule = ({ carrier, askedAt }: Schedule, { legs }: ScheduledSailing): CarrierSchedule => ({
  carrier,
  askedAt,
  legs,
});

export const NO_SCHEDULES: ScheduleSource = { hasSchedule: () => false, find: () => Promise.resolve(null) };
