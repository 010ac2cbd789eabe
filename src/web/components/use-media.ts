import { useCallback, useSyncExternalStore } from "react";

const matchesNothing = (): boolean => false;

/** False while the page is prerendered. */
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
