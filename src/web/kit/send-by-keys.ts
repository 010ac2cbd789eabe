import type { KeyboardEvent } from "react";

/** For `onKeyDown` of a form: Ctrl or Cmd with Enter sends it from every field, also from one of several lines. */
export const sendByKeys = (event: KeyboardEvent<HTMLFormElement>): void => {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
};
