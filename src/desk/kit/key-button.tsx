import type { ComponentProps, ReactElement } from "react";
import { Button } from "#web/components/button.tsx";
import { useKeysWait } from "../shell/held-keys.ts";
import { useKey, useLetterKeys } from "../shell/keys.tsx";
import { buttonKbd } from "./key-button.css.ts";

interface KeyButtonProps extends Omit<ComponentProps<typeof Button>, "onClick" | "type"> {
  /** The key that does the same, printed in the button. */
  readonly letter: string;
  readonly onPress: () => void;
  /** What the key does instead of a press. */
  readonly onKey?: () => void;
}

/** A button with its key. */
export function KeyButton({ letter, onPress, onKey = onPress, children, ...button }: KeyButtonProps): ReactElement {
  const { areUsed } = useLetterKeys();
  const isOff = button.disabled === true || button.busyLabel !== undefined;
  useKey(letter, isOff ? null : onKey);
  useKeysWait(button.busyLabel !== undefined);
  return (
    <Button {...button} aria-keyshortcuts={areUsed ? letter : undefined} onClick={onPress}>
      {children}
      {areUsed && (
        <kbd className={buttonKbd} aria-hidden>
          {letter}
        </kbd>
      )}
    </Button>
  );
}
