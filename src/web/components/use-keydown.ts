import { useEffectEvent, useLayoutEffect } from "react";

/**
 * Calls `act` for each key that is pressed anywhere on the page, from the moment that the component is on the page: an effect that
 * runs after painting would lose a key pressed as soon as the component is seen. Nothing is listened to while `isOn` is false.
 */
export function useKeydown(act: (event: KeyboardEvent) => void, isOn = true): void {
  const listener = useEffectEvent(act);
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent): void => listener(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [isOn]);
}
