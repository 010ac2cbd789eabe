import type { FocusEvent, ReactElement } from "react";
import type { Tone } from "../../styles/tone.ts";
import { Icon } from "../icon/icon.tsx";
import { cross } from "../icon/shapes.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import { toneIcon } from "../tone-icon/tone-icon.ts";
import { close, countdown, region, stack, toast as toastStyle, words } from "./toast-region.css.ts";

export type ToastView = {
  readonly id: string;
  readonly tone: Tone;
  readonly message: string;
  /** `leaving` is the 300 ms of the exit. */
  readonly phase: "shown" | "leaving";
};

type ToastRegionProps = {
  readonly toasts: readonly ToastView[];
  readonly onDismiss: (id: string) => void;
  /** The clock of the toasts stops while one is under the pointer or holds the focus. */
  readonly onPause: () => void;
  readonly onResume: () => void;
};

/**
 * Short messages about what just happened. The two live regions stand in the page from the start, because a region
 * that arrives together with its words is often not read out.
 */
export function ToastRegion(props: ToastRegionProps): ReactElement {
  const errors = props.toasts.filter((one) => one.tone === "critical");
  const others = props.toasts.filter((one) => one.tone !== "critical");
  const leaves = (event: FocusEvent<HTMLElement>) => !event.currentTarget.contains(event.relatedTarget);
  return (
    <section
      className={region}
      aria-label="Notifications"
      data-react-aria-top-layer="true"
      onPointerEnter={props.onPause}
      onPointerLeave={props.onResume}
      onFocus={props.onPause}
      onBlur={(event) => {
        if (leaves(event)) props.onResume();
      }}
    >
      <div role="alert" className={stack}>
        {errors.map((one) => (
          <Toast key={one.id} toast={one} onDismiss={props.onDismiss} />
        ))}
      </div>
      <div role="status" className={stack}>
        {others.map((one) => (
          <Toast key={one.id} toast={one} onDismiss={props.onDismiss} />
        ))}
      </div>
    </section>
  );
}

type ToastProps = { readonly toast: ToastView; readonly onDismiss: (id: string) => void };

function Toast({ toast, onDismiss }: ToastProps): ReactElement {
  return (
    <div className={toastStyle[toast.tone]} data-phase={toast.phase}>
      <Icon shape={toneIcon[toast.tone]} />
      <p className={words}>{toast.message}</p>
      <span className={close}>
        <IconButton icon={cross} iconSize="s" size="small" label="Dismiss" onClick={() => onDismiss(toast.id)} />
      </span>
      <span className={countdown} aria-hidden="true" />
    </div>
  );
}
