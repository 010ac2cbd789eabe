const CONTROLS = "a[href], button, label, summary, [role=button], [role=menuitem], [role=option], [role=tab]";

/** Pixels that a finger may wander between touching and leaving the glass. */
const WANDER = 10;

/** Milliseconds within which the browser's own click follows the release. */
const CLICK_MS = 80;

interface Press {
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  readonly control: HTMLElement;
  /** A control that is used for something else by the time of the release is not pressed. */
  readonly words: string;
}

const readWords = (control: HTMLElement): string => `${control.getAttribute("aria-label")} ${control.textContent}`;

const isUnder = (control: HTMLElement, { clientX, clientY }: PointerEvent): boolean => {
  const { bottom, left, right, top } = control.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
};

const readPress = (event: PointerEvent): Press | null => {
  const control = event.target instanceof Element ? event.target.closest<HTMLElement>(CONTROLS) : null;
  if (control === null || !event.isPrimary || event.button !== 0 || !isUnder(control, event)) return null;
  return { pointer: event.pointerId, x: event.clientX, y: event.clientY, control, words: readWords(control) };
};

const hasMovedAway = ({ pointer, x, y, control, words }: Press, released: PointerEvent): boolean =>
  released.pointerId === pointer &&
  Math.hypot(released.clientX - x, released.clientY - y) <= WANDER &&
  control.isConnected &&
  readWords(control) === words &&
  !isUnder(control, released);

/* The browser's click would go to what has moved under the finger, or nowhere. */
const clickInstead = (page: Document, control: HTMLElement): void => {
  const swallow = (event: Event): void => {
    if (!event.isTrusted) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  page.addEventListener("click", swallow, { capture: true });
  setTimeout(() => {
    page.removeEventListener("click", swallow, { capture: true });
    control.click();
  }, CLICK_MS);
};

/**
 * A press belongs to the control on which it began, even if the page has moved that control before the release: on a slow
 * phone, what is rendered late would otherwise turn a tap into nothing, or into a press of something else.
 */
export const keepMovedPresses = (page: Document): void => {
  let press: Press | null = null;
  const listen = (name: "pointerdown" | "pointerup" | "pointercancel", handle: (event: PointerEvent) => void): void =>
    page.addEventListener(name, handle, { capture: true });
  listen("pointerdown", (event) => {
    press = readPress(event);
  });
  listen("pointercancel", () => {
    press = null;
  });
  listen("pointerup", (event) => {
    if (press !== null && hasMovedAway(press, event)) clickInstead(page, press.control);
    press = null;
  });
};
