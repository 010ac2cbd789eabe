import type { Instant } from "#domain/time";

/**
 * The latest request to a source for a lane and a load, and its latest answer, as the carrier gave it: nothing in it belongs
 * to a shipper.
 */
export interface SharedAnswerTable {
  readonly key: string;
  readonly source: string;
  /** The latest request. */
  readonly call: string;
  /** The process that waits for the source; null if none does. */
  readonly owner: string | null;
  /** 1 if other processes wait for the latest request. */
  readonly isAwaited: number;
  readonly calledAt: number;
  /** The request that was answered last. */
  readonly answeredCall: string | null;
  /** When the answer was asked for: a moment as text. */
  readonly askedAt: Instant | null;
  readonly answeredAt: number | null;
  readonly answer: Uint8Array | null;
  /** Bytes of the answer. */
  readonly length: number;
  /** The request that failed last, and why. */
  readonly failedCall: string | null;
  readonly failure: Uint8Array | null;
}
