import { type ReactElement, useState, useSyncExternalStore } from "react";
import { Checkbox } from "#web/components/checkbox.tsx";
import { Dialog } from "#web/components/dialog/dialog.tsx";
import { useKeydown } from "#web/components/use-keydown.ts";
import { areKeysUsed, HINTS, isCommand, isDialogOpen, isPressing, storeKeysUsed } from "./key-rules.ts";
import { kbd, keyList } from "./shell.css.ts";

const watchers = new Set<() => void>();
const watch = (changed: () => void): (() => void) => {
  watchers.add(changed);
  return () => watchers.delete(changed);
};

/** Whether single letters act; a person can switch them off (WCAG 2.1.4). */
export function useLetterKeys(): { readonly areUsed: boolean; readonly change: () => void } {
  const areUsed = useSyncExternalStore(watch, areKeysUsed);
  const change = () => {
    storeKeysUsed(!areUsed);
    for (const changed of watchers) changed();
  };
  return { areUsed, change };
}

/**
 * Calls `act` when a single key is pressed, unless a field has the focus or has just lost it to an update, another key is held, a
 * dialog is open or the person has switched such keys off. With `act: null` the key does nothing.
 */
export function useKey(key: string, act: (() => void) | null): void {
  const { areUsed } = useLetterKeys();
  useKeydown((event) => {
    if (act === null || !areUsed || isDialogOpen()) return;
    if (event.key !== key || !isCommand(event) || isPressing(key, event.target)) return;
    event.preventDefault();
    act();
  });
}

/** The list of keys, opened with `?` and from the account menu. */
export function useKeyList(): { readonly open: () => void; readonly dialog: ReactElement } {
  const [isOpen, setOpen] = useState(false);
  const { areUsed, change } = useLetterKeys();
  useKey("?", () => setOpen(true));
  const dialog = (
    <Dialog open={isOpen} onClose={() => setOpen(false)} title="Keys">
      <dl className={keyList}>
        {HINTS.map(({ key, does }) => (
          <div key={does}>
            <dt>
              <kbd className={kbd}>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Checkbox label="Single keys act" checked={areUsed} onChange={change} />
    </Dialog>
  );
  return { open: () => setOpen(true), dialog };
}
