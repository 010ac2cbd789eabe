import { type RefObject, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { waitForPage } from "./held-keys.ts";

/** Leads to another page of the desk; keys that are pressed on the way are for that page. */
export function useGo(): (path: string) => void {
  const navigate = useNavigate();
  return (path) => void waitForPage(navigate(path, { flushSync: true }));
}

const findMain = (): HTMLElement | null => document.getElementById("main");

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

const isInBar = (): boolean => !isLost() && document.activeElement?.closest("header") !== null;

const CURRENT = "[data-list] :is([aria-current=true] th :is(a, button), :is(a, button)[aria-current=true])";

/* The row that is open beside the list, or the first one. */
const focusRow = (): void =>
  (
    findMain()?.querySelector<HTMLElement>(CURRENT) ??
    findMain()?.querySelector<HTMLElement>("[data-list] tbody th :is(a, button)")
  )?.focus();

/**
 * Puts the focus on the page that a link has opened, and there on its list, which a screen reader says: the link would take
 * Enter from the keys of the page. A field that the page has put it into keeps it.
 */
export function useArrival(): void {
  const { key, pathname } = useLocation();
  const before = useRef({ key, pathname });
  useEffect(() => {
    const { current: last } = before;
    before.current = { key, pathname };
    if (last.key === key || !(isInBar() || (last.pathname !== pathname && isLost()))) return;
    findMain()?.focus({ preventScroll: true });
    focusRow();
  }, [key, pathname]);
}

/**
 * A list that is loaded after its page takes the focus of a page that was just opened. The focus stays on the selected row of a
 * list that has it, also when the row before is gone.
 */
export function useListFocus(list: RefObject<HTMLElement | null>, selected: string | null): void {
  const hasFocus = useRef(false);
  useEffect(() => {
    const follow = ({ target }: FocusEvent): void => {
      hasFocus.current = target instanceof Node && list.current?.contains(target) === true;
    };
    document.addEventListener("focusin", follow);
    return () => document.removeEventListener("focusin", follow);
  }, [list]);
  useEffect(() => {
    if (document.activeElement === findMain()) focusRow();
  }, []);
  useEffect(() => {
    if (selected !== null && hasFocus.current && (isLost() || list.current?.contains(document.activeElement) === true))
      focusRow();
  }, [list, selected]);
}
