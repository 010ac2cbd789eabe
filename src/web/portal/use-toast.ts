import { useCallback, useEffect } from "react";
import type { FieldProblem, ToastTone } from "#flows/toasts/types.ts";
import { type FlowEmitter, useFlowEvents, useToasts } from "./portal-context.tsx";

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

interface FormNotice {
  readonly type: string;
  readonly problems?: readonly FieldProblem[];
}

/** Also focuses the first invalid field. */
export function useRefusedForm(actor: FlowEmitter<FormNotice>, form: string, problems: readonly FieldProblem[]): void {
  const showProblems = useFormToasts(form, problems);
  useFlowEvents(actor, ({ type, problems: refused = NONE }) => {
    if (type !== "form.refused") return;
    showProblems(refused);
    if (refused.length > 0) focusFirstProblem();
  });
}

/** Runs after the next paint, when invalid fields are marked; `form` is the name of the form if a page has several. */
export function focusFirstProblem(form?: string): void {
  const within = form === undefined ? "form" : `form[name="${form}"]`;
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`${within} :is([aria-invalid="true"], [data-problem])`)?.focus(),
  );
}
