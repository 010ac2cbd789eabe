/** Whole hours that a shipper needs before something is due. */
export interface LeadTimes {
  /** Before the cut-off of documents. */
  readonly documents: number;
  /** Before the VGM cut-off. */
  readonly vgm: number;
  /** Before the cut-off of the customs filing. */
  readonly customs: number;
  /** Reserve at the gate: before the cut-off of the port or CFS, or the departure from an inland terminal. */
  readonly gateIn: number;
  /** From the shipper's premises to the gate. */
  readonly trucking: number;
  /** For each container. */
  readonly stuffing: number;
  /** From the pick-up of the empty containers to the begin of stuffing. */
  readonly emptyPickUp: number;
}

export type LeadTimeName = keyof LeadTimes;

export const LEAD_TIME_NAMES = [
  "documents",
  "vgm",
  "customs",
  "gateIn",
  "trucking",
  "stuffing",
  "emptyPickUp",
] as const satisfies readonly LeadTimeName[];

/** What counts for an origin until its shipper changes it. */
export const STANDARD_LEAD_TIMES: LeadTimes = {
  documents: 5,
  vgm: 3,
  customs: 5,
  gateIn: 4,
  trucking: 6,
  stuffing: 4,
  emptyPickUp: 24,
};

/** Two weeks. */
const MAX_LEAD_HOURS = 336;

/** What is wrong with a typed lead time; null for whole hours from 0 to 336. */
export const findLeadTimeProblem = (typed: string): string | null =>
  /^\d{1,3}$/.test(typed.trim()) && Number(typed) <= MAX_LEAD_HOURS
    ? null
    : `Enter whole hours from 0 to ${MAX_LEAD_HOURS}.`;
