import { useKeydown } from "./use-keydown.ts";

/** Runs an action when Escape is pressed anywhere on the page, while `isOn`. */
export function useEscape(isOn: boolean, action: () => void): void {
  useKeydown(({ key }) => {
    if (key === "Escape") action();
  }, isOn);
}
