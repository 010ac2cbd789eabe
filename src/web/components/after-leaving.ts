/**
 * Runs an action for a field that loses the focus: at once, or, while a button is pressed, after its release, unless the
 * field has the focus again by then. A message inserted between press and release would move the button away from the
 * pointer, and the click would be lost; a button that clears a field returns to it, and the next text is not its last one.
 */
export const afterLeaving = (field: Element, action: () => void): void => {
  if (document.querySelector(":active") === null) return action();
  const released = new AbortController();
  const finish = (): void => {
    released.abort();
    /* The click follows the release in the same task. */
    setTimeout(() => {
      if (document.activeElement !== field) action();
    });
  };
  for (const name of ["pointerup", "pointercancel", "keyup"])
    window.addEventListener(name, finish, { capture: true, signal: released.signal });
};
