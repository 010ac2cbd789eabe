/**
 * Runs an action at once, or, while a button is pressed, after its release. A message inserted between press and
 * release would move the button away from the pointer, and the click would be lost.
 */
export const afterPress = (action: () => void): void => {
  if (document.querySelector(":active") === null) return action();
  const released = new AbortController();
  const finish = (): void => {
    released.abort();
    /* The click follows the release in the same task. */
    setTimeout(action);
  };
  for (const name of ["pointerup", "pointercancel", "keyup"])
    window.addEventListener(name, finish, { capture: true, signal: released.signal });
};
