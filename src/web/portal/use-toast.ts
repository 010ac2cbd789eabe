import { useCallback } from "react";
import type { ToastTone } from "../../flows/toasts/context.ts";
import { usePortal } from "./portal-context.tsx";

/** Says something in a toast. */
export function useToast(): (tone: ToastTone, message: string) => void {
  const { toasts } = usePortal();
  return useCallback((tone, message) => toasts.send({ type: "toast.asked", tone, message }), [toasts]);
}
