import { useEffect, useState } from "react";
import { useKey } from "../shell/keys.tsx";

/** A key that is pressed while something is being sent acts when that is done: nothing has to be pressed twice. */
export function useKeyAfter(letter: string, isBusy: boolean, act: () => void): void {
  const [isPressed, setPressed] = useState(false);
  useKey(letter, isBusy ? () => setPressed(true) : null);
  useEffect(() => {
    if (isBusy || !isPressed) return;
    setPressed(false);
    act();
  }, [isBusy, isPressed, act]);
}
