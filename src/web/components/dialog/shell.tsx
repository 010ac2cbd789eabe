import { type ReactElement, useContext, useEffect, useEffectEvent, useId, useRef } from "react";
import { Dialog as AriaDialog } from "react-aria-components/Dialog";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { NavigationType, UNSAFE_DataRouterContext, useBlocker } from "react-router-dom";
import { text } from "../../styles/typography.css.ts";
import type { DialogProps } from "./types.ts";
import { focusFirstField } from "./focus-first-field.ts";
import {
  bare as bareStyle,
  bareBody,
  body,
  close,
  dialog,
  foot,
  head,
  headAction,
  heading as headingStyle,
  kicker,
  scrim,
  size as sizes,
  subtitle as subtitleStyle,
} from "./dialog.css.ts";
import { IconButton } from "../icon-button.tsx";
import { cross } from "../icon/shapes.ts";

/** The open dialog: its code comes with the first one. */
export function DialogShell(props: DialogProps): ReactElement {
  const { size = "confirm", bare = false, locked = false } = props;
  return (
    <ModalOverlay
      className={scrim}
      isOpen={props.open}
      isDismissable={!locked}
      isKeyboardDismissDisabled={locked}
      onOpenChange={(open) => {
        if (!open) props.onClose();
      }}
    >
      <Modal className={bare ? `${sizes[size]} ${bareStyle}` : sizes[size]}>
        <BackCloses {...props} />
        <Inside {...props} />
      </Modal>
    </ModalOverlay>
  );
}

/* Back closes an open dialog and stays on the page, where what was typed is. Stories and parts of pages have no router. */
function BackCloses({ locked = false, onClose }: Pick<DialogProps, "locked" | "onClose">): ReactElement | null {
  return useContext(UNSAFE_DataRouterContext) === null ? null : <BlockedBack locked={locked} onClose={onClose} />;
}

function BlockedBack({ locked, onClose }: { readonly locked: boolean; readonly onClose: () => void }): null {
  const blocker = useBlocker(({ historyAction }) => historyAction === NavigationType.Pop);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    blocker.reset();
    if (!locked) close();
  }, [blocker, locked]);
  return null;
}

/* React Aria focuses the dialog itself, for a key that was pressed only after this effect. */
function Inside(props: DialogProps): ReactElement {
  const titleId = useId();
  const dialogRef = useRef<HTMLElement>(null);
  useEffect(() => {
    if (dialogRef.current !== null) focusFirstField(dialogRef.current);
  }, []);
  if (props.bare === true) {
    return (
      <AriaDialog ref={dialogRef} className={`${dialog} ${bareBody}`} aria-label={props.title}>
        {props.children}
      </AriaDialog>
    );
  }
  return (
    <AriaDialog ref={dialogRef} className={dialog} aria-labelledby={titleId}>
      <div className={head}>
        <div>
          <h2 id={titleId} className={props.heading === undefined ? text.h2 : kicker}>
            {props.title}
          </h2>
          {props.heading !== undefined && <p className={`${text.h2} ${headingStyle}`}>{props.heading}</p>}
          {props.subtitle !== undefined && <p className={subtitleStyle}>{props.subtitle}</p>}
        </div>
        {props.headAction !== undefined && <span className={headAction}>{props.headAction}</span>}
        <span className={close}>
          <IconButton icon={cross} label="Close" onClick={props.onClose} disabled={props.locked ?? false} />
        </span>
      </div>
      <Body {...props} />
      {props.footer !== undefined && <div className={foot}>{props.footer}</div>}
    </AriaDialog>
  );
}

function Body({ flush = false, reading = false, title, children }: DialogProps): ReactElement {
  const focusable = reading ? ({ tabIndex: 0, role: "group", "aria-label": title } as const) : {};
  return (
    <div className={body[flush ? "flush" : "padded"]} {...focusable}>
      {children}
    </div>
  );
}
