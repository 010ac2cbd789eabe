import { randomIds } from "#adapters/browser/clock.ts";
import { createTabDraftStore } from "#adapters/browser/draft-store.ts";
import { createTextStore } from "#adapters/browser/text-store.ts";
import { FCL_DRAFT_KEY } from "#flows/draft-keys.ts";
import type { DraftStorePort } from "#ports/draft-store.ts";
import type { Page } from "./page.ts";

/** The drafts of this browser; the FCL form is saved for each tab. */
export const composeDrafts = (page: Pick<Page, "localStorage" | "sessionStorage">): DraftStorePort =>
  createTabDraftStore({
    shared: createTextStore(() => page.localStorage),
    tab: createTextStore(() => page.sessionStorage),
    tabKeys: [FCL_DRAFT_KEY],
    nextMark: randomIds.next,
  });
