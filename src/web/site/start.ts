const PENDING = "held";

/** Keeps a form that is sent before its scripts are there from leaving the page with nothing done; `sendHeld` sends it then. */
export const deferSubmits = (page: Pick<Document, "addEventListener">): void => {
  page.addEventListener("submit", (event) => {
    if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    event.target.dataset[PENDING] = "";
  });
};

/** Sends a form that was sent too early; once, whoever asks again. */
export const flushPendingSubmit = (form: HTMLFormElement): void => {
  if (form.dataset[PENDING] === undefined) return;
  delete form.dataset[PENDING];
  form.requestSubmit();
};

/** What of a window the start of a page needs. */
export type Painted = Pick<
  Window,
  "addEventListener" | "removeEventListener" | "requestAnimationFrame" | "setTimeout"
> & {
  readonly document: Pick<Document, "readyState" | "visibilityState">;
};

const USES = ["pointerdown", "keydown", "focusin"] as const;

/** The picture that has just been drawn still has to reach the glass, in milliseconds. */
const SETTLE_MS = 100;

/** Once everything the page was drawn with has loaded and been painted, or at once when the visitor begins to use it. */
export const whenPainted = (page: Painted): Promise<void> =>
  new Promise((resolve) => {
    const start = (): void => {
      for (const use of USES) page.removeEventListener(use, start);
      resolve();
    };
    /* A page in the background is never painted. */
    const afterPaint = (): void => {
      if (page.document.visibilityState === "hidden") start();
      else page.requestAnimationFrame(() => page.setTimeout(start, SETTLE_MS));
    };
    for (const use of USES) page.addEventListener(use, start);
    if (page.document.readyState === "complete") afterPaint();
    else page.addEventListener("load", afterPaint, { once: true });
  });
