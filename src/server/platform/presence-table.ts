/** A process that others wait for, until its time is over; it is extended while the process runs. */
export interface ServerProcessTable {
  readonly id: string;
  /** By the clock of the database. */
  readonly aliveUntil: number;
}
