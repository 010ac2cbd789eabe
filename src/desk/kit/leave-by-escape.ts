import type { KeyboardEvent } from "react";

/** For `onKeyDown` of a form on a page: Escape leaves its field, so that single keys act; what is typed stays. */
export const leaveByEscape = ({ key, target }: KeyboardEvent): void => {
  if (key === "Escape" && target instanceof HTMLElement) target.blur();
};
