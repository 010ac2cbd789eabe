const CONTROL = "input, select, textarea, button, [tabindex='0']";

/** The part of the page that belongs to a field of a form, found by its `data-field`. */
export const findField = (field: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-field="${field}"]`);

/** Moves the focus to the control of a field. */
export const focusField = (field: string): void => {
  findField(field)?.querySelector<HTMLElement>(CONTROL)?.focus();
};
