export type ToastTone = "positive" | "caution" | "critical" | "info";

/** A field of a form and what is wrong with it. */
export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}

export interface Toast {
  readonly id: string;
  readonly tone: ToastTone;
  readonly message: string;
  /** The form that a refused submission belongs to; null for any other message. */
  readonly form: string | null;
  /** The fields of the form that the toast is about. */
  readonly problems: readonly FieldProblem[];
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
