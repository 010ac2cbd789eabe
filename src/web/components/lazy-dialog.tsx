import { type ComponentType, type ReactElement, useEffect, useState } from "react";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog/dialog.tsx";
import { waiting } from "./lazy-dialog.css.ts";
import { Spinner } from "./loading.tsx";

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/**
 * A dialog whose code is loaded when it is first opened. Until then it says so, because a press that shows nothing for
 * seconds seems lost; code that does not arrive can be asked for again, without leaving the page.
 */
export const lazyDialog = <Props extends { readonly onClose: () => void }>(load: Load<Props>): ComponentType<Props> => {
  let arrived: ComponentType<Props> | null = null;
  return function LazyDialog(props: Props): ReactElement {
    const [Arrived, setArrived] = useState(() => arrived);
    const [hasFailed, setFailed] = useState(false);
    useEffect(() => {
      if (Arrived !== null || hasFailed) return undefined;
      let isOpen = true;
      load().then(
        (module) => {
          arrived = module.default;
          if (isOpen) setArrived(() => module.default);
        },
        () => {
          if (isOpen) setFailed(true);
        },
      );
      return () => {
        isOpen = false;
      };
    }, [Arrived, hasFailed]);
    if (Arrived !== null) return <Arrived {...props} />;
    return hasFailed ? (
      <Dialog
        open
        title="Not loaded"
        onClose={props.onClose}
        footer={<Button onClick={() => setFailed(false)}>Try again</Button>}
      >
        <p role="alert">This part of the page could not be loaded. Check your connection.</p>
      </Dialog>
    ) : (
      <div className={waiting}>
        <Spinner label="Loading..." />
      </div>
    );
  };
};
