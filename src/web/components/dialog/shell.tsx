import { type ContextType, type ReactElement, useContext, useEffectEvent, useId, useLayoutEffect, useRef } from "react";
import { Dialog as AriaDialog } from "react-aria-components/Dialog";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { NavigationType, UNSAFE_DataRouterContext } from "react-router-dom";
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
  const context = useContext(UNSAFE_DataRouterContext);
  return context === null ? null : <BlockedBack router={context.router} locked={locked} onClose={onClose} />;
}

type Router = NonNullable<ContextType<typeof UNSAFE_DataRouterContext>>["router"];

let blockers = 0;

/* `useBlocker` blocks only after two more renders: a busy device would leave the page with the dialog. */
function BlockedBack({
  router,
  locked,
  onClose,
}: Pick<DialogProps, "onClose"> & { readonly router: Router; readonly locked: boolean }): null {
  const close = useEffectEvent(() => {
    if (!locked) onClose();
  });
  useLayoutEffect(() => {
    blockers += 1;
    const key = `dialog ${blockers}`;
    router.getBlocker(key, ({ historyAction }) => historyAction === NavigationType.Pop);
    const unsubscribe = router.subscribe((state) => {
      const blocker = state.blockers.get(key);
      if (blocker?.state !== "blocked") return;
      blocker.reset();
      close();
    });
    return () => {
      unsubscribe();
      router.deleteBlocker(key);
    };
  }, [router]);
  return null;
}

/* The dialog has the focus in its first frame: React Aria gives it later, and Escape would be lost until then. */
function Inside(props: DialogProps): ReactElement {
  const titleId = useId();
  const dialogRef = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = dialogRef;
    if (current === null) return;
    if (!current.contains(document.activeElement)) current.focus({ preventScroll: true });
    focusFirstField(current);
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
