/**
 * Runs an action at once, or, while a button is pressed, after it is released. A message that appears between pressing
 * and releasing moves the button away from the pointer, and the click is lost.
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
