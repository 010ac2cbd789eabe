import type { ToastTone } from "./context.ts";

/** What can happen to toasts. */
export type ToastsEvent =
  | { readonly type: "toast.asked"; readonly tone: ToastTone; readonly message: string }
  | { readonly type: "toast.dismissed"; readonly id: string }
  /** Somebody reads: the pointer or the focus is on the toasts. */
  | { readonly type: "reading.began" }
  | { readonly type: "reading.ended" };
