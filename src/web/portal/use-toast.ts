import { useCallback, useEffect } from "react";
import type { FieldProblem, ToastTone } from "#flows/toasts/types.ts";
import { usePortal } from "./portal-context.tsx";

/** Shows a message in a toast. */
export function useToast(): (tone: ToastTone, message: string) => void {
  const { toasts } = usePortal();
  return useCallback((tone, message) => toasts.send({ type: "toast.requested", tone, message }), [toasts]);
}

const NONE: readonly FieldProblem[] = [];

/**
 * Toasts of a form: the returned function shows the problems of a refused submission. A toast leaves as soon as its
 * fields are no longer among `problems`, or with the form.
 */
export function useFormToasts(
  form: string,
  problems: readonly FieldProblem[],
): (refused: readonly FieldProblem[]) => void {
  const { toasts } = usePortal();
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

/** Shows the problems of each refused submission as toasts (see useFormToasts) and focuses the first field. */
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

/** Goes to the first field or marked part of the form with a problem; after the next paint, when they are marked. */
export function focusFirstProblem(): void {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>('form :is([aria-invalid="true"], [data-problem])')?.focus(),
  );
}
