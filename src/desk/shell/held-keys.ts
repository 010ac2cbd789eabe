import { useLayoutEffect } from "react";
import { flushSync } from "react-dom";
import { createActor } from "xstate";
import { heldKeysMachine, type LoadScope } from "../flows/held-keys.ts";
import { areKeysUsed, isCommand, isDialogOpen, isPressing } from "./key-rules.ts";
import { isField } from "./typing-guard.ts";

const held = createActor(heldKeysMachine).start();

/** Has keys wait while something loads on which they act: a part of the page, or with `page` the page that comes. */
export function useKeysWait(isLoading: boolean, scope: LoadScope = "part"): void {
  useLayoutEffect(() => {
    if (!isLoading) return undefined;
    held.send({ type: "load.began", scope });
    return () => held.send({ type: "load.ended", scope });
  }, [isLoading, scope]);
}

/** Has all that is typed wait until the returned function is called: for `DialogWaits`. */
export const waitForDialog = (): (() => void) => {
  held.send({ type: "load.began", scope: "dialog" });
  return () => held.send({ type: "load.ended", scope: "dialog" });
};

/** Has keys wait until a way to another page has ended. */
export const waitForPage = async (way: void | Promise<void>): Promise<void> => {
  held.send({ type: "load.began", scope: "page" });
  await way;
  held.send({ type: "load.ended", scope: "page" });
};

const NAMED: ReadonlySet<string> = new Set(["Enter", "Backspace", "Tab"]);

const canBeHeld = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && (key.length === 1 || NAMED.has(key));

/* A command comes first; what follows may be text for the field that it opens. */
const canBegin = (event: KeyboardEvent): boolean =>
  canBeHeld(event) && areKeysUsed() && isCommand(event) && !isDialogOpen() && !isPressing(event.key, event.target);

const hold = (event: Event, key: string): void => {
  event.preventDefault();
  event.stopImmediatePropagation();
  held.send({ type: "key.pressed", key });
};

let isActing = false;

/* Before all others: what follows a key that waits, or is meant for a page that comes. */
const holdFollowing = (event: KeyboardEvent): void => {
  const { held: keys, loading } = held.getSnapshot().context;
  if (isActing || (keys.length === 0 && loading.page + loading.dialog === 0)) return;
  if (event.key === "Escape") held.send({ type: "keys.dropped" });
  else if (keys.length > 0 || loading.dialog > 0 ? canBeHeld(event) : canBegin(event)) hold(event, event.key);
};

/* After all others: nothing on the page takes it yet. */
const holdUntaken = (event: KeyboardEvent): void => {
  if (!isActing && !event.defaultPrevented && held.getSnapshot().matches("waiting") && canBegin(event))
    hold(event, event.key);
};

const holdPasted = (event: ClipboardEvent): void => {
  if (held.getSnapshot().context.held.length > 0) hold(event, event.clipboardData?.getData("text") ?? "");
};

const drop = (): void => held.send({ type: "keys.dropped" });

/** Whether it was taken. */
const press = (key: string): boolean => {
  const target = document.activeElement ?? document.body;
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  isActing = true;
  flushSync(() => target.dispatchEvent(event));
  isActing = false;
  if (event.defaultPrevented || !isPressing(key, target)) return event.defaultPrevented;
  flushSync(() => target.click());
  return true;
};

/* To the next control of the form; the page gives the browser no other way to say it. */
const goOn = (from: HTMLElement): void => {
  const controls = [...(from.closest("form, [role=dialog]")?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];
  controls[controls.indexOf(from) + 1]?.focus();
};
const CONTROLS = ["input", "select", "textarea", "button"]
  .map((name) => `${name}:not([disabled], [tabindex="-1"])`)
  .join();

const write = (field: HTMLElement, key: string): void => {
  if (key === "Tab") goOn(field);
  else if (key === "Backspace") document.execCommand("delete");
  else if (key !== "Enter") document.execCommand("insertText", false, key);
  else if (field instanceof HTMLTextAreaElement) document.execCommand("insertText", false, "\n");
  else if (!press(key) && field instanceof HTMLInputElement) field.form?.requestSubmit();
};

/* Text at once: a person who types on must not overtake it. */
const takeText = (keys: readonly string[]): readonly string[] => {
  const end = keys.findIndex((key) => NAMED.has(key));
  return end < 0 ? keys : keys.slice(0, Math.max(1, end));
};

/* What a command was not there for is not written either. */
const act = (keys: readonly string[]): void => {
  const { activeElement: active } = document;
  const [first = ""] = keys;
  if (isField(active)) {
    const text = takeText(keys);
    write(active, text.join(""));
    held.send({ type: "keys.acted", count: text.length });
  } else if (!isDialogOpen() && press(first)) held.send({ type: "keys.acted", count: 1 });
  else held.send({ type: "keys.dropped" });
};

/** Holds keys for what loads, until the returned function is called. */
export const followHeldKeys = (): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /* One command each time: what it opens is there before the next one. */
  const actNext = (): void => {
    timer = undefined;
    const { value, context } = held.getSnapshot();
    if (value === "due") act(context.held);
  };
  const watching = held.subscribe(({ value }) => {
    if (value === "due") timer ??= setTimeout(actNext);
  });
  document.addEventListener("keydown", holdFollowing, { capture: true });
  window.addEventListener("keydown", holdUntaken);
  document.addEventListener("paste", holdPasted, { capture: true });
  document.addEventListener("pointerdown", drop, { capture: true });
  return () => {
    watching.unsubscribe();
    clearTimeout(timer);
    document.removeEventListener("keydown", holdFollowing, { capture: true });
    window.removeEventListener("keydown", holdUntaken);
    document.removeEventListener("paste", holdPasted, { capture: true });
    document.removeEventListener("pointerdown", drop, { capture: true });
    drop();
  };
};
