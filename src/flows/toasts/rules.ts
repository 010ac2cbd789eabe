import type { FieldProblem, Toast, ToastsContext, ToastTone } from "./types.ts";

const SHOWN_MS = 4000;
const LEAVING_MS = 300;
/** A list of fields takes longer to read than one sentence. */
const SUMMARY_MS = 12_000;
export const TICK_MS = 100;

/** More than three at once cannot be read in four seconds. */
const MAX_SHOWN = 3;

/** More problems than this become one toast that lists them. */
const MAX_FORM_TOASTS = 3;

const startLeaving = (toast: Toast): Toast => ({ ...toast, phase: "leaving", left: LEAVING_MS });

const showWaiting = (context: ToastsContext): ToastsContext => {
  const free = Math.max(0, MAX_SHOWN - context.shown.length);
  if (free === 0 || context.waiting.length === 0) return context;
  return {
    ...context,
    shown: [...context.shown, ...context.waiting.slice(0, free)],
    waiting: context.waiting.slice(free),
  };
};

/** Adds a toast; a toast with the same message is replaced. */
export const addToast = (
  context: ToastsContext,
  toast: { readonly tone: ToastTone; readonly message: string } & Partial<Pick<Toast, "form" | "problems">>,
): ToastsContext => {
  const made = context.made + 1;
  const differs = (other: Toast): boolean => other.message !== toast.message || other.tone !== toast.tone;
  const { tone, message, form = null, problems = [] } = toast;
  const left = problems.length > MAX_FORM_TOASTS ? SUMMARY_MS : SHOWN_MS;
  return showWaiting({
    made,
    shown: context.shown.filter(differs),
    waiting: [
      ...context.waiting.filter(differs),
      { id: `toast-${made}`, tone, message, form, problems, phase: "shown", left },
    ],
  });
};

interface FormProblems {
  readonly form: string;
  readonly problems: readonly FieldProblem[];
}

const summarize = (count: number): string =>
  count === 1 ? "1 field needs attention" : `${count} fields need attention`;

const removeForm = (context: ToastsContext, form: string): ToastsContext => ({
  ...context,
  shown: context.shown.filter((toast) => toast.form !== form),
  waiting: context.waiting.filter((toast) => toast.form !== form),
});

/**
 * Adds the problems of a refused form: one toast for each message, or one toast that lists all fields if there are more
 * than three. Toasts of an earlier submission of the form are removed.
 */
export const addFormProblems = (context: ToastsContext, { form, problems }: FormProblems): ToastsContext => {
  const cleared = removeForm(context, form);
  if (problems.length > MAX_FORM_TOASTS)
    return addToast(cleared, { tone: "critical", message: summarize(problems.length), form, problems });
  const messages = [...new Set(problems.map(({ message }) => message))];
  return messages.reduce((next, message) => {
    const concerned = problems.filter((problem) => problem.message === message);
    return addToast(next, { tone: "critical", message, form, problems: concerned });
  }, cleared);
};

const removeFixed = (toast: Toast, remaining: readonly FieldProblem[]): Toast => {
  const problems = toast.problems.filter(({ field, message }) =>
    remaining.some((problem) => problem.field === field && problem.message === message),
  );
  if (problems.length === toast.problems.length || toast.phase === "leaving") return toast;
  if (problems.length === 0) return startLeaving({ ...toast, problems });
  const isSummary = toast.message === summarize(toast.problems.length);
  return { ...toast, problems, message: isSummary ? summarize(problems.length) : toast.message };
};

/** Removes what was fixed from the toasts of a form; a toast without remaining fields leaves. */
export const removeFixedProblems = (context: ToastsContext, { form, problems }: FormProblems): ToastsContext => ({
  ...context,
  shown: context.shown.map((toast) => (toast.form === form ? removeFixed(toast, problems) : toast)),
  waiting: context.waiting
    .map((toast) => (toast.form === form ? removeFixed(toast, problems) : toast))
    .filter((toast) => toast.phase === "shown"),
});

export const dismissToast = (context: ToastsContext, id: string): ToastsContext => ({
  ...context,
  shown: context.shown.map((toast) => (toast.id === id && toast.phase === "shown" ? startLeaving(toast) : toast)),
});

/** Removes toasts whose time is over and shows waiting ones; the time of shown toasts stops while `isReading`. */
export const applyTick = (context: ToastsContext, isReading: boolean): ToastsContext => {
  const shown = context.shown.flatMap((toast) => {
    if (isReading && toast.phase === "shown") return [toast];
    const left = toast.left - TICK_MS;
    if (left > 0) return [{ ...toast, left }];
    return toast.phase === "shown" ? [startLeaving(toast)] : [];
  });
  return showWaiting({ ...context, shown });
};
