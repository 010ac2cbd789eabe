import { fromThrowable } from "neverthrow";
import type { DraftsPort } from "#ports/browser.ts";

/** A full or blocked storage is silently empty. */
export interface TextStore {
  readonly read: (key: string) => string | null;
  readonly write: (key: string, text: string) => void;
  readonly remove: (key: string) => void;
}

const guarded = <Value>(work: () => Value, otherwise: Value): Value => fromThrowable(work)().unwrapOr(otherwise);

/** Takes a function, because reading `window.localStorage` throws if site data is blocked. */
export const createTextStore = (open: () => Storage): TextStore => ({
  read: (key) => guarded(() => open().getItem(key), null),
  write: (key, text) => guarded(() => open().setItem(key, text), undefined),
  remove: (key) => guarded(() => open().removeItem(key), undefined),
});

/* Storage events are those of other tabs; a null key means that the whole storage was cleared. */
const watchStorage =
  (page: EventTarget): DraftsPort["watch"] =>
  (key, changed) => {
    const onStorage = (event: Event): void => {
      if (event instanceof StorageEvent && (event.key === key || event.key === null)) changed(event.newValue);
    };
    page.addEventListener("storage", onStorage);
    return () => page.removeEventListener("storage", onStorage);
  };

/** `page` receives the storage events of other tabs. */
export const createDraftStore = ({ read, write, remove }: TextStore, page: EventTarget): DraftsPort => ({
  load: read,
  save: write,
  remove,
  removeAll: (keys) => keys.forEach(remove),
  watch: watchStorage(page),
});

/** Copies of a tab start with this mark; `removeAll` changes it and so invalidates copies in other tabs. */
const MARK_KEY = "draftMark";

interface TabDrafts {
  /** For all tabs; a new tab starts with it. */
  readonly shared: TextStore;
  readonly tab: TextStore;
  /** Keys of drafts with a copy per tab. */
  readonly tabKeys: readonly string[];
  readonly nextMark: () => string;
  /** Receives the storage events of other tabs. */
  readonly page: EventTarget;
}

/** Drafts with a copy per tab, so that two open forms do not overwrite each other; others are shared. */
export const createTabDraftStore = ({ shared, tab, tabKeys, nextMark, page }: TabDrafts): DraftsPort => {
  const mark = (): string => {
    const known = shared.read(MARK_KEY);
    if (known !== null) return known;
    const made = nextMark();
    shared.write(MARK_KEY, made);
    return made;
  };
  const keepOwn = (key: string, text: string): void => {
    if (tabKeys.includes(key)) tab.write(key, `${mark()} ${text}`);
  };
  const ownCopy = (key: string): string | null => {
    const [known, own] = [shared.read(MARK_KEY), tab.read(key)];
    return known !== null && own?.startsWith(`${known} `) === true ? own.slice(known.length + 1) : null;
  };
  return {
    /* An empty copy is a form that was cleared in this tab. */
    load: (key) => {
      const own = ownCopy(key);
      return own === "" ? null : (own ?? shared.read(key));
    },
    save: (key, text) => {
      shared.write(key, text);
      keepOwn(key, text);
    },
    remove: (key) => {
      shared.remove(key);
      keepOwn(key, "");
    },
    removeAll: (keys) => {
      shared.remove(MARK_KEY);
      for (const key of keys) {
        shared.remove(key);
        tab.remove(key);
      }
    },
    watch: watchStorage(page),
  };
};
