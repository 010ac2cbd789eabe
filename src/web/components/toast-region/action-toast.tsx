import { type FocusEvent, type ReactElement, useState } from "react";
import { createPortal } from "react-dom";
import { Button } from "../button.tsx";
import { IconButton } from "../icon-button.tsx";
import { cross, type IconShape } from "../icon/shapes.ts";
import { actionCountdown, actionDetail, actionToast, close, shortcut } from "./toast-region.css.ts";
import { ACTION_SLOT } from "./toast-region.tsx";

type ActionToastProps = {
  readonly title: string;
  readonly detail: string;
  readonly action: string;
  readonly icon: IconShape;
  readonly keys: string;
  readonly seconds: number;
  readonly onAct: () => void;
  readonly onDismiss: () => void;
  /** While the pointer or the focus is on the toast, its owner stops the countdown. */
  readonly onReadingBegan: () => void;
  readonly onReadingEnded: () => void;
};

export function ActionToast(props: ActionToastProps): ReactElement | null {
  const [slot] = useState(() => document.getElementById(ACTION_SLOT));
  const leaves = (event: FocusEvent<HTMLElement>) => !event.currentTarget.contains(event.relatedTarget);
  if (slot === null) return null;
  return createPortal(
    <div
      className={actionToast}
      onPointerEnter={props.onReadingBegan}
      onPointerLeave={props.onReadingEnded}
      onFocus={(event) => {
        event.stopPropagation();
        props.onReadingBegan();
      }}
      onBlur={(event) => {
        if (leaves(event)) props.onReadingEnded();
      }}
    >
      <p>
        {props.title}
        <span className={actionDetail}>{props.detail}</span>
      </p>
      <Button kind="secondary" size="small" icon={props.icon} onClick={props.onAct}>
        {props.action}
        <span className={shortcut} aria-hidden="true">
          {props.keys}
        </span>
      </Button>
      <span className={close}>
        <IconButton icon={cross} iconSize="s" size="small" label="Dismiss" onClick={props.onDismiss} />
      </span>
      <span className={actionCountdown} style={{ animationDuration: `${props.seconds}s` }} aria-hidden="true" />
    </div>,
    slot,
  );
}
