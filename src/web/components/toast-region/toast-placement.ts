import { type RefObject, useEffect } from "react";

interface Rectangle {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

const overlaps = (one: Rectangle, other: Rectangle): boolean =>
  one.top < other.bottom && other.top < one.bottom && one.left < other.right && other.left < one.right;

/* The focused field outweighs all others: it is being corrected. */
const FOCUSED = 1000;

const countCovered = (region: Rectangle, fields: readonly HTMLElement[]): number =>
  fields.reduce((sum, field) => {
    if (!overlaps(region, field.getBoundingClientRect())) return sum;
    return sum + (field.contains(document.activeElement) ? FOCUSED : 1);
  }, 0);

const chooseSide = (region: HTMLElement, fields: readonly HTMLElement[]): "top" | "bottom" => {
  const { top, bottom, left, right } = region.getBoundingClientRect();
  const height = bottom - top;
  const middle = window.innerHeight / 2;
  const present = (top + bottom) / 2 < middle ? "top" : "bottom";
  const margin = Math.min(top, window.innerHeight - bottom);
  const at = { top: margin, bottom: window.innerHeight - margin - height };
  const covered = (side: "top" | "bottom") =>
    countCovered({ left, right, top: at[side], bottom: at[side] + height }, fields);
  const other = present === "top" ? "bottom" : "top";
  return covered(other) < covered(present) ? other : present;
};

/**
 * Keeps the toasts off the fields they are about, also during scrolling and focus changes: sets `data-side` to "top"
 * or "bottom", or removes it for the default.
 */
export function useToastSide(region: RefObject<HTMLElement | null>, fields: readonly string[]): void {
  const names = [...new Set(fields)].toSorted().join("\n");
  useEffect(() => {
    const place = () => {
      const element = region.current;
      /* A toast in use must not move away from under the pointer. */
      if (element === null || element.contains(document.activeElement)) return;
      const concerned = names.split("\n").flatMap((name) => findField(name) ?? []);
      if (concerned.length > 0) element.setAttribute("data-side", chooseSide(element, concerned));
    };
    if (names === "") {
      region.current?.removeAttribute("data-side");
      return undefined;
    }
    place();
    document.addEventListener("focusin", place);
    document.addEventListener("scroll", place, { passive: true, capture: true });
    window.addEventListener("resize", place);
    return () => {
      document.removeEventListener("focusin", place);
      document.removeEventListener("scroll", place, { capture: true });
      window.removeEventListener("resize", place);
    };
  }, [region, names]);
}

const CONTROL = "input, select, textarea, button, [tabindex='0']";

const findField = (field: string): HTMLElement | null => document.querySelector<HTMLElement>(`[data-field="${field}"]`);

export const focusField = (field: string): void => {
  findField(field)?.querySelector<HTMLElement>(CONTROL)?.focus();
};
