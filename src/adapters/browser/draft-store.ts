import type { DraftStorePort } from "../../ports/draft-store.ts";
import type { TextStore } from "./text-store.ts";

/** Drafts in this browser's local storage. */
export const createDraftStore = ({ read, write, remove }: TextStore): DraftStorePort => ({
  load: read,
  save: write,
  remove,
});
