import { useEffect, useEffectEvent, useRef } from "react";
import { useKey } from "../shell/keys.tsx";

/** A key that is pressed while something is being sent acts when that is done: nothing has to be pressed twice. */
export function useKeyAfter(letter: string, isBusy: boolean, act: () => void): void {
  const isPressed = useRef(false);
  const settle = useEffectEvent(() => {
    if (!isPressed.current) return;
    isPressed.current = false;
    act();
  });
  useKey(
    letter,
    isBusy
      ? () => {
          isPressed.current = true;
        }
      : null,
  );
  useEffect(() => {
    if (!isBusy) settle();
  }, [isBusy]);
}
