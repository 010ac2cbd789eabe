import { useCallback, useEffect } from "react";
import type { FieldProblem, ToastTone } from "#flows/toasts/types.ts";
import { useToasts } from "./portal-context.tsx";

export function useToast(): (tone: ToastTone, message: string) => void {
  const toasts = useToasts();
  return useCallback((tone, message) => toasts.send({ type: "toast.requested", tone, message }), [toasts]);
}

const NONE: readonly FieldProblem[] = [];

/**
 * Returns a function that shows the problems of a refused submission. A toast disappears once its fields are no
 * longer among `problems`, or when the form unmounts.
 */
export function useFormToasts(
  form: string,
  problems: readonly FieldProblem[],
): (refused: readonly FieldProblem[]) => void {
  const toasts = useToasts();
  useEffect(() => toasts.send({ type: "form.changed", form, problems }), [toasts, form, problems]);
  useEffect(() => () => toasts.send({ type: "form.changed", form, problems: NONE }), [toasts, form]);
  return useCallback((refused) => toasts.send({ type: "form.refused", form, problems: refused }), [toasts, form]);
}

interface FormActor {
  readonly on: (
    type: "form.refused",
    handler: (event: { readonly problems: readonly FieldProblem[] }) => void,
  ) => { readonly unsubscribe: () => void };
}

/** Also focuses the first invalid field. */
export function useRefusedForm(actor: FormActor, form: string, problems: readonly FieldProblem[]): void {
  const showProblems = useFormToasts(form, problems);
  useEffect(() => {
    const refused = actor.on("form.refused", (event) => {
      showProblems(event.problems);
      if (event.problems.length > 0) focusFirstProblem();
    });
    return () => refused.unsubscribe();
  }, [actor, showProblems]);
}

/** Runs after the next paint, when invalid fields are marked. */
export function focusFirstProblem(): void {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>('form :is([aria-invalid="true"], [data-problem])')?.focus(),
  );
}
