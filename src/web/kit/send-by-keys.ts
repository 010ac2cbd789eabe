import type { KeyboardEvent } from "react";

/** Whether Ctrl or Cmd is pressed with Enter, which sends a form. */
export const isSendKey = ({ key, ctrlKey, metaKey }: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey">): boolean =>
  key === "Enter" && (ctrlKey || metaKey);

/** For `onKeyDown` of a form: Ctrl or Cmd with Enter sends it from every field, also from one of several lines. */
export const sendByKeys = (event: KeyboardEvent<HTMLFormElement>): void => {
  if (!isSendKey(event)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
};
