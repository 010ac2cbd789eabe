const PENDING = "held";

/** A form submitted before its scripts run stays on the page; `flushPendingSubmit` submits it later. */
export const deferSubmits = (page: Pick<Document, "addEventListener">): void => {
  page.addEventListener("submit", (event) => {
    if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    event.target.dataset[PENDING] = "";
  });
};

/** At most once per submit. */
export const flushPendingSubmit = (form: HTMLFormElement): void => {
  if (form.dataset[PENDING] === undefined) return;
  delete form.dataset[PENDING];
  form.requestSubmit();
};

/**
 * Keeps the buttons that are pressed before the scripts of the page run; what it answers presses them, once there are
 * scripts that listen.
 */
export const deferPresses = (page: Pick<Document, "addEventListener" | "removeEventListener">): (() => void) => {
  const pressed: HTMLButtonElement[] = [];
  const keep = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest("button") : null;
    if (button?.type === "button") pressed.push(button);
  };
  page.addEventListener("click", keep);
  return () => {
    page.removeEventListener("click", keep);
    for (const button of pressed) button.click();
  };
};

export type Painted = Pick<
  Window,
  "addEventListener" | "removeEventListener" | "requestAnimationFrame" | "setTimeout"
> & {
  readonly document: Pick<Document, "readyState" | "visibilityState">;
};

const USES = ["pointerdown", "keydown", "focusin"] as const;

/** Milliseconds for the painted frame to reach the screen. */
const SETTLE_MS = 100;

/** Resolves when the page has loaded and been painted, or at the first interaction. */
export const whenPainted = (page: Painted): Promise<void> =>
  new Promise((resolve) => {
    const start = (): void => {
      for (const use of USES) page.removeEventListener(use, start);
      resolve();
    };
    /* A hidden page is never painted. */
    const afterPaint = (): void => {
      if (page.document.visibilityState === "hidden") start();
      else page.requestAnimationFrame(() => page.setTimeout(start, SETTLE_MS));
    };
    for (const use of USES) page.addEventListener(use, start);
    if (page.document.readyState === "complete") afterPaint();
    else page.addEventListener("load", afterPaint, { once: true });
  });
