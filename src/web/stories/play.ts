import type { StoryStep } from "./story.ts";

const isShown = (element: Element): boolean => element.checkVisibility();

/* The texts of an element without those that only show a picture, such as initials. */
const readText = (element: Element): string =>
  [...element.childNodes]
    .map((node) => {
      if (!(node instanceof Element)) return node.textContent ?? "";
      return node.getAttribute("aria-hidden") === "true" ? "" : readText(node);
    })
    .join("");

const readName = (element: Element): string =>
  (element.getAttribute("aria-label") ?? readText(element)).replaceAll(/\s+/g, " ").trim();

const findPressable = (name: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>("button, a, [role=tab], [role=menuitem], label")].find(
    (element) => isShown(element) && readName(element).startsWith(name),
  );

const findField = (label: string): HTMLInputElement | undefined =>
  [...document.querySelectorAll("input")].find(
    (input) => isShown(input) && [...(input.labels ?? [])].some((one) => readName(one).startsWith(label)),
  );

/** React notices a text only if it is set by the element's own setter. */
const writeInto = (field: HTMLInputElement, text: string): void => {
  field.focus();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
};

const take = (step: StoryStep): boolean => {
  if ("press" in step) {
    const element = findPressable(step.press);
    element?.click();
    return element !== undefined;
  }
  const field = findField(step.into);
  if (field !== undefined) writeInto(field, step.text);
  return field !== undefined;
};

const nextFrame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));

const MOST_FRAMES = 600;

/** Waits until something is true, for at most ten seconds of drawing; returns whether it became true. */
const waitFor = async (isReached: () => boolean): Promise<boolean> => {
  for (let frame = 0; frame < MOST_FRAMES; frame++) {
    if (isReached()) return true;
    await nextFrame();
  }
  return false;
};

/** Takes the steps of a story one after the other, then waits for its text; returns what is missing, or null. */
export const playStory = async (steps: readonly StoryStep[], until: string): Promise<string | null> => {
  for (const step of steps) {
    if (!(await waitFor(() => take(step)))) return "press" in step ? step.press : step.into;
    await nextFrame();
  }
  const hasText = (): boolean => document.body.textContent.includes(until);
  return (await waitFor(hasText)) ? null : until;
};
