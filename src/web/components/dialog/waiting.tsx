import { type ReactElement, useEffect, useEffectEvent } from "react";
import { Row } from "#web/kit/layout.tsx";
import { Button } from "../button.tsx";
import { Spinner } from "../loading.tsx";
import { scrim, size, unavailable, waiting } from "./dialog.css.ts";

/** Stands for a dialog or a menu whose code is on the way; Escape takes the press back. */
export function DialogWaiting({ onClose }: { readonly onClose: () => void }): ReactElement {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key === "Escape") close();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  return (
    <div className={waiting}>
      <Spinner label="Loading..." />
    </div>
  );
}

type DialogUnavailableProps = { readonly onClose: () => void; readonly onRetry: () => void };

/** Stands for a dialog or a menu whose code could not be fetched. */
export function DialogUnavailable({ onClose, onRetry }: DialogUnavailableProps): ReactElement {
  return (
    <div className={scrim}>
      <div role="alertdialog" aria-label="Not loaded" className={`${size.confirm} ${unavailable}`}>
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
