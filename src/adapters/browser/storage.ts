import { fromThrowable } from "neverthrow";
import type { DraftsPort } from "#ports/browser.ts";

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

/** Drafts in a storage of this browser, one for all tabs. */
export const createDraftStore = ({ read, write, remove }: TextStore): DraftsPort => ({
  load: read,
  save: write,
  remove,
  removeAll: (keys) => keys.forEach(remove),
});

/** The key of the mark that every tab's own copy must carry: copies made before `forget` carry an older one. */
const MARK_KEY = "draftMark";

interface TabDrafts {
  /** For all tabs: what a new tab starts with. */
  readonly shared: TextStore;
  /** For this tab alone. */
  readonly tab: TextStore;
  /** The drafts of which each tab has its own copy. */
  readonly tabKeys: readonly string[];
  readonly nextMark: () => string;
}

/** Drafts of which each tab has its own copy, so that two open forms do not overwrite each other; other drafts are shared. */
export const createTabDraftStore = ({ shared, tab, tabKeys, nextMark }: TabDrafts): DraftsPort => {
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
  };
};
