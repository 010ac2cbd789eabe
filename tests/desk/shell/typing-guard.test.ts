// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from "vitest";
import { followTyping, isTypingCutOff } from "#desk/shell/typing-guard.ts";

let stop: () => void = () => undefined;
let field: HTMLInputElement;

const press = (target: EventTarget, key: string): void => {
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
};

beforeEach(() => {
  stop = followTyping();
  field = document.createElement("input");
  document.body.append(field);
});
afterEach(() => {
  stop();
  field.remove();
});

it("knows that an update has removed or disabled the field that was typed into", () => {
  field.focus();
  press(field, "m");
  expect(isTypingCutOff()).toBe(false);
  field.disabled = true;
  expect(isTypingCutOff()).toBe(true);
  field.disabled = false;
  expect(isTypingCutOff()).toBe(false);
  field.remove();
  press(document.body, "z");
  expect(isTypingCutOff()).toBe(true);
});

it.each(["Tab", "Escape"])("ends with %s", (key) => {
  press(field, "m");
  field.remove();
  expect(isTypingCutOff()).toBe(true);
  press(document.body, key);
  expect(isTypingCutOff()).toBe(false);
});

it("ends with the next pointer, and does not begin after the person has sent the field", () => {
  press(field, "m");
  field.remove();
  document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  expect(isTypingCutOff()).toBe(false);
  document.body.append(field);
  press(field, "m");
  press(field, "Enter");
  field.remove();
  expect(isTypingCutOff()).toBe(false);
});

it.each([
  { key: "Enter", ctrlKey: true },
  { key: "Enter", metaKey: true },
])("does not begin after the person has sent a field of several lines with $key", (pressed) => {
  const area = document.createElement("textarea");
  document.body.append(area);
  press(area, "m");
  press(area, "Enter");
  area.dispatchEvent(new KeyboardEvent("keydown", { ...pressed, bubbles: true }));
  area.remove();
  expect(isTypingCutOff()).toBe(false);
});
