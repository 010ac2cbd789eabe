import { randomIds } from "#adapters/browser/clock.ts";
import { createTabDraftStore, createTextStore } from "#adapters/browser/storage.ts";
import { DRAFT_KEYS } from "#flows/draft-keys.ts";
import type { DraftsPort } from "#ports/browser.ts";

/** The parts of `window` that the portal uses. */
export type Page = EventTarget & {
  readonly localStorage: Storage;
  readonly sessionStorage: Storage;
  readonly document: Document;
  readonly location: Pick<Location, "assign" | "hash" | "origin">;
};

/** The drafts of this browser; the FCL form is saved for each tab. */
export const composeDrafts = (page: EventTarget & Pick<Page, "localStorage" | "sessionStorage">): DraftsPort =>
  createTabDraftStore({
    shared: createTextStore(() => page.localStorage),
    tab: createTextStore(() => page.sessionStorage),
    tabKeys: [DRAFT_KEYS.fcl, DRAFT_KEYS.cargo],
    nextMark: randomIds.next,
    page,
  });
