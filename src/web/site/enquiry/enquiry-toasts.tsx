import { type ReactElement, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import type { EnquiryProblem } from "#domain/enquiries";
import { createToasts, type ToastsActor } from "#flows/toasts/machine.ts";
import type { Toast } from "#flows/toasts/types.ts";
import { isSameToasts, selectToasts } from "#flows/toasts/view.ts";
import { ToastRegion } from "#web/components/toast-region/toast-region.tsx";

type EnquiryToastsProps = {
  /** Increases with every refused submission. */
  readonly refusals: number;
  readonly problems: readonly EnquiryProblem[];
};

export function EnquiryToasts({ refusals, problems }: EnquiryToastsProps): ReactElement {
  const [{ toasts, watch, shown }] = useState(() => onShowIn(createToasts().start()));
  const said = useRef(0);
  /* Once per submission: `problems` also changes with every key. */
  useEffect(() => {
    if (said.current === refusals) return;
    said.current = refusals;
    toasts.send({ type: "form.refused", form: "enquiry", problems });
  }, [toasts, refusals, problems]);
  useEffect(() => toasts.send({ type: "form.changed", form: "enquiry", problems }), [toasts, problems]);
  return createPortal(
    <ToastRegion
      toasts={useSyncExternalStore(watch, shown, shown)}
      onDismiss={(id) => toasts.send({ type: "toast.dismissed", id })}
      onPause={() => toasts.send({ type: "reading.began" })}
      onResume={() => toasts.send({ type: "reading.ended" })}
    />,
    document.body,
  );
}

/* Ticks of the toasts' clock do not re-render. */
const onShowIn = (toasts: ToastsActor) => {
  let known: readonly Toast[] = [];
  return {
    toasts,
    watch: (changed: () => void): (() => void) => {
      const watching = toasts.subscribe(changed);
      return () => watching.unsubscribe();
    },
    shown: (): readonly Toast[] => {
      const now = selectToasts(toasts.getSnapshot());
      if (!isSameToasts(known, now)) known = now;
      return known;
    },
  };
};
