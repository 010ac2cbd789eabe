import { type FocusEvent, type ReactElement, useRef } from "react";
import { IconButton } from "../icon-button.tsx";
import { Icon } from "../icon/icon.tsx";
import { cross } from "../icon/shapes.ts";
import { type Tone, toneIcon } from "../tone.ts";
import { focusField, useToastSide } from "./toast-placement.ts";
import {
  close,
  countdown,
  fieldLink,
  fieldList,
  region,
  stack,
  toast as toastStyle,
  content,
} from "./toast-region.css.ts";

export type ToastView = {
  readonly id: string;
  readonly tone: Tone;
  readonly message: string;
  /** Several fields with different messages are listed as links. */
  readonly problems: readonly { readonly field: string; readonly message: string }[];
  /** `leaving` is the 300 ms exit animation. */
  readonly phase: "shown" | "leaving";
};

export const ACTION_SLOT = "action-toasts";

type ToastRegionProps = {
  readonly toasts: readonly ToastView[];
  readonly onDismiss: (id: string) => void;
  readonly onPause: () => void;
  readonly onResume: () => void;
};

/** Both live regions exist from the start: screen readers often miss a region that is added together with its text. */
export function ToastRegion(props: ToastRegionProps): ReactElement {
  const place = useRef<HTMLElement>(null);
  useToastSide(
    place,
    props.toasts.flatMap(({ problems }) => problems.map(({ field }) => field)),
  );
  const errors = props.toasts.filter((one) => one.tone === "critical");
  const others = props.toasts.filter((one) => one.tone !== "critical");
  const leaves = (event: FocusEvent<HTMLElement>) => !event.currentTarget.contains(event.relatedTarget);
  return (
    <section
      ref={place}
      className={region}
      aria-label="Notices"
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
      <div role="status" id={ACTION_SLOT} className={stack}>
        {others.map((one) => (
          <Toast key={one.id} toast={one} onDismiss={props.onDismiss} />
        ))}
      </div>
    </section>
  );
}

type ToastProps = Pick<ToastRegionProps, "onDismiss"> & { readonly toast: ToastView };

function Toast({ toast, onDismiss }: ToastProps): ReactElement {
  const { problems } = toast;
  const isList = problems.some(({ message }) => message !== toast.message);
  return (
    <div className={toastStyle[toast.tone]} data-phase={toast.phase} data-list={isList ? "" : undefined}>
      <Icon shape={toneIcon[toast.tone]} />
      <div className={content}>
        <p>{toast.message}</p>
        {isList && (
          <ul className={fieldList}>
            {problems.map(({ field, message }) => (
              <li key={`${field} ${message}`}>
                <button type="button" className={fieldLink} onClick={() => focusField(field)}>
                  {message}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <span className={close}>
        <IconButton icon={cross} iconSize="s" size="small" label="Dismiss" onClick={() => onDismiss(toast.id)} />
      </span>
      <span className={countdown} aria-hidden="true" />
    </div>
  );
}
