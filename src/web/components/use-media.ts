import { useCallback, useSyncExternalStore } from "react";

const matchesNothing = (): boolean => false;

/** Whether a media query holds; false in a page drawn at build time. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", changed);
      return () => list.removeEventListener("change", changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches, matchesNothing);
}
