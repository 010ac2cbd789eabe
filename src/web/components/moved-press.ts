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

const isNear = ({ x, y }: Press, { clientX, clientY }: MouseEvent): boolean =>
  Math.hypot(clientX - x, clientY - y) <= WANDER;

const isStill = ({ control, words }: Press): boolean => control.isConnected && readWords(control) === words;

/* For a press whose click has not come yet: the browser looks again at what lies under the finger, which may have changed. */
const awaitClick = (press: Press, hasMoved: boolean): ((event: MouseEvent) => void) => {
  let isClicked = false;
  const clickInstead = (): void => {
    if (isClicked || !isStill(press)) return;
    isClicked = true;
    press.control.click();
  };
  /* The browser may send no click at all; one that comes in time is taken by `isClicked`. */
  if (hasMoved) setTimeout(clickInstead, CLICK_MS);
  return (event) => {
    const isRight = event.target instanceof Node && press.control.contains(event.target);
    if (!isClicked && (isRight || !isStill(press))) {
      isClicked = true;
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    clickInstead();
  };
};

/**
 * A press belongs to the control on which it began, even if the page has moved that control before the release or the
 * click: on a slow phone, what is rendered late would otherwise turn a tap into nothing, or into a press of something else.
 */
export const keepMovedPresses = (page: Document): void => {
  let press: Press | null = null;
  let released: { readonly press: Press; readonly take: (click: MouseEvent) => void } | null = null;
  const listen = (name: "pointerdown" | "pointerup" | "pointercancel", handle: (event: PointerEvent) => void): void =>
    page.addEventListener(name, handle, { capture: true });
  listen("pointerdown", (event) => {
    press = readPress(event);
    released = null;
  });
  listen("pointercancel", () => {
    press = null;
  });
  listen("pointerup", (event) => {
    const ended = press;
    press = null;
    if (ended === null || ended.pointer !== event.pointerId || !isNear(ended, event) || !isStill(ended)) return;
    const hasMoved = !isUnder(ended.control, event);
    /* What react-aria draws has acted on the release already. */
    if (hasMoved || !ended.control.hasAttribute("data-rac"))
      released = { press: ended, take: awaitClick(ended, hasMoved) };
  });
  page.addEventListener(
    "click",
    (event) => {
      /* Clicks of the keyboard and of scripts have no place. */
      if (released === null || event.detail === 0 || !isNear(released.press, event)) return;
      const { take } = released;
      released = null;
      take(event);
    },
    { capture: true },
  );
};
