import type { FieldProblem } from "#domain/field-problem.ts";

export type { FieldProblem } from "#domain/field-problem.ts";

export type ToastTone = "positive" | "caution" | "critical" | "info";

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
  /** Oldest first; `waiting` holds those beyond the limit. */
  readonly shown: readonly Toast[];
  readonly waiting: readonly Toast[];
  readonly made: number;
}

export type ToastsEvent =
  | { readonly type: "toast.requested"; readonly tone: ToastTone; readonly message: string }
  | { readonly type: "toast.dismissed"; readonly id: string }
  | { readonly type: "form.refused"; readonly form: string; readonly problems: readonly FieldProblem[] }
  /** Fields were edited, or the form was left: only `problems` remain. */
  | { readonly type: "form.changed"; readonly form: string; readonly problems: readonly FieldProblem[] }
  /** The pointer or the focus is on the toasts. */
  | { readonly type: "reading.began" }
  | { readonly type: "reading.ended" };
