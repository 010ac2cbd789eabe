import { expect, test } from "vitest";
import { whenPainted } from "#web/site/start.ts";

/** A window whose frames and time stand still until the test lets them go on. */
const windowAt = (readyState: DocumentReadyState, visibilityState: DocumentVisibilityState = "visible") => {
  const target = new EventTarget();
  const frames: FrameRequestCallback[] = [];
  const timers: (() => void)[] = [];
  return {
    page: {
      document: { readyState, visibilityState },
      addEventListener: target.addEventListener.bind(target),
      removeEventListener: target.removeEventListener.bind(target),
      requestAnimationFrame: (work: FrameRequestCallback) => frames.push(work),
      setTimeout: (work: () => void) => timers.push(work),
    },
    happens: (name: string) => target.dispatchEvent(new Event(name)),
    paints: () => frames.splice(0).forEach((work) => work(0)),
    settles: () => timers.splice(0).forEach((work) => work()),
  };
};

const watch = (wait: Promise<void>) => {
  const seen = { started: false };
  void wait.then(() => {
    seen.started = true;
  });
  return async (): Promise<boolean> => {
    await Promise.resolve();
    return seen.started;
  };
};

test("scripts start once the page has loaded and been painted", async () => {
  const { page, happens, paints, settles } = windowAt("interactive");
  const hasStarted = watch(whenPainted(page));
  paints();
  settles();
  expect(await hasStarted()).toBe(false);
  happens("load");
  expect(await hasStarted()).toBe(false);
  paints();
  expect(await hasStarted()).toBe(false);
  settles();
  expect(await hasStarted()).toBe(true);
});

test.each(["pointerdown", "keydown", "focusin"])("%s starts scripts at once", async (use) => {
  const { page, happens } = windowAt("loading");
  const hasStarted = watch(whenPainted(page));
  happens(use);
  expect(await hasStarted()).toBe(true);
});

test("a hidden page starts scripts without waiting for a paint", async () => {
  const { page } = windowAt("complete", "hidden");
  expect(await watch(whenPainted(page))()).toBe(true);
});
