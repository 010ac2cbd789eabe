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

const click = (target: Element, clientY: number): void =>
  void target.dispatchEvent(
    new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1, clientX: 50, clientY }),
  );

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

/* Chromium looks again at what lies under the finger between the release and the click. */
test("a press counts although the control moves between the release and the click", () => {
  const { button } = addButton("Book on several sailings", 500);
  const { button: other } = addButton("Book Now, Norrvik Line", 600);
  point(button, "pointerdown", 520);
  point(button, "pointerup", 522);
  click(other, 522);
  vi.runAllTimers();
  expect(clicks).toEqual(["Book on several sailings"]);
});

test("a click that comes long after the release of a moved control is not a second press", () => {
  const { button, place } = addButton("Book on several sailings", 500);
  const { button: other } = addButton("Book Now, Norrvik Line", 600);
  point(button, "pointerdown", 520);
  place.top = 800;
  point(document.body, "pointerup", 522);
  vi.runAllTimers();
  click(other, 522);
  expect(clicks).toEqual(["Book on several sailings"]);
});

test("a press of something else follows as usual", () => {
  const { button } = addButton("Book on several sailings", 500);
  const { button: other } = addButton("Book Now, Norrvik Line", 600);
  point(button, "pointerdown", 520);
  point(button, "pointerup", 522);
  click(button, 522);
  point(other, "pointerdown", 620);
  point(other, "pointerup", 620);
  click(other, 620);
  expect(clicks).toEqual(["Book on several sailings", "Book Now, Norrvik Line"]);
});

test("Enter on another control follows as usual, even if no click came", () => {
  const { button } = addButton("Book on several sailings", 500);
  const { button: other } = addButton("Book Now, Norrvik Line", 600);
  point(button, "pointerdown", 520);
  point(button, "pointerup", 522);
  other.click();
  expect(clicks).toEqual(["Book Now, Norrvik Line"]);
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
