import { type ReactElement, useEffect, useEffectEvent, useState } from "react";
import { Dialog } from "#web/components/dialog/dialog.tsx";
import { kbd, keyList } from "./shell.css.ts";

interface KeyHint {
  readonly key: string;
  readonly does: string;
}

const HINTS: readonly KeyHint[] = [
  { key: "n", does: "Begins something new: an invitation under Staff" },
  { key: "?", does: "Shows this list" },
  { key: "Esc", does: "Closes a dialog or a menu" },
];

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input, select, textarea"));

/** Calls `act` when a single key is pressed, unless a field has the focus or another key is held (WCAG 2.1.4). */
export function useKey(key: string, act: () => void): void {
  const listener = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => listener(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}

/** The list of keys, opened with `?` and from the account menu. */
export function useKeyList(): { readonly open: () => void; readonly dialog: ReactElement } {
  const [isOpen, setOpen] = useState(false);
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
    </Dialog>
  );
  return { open: () => setOpen(true), dialog };
}
