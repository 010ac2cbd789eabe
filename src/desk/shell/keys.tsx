import { type ReactElement, useState, useSyncExternalStore } from "react";
import { Checkbox } from "#web/components/checkbox.tsx";
import { Dialog } from "#web/components/dialog/dialog.tsx";
import { useKeydown } from "#web/components/use-keydown.ts";
import { kbd, keyList } from "./shell.css.ts";
import { isField, isTypingCutOff } from "./typing-guard.ts";

interface KeyHint {
  readonly key: string;
  readonly does: string;
}

/** Every key of the desk; a new one is one line here. */
const HINTS: readonly KeyHint[] = [
  { key: "Ctrl K", does: "Finds anything, and leads to every screen" },
  { key: "j", does: "Next item of a list" },
  { key: "k", does: "Previous item of a list" },
  { key: "Enter", does: "Opens the item" },
  { key: "e", does: "Marks the item as done" },
  { key: "a", does: "Assigns the item" },
  { key: "z", does: "Takes back what was done within 60 seconds" },
  { key: "/", does: "Filters the list" },
  { key: "w", does: "Chooses whose items the inbox lists" },
  { key: "n", does: "Begins something new" },
  { key: "j, k", does: "Moves to the next or the previous one" },
  { key: "c", does: "Confirms a booking, or corrects its number" },
  { key: "r", does: "Rejects a booking" },
  { key: "x", does: "Cancels a booking" },
  { key: "f", does: "Starts a change with a fee" },
  { key: "w", does: "Withdraws a change that the desk has started" },
  { key: "y", does: "Accepts a change or cancellation" },
  { key: "p", does: "Pauses or resumes a connector" },
  { key: "t", does: "Goes to the test of a connector" },
  { key: "z", does: "Takes back the last step, or an answer within 60 seconds" },
  { key: "?", does: "Shows this list" },
  { key: "Esc", does: "Closes a dialog or a menu" },
];

const KEY = "keelson-desk-keys";

const watchers = new Set<() => void>();
const watch = (changed: () => void): (() => void) => {
  watchers.add(changed);
  return () => watchers.delete(changed);
};
const readUsed = (): boolean => localStorage.getItem(KEY) !== "off";

/** Whether single letters act; a person can switch them off (WCAG 2.1.4). */
export function useLetterKeys(): { readonly areUsed: boolean; readonly change: () => void } {
  const areUsed = useSyncExternalStore(watch, readUsed);
  const change = () => {
    localStorage.setItem(KEY, areUsed ? "off" : "on");
    for (const changed of watchers) changed();
  };
  return { areUsed, change };
}

/* Enter presses the button or follows the link that has the focus. */
const isPressing = (key: string, target: EventTarget | null): boolean =>
  key === "Enter" && target instanceof HTMLElement && target.matches("a, button, summary");

const isDialogOpen = (): boolean => document.querySelector("dialog[open], [role=dialog], [role=alertdialog]") !== null;

/**
 * Calls `act` when a single key is pressed, unless a field has the focus or has just lost it to an update, another key is held, a
 * dialog is open or the person has switched such keys off. With `act: null` the key does nothing.
 */
export function useKey(key: string, act: (() => void) | null): void {
  const { areUsed } = useLetterKeys();
  useKeydown((event) => {
    if (act === null || !areUsed || isDialogOpen()) return;
    if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || isField(event.target)) return;
    if (isPressing(key, event.target) || isTypingCutOff()) return;
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
          <div key={key}>
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
