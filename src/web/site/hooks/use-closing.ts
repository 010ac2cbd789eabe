import { type RefObject, useEffect } from "react";

/** Escape closes a disclosure and gives the focus back; a press anywhere else closes it. */
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
