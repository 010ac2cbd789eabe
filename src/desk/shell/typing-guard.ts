const FIELDS = "input, select, textarea";

/** Whether something that is typed into has the focus. */
export const isField = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(FIELDS));

/* Keys with which a person leaves a field. */
const LEAVING: ReadonlySet<string> = new Set(["Tab", "Escape"]);

/* Ctrl or Cmd with Enter sends a field of several lines, too. */
const isLeaving = ({ target, key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  LEAVING.has(key) || (key === "Enter" && (ctrlKey || metaKey || !(target instanceof HTMLTextAreaElement)));

/* The field that is typed into, until the person leaves it. */
let typed: HTMLElement | null = null;

const leave = (): void => {
  typed = null;
};
const enter = ({ target }: Event): void => {
  if (isField(target)) typed = target;
};
const follow = (event: KeyboardEvent): void => {
  const { target } = event;
  if (isLeaving(event)) typed = null;
  else if (isField(target)) typed = target;
};

/**
 * Whether an update has taken the field away from under the hands of the person: what is typed next is no command. It ends with
 * the next pointer, Tab or Escape.
 */
export const isTypingCutOff = (): boolean => typed !== null && (!typed.isConnected || typed.matches(":disabled"));

/** Follows what is typed into, until the returned function is called. */
export const followTyping = (): (() => void) => {
  document.addEventListener("focusin", enter);
  document.addEventListener("keydown", follow, { capture: true });
  document.addEventListener("pointerdown", leave, { capture: true });
  window.addEventListener("popstate", leave);
  return () => {
    document.removeEventListener("focusin", enter);
    document.removeEventListener("keydown", follow, { capture: true });
    document.removeEventListener("pointerdown", leave, { capture: true });
    window.removeEventListener("popstate", leave);
    leave();
  };
};
