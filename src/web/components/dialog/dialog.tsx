import { type ReactElement, type ReactNode, useContext, useEffect, useEffectEvent, useId, useRef } from "react";
import { Dialog as AriaDialog } from "react-aria-components/Dialog";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { NavigationType, UNSAFE_DataRouterContext, useBlocker } from "react-router-dom";
import { text } from "../../styles/typography.css.ts";
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

type DialogProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** confirm 31rem, booking 62rem, breakdown 58rem, files 60rem, compare 66rem; a bottom sheet on a phone. */
  readonly size?: keyof typeof sizes;
  readonly heading?: ReactNode;
  readonly subtitle?: ReactNode;
  readonly headAction?: ReactNode;
  readonly footer?: ReactNode;
  readonly flush?: boolean;
  /** No header and no background; the title is only the accessible name. */
  readonly bare?: boolean;
  /** For long content without controls: the body takes the focus so that keys can scroll it. */
  readonly reading?: boolean;
  /** Neither Escape nor a click outside closes it. */
  readonly locked?: boolean;
  readonly children: ReactNode;
};

export function Dialog(props: DialogProps): ReactElement {
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

const FIELDS = ["input", "select", "textarea", "[role=spinbutton]"].map(
  (control) => `form ${control}:not([disabled], [readonly], [type=hidden], [data-optional] *)`,
);
const REQUIRED_FIELD = FIELDS.map((field) => `${field}:is([required], [aria-required=true])`).join();

/** Moves the focus of a dialog to the first field that must be filled in, unless one of its controls has it already. */
export function focusFirstField(dialog: HTMLElement): void {
  const { activeElement: active } = document;
  if (active !== dialog && dialog.contains(active)) return;
  const field = dialog.querySelector<HTMLElement>(REQUIRED_FIELD) ?? dialog.querySelector<HTMLElement>(FIELDS.join());
  field?.focus();
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
