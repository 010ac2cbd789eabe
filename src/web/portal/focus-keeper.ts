import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";

const DIALOG = "[role=dialog]";
/** What disappears again: the focus returns to what opened it. */
const OVERLAYS = `${DIALOG}, [role=menu], [role=listbox]`;
const HEADING = "h1, h2, h3, h4";

/* Dialogs and menus return the focus themselves, in the next frame. */
const SETTLING_MS = 60;

/** A control, and what it is in, from the inside out: a removed control has no parents any more. */
interface Origin {
  readonly control: HTMLElement;
  readonly around: readonly Element[];
}

const listAncestors = (element: Element): readonly Element[] => {
  const { parentElement: parent } = element;
  return parent === null ? [] : [parent, ...listAncestors(parent)];
};

const tryFocus = (element: HTMLElement): boolean => {
  element.focus({ preventScroll: true });
  return document.activeElement === element;
};

const focusHeading = (heading: HTMLElement): void => {
  if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
  tryFocus(heading);
};

const findMainHeading = (): HTMLElement | null => document.querySelector<HTMLElement>("main h1");

const findNearestHeading = ({ around }: Origin): HTMLElement | null =>
  around
    .filter((place) => place.isConnected && place !== document.body)
    .map((place) => place.querySelector<HTMLElement>(HEADING))
    .find((heading) => heading !== null) ?? null;

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

interface FocusKeeper {
  /** Returns a function that stops it. */
  readonly start: () => () => void;
  /** Another page is shown. */
  readonly arrive: () => void;
}

/**
 * Keeps the focus on the page where a browser would drop it: a new page focuses its main heading, a dialog that closes
 * returns the focus to what opened it, and what is removed hands it to the nearest heading around it.
 */
const createFocusKeeper = (): FocusKeeper => {
  let focused: Element | null = null;
  let origin: Origin | null = null;
  let isArriving = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const remember = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement)) return;
    focused = target;
    if (target.closest(OVERLAYS) === null) origin = { control: target, around: listAncestors(target) };
  };
  const focusNewPage = (): void => {
    const main = document.getElementById("main");
    const { activeElement: active } = document;
    const hasFocus = active !== main && main?.contains(active) === true;
    const heading = findMainHeading();
    isArriving = !hasFocus && heading === null && document.querySelector(DIALOG) === null;
    if (isArriving) main?.focus({ preventScroll: true });
    else if (!hasFocus && heading !== null && document.querySelector(DIALOG) === null) focusHeading(heading);
  };
  const returnFocus = (): void => {
    if (!isLost() || focused === null || focused.isConnected || document.querySelector(DIALOG) !== null) return;
    if (origin?.control.isConnected === true && tryFocus(origin.control)) return;
    const heading = (origin === null ? null : findNearestHeading(origin)) ?? findMainHeading();
    if (heading !== null) focusHeading(heading);
  };
  const check = (): void => {
    timer = undefined;
    if (isArriving) focusNewPage();
    else returnFocus();
  };
  const leaveAlone = (): void => {
    isArriving = false;
  };
  return {
    start: () => {
      const changes = new MutationObserver(() => {
        timer ??= setTimeout(check, SETTLING_MS);
      });
      changes.observe(document.body, { childList: true, subtree: true });
      document.addEventListener("focusin", remember);
      document.addEventListener("keydown", leaveAlone);
      document.addEventListener("pointerdown", leaveAlone);
      return () => {
        changes.disconnect();
        clearTimeout(timer);
        timer = undefined;
        document.removeEventListener("focusin", remember);
        document.removeEventListener("keydown", leaveAlone);
        document.removeEventListener("pointerdown", leaveAlone);
      };
    },
    arrive: focusNewPage,
  };
};

/** For the root of all screens. */
export function useFocusKeeper(): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  const [keeper] = useState(createFocusKeeper);
  useEffect(() => keeper.start(), [keeper]);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    keeper.arrive();
  }, [keeper, pathname]);
}
