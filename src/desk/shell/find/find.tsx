import { type ReactElement, useState } from "react";
import { Dialog } from "#web/components/dialog/dialog.tsx";
import { Icon } from "#web/components/icon/icon.tsx";
import { search } from "#web/components/icon/shapes.ts";
import { useKeydown } from "#web/components/use-keydown.ts";
import * as css from "./find.css.ts";
import { FindPanel } from "./find-panel.tsx";

const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === "k" && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** Finding anything from everywhere: a button of the bar, and Ctrl K or Cmd K also while a field has the focus. */
export function Find(): ReactElement {
  const [isOpen, setOpen] = useState(false);
  useKeydown((event) => {
    if (!isShortcut(event)) return;
    event.preventDefault();
    setOpen(!isOpen);
  });
  return (
    <>
      <button type="button" className={css.button} aria-keyshortcuts="Control+K Meta+K" onClick={() => setOpen(true)}>
        <Icon shape={search} size="s" />
        <span className={css.buttonText}>Find anything</span>
        <kbd className={css.buttonKey} aria-hidden>
          Ctrl K
        </kbd>
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Find anything" size="files" bare>
        <FindPanel onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
