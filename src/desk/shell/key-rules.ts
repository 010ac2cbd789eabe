import { isField, isTypingCutOff } from "./typing-guard.ts";

/** What a key of the desk does; a key may do several things on different screens. */
interface KeyHint {
  readonly key: string;
  readonly does: string;
}

/** Every key of the desk; a new one is one line here. */
export const HINTS: readonly KeyHint[] = [
  { key: "Ctrl K", does: "Finds anything, and leads to every screen" },
  { key: "j", does: "Next item of a list" },
  { key: "k", does: "Previous item of a list" },
  { key: "Enter", does: "Opens the item" },
  { key: "e", does: "Marks the item as done" },
  { key: "a", does: "Assigns the item" },
  { key: "z", does: "Takes back what was done within 60 seconds" },
  { key: "/", does: "Filters the list" },
  { key: "w", does: "Chooses whose items the inbox lists" },
  { key: "n", does: "Begins something new" },
  { key: "j, k", does: "Moves to the next or the previous one" },
  { key: "c", does: "Confirms a booking, or corrects its number" },
  { key: "r", does: "Rejects a booking" },
  { key: "x", does: "Cancels a booking" },
  { key: "f", does: "Starts a change with a fee" },
  { key: "w", does: "Withdraws a change that the desk has started" },
  { key: "y", does: "Accepts a change or cancellation" },
  { key: "p", does: "Pauses or resumes a connector" },
  { key: "t", does: "Goes to the test of a connector" },
  { key: "z", does: "Takes back the last step, or an answer within 60 seconds" },
  { key: "Ctrl Enter", does: "Sends the open form" },
  { key: "?", does: "Shows this list" },
  { key: "Esc", does: "Closes a dialog or a menu, and leaves a field" },
];

const COMMANDS: ReadonlySet<string> = new Set(HINTS.map(({ key }) => key));

const STORED = "keelson-desk-keys";

/** Whether single letters act; a person can switch them off (WCAG 2.1.4). */
export const areKeysUsed = (): boolean => localStorage.getItem(STORED) !== "off";

export const storeKeysUsed = (areUsed: boolean): void => localStorage.setItem(STORED, areUsed ? "on" : "off");

/** Enter presses the button or follows the link that has the focus. */
export const isPressing = (key: string, target: EventTarget | null): target is HTMLElement =>
  key === "Enter" && target instanceof HTMLElement && target.matches("a, button, summary");

export const isDialogOpen = (): boolean =>
  document.querySelector("dialog[open], [role=dialog], [role=alertdialog]") !== null;

/** Whether a key is meant as a command: one of the desk's, and not typed into a field or into one that was just taken away. */
export const isCommand = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  COMMANDS.has(key) && !ctrlKey && !metaKey && !altKey && !isField(target) && !isTypingCutOff();
