/**
 * Text drafts saved on this device under a fixed key (fclFormState for the FCL search); a full or forbidden storage is
 * silently no draft. Forms that two tabs may hold at once are saved for each tab, and the last one saved for new tabs.
 */
export interface DraftStorePort {
  readonly load: (key: string) => string | null;
  readonly save: (key: string, text: string) => void;
  readonly remove: (key: string) => void;
  /** Removes drafts for every tab, also the copies that other tabs have of their own. */
  readonly forget: (keys: readonly string[]) => void;
}
