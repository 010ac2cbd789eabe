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
