import { fromThrowable } from "neverthrow";

/** Texts under keys on this device; a full or forbidden storage keeps nothing and says nothing. */
export interface TextStore {
  readonly read: (key: string) => string | null;
  readonly write: (key: string, text: string) => void;
  readonly remove: (key: string) => void;
}

const guarded = <Value>(work: () => Value, otherwise: Value): Value => fromThrowable(work)().unwrapOr(otherwise);

/** `open` and not the storage itself: with site data blocked, even reading `window.localStorage` throws. */
export const createTextStore = (open: () => Storage): TextStore => ({
  read: (key) => guarded(() => open().getItem(key), null),
  write: (key, text) => guarded(() => open().setItem(key, text), undefined),
  remove: (key) => guarded(() => open().removeItem(key), undefined),
});
