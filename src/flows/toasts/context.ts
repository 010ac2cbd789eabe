export type ToastTone = "positive" | "caution" | "critical" | "info";

export interface Toast {
  readonly id: string;
  readonly tone: ToastTone;
  readonly message: string;
  /** `leaving` while it fades out. */
  readonly phase: "shown" | "leaving";
  /** Milliseconds left of its phase. */
  readonly left: number;
}

export interface ToastsContext {
  /** Oldest first; the ones beyond the limit wait for a place. */
  readonly shown: readonly Toast[];
  readonly waiting: readonly Toast[];
  readonly made: number;
}
