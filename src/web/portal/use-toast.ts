import { useCallback, useEffect } from "react";
import type { FieldProblem, ToastTone } from "../../flows/toasts/context.ts";
import { focusFirstProblem } from "./focus-first-problem.ts";
import { usePortal } from "./portal-context.tsx";

/** Shows a message in a toast. */
export function useToast(): (tone: ToastTone, message: string) => void {
  const { toasts } = usePortal();
  return useCallback((tone, message) => toasts.send({ type: "toast.asked", tone, message }), [toasts]);
}

const NONE: readonly FieldProblem[] = [];

interface FormActor {
  readonly on: (
    type: "form.refused",
    handler: (event: { readonly problems: readonly FieldProblem[] }) => void,
  ) => { readonly unsubscribe: () => void };
}

/**
 * Shows the problems of a refused submission as toasts and focuses the first field. A toast leaves as soon as its fields
 * are no longer among `problems`, or with the form.
 */
export function useRefusedForm(actor: FormActor, form: string, problems: readonly FieldProblem[]): void {
  const { toasts } = usePortal();
  useEffect(() => toasts.send({ type: "form.changed", form, problems }), [toasts, form, problems]);
  useEffect(() => () => toasts.send({ type: "form.changed", form, problems: NONE }), [toasts, form]);
  useEffect(() => {
    const refused = actor.on("form.refused", (event) => {
      toasts.send({ type: "form.refused", form, problems: event.problems });
      if (event.problems.length > 0) focusFirstProblem();
    });
    return () => refused.unsubscribe();
  }, [actor, toasts, form]);
}
