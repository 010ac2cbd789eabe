import { useEffect, useRef, useSyncExternalStore, type RefObject } from "react";

/** Calls `work` `ms` after the last change of `round`, unless `runs` is false. */
export function useEvery(ms: number, runs: boolean, round: number, work: (round: number) => void): void {
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setTimeout(() => latest.current(round), ms);
    return () => clearTimeout(timer);
  }, [ms, runs, round]);
}

const subscribeToNothing = () => () => undefined;

/** True once scripts run: without them the page stays as it was prerendered. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

/** Escape closes a disclosure and returns the focus; a press outside closes it. */
export function useClosing(details: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const pressed = ({ key }: KeyboardEvent) => {
      const menu = details.current;
      if (key !== "Escape" || menu?.open !== true) return;
      menu.open = false;
      menu.querySelector("summary")?.focus();
    };
    const outside = ({ target }: PointerEvent) => {
      const menu = details.current;
      if (menu?.open === true && target instanceof Node && !menu.contains(target)) menu.open = false;
    };
    document.addEventListener("keydown", pressed);
    document.addEventListener("pointerdown", outside);
    return () => {
      document.removeEventListener("keydown", pressed);
      document.removeEventListener("pointerdown", outside);
    };
  }, [details]);
}
