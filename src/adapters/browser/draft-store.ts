import type { DraftStorePort } from "../../ports/draft-store.ts";
import type { TextStore } from "./text-store.ts";

/** Drafts in a storage of this browser. */
export const createDraftStore = ({ read, write, remove }: TextStore): DraftStorePort => ({
  load: read,
  save: write,
  remove,
});
