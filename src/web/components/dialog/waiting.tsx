import { createContext, type ReactElement, useContext, useEffect, useLayoutEffect, useRef } from "react";
import { Row } from "#web/kit/layout.tsx";
import { Button } from "../button.tsx";
import { Spinner } from "../loading.tsx";
import { useEscape } from "../use-escape.ts";
import { scrim, size, unavailable, waiting } from "./dialog.css.ts";

/** Called while the code of a dialog is on the way, until the returned function is called: for keys that are meant for it. */
export const DialogWaits = createContext<() => () => void>(() => () => undefined);

/** Stands for a dialog or a menu whose code is on the way; Escape takes the press back. */
export function DialogWaiting({ onClose }: { readonly onClose: () => void }): ReactElement {
  const begin = useContext(DialogWaits);
  useLayoutEffect(() => begin(), [begin]);
  useEscape(true, onClose);
  return (
    <div className={waiting}>
      <Spinner label="Loading..." />
    </div>
  );
}

type DialogUnavailableProps = { readonly onClose: () => void; readonly onRetry: () => void };

/** Stands for a dialog or a menu whose code could not be fetched: has the focus until it is closed. */
export function DialogUnavailable({ onClose, onRetry }: DialogUnavailableProps): ReactElement {
  const panel = useRef<HTMLDivElement>(null);
  useEscape(true, onClose);
  useEffect(() => {
    const opener = document.activeElement;
    panel.current?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    <div className={scrim}>
      <div
        ref={panel}
        tabIndex={-1}
        role="alertdialog"
        aria-label="Not loaded"
        className={`${size.confirm} ${unavailable}`}
      >
        <p role="alert">This part of the page could not be loaded. Check your connection.</p>
        <Row gap={12}>
          <Button kind="secondary" onClick={onClose}>
            Close
          </Button>
          <Button onClick={onRetry}>Try again</Button>
        </Row>
      </div>
    </div>
  );
}
