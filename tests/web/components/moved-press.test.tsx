import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { keepMovedPresses } from "#web/components/moved-press.ts";

const clicks: string[] = [];

/** A button of 100 × 40 px at a height of the page that the test changes. */
const addButton = (name: string, top: number) => {
  const place = { top };
  const button = document.createElement("button");
  button.textContent = name;
  button.getBoundingClientRect = () => new DOMRect(0, place.top, 100, 40);
  button.addEventListener("click", () => clicks.push(name));
  document.body.append(button);
  return { button, place };
};

const point = (target: Element, type: string, clientY: number, more: PointerEventInit = {}): void => {
  target.dispatchEvent(
    new PointerEvent(type, { bubbles: true, isPrimary: true, pointerId: 1, clientX: 50, clientY, ...more }),
  );
};

beforeAll(() => keepMovedPresses(document));
beforeEach(() => {
  vi.useFakeTimers();
  clicks.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

test("a press of a control that moves away before the release counts", () => {
  const { button, place } = addButton("Book on several sailings", 500);
  point(button, "pointerdown", 520);
  place.top = 800;
  point(document.body, "pointerup", 522);
  vi.runAllTimers();
  expect(clicks).toEqual(["Book on several sailings"]);
});

test("a press of a control that stays is left to the browser", () => {
  const { button } = addButton("Yes", 500);
  point(button, "pointerdown", 520);
  point(button, "pointerup", 522);
  vi.runAllTimers();
  expect(clicks).toEqual([]);
});

test.each([
  ["the finger moves away", (button: HTMLButtonElement) => point(button, "pointerup", 300)],
  ["another finger is lifted", () => point(document.body, "pointerup", 520, { pointerId: 2 })],
  [
    "the page scrolls instead",
    (button: HTMLButtonElement) => {
      point(button, "pointercancel", 520);
      point(document.body, "pointerup", 520);
    },
  ],
  [
    "the button is removed",
    (button: HTMLButtonElement) => {
      button.remove();
      point(document.body, "pointerup", 520);
    },
  ],
  [
    "the button is used for another offer",
    (button: HTMLButtonElement) => {
      button.textContent = "Book Now, CASTELLAN";
      point(document.body, "pointerup", 520);
    },
  ],
  [
    "the button is switched off",
    (button: HTMLButtonElement) => {
      button.disabled = true;
      point(document.body, "pointerup", 520);
    },
  ],
])("a press does not count when %s", (_, end) => {
  const { button, place } = addButton("Book Now, Norrvik Line", 500);
  point(button, "pointerdown", 520);
  place.top = 800;
  end(button);
  vi.runAllTimers();
  expect(clicks).toEqual([]);
});
