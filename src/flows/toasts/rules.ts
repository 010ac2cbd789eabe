import type { Toast, ToastsContext, ToastTone } from "./context.ts";

/** How long a toast stays, how long it takes to leave, how often its time is counted down, in milliseconds. */
const SHOWN_MS = 4000;
const LEAVING_MS = 300;
export const TICK_MS = 100;

/** More than three at once cannot be read in four seconds. */
const PLACES = 3;

const leaving = (toast: Toast): Toast => ({ ...toast, phase: "leaving", left: LEAVING_MS });

const seated = (context: ToastsContext): ToastsContext => {
  const free = Math.max(0, PLACES - context.shown.length);
  if (free === 0 || context.waiting.length === 0) return context;
  return {
    ...context,
    shown: [...context.shown, ...context.waiting.slice(0, free)],
    waiting: context.waiting.slice(free),
  };
};

/** Adds a toast; the same words already on show are said anew instead of twice. */
export const withToast = (context: ToastsContext, tone: ToastTone, message: string): ToastsContext => {
  const made = context.made + 1;
  const differs = (toast: Toast): boolean => toast.message !== message || toast.tone !== tone;
  const toast: Toast = { id: `toast-${made}`, tone, message, phase: "shown", left: SHOWN_MS };
  return seated({
    made,
    shown: context.shown.filter(differs),
    waiting: [...context.waiting.filter(differs), toast],
  });
};

/** Sends a toast away before its time. */
export const withoutToast = (context: ToastsContext, id: string): ToastsContext => ({
  ...context,
  shown: context.shown.map((toast) => (toast.id === id && toast.phase === "shown" ? leaving(toast) : toast)),
});

/** One tick later: what has been shown long enough leaves (not while somebody reads), what has left makes room. */
export const afterTick = (context: ToastsContext, isReading: boolean): ToastsContext => {
  const shown = context.shown.flatMap((toast) => {
    if (isReading && toast.phase === "shown") return [toast];
    const left = toast.left - TICK_MS;
    if (left > 0) return [{ ...toast, left }];
    return toast.phase === "shown" ? [leaving(toast)] : [];
  });
  return seated({ ...context, shown });
};
