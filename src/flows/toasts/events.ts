import type { FieldProblem, ToastTone } from "./context.ts";

/** What can happen to toasts. */
export type ToastsEvent =
  | { readonly type: "toast.asked"; readonly tone: ToastTone; readonly message: string }
  | { readonly type: "toast.dismissed"; readonly id: string }
  /** A submission was refused because of these fields. */
  | { readonly type: "form.refused"; readonly form: string; readonly problems: readonly FieldProblem[] }
  /** Fields were edited, or the form was left: only `problems` remain. */
  | { readonly type: "form.changed"; readonly form: string; readonly problems: readonly FieldProblem[] }
  /** The pointer or the focus is on the toasts. */
  | { readonly type: "reading.began" }
  | { readonly type: "reading.ended" };
