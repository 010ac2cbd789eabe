import { useEffect, useEffectEvent } from "react";

/** Runs an action when Escape is pressed anywhere on the page, while `isOn`. */
export function useEscape(isOn: boolean, action: () => void): void {
  const run = useEffectEvent(action);
  useEffect(() => {
    if (!isOn) return undefined;
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key === "Escape") run();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [isOn]);
}
