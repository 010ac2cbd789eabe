/** Text drafts kept on this device under a fixed key (fclFormState for the FCL search); a full or forbidden storage is silently no draft. */
export interface DraftStorePort {
  readonly load: (key: string) => string | null;
  readonly save: (key: string, text: string) => void;
  readonly remove: (key: string) => void;
}
